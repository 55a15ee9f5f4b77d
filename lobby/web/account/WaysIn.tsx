import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../account.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Moment } from '../design/Moment.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { accountApi } from './api.ts'
import { deviceName, hasWayIn, sayTrouble } from './useAccount.ts'

interface WaysInProps {
  account: Account
  onChange(account: Account): void
}

/** By what one can come back; and more of it. */
export function WaysIn({ account, onChange }: WaysInProps) {
  const t = useT()
  const [code, setCode] = useState<string>()
  const make = useMutation({
    mutationFn: async () => {
      const optionsJSON = await accountApi.passkeyToMake()
      return accountApi.addPasskey(deviceName(), await startRegistration({ optionsJSON }))
    },
    onSuccess: onChange,
  })
  const drop = useMutation({
    mutationFn: (id: string | null) => (id === null ? accountApi.dropMail() : accountApi.dropPasskey(id)),
    onSuccess: onChange,
  })
  const recovery = useMutation({
    mutationFn: async () => {
      const { code } = await accountApi.newRecovery()
      return { code, account: await accountApi.account() }
    },
    onSuccess(made) {
      setCode(made.code)
      onChange(made.account)
    },
  })
  const trouble = make.error ?? drop.error ?? recovery.error
  const begin = (start: () => void) => () => {
    for (const mutation of [make, drop, recovery]) mutation.reset()
    start()
  }
  const row = (name: string, since: number | null, onDrop: (() => void) | null) => (
    <li key={name + since} className={css.actions}>
      <span className={css.what}>
        <bdi>{name}</bdi>
        {since !== null && (
          <span className={css.note}>
            <Moment at={since} words={moment => moment} />
          </span>
        )}
      </span>
      {onDrop && (
        <Button
          variant="subtle"
          aria-label={t('account.dropLabel', { name })}
          onClick={begin(onDrop)}
          disabled={drop.isPending}
        >
          {t('account.drop')}
        </Button>
      )}
    </li>
  )
  const { passkeys, mail, recoverySince, offers } = account
  return (
    <div className={css.fields}>
      {hasWayIn(account) ? (
        <ul className={css.fields}>
          {passkeys.map(({ id, name, usedAt, since }) =>
            row(t('account.passkey', { name }), usedAt ?? since, () => drop.mutate(id)),
          )}
          {mail !== null && row(mail, null, () => drop.mutate(null))}
          {recoverySince !== null && row(t('account.recovery'), recoverySince, null)}
        </ul>
      ) : (
        <p>{t('account.none')}</p>
      )}
      <Alert>{trouble && sayTrouble(trouble, t)}</Alert>
      <div className={css.actions}>
        {offers.passkeys && (
          <Button loading={make.isPending} onClick={begin(() => make.mutate())}>
            {t('account.makePasskey')}
          </Button>
        )}
        <Button loading={recovery.isPending} onClick={begin(() => recovery.mutate())}>
          {t('account.makeRecovery')}
        </Button>
      </div>
      {offers.passkeys && <p>{t('account.passkeyHelp')}</p>}
      {offers.mail && mail === null && <p>{t('account.mailHelp')}</p>}
      {code !== undefined && (
        <CopyField
          value={code}
          label={t('account.newRecovery')}
          description={t('account.recoveryKeep')}
          button={t('account.copy')}
        />
      )}
    </div>
  )
}

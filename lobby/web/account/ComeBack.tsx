import { TextInput } from '@mantine/core'
import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Account, CameBack } from '../../account.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { accountApi } from './api.ts'
import { sayTrouble } from './useAccount.ts'

interface ComeBackProps {
  account: Account
  /** It is known who this is; they may show it once more. */
  isKnown: boolean
  /** What for. */
  help?: string
  /** What a link in a mail brought. */
  link: string | undefined
  onArrive(told: CameBack): void
}

/** The ways in which one can show who one is. */
export function ComeBackSheet({ account: { offers, mail }, isKnown, help, link, onArrive }: ComeBackProps) {
  const t = useT()
  const passkey = useMutation({
    mutationFn: async () => {
      const optionsJSON = await accountApi.toSign()
      return accountApi.signed(await startAuthentication({ optionsJSON }))
    },
    onSuccess: onArrive,
  })
  const follow = useMutation({ mutationFn: accountApi.followMail, onSuccess: onArrive })
  const recover = useMutation({ mutationFn: accountApi.recover, onSuccess: onArrive })
  const ask = useMutation({ mutationFn: accountApi.askForMail })
  const trouble = passkey.error ?? follow.error ?? recover.error ?? ask.error
  const forget = () => {
    for (const mutation of [passkey, follow, recover]) mutation.reset()
  }
  return (
    <Sheet title={t(isKnown ? 'account.again' : 'account.comeBack')} lit={link !== undefined}>
      <div className={css.fields}>
        <p>{help ?? t(isKnown ? 'account.againHelp' : 'account.comeBackHelp')}</p>
        {/* Nothing happens before a press: there are programs that open every link in mails. */}
        {link !== undefined && (
          <div className={css.actions}>
            <Button
              variant="filled"
              loading={follow.isPending}
              onClick={() => {
                forget()
                follow.mutate(link)
              }}
            >
              {t('account.followLink')}
            </Button>
          </div>
        )}
        <Alert>{trouble && sayTrouble(trouble, t)}</Alert>
        {offers.passkeys && (
          <div className={css.actions}>
            <Button
              loading={passkey.isPending}
              onClick={() => {
                forget()
                passkey.mutate()
              }}
            >
              {t('account.usePasskey')}
            </Button>
          </div>
        )}
        <div className={css.columns}>
          {offers.mail && (
            <div className={css.fields}>
              <OneField
                label={t('account.address')}
                help={t('account.addressHelp')}
                type="email"
                initial={isKnown ? (mail ?? '') : ''}
                button={t('account.sendLink')}
                isBusy={ask.isPending}
                onSubmit={address => ask.mutate(address)}
              />
              <p role="status" className={css.told}>
                {ask.isSuccess && t('account.sent')}
              </p>
              {ask.isSuccess && (
                <OneField
                  label={t('account.code')}
                  button={t('account.useCode')}
                  isBusy={follow.isPending}
                  onSubmit={code => {
                    forget()
                    follow.mutate(code)
                  }}
                />
              )}
            </div>
          )}
          <OneField
            label={t('account.recovery')}
            help={t('account.recoveryUse')}
            button={t('account.useRecovery')}
            isBusy={recover.isPending}
            onSubmit={code => {
              forget()
              recover.mutate(code)
            }}
          />
        </div>
      </div>
    </Sheet>
  )
}

interface OneFieldProps {
  label: string
  help?: string
  type?: string
  initial?: string
  button: string
  isBusy: boolean
  onSubmit(text: string): void
}

/** A field and what is done with it. */
export function OneField({
  label,
  help,
  type = 'text',
  initial = '',
  button,
  isBusy,
  onSubmit,
}: OneFieldProps) {
  const [text, setText] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSubmit(text.trim())
  }
  return (
    <form className={css.fields} onSubmit={submit}>
      <TextInput
        label={label}
        description={help}
        type={type}
        maxLength={200}
        autoComplete={type === 'email' ? 'email' : 'off'}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={text.trim() === ''} loading={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  )
}

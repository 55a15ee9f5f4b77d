import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { NewWay, Telling } from '../../notifications.ts'
import { type TextKey, useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { subscribe } from './subscribe.ts'

interface AddChannelsProps {
  telling: Telling
  isAdding: boolean
  add(way: NewWay): Promise<unknown>
}

/** Ways of being told that one may add: each only where one wants it. */
export function AddChannels({ telling, isAdding, add }: AddChannelsProps) {
  const t = useT()
  const [denied, setDenied] = useState(false)
  const addThisBrowser = async () => {
    const push = await subscribe(telling.pushKey)
    setDenied(push === undefined)
    if (push) await add({ kind: 'push', push })
  }
  return (
    <div className={css.columns}>
      <Sheet title={t('told.push')}>
        <div className={css.fields}>
          <p>{t('told.pushHelp')}</p>
          <div className={css.actions}>
            <Button loading={isAdding} onClick={() => void addThisBrowser().catch(() => {})}>
              {t('told.pushAdd')}
            </Button>
          </div>
          <Alert>{denied && t('told.pushDenied')}</Alert>
        </div>
      </Sheet>
      {telling.mail && (
        <Sheet title={t('told.kinds.mail')}>
          <AddressForm of="mail" type="email" add={address => add({ kind: 'mail', address })} />
        </Sheet>
      )}
      <Sheet title={t('told.kinds.webhook')}>
        <AddressForm of="webhook" type="url" add={url => add({ kind: 'webhook', url })} />
      </Sheet>
    </div>
  )
}

interface AddressFormProps {
  of: 'mail' | 'webhook'
  type: string
  add(address: string): Promise<unknown>
}

function AddressForm({ of, type, add }: AddressFormProps) {
  const t = useT()
  const [address, setAddress] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(address.trim()).then(
      () => setAddress(''),
      // What does not work is told above, and the address stays to be corrected.
      () => {},
    )
  }
  const word = (end: '' | 'Help' | 'Add') => t(`told.${of}${end}` as TextKey)
  return (
    <form className={css.fields} onSubmit={submit}>
      <TextInput
        label={word('')}
        description={word('Help')}
        type={type}
        maxLength={500}
        value={address}
        onChange={event => setAddress(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={address.trim() === ''}>
          {word('Add')}
        </Button>
      </div>
    </form>
  )
}

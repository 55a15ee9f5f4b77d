import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Room } from '../../protocol.ts'
import { api, troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button, type ButtonVariant } from '../design/Button.tsx'
import css from './SitButton.module.css'

interface SitButtonProps {
  room: Room
  seat: string
  variant?: ButtonVariant
  /** What it says, if not that one sits down here. */
  label?: string
}

/** Sits down; asks for the password first where the room has one. */
export function SitButton({ room, seat, variant, label }: SitButtonProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [password, setPassword] = useState('')
  const sit = useRoomAction((given?: string) => api.sit(room.id, seat, given))
  const number = Number(seat) + 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sit.mutate([password])
  }
  return (
    <>
      <Button
        variant={variant}
        aria-label={label ?? t('room.sitLabel', { number })}
        loading={sit.isPending}
        onClick={() => (room.locked ? dialog.current?.showModal() : sit.mutate([]))}
      >
        {label ?? t('room.sit')}
      </Button>
      {sit.error && !room.locked && <span role="alert">{t(`problem.${troubleOf(sit.error)}`)}</span>}
      <dialog ref={dialog} className={css.dialog} aria-labelledby={heading}>
        <form onSubmit={submit} className={css.form}>
          <h2 id={heading}>{t('room.password.title')}</h2>
          <TextInput
            label={t('room.password.label')}
            autoComplete="off"
            value={password}
            error={sit.error && t(`problem.${troubleOf(sit.error)}`)}
            onChange={event => setPassword(event.currentTarget.value)}
          />
          <div className={css.actions}>
            <Button type="submit" variant="filled" loading={sit.isPending} disabled={password === ''}>
              {t('room.password.submit')}
            </Button>
            <Button variant="subtle" onClick={() => dialog.current?.close()}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { linesOf } from '../../../../games/kit/log.ts'
import { usualBot } from '../../../../games/kit/module.ts'
import { api } from '../../app/api.ts'
import { botName } from '../../app/bots.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { Trouble } from '../../design/Trouble.tsx'
import css from '../../room/SitButton.module.css'
import { useHere } from '../TableContext.ts'

/** Opens a table of one's own at a moment of a game that is over, with bots on the other seats. */
export function PlayOn({ step }: { step: number }) {
  const t = useT()
  const { room, module, players, reader, seat: own, view, device } = useHere()
  const { bots } = module.meta
  const [, go] = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [seat, setSeat] = useState(own ?? players[0]!.seat)
  const [bot, setBot] = useState(usualBot(module.meta) ?? '')
  const wish = { step, seat: Number(seat), bot }
  const playOn = useMutation({
    mutationFn: async () => (device ? device.playOn(wish) : `/table/${(await api.playOn(room.id, wish)).id}`),
    onSuccess: address => go(address),
    networkMode: 'always',
  })
  if (bots.length === 0) return null
  const last = linesOf(view.log).findLast(({ line }) => line)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    playOn.mutate()
  }
  const close = () => {
    playOn.reset()
    dialog.current?.close()
  }
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>{t('playOn.open')}</Button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby={heading}>
        <form onSubmit={submit} className={css.form}>
          <h2 id={heading}>{t('playOn.title', { step })}</h2>
          {last?.line && <p>{t('playOn.toldLast', { words: reader.read(last.line) })}</p>}
          <p>{t('playOn.lead')}</p>
          <NativeSelect
            label={t('playOn.seat')}
            value={seat}
            data={players.map(one => ({ value: one.seat, label: one.name }))}
            onChange={event => setSeat(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('playOn.bots')}
            value={bot}
            data={bots.map(value => ({ value, label: botName(value, reader, t) }))}
            onChange={event => setBot(event.currentTarget.value)}
          />
          <p>{t('playOn.secrets')}</p>
          <Trouble of={playOn.error} />
          <div className={css.actions}>
            <Button type="submit" variant="filled" loading={playOn.isPending}>
              {t('playOn.start')}
            </Button>
            <Button variant="subtle" onClick={close}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}

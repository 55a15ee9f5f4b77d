import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sure } from '../design/Sure.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { TakeFromDevice } from '../file/TakeFromDevice.tsx'
import type { DeviceDesk } from './deviceDesk.ts'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'

/** What can be done with a table of this device: take it along, play on with people, forget it. */
export function DeviceSettings({ device }: { device: DeviceDesk }) {
  const t = useT()
  const [, go] = useLocation()
  const { room } = useHere()
  const move = useMutation({
    mutationFn: async () => device.toLobby!(),
    onSuccess: address => go(address),
    networkMode: 'always',
  })
  const drop = useMutation({ mutationFn: device.drop, onSuccess: () => go('/'), networkMode: 'always' })
  return (
    <>
      <section className={css.seat} aria-label={t('device.here')}>
        <h2>{t('device.here')}</h2>
        <p className={css.help}>{t('device.hereHelp')}</p>
        {room.status === 'playing' && device.toLobby && (
          <div className={css.link}>
            <p className={css.help}>{t('device.moveHelp')}</p>
            <Button loading={move.isPending} onClick={() => move.mutate()}>
              {t('device.move')}
            </Button>
          </div>
        )}
        <Trouble of={move.error} />
        <Sure of="device.drop" isBusy={drop.isPending} onSure={() => drop.mutate()} />
        <Trouble of={drop.error} />
      </section>
      <TakeFromDevice device={device} />
    </>
  )
}

import { NativeSelect, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usualBot } from '../../../games/kit/module.ts'
import { isClock } from '../../pace.ts'
import { api } from '../app/api.ts'
import { botName } from '../app/bots.ts'
import { changeLanguage, useT } from '../app/i18n.ts'
import { ensureNameOfJapanese } from '../app/japanese.ts'
import { useMe } from '../app/queries.ts'
import { useKnown, useRoomAction } from '../app/roomQueries.ts'
import { changeSettings, SPEEDS, THEMES, useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Sure } from '../design/Sure.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { TakeAlong } from '../file/TakeAlong.tsx'
import { LanguageField } from '../lobby/LanguageField.tsx'
import { BotSeats } from './BotSeats.tsx'
import { TimeUsed } from './clock/TimeUsed.tsx'
import { DeviceSettings } from './DeviceSettings.tsx'
import { WishToRest } from './desk/Rest.tsx'
import { EndTogether } from './EndTogether.tsx'
import { ForcedSwitch } from './ForcedSwitch.tsx'
import { notify } from './notify.ts'
import { ProposePause } from './ProposePause.tsx'
import { ShowHands } from './ShowHands.tsx'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'
import type { ForcedHere } from './useForcedMoves.ts'
import { useUntilNewer } from './useUntilNewer.ts'

/** Settings of this device, and of the reader's seat. */
export function TableSettings({ reducedMotion, forced }: { reducedMotion: boolean; forced: ForcedHere }) {
  const t = useT()
  const { seat, room, module, lesson, device } = useHere()
  const { known, know, forget } = useKnown(module.meta.id)
  const settings = useSettings()
  const { language, speed, theme, sound, tools } = settings
  const [denied, setDenied] = useState(false)
  useEffect(ensureNameOfJapanese, [])

  const setNotify = async (wanted: boolean) => {
    if (wanted && 'Notification' in window) await Notification.requestPermission()
    // The first one shows what they look like, and whether this browser has them.
    const works = wanted && (await notify(t('brand'), t('settings.notifyTrial')))
    setDenied(wanted && !works)
    changeSettings({ notify: works })
  }
  return (
    <div className={css.settings}>
      <LanguageField
        label={t('settings.language')}
        language={language}
        onChange={to => void changeLanguage(to)}
      />
      <NativeSelect
        label={t('settings.theme')}
        value={theme}
        data={THEMES.map(value => ({ value, label: t(`settings.${value}`) }))}
        onChange={event => changeSettings({ theme: event.currentTarget.value as typeof theme })}
      />
      <NativeSelect
        label={t('settings.speed')}
        description={reducedMotion ? t('settings.reducedMotion') : undefined}
        value={speed}
        data={SPEEDS.map(value => ({ value, label: t(`settings.speeds.${value}`) }))}
        onChange={event => changeSettings({ speed: event.currentTarget.value as typeof speed })}
      />
      <Switch
        label={t('settings.sound')}
        checked={sound}
        onChange={event => changeSettings({ sound: event.currentTarget.checked })}
      />
      <Switch
        label={t('settings.notify')}
        description={t('settings.notifyHelp')}
        error={denied && t('settings.notifyDenied')}
        checked={settings.notify}
        onChange={event => void setNotify(event.currentTarget.checked)}
      />
      {seat !== null && room.pace && !isClock(room.pace) && (
        <p>
          <Link href="/told">{t('told.link')}</Link>
        </p>
      )}
      {seat !== null && <WishToRest />}
      {room.from && (
        <p>
          <Link href={`/table/${room.from.room}?step=${room.from.step}`}>
            {t('playOn.from', { step: room.from.step })}
          </Link>
        </p>
      )}
      {module.characters && !lesson && (
        <Switch
          label={t('settings.remarks')}
          checked={settings.remarks}
          onChange={event => changeSettings({ remarks: event.currentTarget.checked })}
        />
      )}
      <ForcedSwitch forced={forced} />
      {seat !== null && 'coach' in module.text.en && (
        <Switch
          label={t('settings.tips')}
          description={t('settings.tipsHelp')}
          checked={known !== undefined && !known.includes('all')}
          onChange={event => (event.currentTarget.checked ? forget() : know('all'))}
        />
      )}
      {!lesson && !device && <BotSeats />}
      {!lesson && !device && room.status === 'playing' && <TimeUsed />}
      {seat !== null && room.status === 'playing' && !device && <SeatSettings room={room.id} seat={seat} />}
      {!lesson && !device && room.status === 'playing' && <TakeAlong />}
      {device && <DeviceSettings device={device} />}
      {!lesson && (
        <Switch
          label={t('settings.tools')}
          description={t('settings.toolsHelp')}
          checked={tools}
          onChange={event => changeSettings({ tools: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

const seatKey = (room: string, seat: string) => ['seatKey', room, seat] as const

/** Continue elsewhere, or let a bot play on. */
function SeatSettings({ room, seat }: { room: string; seat: string }) {
  const t = useT()
  const { module, reader, room: here } = useHere()
  const { data: key } = useQuery({ queryKey: seatKey(room, seat), queryFn: () => api.seatKey(room) })
  const letBot = useRoomAction((bot: string) => api.bot(room, seat, bot))
  const takeBack = useRoomAction(() => api.unbot(room, seat))
  const leave = useRoomAction(() => api.stand(room, seat))
  const { data: me } = useMe()
  const own = here.seats.find(one => one.seat === seat)?.person === me?.id
  const playing = here.seats.find(one => one.seat === seat)?.bot ?? null
  const { bots } = module.meta
  const [bot, setBot] = useState(usualBot(module.meta) ?? '')
  const link = key && `${location.origin}/table/${room}#seat=${key.seat}&key=${encodeURIComponent(key.key)}`
  const trouble = useUntilNewer(letBot.error ?? takeBack.error ?? leave.error, here)
  return (
    <section className={css.seat} aria-label={t('settings.seat')}>
      <h2>{t('settings.seat')}</h2>
      {link && (
        <div className={css.link}>
          <CopyField
            value={link}
            label={t('settings.seatLink')}
            description={t('settings.seatLinkHelp')}
            button={t('settings.seatLinkCopy')}
            secret
          />
          {own && <RenewLink room={room} seat={seat} />}
        </div>
      )}
      {bots.length > 0 && playing === null && (
        <div className={css.link}>
          {bots.length > 1 && (
            <NativeSelect
              label={t('settings.botName')}
              value={bot}
              data={bots.map(name => ({ value: name, label: botName(name, reader, t) }))}
              onChange={event => setBot(event.currentTarget.value)}
            />
          )}
          <p className={css.help}>{t('settings.letBotHelp')}</p>
          <Button loading={letBot.isPending} onClick={() => letBot.mutate([bot])}>
            {t('settings.letBot')}
          </Button>
        </div>
      )}
      <Listed />
      {playing === null && <ShowHands />}
      {playing === null && <ProposePause />}
      {playing === null && <EndTogether />}
      <Sure of="settings.leave" isBusy={leave.isPending} onSure={() => leave.mutate([])} />
      {playing !== null && (
        <Button variant="filled" loading={takeBack.isPending} onClick={() => takeBack.mutate([])}>
          {t('table.takeBack')}
        </Button>
      )}
      <Trouble of={trouble} />
    </section>
  )
}

/** Who finds the table: its host changes that, also during play. */
function Listed() {
  const t = useT()
  const { room } = useHere()
  const { data: me } = useMe()
  const edit = useRoomAction((listed: boolean) => api.edit(room.id, { listed }))
  const trouble = useUntilNewer(edit.error, room)
  if (room.club !== null || room.friendsOf !== null) return null
  if (room.host !== me?.id)
    return <p className={css.help}>{t(room.listed ? 'room.listed' : 'room.unlisted')}</p>
  return (
    <>
      <Switch
        label={t('create.listed')}
        description={t('settings.listedHelp')}
        checked={room.listed}
        onChange={event => edit.mutate([event.currentTarget.checked])}
      />
      <Trouble of={trouble} />
    </>
  )
}

/** A new personal link, where somebody else may have the old one. */
function RenewLink({ room, seat }: { room: string; seat: string }) {
  const t = useT()
  const client = useQueryClient()
  const renew = useMutation({
    mutationFn: () => api.renewKey(room),
    onSuccess: key => client.setQueryData(seatKey(room, seat), key),
  })
  return (
    <>
      <Sure
        of="settings.renewLink"
        isBusy={renew.isPending}
        onSure={() => renew.mutate()}
        told={renew.isSuccess ? t('settings.renewLinkDone') : undefined}
      />
      <Trouble of={renew.error} />
    </>
  )
}

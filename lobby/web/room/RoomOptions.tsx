import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { GameMeta, GameModule } from '../../../games/kit/module.ts'
import { fitting } from '../../../games/kit/presets.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import type { EditRoom, Room } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { seatCounts } from '../app/beginnings.ts'
import { useT } from '../app/i18n.ts'
import { isFree, seatName } from '../app/names.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { OptionFields } from '../lobby/OptionFields.tsx'
import { WatchingField } from '../lobby/WatchingField.tsx'
import css from './OpenRoom.module.css'

interface RoomOptionsProps {
  room: Room
  meta: GameMeta
  module: GameModule
  reader: TextReader
  isHost: boolean
}

/** The options of a room: editable by the host until the start, readable by everybody. */
export function RoomOptions({ room, meta, module, reader, isHost }: RoomOptionsProps) {
  const t = useT()
  const edit = useRoomAction((change: EditRoom) => api.edit(room.id, change))
  const [password, setPassword] = useState('')
  const seated = room.seats.filter(seat => !isFree(seat)).length
  const nameOfSeat = (seat: string) => {
    const found = room.seats[Number(seat)]
    const number = t('room.seat', { number: Number(seat) + 1 })
    return found && !isFree(found) ? `${number} (${seatName(found, t)})` : number
  }
  return (
    <Sheet title={t('room.options')} aside={isHost ? undefined : t('room.optionsHostOnly')}>
      <div className={css.stack}>
        {isHost && (
          <NativeSelect
            label={t('room.seatsCount')}
            value={String(room.seats.length)}
            data={seatCounts(meta)
              .filter(count => count >= seated)
              .map(String)}
            onChange={event => {
              const seats = Number(event.currentTarget.value)
              edit.mutate([{ seats, options: fitting(module.options, room.options, seats) }])
            }}
          />
        )}
        <OptionFields
          module={module}
          reader={reader}
          seats={room.seats.length}
          values={room.options}
          seatName={nameOfSeat}
          onChange={
            isHost
              ? values => edit.mutate([{ options: fitting(module.options, values, room.seats.length) }])
              : undefined
          }
        />
        {!isHost && room.privateTalk && (
          <p>
            <b>{t('create.privateTalk')}</b>: {t('create.privateTalkHelp')}
          </p>
        )}
        {!isHost && room.watching !== 'after' && (
          <p>
            <b>{t('watching.option')}</b>: {t(`watching.help.${room.watching}`)}
          </p>
        )}
        {!isHost && room.rated && (
          <p>
            <b>{t('rating.option')}</b>: {t('rating.optionHelp')}
          </p>
        )}
        {!isHost && room.takeBacks && (
          <p>
            <b>{t('back.option')}</b>: {t('back.optionHelp')}
          </p>
        )}
        {isHost && (
          <>
            {room.club === null && room.friendsOf === null && (
              <Switch
                label={t('create.listed')}
                description={t('create.listedHelp')}
                checked={room.listed}
                onChange={event => edit.mutate([{ listed: event.currentTarget.checked }])}
              />
            )}
            {!meta.openTalk && (
              <Switch
                label={t('create.privateTalk')}
                description={t('create.privateTalkHelp')}
                checked={room.privateTalk}
                onChange={event => edit.mutate([{ privateTalk: event.currentTarget.checked }])}
              />
            )}
            <WatchingField value={room.watching} onChange={watching => edit.mutate([{ watching }])} />
            <Switch
              label={t('rating.option')}
              description={t('rating.optionHelp')}
              checked={room.rated}
              onChange={event => edit.mutate([{ rated: event.currentTarget.checked }])}
            />
            <Switch
              label={t('back.option')}
              description={t('back.optionHelp')}
              checked={room.takeBacks}
              onChange={event => edit.mutate([{ takeBacks: event.currentTarget.checked }])}
            />
            <form
              onSubmit={event => {
                event.preventDefault()
                edit.mutate([{ password: password === '' ? null : password }], {
                  onSuccess: () => setPassword(''),
                })
              }}
              className={css.link}
            >
              <TextInput
                label={t(room.locked ? 'room.passwordNew' : 'room.passwordChange')}
                description={t('create.passwordHelp')}
                autoComplete="off"
                value={password}
                onChange={event => setPassword(event.currentTarget.value)}
              />
              <Button type="submit" disabled={password === '' && !room.locked}>
                {t(password === '' && room.locked ? 'room.passwordRemove' : 'save')}
              </Button>
            </form>
          </>
        )}
        <Trouble of={edit.error} />
      </div>
    </Sheet>
  )
}

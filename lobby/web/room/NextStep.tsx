import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { GameMeta } from '../../../games/kit/module.ts'
import type { Me, Room } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { fillersFor } from '../app/beginnings.ts'
import { useT } from '../app/i18n.ts'
import { isOpenToAll, nameList, seatName } from '../app/names.ts'
import { fillWithBots } from '../app/playNow.ts'
import { meAgain } from '../app/queries.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { useNow } from '../plan/useNow.ts'
import { When } from '../plan/When.tsx'
import { useKept } from './kept.ts'
import css from './OpenRoom.module.css'
import { SitButton } from './SitButton.tsx'

/** From then on it is as at any other table. In milliseconds. */
const GATHER = 15 * 60_000

/** Whether a table is yet to start at some time, and nobody need be there yet. */
function useIsAhead(plannedAt: number | null): boolean {
  const gather = (plannedAt ?? 0) - GATHER
  return useNow(gather) < gather
}

/** One sentence that says what to do next in a room, with the button for it. */
export function NextStep({ room, me, meta }: { room: Room; me: Me; meta: GameMeta }) {
  const t = useT()
  const { language } = useSettings()
  const mine = room.seats.find(({ person }) => person === me.id)
  const kept = useKept(room).data?.seats.find(({ isMine }) => isMine)?.seat
  // What is kept for the reader comes first.
  const free = room.seats
    .filter(one => isOpenToAll(one) || one.seat === kept)
    .sort((a, b) => Number(b.seat === kept) - Number(a.seat === kept))
  const isHost = room.host === me.id
  const [starting, setStarting] = useState(false)
  const start = useRoomAction(async () => {
    setStarting(true)
    try {
      const begun = await api.start(room.id)
      void meAgain()
      return begun
    } catch (error) {
      setStarting(false)
      throw error
    }
  })
  const ready = useRoomAction((is: boolean) => api.ready(room.id, is))
  const bots = fillersFor(meta, me)
  const fill = useMutation({ mutationFn: () => fillWithBots(room, bots) })

  const unready = room.seats.filter(seat => seat.person !== null && seat.person !== room.host && !seat.ready)
  const taken = room.seats.length - free.length
  const canStart = isHost && !room.startsByItself && unready.length === 0 && taken >= meta.minPlayers
  const trouble = start.error ?? ready.error ?? fill.error
  const isAhead = useIsAhead(room.plannedAt)
  const sentence = sentenceOf()

  function isLit(): boolean {
    if (isAhead) return !mine && free.length > 0
    if (mine && room.startsByItself) return false
    return !mine || isHost ? free.length > 0 || canStart : !mine.ready
  }

  function sentenceOf(): string {
    const count = free.length
    if (isAhead) return t(`plan.ahead.${mine ? (isHost ? 'host' : 'seated') : count > 0 ? 'sit' : 'full'}`)
    if (!mine && room.watching === 'none') return t(count > 0 ? 'room.next.sitOnly' : 'room.next.fullOnly')
    if (!mine) return t(count > 0 ? 'room.next.sit' : 'room.next.full')
    if (room.startsByItself) return t('problem.startsByItself')
    if (isHost && unready.length > 0) {
      return t('room.next.hostWaits', {
        names: nameList(
          unready.map(seat => seatName(seat, t)),
          language,
        ),
      })
    }
    if (isHost) {
      if (count === 0) return t('room.next.hostStart')
      return canStart ? t('room.next.hostFree', { count }) : t('room.next.hostAlone')
    }
    if (!mine.ready) return t('room.next.ready')
    if (count > 0) return t('room.next.waitFree', { count })
    const host = room.seats.find(({ person }) => person === room.host)
    return t('room.next.waitHost', { host: host ? seatName(host, t) : '' })
  }

  return (
    <Sheet label={t('table.toDo')} lit={isLit()}>
      <div className={css.next}>
        <div className={css.what}>
          <p className={css.sentence} aria-live="polite">
            {sentence}
          </p>
          {room.plannedAt !== null && <When at={room.plannedAt} />}
        </div>
        <div className={css.buttons}>
          {!mine && free[0] && (
            <SitButton
              room={room}
              seat={free[0].seat}
              variant="filled"
              {...(isAhead && { label: t('plan.come') })}
            />
          )}
          {isHost && free.length > 0 && bots.length > 0 && (
            <Button
              variant={canStart || isAhead ? 'default' : 'filled'}
              loading={fill.isPending}
              onClick={() => fill.mutate()}
            >
              {t('room.fill')}
            </Button>
          )}
          {canStart && (
            <Button
              variant={free.length === 0 && !isAhead ? 'filled' : 'default'}
              loading={start.isPending || starting}
              onClick={() => start.mutate([])}
            >
              {free.length === 0 ? t('room.start') : t('room.startFewer', { count: taken })}
            </Button>
          )}
          {mine && !isHost && !room.startsByItself && (
            <Button
              variant={mine.ready || isAhead ? 'default' : 'filled'}
              loading={ready.isPending}
              onClick={() => ready.mutate([!mine.ready])}
            >
              {t(mine.ready ? 'room.setNotReady' : 'room.setReady')}
            </Button>
          )}
        </div>
      </div>
      <Trouble of={trouble} />
    </Sheet>
  )
}

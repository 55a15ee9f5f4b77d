/** A table by turns that rests: all who play have agreed to it, and anybody who plays ends it. */
import { isClock } from '../pace.ts'
import { answer, ask, drop, mayAsk, playing } from './agreement.ts'
import { noteResumed, noteWish } from './notifications/consent.ts'
import { PAUSE } from './pause-wish.ts'
import { Refused } from './problem.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { endPause, isPaused } from './time/pauses.ts'
import type { Now } from './time/uptime.ts'
import { lifeOf } from './wish.ts'

/** A player proposes a pause. Where nobody is to be asked it begins. */
export async function proposePause(table: Table, player: number | undefined, days: number): Promise<void> {
  const { told } = await table.play()
  await ask(table, PAUSE, draft => {
    const by = mayAsk(PAUSE, draft, player)
    mustBeByTurns(draft)
    if (isPaused(draft, Date.now())) throw new Refused('paused')
    return { by, days, told, until: Date.now() + lifeOf(draft), agreed: [], refused: null }
  })
  await noteWish(table, 'pause', Date.now())
}

function mustBeByTurns({ pace }: Readonly<RoomRecord>): void {
  if (!pace || isClock(pace)) throw new Refused('notByTurns')
}

export const answerPause = (table: Table, player: number | undefined, agrees: boolean): Promise<void> =>
  answer(table, PAUSE, player, agrees)

/** Anybody who plays ends a pause; before it, whoever has proposed it does not want it any more. */
export async function playOnAfterPause(table: Table, player: number | undefined): Promise<void> {
  const by = playing(table.record, player)
  if (!isPaused(table.record, Date.now())) return drop(table, PAUSE, player)
  await table.change(draft => {
    playing(draft, player)
    endPause(draft, Date.now())
  })
  await noteResumed(table, Date.now(), by)
}

/** Ends a pause that has lasted as long as was agreed. */
export async function pauseIsOver(table: Table, { at }: Now): Promise<void> {
  const { pause } = table.record.late
  if (!pause || pause.to > at) return
  await table.change(draft => endPause(draft, at))
  await noteResumed(table, at)
}

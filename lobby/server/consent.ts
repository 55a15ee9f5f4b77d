/** Taking back what others have followed, where the table has agreed at its start that all together may. */
import { refuse, type SeatId } from '../../games/kit/index.ts'
import { TAKE_BACK } from '../replay.ts'
import { agreedOn, answer, ask, mayAsk } from './agreement.ts'
import { noteWish } from './notifications/consent.ts'
import { act } from './play.ts'
import { Refused } from './problem.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { BACK } from './take-back-wish.ts'
import { isPaused } from './time/pauses.ts'
import { wayBack } from './way-back.ts'
import { pending } from './wish.ts'

/** A player asks to take back their last move, and what has followed it. Where nobody is to be asked it is done. */
export async function askToTakeBack(table: Table, player: number | undefined): Promise<void> {
  const match = await table.play()
  const { told } = match
  const by = mayAskBack(table.record, player)
  const { count } = await wayBack(match, table.services.store, table.id, by)
  await ask(table, BACK, draft => {
    mayAskBack(draft, player)
    if (draft.steps !== told) throw new Refused('conflict')
    return { by, told, at: Date.now(), count, agreed: [], refused: null }
  })
  await carryOut(table)
  await noteWish(table, 'takeBack', Date.now())
}

/** Refuses who may not ask now. */
function mayAskBack(room: Readonly<RoomRecord>, player: number | undefined): SeatId {
  if (!room.takeBacks) throw new Refused('noTakeBacks')
  const seat = mayAsk(BACK, room, player)
  if (isPaused(room, Date.now())) throw new Refused('paused')
  return seat
}

/** Whoever is asked agrees, or does not: then it is over, and is not asked again at this moment. */
export async function answerTakeBack(
  table: Table,
  player: number | undefined,
  agrees: boolean,
): Promise<void> {
  await answer(table, BACK, player, agrees)
  await carryOut(table)
}

/** Takes the moves back, once all have agreed. Somebody may move on just before: then nothing happens. */
async function carryOut(table: Table): Promise<void> {
  const wish = agreedOn(BACK, table.record)
  if (!wish) return
  const { by } = wish
  const { before, count } = await wayBack(await table.play(), table.services.store, table.id, by)
  const { refusal } = await act(table, TAKE_BACK, match => {
    const isStill = match.told === wish.told && pending(BACK, table.record)?.by === by
    return isStill ? match.goBack(by, before, count) : refuse('kit', 'stale')
  })
  if (refusal) throw new Refused('conflict')
}

/** Taking back what others have followed, where the table has agreed at its start that all together may. */
import { refuse, type SeatId } from '../../games/kit/index.ts'
import { TAKE_BACK } from '../replay.ts'
import { noteTakeBack } from './notifications/consent.ts'
import { act } from './play.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { pendingIn, waitsOf, wishIn } from './take-back-wish.ts'
import { wayBack } from './way-back.ts'

/** A player asks to take back their last move, and what has followed it. Where nobody is to be asked it is done. */
export async function askToTakeBack(table: Table, player: number | undefined): Promise<void> {
  const match = await table.play()
  const { told } = match
  const by = mayAsk(table.record, player)
  const { count } = await wayBack(match, table.services.store, table.id, by)
  await table.change(draft => {
    mayAsk(draft, player)
    if (draft.steps !== told) throw new Refused('conflict')
    draft.takeBack = { by, told, at: Date.now(), count, agreed: [], refused: null }
  })
  await carryOut(table)
  await noteTakeBack(table, Date.now())
}

/** Refuses who may not ask now. */
function mayAsk(room: Readonly<RoomRecord>, player: number | undefined): SeatId {
  if (!room.takeBacks) throw new Refused('noTakeBacks')
  const seat = playing(room, player)
  const wish = wishIn(room)
  if (wish && wish.refused === null) throw new Refused('conflict')
  if (wish?.by === seat) throw new Refused('takeBackRefused')
  return seat
}

/** Refuses who does not play: at no seat, or by a bot. */
export function playing({ status, seats }: Readonly<RoomRecord>, player: number | undefined): SeatId {
  if (status !== 'playing') throw new Refused('notPlaying')
  if (player === undefined) throw new Refused('notSeated')
  if (seats[player]!.bot !== null) throw new Refused('notYourSeat')
  return seatId(player)
}

/** Whoever is asked agrees, or does not: then it is over, and is not asked again at this moment. */
export async function answerTakeBack(
  table: Table,
  player: number | undefined,
  agrees: boolean,
): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    const wish = pendingIn(draft)
    if (!wish) throw new Refused('conflict')
    if (wish.by === seat) throw new Refused('notYourSeat')
    if (!agrees) wish.refused = seat
    else if (!wish.agreed.includes(seat)) wish.agreed.push(seat)
  })
  await carryOut(table)
}

/** Whoever has asked does not want it any more. */
export async function dropTakeBack(table: Table, player: number | undefined): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    if (pendingIn(draft)?.by !== seat) throw new Refused('conflict')
    draft.takeBack = null
  })
}

/** Takes the moves back, once all have agreed. Somebody may move on just before: then nothing happens. */
async function carryOut(table: Table): Promise<void> {
  const wish = pendingIn(table.record)
  if (!wish || waitsOf(table.record, wish).length > 0) return
  const { by } = wish
  const { before, count } = await wayBack(await table.play(), table.services.store, table.id, by)
  const { refusal } = await act(table, TAKE_BACK, match => {
    const isStill = match.told === wish.told && pendingIn(table.record)?.by === by
    return isStill ? match.goBack(by, before, count) : refuse('kit', 'stale')
  })
  if (refusal) throw new Refused('conflict')
}

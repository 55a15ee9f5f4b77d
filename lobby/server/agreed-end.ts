/** Ending a match together: one proposes how, and it is over once all who play have agreed. */
import { type AgreedEnd, agreedEndsOf, refuse, type SeatId } from '../../games/kit/index.ts'
import { AGREED_END } from '../replay.ts'
import { agreedOn, answer, ask, mayAsk } from './agreement.ts'
import { END } from './end-wish.ts'
import { noteWish } from './notifications/consent.ts'
import { act } from './play.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { lifeOf, waitsOf } from './wish.ts'

/** A player proposes an end. Where nobody is to be asked it is over. */
export async function proposeEnd(table: Table, player: number | undefined, end: AgreedEnd): Promise<void> {
  mayPropose(table.record, player)
  if (!agreedEndsOf(table.game).includes(end)) throw new Refused('noSuchEnd')
  const { told } = await table.play()
  await ask(table, END, draft => ({
    by: mayPropose(draft, player),
    end,
    told,
    until: Date.now() + lifeOf(draft),
    agreed: [],
    refused: null,
  }))
  await carryOut(table)
  await noteWish(table, 'end', Date.now())
}

/** Refuses who may not propose one now. */
function mayPropose(room: Readonly<RoomRecord>, player: number | undefined): SeatId {
  const seat = mayAsk(END, room, player)
  const mayComeBack = room.seats.some(
    ({ person, bot }, at) => person !== null && bot !== null && seatId(at) !== seat,
  )
  if (mayComeBack && waitsOf(room, { by: seat, agreed: [] }).length === 0) throw new Refused('endsAlone')
  return seat
}

/** Whoever is asked agrees, or does not: then it is over with the proposal. */
export async function answerEnd(table: Table, player: number | undefined, agrees: boolean): Promise<void> {
  await answer(table, END, player, agrees)
  await carryOut(table)
}

/** Ends the match, once all have agreed. The rules may end it just before: then nothing happens. */
async function carryOut(table: Table): Promise<void> {
  const wish = agreedOn(END, table.record)
  if (!wish) return
  const { by, end } = wish
  const { refusal } = await act(table, AGREED_END, match => {
    const now = agreedOn(END, table.record)
    return (now?.by === by && now.end === end && match.tryEnd(by, end)) || refuse('kit', 'stale')
  })
  if (refusal) throw new Refused('conflict')
}

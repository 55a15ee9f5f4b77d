/** Ending a match together: one proposes how, and it is over once all who play have agreed. */
import { type AgreedEnd, agreedEndsOf, refuse, type SeatId } from '../../games/kit/index.ts'
import { AGREED_END } from '../replay.ts'
import { playing } from './consent.ts'
import { endWishNow, lifeOf, pendingEnd } from './end-wish.ts'
import { noteEnd } from './notifications/consent.ts'
import { act } from './play.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { waitsOf } from './take-back-wish.ts'

/** A player proposes an end. Where nobody is to be asked it is over. */
export async function proposeEnd(table: Table, player: number | undefined, end: AgreedEnd): Promise<void> {
  mayPropose(table.record, player)
  if (!agreedEndsOf(table.game).includes(end)) throw new Refused('noSuchEnd')
  const { told } = await table.play()
  await table.change(draft => {
    const by = mayPropose(draft, player)
    draft.endWish = { by, end, told, until: Date.now() + lifeOf(draft), agreed: [], refused: null }
  })
  await carryOut(table)
  await noteEnd(table, Date.now())
}

/** Refuses who may not propose one now. */
function mayPropose(room: Readonly<RoomRecord>, player: number | undefined): SeatId {
  const seat = playing(room, player)
  const wish = endWishNow(room)
  if (wish && wish.refused === null) throw new Refused('conflict')
  if (wish?.by === seat) throw new Refused('endRefused')
  const mayComeBack = room.seats.some(
    ({ person, bot }, at) => person !== null && bot !== null && seatId(at) !== seat,
  )
  if (mayComeBack && waitsOf(room, { by: seat, agreed: [] }).length === 0) throw new Refused('endsAlone')
  return seat
}

/** Whoever is asked agrees, or does not: then it is over with the proposal. */
export async function answerEnd(table: Table, player: number | undefined, agrees: boolean): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    const wish = pendingEnd(draft)
    if (!wish) throw new Refused('conflict')
    if (wish.by === seat) throw new Refused('notYourSeat')
    if (!agrees) wish.refused = seat
    else if (!wish.agreed.includes(seat)) wish.agreed.push(seat)
  })
  await carryOut(table)
}

/** Whoever has proposed it does not want it any more. */
export async function dropEnd(table: Table, player: number | undefined): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    if (pendingEnd(draft)?.by !== seat) throw new Refused('conflict')
    draft.endWish = null
  })
}

/** Ends the match, once all have agreed. The rules may end it just before: then nothing happens. */
async function carryOut(table: Table): Promise<void> {
  const wish = pendingEnd(table.record)
  if (!wish || waitsOf(table.record, wish).length > 0) return
  const { by, end } = wish
  const { refusal } = await act(table, AGREED_END, match => {
    const now = pendingEnd(table.record)
    const isAgreed = now?.by === by && now.end === end && waitsOf(table.record, now).length === 0
    return (isAgreed && match.tryEnd(by, end)) || refuse('kit', 'stale')
  })
  if (refusal) throw new Refused('conflict')
}

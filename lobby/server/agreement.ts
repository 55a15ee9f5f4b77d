/** How those who play agree on something: one asks for it, the others agree or do not, and whoever asks may let it be. */
import type { SeatId } from '../../games/kit/index.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { pending, type Wish, type WishKind, waitsOf } from './wish.ts'

/** Refuses who does not play: at no seat, or by a bot. */
export function playing({ status, seats }: Readonly<RoomRecord>, player: number | undefined): SeatId {
  if (status !== 'playing') throw new Refused('notPlaying')
  if (player === undefined) throw new Refused('notSeated')
  if (seats[player]!.bot !== null) throw new Refused('notYourSeat')
  return seatId(player)
}

/** Refuses who may not ask for it now. */
export function mayAsk<W extends Wish>(
  kind: WishKind<W>,
  room: Readonly<RoomRecord>,
  player: number | undefined,
): SeatId {
  const seat = playing(room, player)
  const wish = kind.now(room)
  if (wish && wish.refused === null) throw new Refused('conflict')
  if (wish?.by === seat) throw new Refused(kind.again)
  return seat
}

/** A player asks all others for something. `wishFor` throws to refuse. */
export async function ask<W extends Wish>(
  table: Table,
  kind: WishKind<W>,
  wishFor: (draft: RoomRecord) => W,
): Promise<void> {
  await table.change(draft => {
    kind.put(draft, wishFor(draft))
    doIfAgreed(kind, draft)
  })
}

/** Whoever is asked agrees, or does not: then it is over with it. */
export async function answer<W extends Wish>(
  table: Table,
  kind: WishKind<W>,
  player: number | undefined,
  agrees: boolean,
): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    const wish = pending(kind, draft)
    if (!wish) throw new Refused('conflict')
    if (wish.by === seat) throw new Refused('notYourSeat')
    if (!agrees) wish.refused = seat
    else if (!wish.agreed.includes(seat)) wish.agreed.push(seat)
    doIfAgreed(kind, draft)
  })
}

/** Whoever has asked does not want it any more. */
export async function drop<W extends Wish>(
  table: Table,
  kind: WishKind<W>,
  player: number | undefined,
): Promise<void> {
  await table.play()
  await table.change(draft => {
    const seat = playing(draft, player)
    if (pending(kind, draft)?.by !== seat) throw new Refused('conflict')
    kind.put(draft, null)
  })
}

/** What all have agreed on, if they have. */
export function agreedOn<W extends Wish>(kind: WishKind<W>, room: Readonly<RoomRecord>): W | null {
  const wish = pending(kind, room)
  return wish && waitsOf(room, wish).length === 0 ? wish : null
}

function doIfAgreed<W extends Wish>(kind: WishKind<W>, draft: RoomRecord): void {
  const wish = agreedOn(kind, draft)
  if (!wish || !kind.done) return
  kind.put(draft, null)
  kind.done(draft, wish)
}

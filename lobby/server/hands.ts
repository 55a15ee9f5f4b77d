/** Watching with open hands: all who play have agreed to it, and anybody who plays ends it. */
import type { SeatId } from '../../games/kit/index.ts'
import { answer, ask, drop, mayAsk, playing } from './agreement.ts'
import type { Watcher } from './audience.ts'
import { HANDS } from './hands-wish.ts'
import { noteWish } from './notifications/consent.ts'
import { Refused } from './problem.ts'
import { seatAt, seatId, seatOf } from './seating.ts'
import type { Table } from './table.ts'
import { mayOpen } from './watching.ts'
import { lifeOf } from './wish.ts'

/** A player proposes it. Where nobody is to be asked it begins. */
export async function proposeHands(table: Table, player: number | undefined): Promise<void> {
  const { told } = await table.play()
  await ask(table, HANDS, draft => {
    const by = mayAsk(HANDS, draft, player)
    if (draft.watching === 'none') throw new Refused('noSpectators')
    if (draft.openHands) throw new Refused('conflict')
    return { by, told, until: Date.now() + lifeOf(draft), agreed: [], refused: null }
  })
  await noteWish(table, 'hands', Date.now())
}

export const answerHands = (table: Table, player: number | undefined, agrees: boolean): Promise<void> =>
  answer(table, HANDS, player, agrees)

/** Anybody who plays closes the hands; before they are open, whoever has proposed it does not want it any more. */
export async function closeHands(table: Table, player: number | undefined): Promise<void> {
  playing(table.record, player)
  if (!table.record.openHands) return drop(table, HANDS, player)
  await table.change(draft => {
    playing(draft, player)
    draft.openHands = false
  })
}

/** Somebody who watches sees what a seat sees, or what all do. That they have is kept before they are shown anything. */
export async function lookFrom(table: Table, watcher: Watcher, side: SeatId | null): Promise<void> {
  if (side !== null) {
    const { person } = watcher
    if (person === null || !mayOpen(table.record, watcher)) throw new Refused('handsClosed')
    seatAt(table.record, Number(side))
    await table.services.store.hands.see(table.id, person)
    // Elsewhere they may have sat down just before: there it is looked whether they have seen anything, after that.
    if (seatOf(await table.stored(), person) !== undefined) throw new Refused('handsClosed')
  }
  watcher.side = side === null ? null : seatId(Number(side))
  await table.show(watcher)
}

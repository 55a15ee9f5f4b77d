/** What players read, in English. */
import { type GameModule, type KitState, readerOf } from '../../games/kit/index.ts'
import type { Seat } from './table.ts'

/** What is new in the log of a reader after `act`. */
export function said(reader: { readonly log: string[] }, act: () => void): string[] {
  const before = reader.log.length
  act()
  return reader.log.slice(before)
}

/** Reads what seats of these names are told by a game. */
export function readingOf<S extends KitState, V>(module: GameModule<S, V>, names: readonly string[]) {
  const reader = readerOf(module.text, 'en', seat => names[Number(seat)]!)
  return {
    reader,
    /** The oldest question of a seat. */
    asked: ({ asks }: Seat<V>) => reader.read({ key: `ask.${asks[0]!.kind}`, params: asks[0]!.about ?? {} }),
    /** Why a move is not possible. */
    why({ view, seat, asks }: Seat<V>, move: string, ...args: unknown[]): string {
      const refused = module.refusal(view, seat, move, [asks[0]!.id, ...args])
      return refused ? reader.read(refused.text) : 'possible'
    },
  }
}

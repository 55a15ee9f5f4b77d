/** Random games of Not Alone, for tests of what the board makes of their positions. */

import type { SeatId } from '../../games/kit/index.ts'
import { type NotAloneState, type NotAloneView, notAlone } from '../../games/not-alone/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

export interface Position {
  label: string
  before: NotAloneState
  now: NotAloneState
}

/** Moves that end a random game too soon, or lead nowhere: made only this often. */
const SELDOM: { readonly [move: string]: number } = { giveUp: 12, unlockPlaces: 8 }

/** Plays one random game and looks into every position. */
export function playAndLook(label: string, players: number, look: (position: Position) => void): void {
  const chance = chanceOf(label)
  const engine = engineOf({ ...notAlone.createGame(), seed: label })
  let match = engine.start(players, {})
  look({ label, before: match.G, now: match.G })
  for (let made = 0; !match.ctx.gameover && made < 600; made++) {
    const { G } = match
    const seat = chance.pick(G.asks).seat
    const legal = notAlone.legalMoves(notAlone.view(G, seat), seat)
    const kinds = [...new Set(legal.map(({ move }) => move))].filter(move => chance.oneIn(SELDOM[move] ?? 1))
    if (kinds.length === 0) continue
    const kind = chance.pick(kinds)
    const { move, args } = chance.pick(legal.filter(one => one.move === kind))
    match = engine.move(match, seat, move, args)
    look({ label: `${label}, move ${made}`, before: G, now: match.G })
  }
}

/** Everybody who can look at a table: all seats and a spectator. */
export const readersOf = (g: NotAloneState): (SeatId | null)[] => [g.creatureSeat, ...g.turnOrder, null]

export const viewOf = (g: NotAloneState, seat: SeatId | null): NotAloneView => notAlone.view(g, seat)

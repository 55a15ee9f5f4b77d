/** Random games of Space Station Phoenix, for tests of what the board makes of their positions. */
import type { LegalMove, SeatId } from '../../games/kit/index.ts'
import {
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

/** A position of a game, and the move that is made in it. */
export interface Position {
  label: string
  now: PhoenixState
  seat: SeatId
  legal: readonly LegalMove[]
  chosen: LegalMove
  after: PhoenixState
}

/** Moves that lead nowhere in random play, made only this often. */
const SELDOM: { readonly [move: string]: number } = { takeIncome: 2, done: 6, relocate: 12, endTurn: 3 }

/** Plays one game, of so many moves at most, and looks into every position; the last position is returned. */
export function playAndLook(
  label: string,
  { players = 2, most = 400, options = {} }: { players?: number; most?: number; options?: object },
  look: (position: Position) => void,
): PhoenixState {
  const chance = chanceOf(label)
  const engine = engineOf({ ...spaceStationPhoenix.createGame(), seed: label })
  let match = engine.start(players, options)
  for (let made = 0; !match.ctx.gameover && made < most; made++) {
    const { G } = match
    const { seat } = chance.pick(G.asks)
    const legal = spaceStationPhoenix.legalMoves(viewOf(G, seat), seat)
    const kinds = [...new Set(legal.map(({ move }) => move))]
    const likely = kinds.filter(move => chance.oneIn(SELDOM[move] ?? 1))
    const kind = chance.pick(likely.length > 0 ? likely : kinds)
    const chosen = chance.pick(legal.filter(({ move }) => move === kind))
    match = engine.move(match, seat, chosen.move, chosen.args)
    look({ label: `${label}, move ${made}`, now: G, seat, legal, chosen, after: match.G })
  }
  return match.G
}

export const viewOf = (g: PhoenixState, seat: SeatId | null): PhoenixView => spaceStationPhoenix.view(g, seat)

/** Everybody who can look at a table: all seats and a spectator. */
export const readersOf = (g: PhoenixState): (SeatId | null)[] => [...g.order, null]

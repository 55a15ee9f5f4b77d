/** Plays whole games with a player for each seat, through boardgame.io's reducer. */
import {
  asksOf,
  type GameModule,
  type KitState,
  type LegalMove,
  type SeatId,
  type SetupValues,
} from '../../../games/kit/index.ts'
import { engineOf } from '../../support/bgio.ts'
import { type Chance, chanceOf } from '../../support/contract/chance.ts'

/** Who plays a seat. */
export type Player<V> = (
  view: V,
  seat: SeatId,
  chance: Chance,
) => { move: string; args: unknown[] } | undefined

export interface Playout<S extends KitState, V> {
  module: GameModule<S, V>
  /** Everything random follows from it. */
  seed: string
  players: number
  options?: SetupValues
  /** The player of a seat; asked once, when the game begins. */
  playerOf(g: S, seat: SeatId): Player<V>
  /** Sees every position, the last one excepted. */
  watch?(g: S): void
}

const MOVES_AT_MOST = 20_000

/** Plays one game to its end and returns the last state. Throws if somebody tries what is not allowed. */
export function playout<S extends KitState, V>(game: Playout<S, V>): S {
  const { module, seed, players, options = {}, playerOf, watch } = game
  const chance = chanceOf(seed)
  const engine = engineOf<S>({ ...module.createGame(), seed })
  let match = engine.start(players, options)
  const seats = match.ctx.playOrder
  const playerAt = new Map(seats.map(seat => [seat, playerOf(match.G, seat)]))

  for (let made = 0; !match.ctx.gameover; made++) {
    if (made > MOVES_AT_MOST) throw new Error(`${seed}: the game does not end`)
    const { G } = match
    watch?.(G)
    // Whoever is asked may act first, as at a table; a player who need not act may do nothing.
    const asked = chance.shuffle(seats.filter(seat => asksOf(G, seat).length > 0))
    const before = match
    for (const seat of asked) {
      const chosen = playerAt.get(seat)!(module.view(G, seat), seat, chance)
      if (!chosen) continue
      match = engine.move(match, seat, chosen.move, chosen.args)
      if (match === before) throw new Error(`${seed}: ${JSON.stringify(chosen)} is refused`)
      break
    }
    if (match === before) throw new Error(`${seed}: nobody acts`)
  }
  return match.G
}

/** Chooses among all legal moves but those that only take back what was just chosen. */
export function anyMove<V>(
  legalMoves: (view: V, seat: SeatId) => LegalMove[],
  takesBack: (move: string) => boolean,
): Player<V> {
  return (view, seat, chance) => {
    const moves = legalMoves(view, seat).filter(({ move }) => !takesBack(move))
    return moves.length > 0 ? chance.pick(moves) : undefined
  }
}

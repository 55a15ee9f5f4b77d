/** Random legal play, repeatable. */

import type { State } from 'boardgame.io'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type GameModule, isOpen, type KitState, type Play, type SeatId } from '../../../games/kit/index.ts'
import type { Engine } from '../../support/bgio.ts'

/** Numbers in [0, 1) that follow from a seed. */
export function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => (generator.next() >>> 0) / 2 ** 32
}

/** Moves that only take back what was done would make random play go on for ever. */
const isStep = ({ move }: Play) => move !== 'unlockPlaces'

/** A legal move of a seat that the game waits for, from what that seat sees; undefined where it is not asked. */
export function anyMove(game: GameModule, view: KitState, seat: SeatId, random: () => number) {
  let made = game.anyMove(view, seat, random)
  while (made && !isStep(made)) made = game.anyMove(view, seat, random)
  return made
}

/** A seat that must move, if there is one; `seat`: if it is this one. */
export const waited = ({ asks }: Pick<KitState, 'asks'>, seat?: SeatId): SeatId | undefined =>
  asks.find(one => one.required && isOpen(one) && one.seat === (seat ?? one.seat))?.seat

/** A big table, of those that a game allows. */
export const manyOf = ({ meta }: GameModule): number => Math.min(4, meta.maxPlayers)

/** A move, and the state before it. */
export interface Made {
  state: State<KitState>
  seat: SeatId
  move: string
  args: unknown[]
}

/** Plays a whole random game; `watch` sees every move with the state before it. */
export function playRandomly(
  game: GameModule,
  engine: Engine<KitState>,
  seats: number,
  seed: number,
  watch: (made: Made) => void,
): void {
  const random = chance(seed)
  let state = engine.start(seats, {})
  while (!state.ctx.gameover) {
    const seat = waited(state.G)!
    // A state is a view too: making views is no part of playing.
    const chosen = anyMove(game, state.G, seat, random)
    if (!chosen) throw new Error(`${game.meta.id}: seat ${seat} is asked and has no move`)
    watch({ state, seat, ...chosen })
    state = engine.move(state, seat, chosen.move, chosen.args)
  }
}

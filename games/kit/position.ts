import type { Game } from 'boardgame.io'
import { klona } from 'klona/json'
import * as z from 'zod/mini'
import type { GameModule } from './module.ts'
import { refuseSetup, type SetupValues } from './options.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { KitState } from './state.ts'

/**
 * A moment of a game that can be kept, passed on and played on from: what lessons, puzzles and scenarios begin with, and
 * what is taken out of a match. Plain JSON. It holds the whole state, hidden cards too.
 */
export interface Position<S extends KitState = KitState> {
  /** Id of the game. */
  game: string
  /** The version of the rules that the state is of. */
  rulesVersion: number
  /** How many seats there are. */
  players: number
  options: SetupValues
  state: S
}

const shape = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  players: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  state: z.looseObject({ rulesVersion: z.int() }),
})

/** The position of a state; later moves of the game it was taken from do not change it. */
export function positionOf<S extends KitState, V>(
  { meta }: GameModule<S, V>,
  state: S,
  players: number,
  options: SetupValues,
): Position<S> {
  return klona({ game: meta.id, rulesVersion: state.rulesVersion, players, options, state })
}

/**
 * The position that `data` is, under today's rules, or why it is none: of another game, of rules that this game does not
 * know, or nothing that it can be played on from. Takes anything, never throws.
 */
export function readPosition<S extends KitState, V>(
  module: GameModule<S, V>,
  data: unknown,
): Position<S> | Refusal {
  const { meta, options } = module
  const parsed = shape.safeParse(data)
  if (!parsed.success) return refuse('kit', 'noPosition')
  const { game, players } = parsed.data
  if (game !== meta.id) return refuse('kit', 'otherGame', { game, expected: meta.id })
  if (players < meta.minPlayers || players > meta.maxPlayers) return refuse('kit', 'noPosition')
  const refusal = refuseSetup(options, parsed.data.options, players)
  if (refusal) return refusal
  try {
    const state = module.migrate(klona(parsed.data.state) as unknown as KitState)
    if (!state) return refuse('kit', 'otherRules', { version: parsed.data.rulesVersion })
    const position = { ...parsed.data, rulesVersion: meta.rulesVersion, state }
    return isPlayable(module, position) ? position : refuse('kit', 'noPosition')
  } catch {
    return refuse('kit', 'noPosition')
  }
}

/** Every seat sees something, and whoever is asked can answer, or the game is over. May throw. */
function isPlayable<S extends KitState, V>(
  module: GameModule<S, V>,
  { state, players }: Position<S>,
): boolean {
  const seats = Array.from({ length: players }, (_, seat) => String(seat))
  if (!state.asks.every(({ seat }) => seats.includes(seat))) return false
  const offered = seats.map(seat => module.legalMoves(module.view(state, seat), seat).length)
  return state.outcome !== null || offered.some(count => count > 0)
}

/** A boardgame.io game that begins at the position, whatever it is set up with: for a match of `position.players`. */
export function gameFrom<S extends KitState, V>(module: GameModule<S, V>, { state }: Position<S>): Game<S> {
  return { ...module.createGame(), setup: () => klona(state) }
}

/** Moments of recorded games: every question that was ever asked in one, with what the asked seat saw. */
import { existsSync } from 'node:fs'
import groupBy from 'lodash/groupBy.js'
import memoize from 'lodash/memoize.js'
import once from 'lodash/once.js'
import { catalogue } from '../../../games/development.ts'
import { type Ask, type GameModule, isOpen, type KitState, type SeatId } from '../../../games/kit/index.ts'
import { type RecordedGame, readRecorded, walk } from '../recorded.ts'
import { filmsByChance } from './by-chance.ts'

/** A recorded game with its state after every move, the beginning first. */
export interface Film {
  module: GameModule
  name: string
  recorded: Omit<RecordedGame, 'start'>
  states: readonly KitState[]
}

/** A question of a recorded game, to the seat that is asked. */
export interface Moment {
  film: Film
  /** How many moves were made before it. */
  step: number
  seat: SeatId
  /** The kind of a question to the seat, with `?` where it need not be answered: there is a moment for each question. */
  kind: string
}

/**
 * The recorded games of a game, played again when they are looked at; games by chance where none is recorded yet. They are
 * played once for all tests that run in this process.
 */
export const filmsOf = memoize(async (game: string): Promise<readonly Film[]> => {
  const module = await catalogue[game]!.load()
  const folder = new URL(`../../fixtures/${game}/`, import.meta.url)
  if (!existsSync(folder)) return filmsByChance(module)
  return [...readRecorded(folder)].map(([file, recorded]) => {
    const states = once(() => statesOf(module, recorded))
    return {
      module,
      name: file.replace(/\.json$/, ''),
      recorded,
      get states() {
        return states()
      },
    }
  })
})

function statesOf(module: GameModule, recorded: RecordedGame): KitState[] {
  const states: KitState[] = []
  const game = walk(module, recorded)
  for (let at = game.next(); ; at = game.next()) {
    states.push(at.done ? at.value.G : at.value.match.G)
    if (at.done) return states
  }
}

/** Every question of the games, in the order in which it was asked. A question that stays open is there at each step. */
export const momentsOf = (films: readonly Film[]): Moment[] => films.flatMap(momentsIn)

const momentsIn = memoize((film: Film): Moment[] =>
  film.states.flatMap((state, step) =>
    state.asks
      .filter(ask => isOpen(ask) && isAsked(film, step, ask))
      .map(({ seat, kind, required }) => ({ film, step, seat, kind: required ? kind : `${kind}?` })),
  ),
)

/** What need not be answered, and can only be let be, is shown to nobody. */
function isAsked(film: Film, step: number, { id, seat, required, pick }: Ask): boolean {
  if (required || pick) return true
  const legal = film.module.legalMoves(viewAt({ film, step, seat }), seat)
  return legal.some(({ move, args }) => args[0] === id && move !== 'letBe')
}

/** What the seat of a moment sees. */
export const viewAt = ({ film: { module, states }, step, seat }: Omit<Moment, 'kind'>): KitState =>
  module.view(states[step], seat) as KitState

/**
 * Rounds of moments, each with one of every kind, as far as there are so many: the fullest table first, then on in even
 * steps down to the emptiest. Within a round the moments are in the order of the games.
 */
export function roundsOf(moments: readonly Moment[], most: number): Moment[][] {
  const kinds = Object.values(groupBy(moments, 'kind')).map(all => spread(fullestFirst(all), most))
  const count = Math.max(0, ...kinds.map(all => all.length))
  return Array.from({ length: count }, (_, round) => {
    const one = kinds.flatMap(all => all[round] ?? [])
    return Object.values(groupBy(one, ({ film }) => film.name)).flatMap(all =>
      all.sort((a, b) => a.step - b.step),
    )
  })
}

const fullestFirst = (moments: readonly Moment[]): Moment[] =>
  moments
    .map(moment => ({ moment, weight: weightOf(moment) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ moment }) => moment)

/** Up to `most` elements in even steps, with the first and the last. */
function spread<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length)
  const step = (list.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, i) => list[Math.round(i * step)]!)
}

/** How much the table has to show: what can be chosen, and everything that is known. */
const weightOf = memoize((moment: Moment): number => {
  const view = viewAt(moment)
  const options = view.asks.reduce(
    (sum, { seat, pick }) => sum + (seat === moment.seat ? (pick?.options.length ?? 0) : 0),
    0,
  )
  return options * 1000 + JSON.stringify({ ...view, log: undefined }).length
})

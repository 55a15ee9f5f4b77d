/** The decisions of a game, tried broadly: which of them may have been dear. */
import isEqual from 'lodash/isEqual.js'
import sortBy from 'lodash/sortBy.js'
import type { KitState } from '../state.ts'
import { type Decision, playOn, worldOf } from './playout.ts'
import type { Sighted } from './review.ts'
import type { Reader, Work } from './review-reader.ts'

/** What a glance takes, in playouts. */
export const GLANCE = 0.1

/** A decision with everything that the seat might have done instead. */
export interface Choice<V> {
  moment: Sighted<V>
  made: Tried
  /** The best first, once they have been tried. */
  others: Tried[]
}

export interface Tried {
  decision: Decision
  sum: number
}

/** What there was to choose from; undefined where there was nothing, or where the bot has no opinion on this question. */
export function choiceAt<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game: { options, definition }, seat, chanceAt }: Reader<S, V>,
  moment: Sighted<V>,
): Choice<V> | undefined {
  const { step, view, made } = moment
  if (!made || !Object.hasOwn(definition.moves, made.move) || definition.moves[made.move]!.anytime)
    return undefined
  const known = options(view, seat, chanceAt('options', step))
  if (known[0]?.args[0] !== made.args[0]) return undefined
  const others = known.filter(one => one.move !== made.move || !isEqual(one.args, made.args))
  if (others.length === 0) return undefined
  const tried = (decision: Decision): Tried => ({ decision, sum: 0 })
  return { moment, made: tried(made), others: others.map(tried) }
}

/** Of more decisions than can be tried those that seem dearest at a glance, in their order. */
export function* largest<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  choices: readonly Choice<V>[],
  most = Number.POSITIVE_INFINITY,
): Work<readonly Choice<V>[]> {
  const { isSoon } = game
  if (!isSoon || choices.length <= most) return choices
  const losses = new Map<Choice<V>, number>()
  for (const choice of choices) {
    const { moment, made, others } = choice
    const world = worldOf(game, moment.view, seat, chanceAt('glance', moment.step))
    const worth = ({ decision }: Tried) => game.worth(playOn(game, world, { seat, decision }, isSoon).g, seat)
    losses.set(choice, Math.max(...others.map(worth)) - worth(made))
    yield GLANCE
  }
  const dearest = new Set(sortBy(choices, choice => -losses.get(choice)!).slice(0, most))
  return choices.filter(choice => dearest.has(choice))
}

/** Tries decisions in a few worlds, with what might have been done instead. */
export function* lookAtAll<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  choices: readonly Choice<V>[],
  worlds: number,
): Work<void> {
  for (const { moment, made, others } of choices) {
    const random = chanceAt('all', moment.step)
    for (let n = 0; n < worlds; n++) {
      const world = worldOf(game, moment.view, seat, random)
      for (const one of [made, ...others])
        one.sum += game.worth(playOn(game, world, { seat, ...one }, game.isEnough).g, seat)
    }
    others.sort((a, b) => b.sum - a.sum)
    yield worlds * (others.length + 1)
  }
}

/** Those that seem dearest. */
export function suspectsOf<V>(choices: readonly Choice<V>[], most: number): Choice<V>[] {
  const loss = ({ made, others: [best] }: Choice<V>) => best!.sum - made.sum
  return choices
    .filter(choice => loss(choice) > 0)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, most)
}

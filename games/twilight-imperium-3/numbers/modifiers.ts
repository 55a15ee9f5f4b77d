/** Everything in play that changes a number, in the order in which it counts. [TI-1.17] */
import { type Line, line, type Ref, ref, type SeatId, type Sum, type Term } from '../../kit/index.ts'
import {
  actionCardOf,
  isPolitical,
  type Modifier,
  POLITICAL_CARDS,
  RACES,
  TECHNOLOGIES,
} from '../data/index.ts'
import type { Effect, TiView } from '../state.ts'

/** What numbers are read from: sheets, technologies, and effects that hold for a while. */
export type InForce = Pick<TiView, 'effects' | 'laws' | 'players'>

/** A row that changes a number for a player, and what it is printed on. */
export interface InPlay<M extends Modifier = Modifier> {
  source: Ref
  modifier: M
  /** What holds for a while may hold in one place only. */
  effect?: Effect
}

export type Of<N extends Modifier['number']> = Extract<Modifier, { number: N }>

/** The modifiers of one number that a player has: race sheet, laws, technologies as they were gained, cards as they came. */
export function modifiersOf<N extends Modifier['number']>(
  g: InForce,
  seat: SeatId,
  number: N,
): InPlay<Of<N>>[] {
  const { race, technologies } = g.players[seat]!
  const printed: (readonly [Ref, readonly Modifier[]])[] = [
    [ref('race', race!), isInCrisis(g, seat) ? [] : (RACES[race!]!.modifiers ?? [])],
    ...politicalModifiers(g, seat),
    ...technologies.map(id => [ref('technology', id), TECHNOLOGIES[id]!.modifiers ?? []] as const),
  ]
  const lasting = printed.flatMap(([source, modifiers]) =>
    modifiers.flatMap(modifier => (isOf(modifier, number) ? [{ source, modifier }] : [])),
  )
  return [...lasting, ...effectsOf(g, seat, number)]
}

/** Laws count for everybody or for whom they have elected; what an election left behind counts for the elected. */
function politicalModifiers(g: InForce, seat: SeatId): (readonly [Ref, readonly Modifier[]])[] {
  const laws = g.laws.filter(({ seats }) => seats.length === 0 || seats.includes(seat)).map(({ id }) => id)
  const left = g.effects.flatMap(({ id, by }) => (by === seat && isPolitical(id) ? [id] : []))
  return [...laws, ...left].map(
    id => [ref('politicalCard', id), POLITICAL_CARDS[id].modifiers ?? []] as const,
  )
}

/** What cards change for the player who has played them. */
function effectsOf<N extends Modifier['number']>(g: InForce, seat: SeatId, number: N): InPlay<Of<N>>[] {
  if (g.effects.length === 0) return []
  return g.effects.flatMap(effect =>
    effect.by !== seat
      ? []
      : (actionCardOf(effect.id)?.modifiers ?? []).flatMap(modifier =>
          isOf(modifier, number) ? [{ source: ref('actionCard', effect.id), modifier, effect }] : [],
        ),
  )
}

const isOf = <N extends Modifier['number']>(modifier: Modifier, number: N): modifier is Of<N> =>
  modifier.number === number

export const hasTechnology = (g: Pick<TiView, 'players'>, seat: SeatId, technology: string): boolean =>
  g.players[seat]!.technologies.includes(technology)

/** Whether a player leads this race with its abilities: a card can take them away. */
export const isRace = (g: InForce, seat: SeatId, race: string): boolean =>
  g.players[seat]!.race === race && !isInCrisis(g, seat)

const isInCrisis = ({ effects }: InForce, seat: SeatId) =>
  effects.some(({ id, of }) => id === 'cultural-crisis' && of === seat)

/** A part of a number that comes from a card, a sheet, a planet. */
export const term = (source: Ref, amount: number): Term => ({ label: line('sum.source', { source }), amount })

/** A part of a number in other words. */
export const part = (label: Line, amount: number): Term => ({ label, amount })

/** What has to be added to get from the terms so far to a number that something sets. */
export const setTo = (terms: readonly Term[], source: Ref, value: number): Term =>
  term(source, value - terms.reduce((sum, { amount }) => sum + amount, 0))

/** Adds up the amounts of simple modifiers, after what a number is at first. */
export function simpleSum(
  first: readonly Term[],
  modifiers: readonly { source: Ref; modifier: { amount: number } }[],
): Sum {
  const terms = [...first, ...modifiers.map(({ source, modifier }) => term(source, modifier.amount))].filter(
    ({ amount }) => amount !== 0,
  )
  return { total: terms.reduce((sum, { amount }) => sum + amount, 0), terms }
}

/** Everything in play that changes a number, in the order in which it counts. [TI-1.17] */
import { type Line, type Ref, ref, type SeatId, type Sum, type Term } from '../../kit/index.ts'
import {
  actionCardOf,
  idsOf,
  isPoliticalCard,
  type Modifier,
  POLITICAL_CARDS,
  type PoliticalCardId,
  RACES,
  type RaceAbility,
  type RaceId,
  TECHNOLOGIES,
  type TechnologyId,
} from '../data/index.ts'
import { line } from '../line.ts'
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
  const found: InPlay<Of<N>>[] = []
  // References are made only for what counts: this is asked all the time.
  const add = (type: string, id: string, modifiers: readonly Modifier[] = []) => {
    for (const modifier of modifiers)
      if (isOf(modifier, number)) found.push({ source: ref(type, id), modifier })
  }
  for (const ability of abilitiesOf(g, seat)) {
    const race = RACE_OF[ability]
    add('race', race, RACES[race].abilities[ability])
  }
  for (const id of politicalCardsFor(g, seat)) add('politicalCard', id, POLITICAL_CARDS[id].modifiers)
  for (const id of g.players[seat]!.technologies)
    if (!isSuppressed(g, id)) add('technology', id, TECHNOLOGIES[id].modifiers)
  return g.effects.length === 0 ? found : [...found, ...effectsOf(g, seat, number)]
}

/** Laws count for everybody or for whom they have elected; what an election left behind counts for the elected. */
function politicalCardsFor(g: InForce, seat: SeatId): PoliticalCardId[] {
  const laws = g.laws.filter(({ seats }) => seats.length === 0 || seats.includes(seat)).map(({ id }) => id)
  return [...laws, ...g.effects.flatMap(({ id, by }) => (by === seat && isPoliticalCard(id) ? [id] : []))]
}

/** What cards change for the player who has played them. */
function effectsOf<N extends Modifier['number']>(g: InForce, seat: SeatId, number: N): InPlay<Of<N>>[] {
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

type Teaching = Pick<TiView, 'players'> & Partial<Pick<TiView, 'effects'>>

/** Whether a technology works for a player: during a Technological Jihad those of one colour do not. */
export const hasTechnology = (g: Teaching, seat: SeatId, technology: TechnologyId): boolean =>
  g.players[seat]!.technologies.includes(technology) && !isSuppressed(g, technology)

const isSuppressed = ({ effects = [] }: Teaching, technology: TechnologyId): boolean =>
  effects.some(({ colour }) => colour !== undefined && TECHNOLOGIES[technology].colour === colour)

/** The race on whose sheet an ability is. */
const RACE_OF = Object.fromEntries(
  Object.values(RACES).flatMap(({ id, abilities }) => idsOf(abilities).map(ability => [ability, id])),
) as { readonly [ability in RaceAbility]: RaceId }

/** The abilities that a player has now: those of the race, and what Multiculturalism has given. [TI-32.20] */
function abilitiesOf(g: InForce, seat: SeatId): RaceAbility[] {
  const { race } = g.players[seat]!
  const own = race === null || isInCrisis(g, seat) ? [] : idsOf(RACES[race].abilities)
  const given = g.effects.flatMap(({ by, ability }) =>
    ability !== undefined && by === seat ? [ability] : [],
  )
  return [...own, ...given]
}

/** Whether a player has an ability of a race sheet: cards can give one, or take them away. */
export function hasAbility(g: InForce, seat: SeatId, ability: RaceAbility): boolean {
  const isOwn = g.players[seat]!.race === RACE_OF[ability] && !isInCrisis(g, seat)
  return isOwn || g.effects.some(effect => effect.ability === ability && effect.by === seat)
}

export const isInCrisis = ({ effects }: Pick<TiView, 'effects'>, seat: SeatId): boolean =>
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

/** Technologies are gained. Section 23. */
import { type Refusal, ref, type SeatId, type Sum, say, sumOf, type Term } from '../../kit/index.ts'
import {
  type Colour,
  PLANETS,
  type PlanetId,
  TECHNOLOGIES,
  type Technology,
  type TechnologyId,
} from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { isElected, isLaw } from '../numbers/laws.ts'
import { scientistOn } from '../numbers/leaders.ts'
import { type InForce, modifiersOf, part, term } from '../numbers/modifiers.ts'
import type { Effect, TiState, TiView } from '../state.ts'
import type { Payment } from '../state-plans.ts'
import { isUnder } from './effects.ts'
import { readyPlanetsOf } from './payment.ts'

const ALL = Object.values(TECHNOLOGIES).filter(({ race }) => race === undefined)
const BASE = ALL.filter(({ set }) => set === 'base')
const RACIAL = Object.values(TECHNOLOGIES).filter(({ race }) => race !== undefined)

/** Technologies of the deck that every player has. [TI-2.16, TI-23.01] */
export const technologyDeck = ({ expansionTech }: TiView['options']): readonly Technology[] =>
  expansionTech ? ALL : BASE

/** The technologies that a player can ever have: those of the deck, and that of the race. [TI-36.01, TI-36.04] */
export function technologiesOpenTo(
  { options, players }: Pick<TiView, 'options' | 'players'>,
  seat: SeatId,
): readonly Technology[] {
  const own = RACIAL.filter(({ race }) => race === players[seat]!.race)
  return options.racialTech ? [...technologyDeck(options), ...own] : technologyDeck(options)
}

/** What has to be researched before, by the printing that is played with. [TI-2.15, TI-23.02] */
export function needsOf({ expansionTech }: TiView['options'], id: TechnologyId): Technology['needs'] {
  const { needs, needsInBase = needs } = TECHNOLOGIES[id]
  return expansionTech ? needs : needsInBase
}

/** What nobody can gain any more while this law is in play. */
const FORBIDS = 'forbidden-research'
const FORBIDDEN: readonly TechnologyId[] = ['war-sun', 'x89-bacterial-weapon']

type Researching = InForce & Pick<TiView, 'options'>

/** Why a technology cannot be gained. `besides`: one that is gained at the same time. [TI-23.02] */
export function refuseTechnology(
  view: Researching,
  seat: SeatId,
  id: TechnologyId,
  besides?: TechnologyId,
): Refusal | undefined {
  const technology = technologiesOpenTo(view, seat).find(one => one.id === id)
  if (!technology)
    return TECHNOLOGIES[id]?.race ? refuse('TI-36.04', 'otherRace') : refuse('TI-23.01', 'noSuchTechnology')
  if (view.players[seat]!.technologies.includes(id))
    return refuse('TI-23.01', 'hasTechnology', { technology: ref('technology', id) })
  if (isUnder(view, 'scientist-assassination', seat))
    return refuse('TI-32.10', 'noTechnologies', { card: ref('actionCard', 'scientist-assassination') })
  const ban = FORBIDDEN.includes(id) && isLaw(view, FORBIDS) ? FORBIDS : banOn(view, seat, technology.colour)
  if (ban) return refuse('TI-27.16', 'noTechnologies', { card: ref('politicalCard', ban) })
  const missing = missingFor(view, seat, id, besides)
  const ignored = (canIgnoreOne(view, seat) ? 1 : 0) + (isResearching(view, seat) ? 1 : 0)
  return missing <= ignored
    ? undefined
    : refuse('TI-23.02', 'prerequisites', { technology: ref('technology', id) })
}

/** By a card, for one technology. [TI-32.03] */
const isResearching = (g: InForce, seat: SeatId): boolean =>
  g.effects.some(effect => effect.id === 'focused-research' && effect.by === seat)

/** How many prerequisites a player lacks. */
export function missingFor(
  view: Researching,
  seat: SeatId,
  id: TechnologyId,
  besides?: TechnologyId,
): number {
  const of = needsOf(view.options, id)
  const has = (one: TechnologyId) => one === besides || view.players[seat]!.technologies.includes(one)
  if ('all' in of) return of.all.filter(one => !has(one)).length
  return of.any.some(has) ? 0 : 1
}

/** What an agenda has left behind that forbids technologies of a colour. */
function banOn(g: InForce, seat: SeatId, colour: Colour | undefined): string | undefined {
  const forbids = ({ id, by }: Effect) =>
    id === 'regressive-rhetoric' ||
    (id === 'technology-investigation-committee' && by === seat) ||
    (id === 'research-grant' && colour === 'yellow') ||
    (id === 'technology-tariffs' && colour === 'green')
  return g.effects.find(forbids)?.id
}

/** Once per round. */
const canIgnoreOne = (g: InForce, seat: SeatId): boolean =>
  isElected(g, 'science-community-speaker', seat) &&
  !g.effects.some(({ id }) => id === 'science-community-speaker')

/** The technologies that a player can gain now. */
export const technologiesFor = (view: Researching, seat: SeatId): TechnologyId[] =>
  technologiesOpenTo(view, seat)
    .filter(({ id }) => !refuseTechnology(view, seat, id))
    .map(({ id }) => id)

/**
 * What a technology costs beside a payment: planets that are exhausted for it do not count. That of a race costs more, and
 * only Research Grant makes it cheaper. [TI-23.07 to TI-23.09, TI-36.02, TI-36.03]
 */
export function technologyPrice(
  view: InForce & Pick<TiView, 'leaders' | 'planets'>,
  seat: SeatId,
  id: TechnologyId,
  price: number,
  payment: Pick<Payment, 'planets'> = { planets: [] },
): Sum {
  const { colour, race, price: more = 0 } = TECHNOLOGIES[id]
  const helps = (specialty: Colour | undefined) =>
    specialty !== undefined && (specialty === colour || isLaw(view, 'research-grant'))
  const helping = readyPlanetsOf(view, seat).filter(
    planet => helps(PLANETS[planet].specialty) && !payment.planets.includes(planet),
  )
  const terms = [part(line('sum.price'), price), ...tariffOn(view, id)]
  if (race && more > 0) terms.push(term(ref('race', race), more))
  if (price + more > 0) terms.push(...helping.flatMap(planet => specialtyTerms(view, planet)))
  if (price > 0 && !race && isElected(view, 'subsidized-studies', seat))
    terms.push(term(ref('politicalCard', 'subsidized-studies'), -SUBSIDY))
  for (const { source, modifier } of modifiersOf(view, seat, 'technologyPrice'))
    if (price > 0 && modifier.colour === colour) terms.push(term(source, modifier.amount))
  return sumOf(terms, 0)
}

/** What the specialty of a planet takes off, twice with a Scientist there. [TI-23.07, TI-52.12] */
function specialtyTerms(view: Pick<TiView, 'leaders'>, planet: PlanetId): Term[] {
  const scientist = scientistOn(view, planet)
  return [
    term(ref('planet', planet), -1),
    ...(scientist === undefined ? [] : [term(ref('leader', scientist), -1)]),
  ]
}

/** Red technologies cost more under Technology Tariffs, those that are free as well. */
const tariffOn = (g: InForce, id: TechnologyId): Term[] =>
  TECHNOLOGIES[id].colour === 'red' && isLaw(g, 'technology-tariffs')
    ? [term(ref('politicalCard', 'technology-tariffs'), TARIFF)]
    : []

/** What is added to any price of a technology. [TI-36.02] */
export const surchargeOn = (g: InForce, id: TechnologyId): number =>
  (TECHNOLOGIES[id].price ?? 0) + tariffOn(g, id).reduce((sum, { amount }) => sum + amount, 0)

const TARIFF = 4
const SUBSIDY = 2

export function gainTechnology(g: TiState, seat: SeatId, id: TechnologyId): void {
  const ignored = isResearching(g, seat) ? 1 : 0
  if (missingFor(g, seat, id) > ignored && canIgnoreOne(g, seat))
    g.effects.push({ id: 'science-community-speaker', by: seat, until: 'endOfRound' })
  g.players[seat]!.technologies.push(id)
  say(g, line('log.gainsTechnology', { seat: ref('seat', seat), technology: ref('technology', id) }))
}

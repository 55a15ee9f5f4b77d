/** Technologies are gained. Section 23. */
import { line, type Refusal, ref, refuse, type SeatId, type Sum, say, sumOf } from '../../kit/index.ts'
import { PLANETS, TECHNOLOGIES, type TechnologyId } from '../data/index.ts'
import { hasTechnology, part, term } from '../numbers/modifiers.ts'
import type { TiState, TiView } from '../state.ts'
import { type Payment, readyPlanetsOf } from './payment.ts'

/** Technologies of the deck that every player has. [TI-23.01] */
const DECK = Object.values(TECHNOLOGIES).filter(({ set }) => set === 'base')

/** Why a technology cannot be gained. `besides`: one that is gained at the same time. [TI-23.02] */
export function refuseTechnology(
  view: Pick<TiView, 'players'>,
  seat: SeatId,
  id: TechnologyId,
  besides?: TechnologyId,
): Refusal | undefined {
  const technology = DECK.find(one => one.id === id)
  if (!technology) return refuse('TI-23.01', 'noSuchTechnology')
  if (hasTechnology(view, seat, id))
    return refuse('TI-23.01', 'hasTechnology', { technology: ref('technology', id) })
  const needs = technology.needsInBase ?? technology.needs
  const has = (one: TechnologyId) => one === besides || hasTechnology(view, seat, one)
  const isMet = 'all' in needs ? needs.all.every(has) : needs.any.some(has)
  return isMet ? undefined : refuse('TI-23.02', 'prerequisites', { technology: ref('technology', id) })
}

/** The technologies that a player can gain now. */
export const technologiesFor = (view: Pick<TiView, 'players'>, seat: SeatId): TechnologyId[] =>
  DECK.filter(({ id }) => !refuseTechnology(view, seat, id)).map(({ id }) => id)

/** What a technology costs beside a payment: planets that are exhausted for it do not count. [TI-23.07 to TI-23.09] */
export function technologyPrice(
  view: Pick<TiView, 'planets' | 'players'>,
  seat: SeatId,
  id: TechnologyId,
  price: number,
  payment: Pick<Payment, 'planets'> = { planets: [] },
): Sum {
  const { colour } = TECHNOLOGIES[id]!
  const helping = readyPlanetsOf(view, seat).filter(
    planet => PLANETS[planet]!.specialty === colour && !payment.planets.includes(planet),
  )
  return sumOf([part(line('sum.price'), price), ...helping.map(planet => term(ref('planet', planet), -1))], 0)
}

export function gainTechnology(g: TiState, seat: SeatId, id: TechnologyId): void {
  g.players[seat]!.technologies.push(id)
  say(g, line('log.gainsTechnology', { seat: ref('seat', seat), technology: ref('technology', id) }))
}

/** Laws in play, as rules and numbers look them up. [TI-27.08] */
import type { SeatId } from '../../kit/index.ts'
import type { PoliticalCardId } from '../data/index.ts'
import type { Law, TiView } from '../state.ts'

export const lawOf = (g: Pick<TiView, 'laws'>, id: PoliticalCardId): Law | undefined =>
  g.laws.find(law => law.id === id)

export const isLaw = (g: Pick<TiView, 'laws'>, id: PoliticalCardId): boolean => lawOf(g, id) !== undefined

/** Whether a law is in play with this player. */
export const isElected = (g: Pick<TiView, 'laws'>, id: PoliticalCardId, seat: SeatId): boolean =>
  lawOf(g, id)?.seats.includes(seat) ?? false

/** Whom Local Unrest, Uprising and Stellar Criminals cannot harm. */
export const isSecure = (g: Pick<TiView, 'laws'>, seat: SeatId | undefined): boolean =>
  seat !== undefined && isElected(g, 'minister-of-internal-security', seat)

/** The player whom a law has elected. */
export const electedBy = (g: Pick<TiView, 'laws'>, id: PoliticalCardId): SeatId | undefined =>
  lawOf(g, id)?.seats[0]

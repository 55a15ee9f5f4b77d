/** 7 Technology. [TI-13.40, TI-13.41, TI-31.02] */
import { type Refusal, ref, type SeatId } from '../../../kit/index.ts'
import { TECHNOLOGIES, type TechnologyId } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { TiView } from '../../state.ts'
import type { Payment } from '../../state-plans.ts'
import { NO_PAYMENT, pay, payments, refusePayment } from '../payment.ts'
import {
  gainTechnology,
  missingFor,
  refuseTechnology,
  technologiesFor,
  technologyPrice,
} from '../technologies.ts'
import type { StrategicArgs } from './steps.ts'
import type { Ability, Secondary } from './types.ts'

const PRICE = 8

const primary: Ability = {
  refusal(view, seat, { technology, payment = NO_PAYMENT }) {
    if (technology === undefined)
      return somePrimary(view, seat).length > 0 ? refuse('TI-13.40', 'nameTechnology') : undefined
    const refusal = refuseTechnology(view, seat, technology)
    if (refusal) return refusal
    const price = technologyPrice(view, seat, technology, 0, payment).total
    return refusePayment(view, seat, price, 'resources', payment)
  },
  act({ g }, seat, { technology, payment = NO_PAYMENT }) {
    pay(g, seat, payment)
    if (technology !== undefined) gainTechnology(g, seat, technology)
  },
  some(view, seat) {
    const found = somePrimary(view, seat)
    return found.length > 0 ? found : [{}]
  },
}

/** All that can be gained; a law may have its price. */
const somePrimary = (view: TiView, seat: SeatId): StrategicArgs[] =>
  technologiesFor(view, seat).flatMap(technology =>
    affordable(view, seat, { technology, free: undefined, cost: 0 }).map(payment =>
      payment.planets.length + payment.tradeGoods > 0 ? { technology, payment } : { technology },
    ),
  )

/** Jol-Nar gain one besides, which may be what the other one needs, or the other way round; or that one alone. */
function refuseFree(
  view: TiView,
  seat: SeatId,
  { technology, free }: StrategicArgs,
  alone: boolean,
): Refusal | undefined {
  if (free === undefined) return undefined
  if (alone || !hasAbility(view, seat, 'researchCollective')) return refuse('TI-13.41', 'oneTechnology')
  if (free === technology) return refuse('TI-13.41', 'oneTechnology')
  return refuseTechnology(view, seat, free, technology)
}

/** A technology for resources; `alone`: Jol-Nar get none besides. */
export const buyingTechnology = (cost: number, alone = false): Secondary => ({
  refusal(view, seat, args) {
    const { technology, free, payment = NO_PAYMENT } = args
    if (technology === undefined) {
      if (free === undefined) return refuse('TI-13.41', 'nameTechnology')
      const refusal = refuseFree(view, seat, args, alone)
      if (refusal) return refusal
      const price = priceOf(view, seat, { technology, free, cost }, payment)
      return refusePayment(view, seat, price, 'resources', payment)
    }
    const refusal = refuseTechnology(view, seat, technology, free) ?? refuseFree(view, seat, args, alone)
    if (refusal) return refusal
    // They cannot need each other: one of them comes first.
    if (free !== undefined && refuseTechnology(view, seat, technology) && refuseTechnology(view, seat, free))
      return refuseTechnology(view, seat, technology)
    // Only one prerequisite is ignored in a round.
    if (
      free !== undefined &&
      isMissing(view, seat, technology, free) &&
      isMissing(view, seat, free, technology)
    )
      return refuse('TI-23.02', 'prerequisites', { technology: ref('technology', technology) })
    const price = priceOf(view, seat, { technology, free, cost }, payment)
    return refusePayment(view, seat, price, 'resources', payment)
  },
  act({ g }, seat, { technology, free, payment = NO_PAYMENT }) {
    pay(g, seat, payment)
    const isFreeFirst = free !== undefined && !refuseTechnology(g, seat, free)
    const gained = isFreeFirst ? [free, technology] : [technology, free]
    for (const id of gained) if (id !== undefined) gainTechnology(g, seat, id)
  },
  some(view, seat) {
    const free = (technology?: TechnologyId) => (alone ? [] : freeWith(view, seat, technology))
    const ways = technologiesFor(view, seat).flatMap(technology =>
      [undefined, ...free(technology)].map(one => ({ technology, free: one })),
    )
    return [...ways, ...free().map(one => ({ technology: undefined, free: one }))].flatMap(bought =>
      affordable(view, seat, { ...bought, cost }).map(payment => ({
        ...(bought.technology !== undefined && { technology: bought.technology }),
        ...(bought.free !== undefined && { free: bought.free }),
        payment,
      })),
    )
  },
})

interface Bought {
  technology: TechnologyId | undefined
  free: TechnologyId | undefined
  cost: number
}

/** The price of the one that is bought, and tariffs on both. */
const priceOf = (view: TiView, seat: SeatId, { technology, free, cost }: Bought, payment?: Payment): number =>
  (technology === undefined ? 0 : technologyPrice(view, seat, technology, cost, payment).total) +
  (free === undefined ? 0 : technologyPrice(view, seat, free, 0, payment).total)

const isMissing = (view: TiView, seat: SeatId, technology: TechnologyId, besides: TechnologyId) =>
  missingFor(view, seat, technology, besides) > 0

/** Payments whose planets do not have to be counted as specialties at the same time. */
function affordable(view: TiView, seat: SeatId, bought: Bought): Payment[] {
  const least = priceOf(view, seat, bought)
  const own = [bought.technology, bought.free].map(id =>
    id === undefined ? 0 : (TECHNOLOGIES[id].price ?? 0),
  )
  const most = own.reduce((sum, price) => sum + price, least + bought.cost)
  for (let price = least; price <= most; price++) {
    const found = payments(view, seat, price, 'resources').filter(
      payment => priceOf(view, seat, bought, payment) === price,
    )
    if (found.length > 0) return found
  }
  return []
}

const freeWith = (view: TiView, seat: SeatId, technology: TechnologyId | undefined) =>
  hasAbility(view, seat, 'researchCollective')
    ? technologiesFor(view, seat).filter(one => one !== technology)
    : []

export const technology = { primary, secondary: buyingTechnology(PRICE) }

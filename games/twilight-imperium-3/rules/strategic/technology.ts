/** 7 Technology. [TI-13.40, TI-13.41, TI-31.02] */
import { type Refusal, refuse, type SeatId } from '../../../kit/index.ts'
import { isRace } from '../../numbers/modifiers.ts'
import type { TiView } from '../../state.ts'
import { NO_PAYMENT, pay, payments, refusePayment } from '../payment.ts'
import { gainTechnology, refuseTechnology, technologiesFor, technologyPrice } from '../technologies.ts'
import type { Ability, Secondary, StrategicArgs } from './types.ts'

const PRICE = 8

const primary: Ability = {
  refusal(view, seat, { technology }) {
    if (technology !== undefined) return refuseTechnology(view, seat, technology)
    return technologiesFor(view, seat).length > 0 ? refuse('TI-13.40', 'nameTechnology') : undefined
  },
  act({ g }, seat, { technology }) {
    if (technology !== undefined) gainTechnology(g, seat, technology)
  },
  some(view, seat) {
    const found = technologiesFor(view, seat).map(technology => ({ technology }))
    return found.length > 0 ? found : [{}]
  },
}

/** Jol-Nar gain one besides, which may be what the other one needs, or the other way round. */
function refuseFree(view: TiView, seat: SeatId, { technology, free }: StrategicArgs): Refusal | undefined {
  if (free === undefined) return undefined
  if (!isRace(view, seat, 'jolnar')) return refuse('TI-13.41', 'oneTechnology')
  if (free === technology) return refuse('TI-13.41', 'oneTechnology')
  return refuseTechnology(view, seat, free, technology)
}

const secondary: Secondary = {
  refusal(view, seat, args) {
    const { technology, free, payment = NO_PAYMENT } = args
    if (technology === undefined) return refuse('TI-13.41', 'nameTechnology')
    const refusal = refuseTechnology(view, seat, technology, free) ?? refuseFree(view, seat, args)
    if (refusal) return refusal
    // They cannot need each other: one of them comes first.
    if (free !== undefined && refuseTechnology(view, seat, technology) && refuseTechnology(view, seat, free))
      return refuseTechnology(view, seat, technology)
    const price = technologyPrice(view, seat, technology, PRICE, payment).total
    return refusePayment(view, seat, price, 'resources', payment)
  },
  act({ g }, seat, { technology, free, payment = NO_PAYMENT }) {
    pay(g, seat, payment)
    const isFreeFirst = free !== undefined && !refuseTechnology(g, seat, free)
    const gained = isFreeFirst ? [free, technology!] : [technology!, ...(free === undefined ? [] : [free])]
    for (const id of gained) gainTechnology(g, seat, id)
  },
  some: (view, seat) =>
    technologiesFor(view, seat).flatMap(technology =>
      affordable(view, seat, technology).flatMap(payment => [
        { technology, payment },
        ...freeWith(view, seat, technology).map(free => ({ technology, free, payment })),
      ]),
    ),
}

/** Payments whose planets do not have to be counted as specialties at the same time. */
function affordable(view: TiView, seat: SeatId, technology: string) {
  for (let price = technologyPrice(view, seat, technology, PRICE).total; price <= PRICE; price++) {
    const found = payments(view, seat, price, 'resources').filter(
      payment => technologyPrice(view, seat, technology, PRICE, payment).total === price,
    )
    if (found.length > 0) return found
  }
  return []
}

const freeWith = (view: TiView, seat: SeatId, technology: string) =>
  isRace(view, seat, 'jolnar') ? technologiesFor(view, seat).filter(one => one !== technology) : []

export const technology = { primary, secondary }

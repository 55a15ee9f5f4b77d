/** What the cards in hand are good for: which one to place, which one to keep, which ones to pay with. */
import { designOf } from '../rules/deck.ts'
import { refuseDevelopment } from '../rules/develop.ts'
import { militaryFor, refuseSettling } from '../rules/placing.ts'
import { developmentPrice, isPayable, worldPrice } from '../rules/prices.ts'
import type { Uid } from '../state.ts'
import { handOf, type Outlook, scoreGain, worldOf } from './outlook.ts'
import { prospectsOf } from './worth.ts'

/** Cards that placing it takes out of the hand, beside itself; undefined where it takes Military that is not there. */
export function priceOf({ g, seat, me }: Outlook, uid: Uid): number | undefined {
  const world = worldOf(uid)
  if (!world) {
    const isBuilt = me.tableau.some(own => designOf(own).id === designOf(uid).id)
    return isBuilt ? undefined : developmentPrice(g, seat, uid).total
  }
  if (world.military && militaryFor(g, seat, world).total >= world.cost) return 0
  return isPayable(g, seat, world) ? worldPrice(g, seat, uid).total : undefined
}

/** VP that placing the card brings, less what it takes. `off`: what a bonus takes off the price. */
export function placingGain(outlook: Outlook, uid: Uid, off = 0): number {
  const price = priceOf(outlook, uid)
  if (price === undefined) return Number.NEGATIVE_INFINITY
  const paid = Math.max(0, price - off)
  return scoreGain(outlook, uid) + prospectsOf(outlook, uid) - paid * outlook.card
}

export interface Plan {
  card: Uid
  gain: number
}

const best = (plans: Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>((top, plan) => (!top || plan.gain > top.gain ? plan : top), undefined)

/** The best development that could be built now, with so much off its price. */
export function bestDevelopment(outlook: Outlook, off: number): Plan | undefined {
  const hand = handOf(outlook)
  return best(
    hand.flatMap(card => {
      if (worldOf(card)) return []
      const price = priceOf(outlook, card)
      if (price === undefined || Math.max(0, price - off) > hand.length - 1) return []
      return [{ card, gain: placingGain(outlook, card, off) }]
    }),
  )
}

/** The best world that could be placed now. */
export function bestWorld(outlook: Outlook): Plan | undefined {
  const { g, seat } = outlook
  return best(
    handOf(outlook).flatMap(card =>
      worldOf(card) && !refuseSettling(g, seat, card) ? [{ card, gain: settlingGain(outlook, card) }] : [],
    ),
  )
}

/** The same for a world that may need Military or a card that has to go first. */
export function settlingGain(outlook: Outlook, card: Uid): number {
  const gain = placingGain(outlook, card)
  if (gain > Number.NEGATIVE_INFINITY) {
    const price = priceOf(outlook, card) ?? 0
    // More than the hand holds: something else must help.
    return price > outlook.me.hand.length - 1 ? gain + price * outlook.card - 1.2 : gain
  }
  return scoreGain(outlook, card) + prospectsOf(outlook, card) - 1.2
}

export const mayDevelop = ({ g, seat }: Outlook, uid: Uid): boolean => !refuseDevelopment(g, seat, uid)

/** What it is worth to have the card in hand. */
export function keepingWorth(outlook: Outlook, uid: Uid): number {
  const { card, me, rounds } = outlook
  if (outlook.skill.dreams) return card + 0.25 * designOf(uid).cost
  const price = priceOf(outlook, uid)
  const world = worldOf(uid)
  if (price === undefined) {
    if (!world) return card * 0.8
    // Out of reach: worth more the closer the Military comes.
    const gap = world.cost - outlook.military
    const gain = scoreGain(outlook, uid) + prospectsOf(outlook, uid)
    return card + Math.max(0, gain) * Math.max(0, 0.35 - 0.1 * gap) * Math.min(1, rounds / 4)
  }
  const hand = me.hand.length
  const gain = placingGain(outlook, uid)
  const late = Math.max(0, price - Math.max(0, hand - 1))
  const chance = Math.max(0.1, 0.75 - 0.13 * late) * Math.min(1, rounds / 2.5)
  return card + Math.max(0, gain) * chance
}

/** The cards of a list, the least wanted first. */
export const leastWanted = (outlook: Outlook, cards: readonly Uid[]): Uid[] =>
  cards
    .map(uid => ({ uid, worth: keepingWorth(outlook, uid) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ uid }) => uid)

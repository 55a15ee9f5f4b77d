/** What the cards in hand are good for: which one to place, which one to keep, which ones to pay with. */
import { designOf } from '../rules/deck.ts'
import { militaryFor, refuseSettling } from '../rules/placing.ts'
import { developmentPrice, isPayable, worldPrice } from '../rules/prices.ts'
import type { Uid } from '../state.ts'
import { handOf, type Outlook, type Plan, type Prospect, scoreGain, worldOf } from './outlook.ts'
import { prospectsOf } from './worth.ts'

function priceOf({ g, seat, me }: Outlook, uid: Uid): number | undefined {
  const world = worldOf(uid)
  if (!world) {
    const { id } = designOf(uid)
    const isBuilt = me.tableau.some(own => designOf(own).id === id)
    return isBuilt ? undefined : developmentPrice(g, seat, uid).total
  }
  if (world.military && militaryFor(g, seat, world).total >= world.cost) return 0
  return isPayable(g, seat, world) ? worldPrice(g, seat, uid).total : undefined
}

/** What placing the card takes out of the hand, beside itself, and what it brings. */
export function prospectOf(outlook: Outlook, uid: Uid): Prospect {
  const { known } = outlook
  const found = known.get(uid) ?? {
    price: priceOf(outlook, uid),
    worth: scoreGain(outlook, uid) + prospectsOf(outlook, uid),
  }
  known.set(uid, found)
  return found
}

/** VP that placing the card brings, less what it takes. `off`: what a bonus takes off the price. */
export function placingGain(outlook: Outlook, uid: Uid, off = 0): number {
  const { price, worth } = prospectOf(outlook, uid)
  return price === undefined ? Number.NEGATIVE_INFINITY : worth - Math.max(0, price - off) * outlook.card
}

const best = (plans: Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>((top, plan) => (!top || plan.gain > top.gain ? plan : top), undefined)

/** The developments that could be built now, with so much off their prices. */
function developments(outlook: Outlook, off: number): Plan[] {
  const hand = handOf(outlook)
  return hand.flatMap(card => {
    if (worldOf(card)) return []
    const { price } = prospectOf(outlook, card)
    if (price === undefined || Math.max(0, price - off) > hand.length - 1) return []
    return [{ card, gain: placingGain(outlook, card, off), price: Math.max(0, price - off) }]
  })
}

/** The worlds that could be placed now. */
function worlds(outlook: Outlook): Plan[] {
  const { g, seat } = outlook
  return handOf(outlook).flatMap(card =>
    worldOf(card) && !refuseSettling(g, seat, card)
      ? [{ card, gain: settlingGain(outlook, card), price: prospectOf(outlook, card).price ?? 0 }]
      : [],
  )
}

/** The best development that could be built now, with so much off its price. */
export const bestDevelopment = (outlook: Outlook, off: number): Plan | undefined =>
  best(developments(outlook, off))

/** The best world that could be placed now. */
export function bestWorld(outlook: Outlook): Plan | undefined {
  if (outlook.bestWorld === undefined) outlook.bestWorld = best(worlds(outlook)) ?? null
  return outlook.bestWorld ?? undefined
}

const gained = (plan: Plan | undefined) => Math.max(0, plan?.gain ?? 0)

/** Two phases of a round in which a card of the hand can be placed. */
export type Placings = 'both' | 'developments' | 'worlds'

/**
 * By how much two things to place in one round bring less together than each of them would alone: both are paid from the
 * same hand, and no card is placed twice. `both`: a development of one's own choice and a world.
 */
export function sharing(outlook: Outlook, placings: Placings): number {
  outlook.sharing ??= {}
  outlook.sharing[placings] ??= sharingOf(outlook, placings)
  return outlook.sharing[placings]
}

function sharingOf(outlook: Outlook, placings: Placings): number {
  const builds = placings === 'worlds' ? worlds(outlook) : developments(outlook, 1)
  const settles = placings === 'developments' ? builds : worlds(outlook)
  const [build, settle] = [gained(best(builds)), gained(best(settles))]
  let most = Math.max(build, settle)
  for (const one of builds)
    for (const other of settles)
      if (one.card !== other.card && one.price + other.price <= outlook.me.hand.length - 2)
        most = Math.max(most, one.gain + other.gain)
  return build + settle - most
}

/** The same for a world that may need Military or a card that has to go first. */
export function settlingGain(outlook: Outlook, card: Uid): number {
  const gain = placingGain(outlook, card)
  const { price, worth } = prospectOf(outlook, card)
  if (price !== undefined) {
    // More than the hand holds: something else must help.
    return price > outlook.me.hand.length - 1 ? gain + price * outlook.card - 1.2 : gain
  }
  return worth - 1.2
}

/** What it is worth to have the card in hand. */
export function keepingWorth(outlook: Outlook, uid: Uid): number {
  const { card, me, rounds } = outlook
  if (outlook.skill.dreams) return card + 0.25 * designOf(uid).cost
  const { price, worth } = prospectOf(outlook, uid)
  const world = worldOf(uid)
  if (price === undefined) {
    if (!world) return card * 0.8
    // Out of reach: worth more the closer the Military comes.
    const gap = world.cost - outlook.military
    return card + Math.max(0, worth) * Math.max(0, 0.35 - 0.1 * gap) * Math.min(1, rounds / 4)
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

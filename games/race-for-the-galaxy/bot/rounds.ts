/** Which action cards to play: what each phase would bring, and which phases others will choose anyway. */
import type { SeatId } from '../../kit/index.ts'
import type { Phase } from '../cards.ts'
import { type ActionId, actionOf } from '../data/actions.ts'
import { HAND_LIMIT } from '../data/setup.ts'
import { exploring } from '../rules/explore.ts'
import { hasGood } from '../rules/goods.ts'
import { amountOf, powersOf } from '../rules/powers.ts'
import type { RaceView } from '../state.ts'
import { bestSale, consumeGain } from './goods.ts'
import { bestDevelopment, bestWorld, sharing } from './hand.ts'
import { orbGain } from './orb.ts'
import { goodValue, type Outlook, worldOf } from './outlook.ts'

type Gains = { readonly [P in Phase]: number }

/** Production worlds of a seat without a good. */
const emptyWorlds = (g: RaceView, seat: SeatId) =>
  g.players[seat]!.tableau.filter(
    uid => worldOf(uid)?.production === 'production' && !hasGood(g.players[seat]!, uid),
  )
const emptyWindfalls = (g: RaceView, seat: SeatId) =>
  g.players[seat]!.tableau.filter(
    uid => worldOf(uid)?.production === 'windfall' && !hasGood(g.players[seat]!, uid),
  )

function exploreGain(outlook: Outlook, more: { draw: number; keep: number }): number {
  const { g, seat, me, card, rounds } = outlook
  const { draw, keep } = exploring(g, seat)
  const drawn = draw.total + more.draw
  const kept = Math.min(drawn, keep.total + more.keep)
  const room = Math.max(0.3, Math.min(1, (HAND_LIMIT + 1 - me.hand.length) / 4))
  // The more cards to choose from, the better the one that is kept.
  const choice = rounds > 1.5 ? 0.32 * Math.log2(1 + drawn - kept) : 0
  const need = me.hand.length <= 2 ? 0.35 : 0
  return (kept * card * 1.05 + choice) * room + need
}

function produceGain(outlook: Outlook, bonus: boolean): number {
  const { g, seat, card, rounds } = outlook
  if (rounds < 1.3) return 0.1
  let gain = 0
  for (const uid of emptyWorlds(g, seat)) gain += goodValue(outlook, worldOf(uid)!.goodKind!)
  const windfalls = emptyWindfalls(g, seat)
    .map(uid => goodValue(outlook, worldOf(uid)!.goodKind!))
    .sort((a, b) => b - a)
  const sources = powersOf(g, seat, 'produce', 'produceOnWindfall').length + (bonus ? 1 : 0)
  for (const value of windfalls.slice(0, sources)) gain += value
  const draws =
    amountOf(g, seat, 'produce', 'draw') + powersOf(g, seat, 'produce', 'drawIfProducedHere').length
  return gain * 0.85 + draws * card
}

/** What an action card brings me: the whole phase, with its bonus. */
function gainOf(outlook: Outlook, action: ActionId): number {
  const { card } = outlook
  switch (action) {
    case 'explore-5':
      return exploreGain(outlook, { draw: 5, keep: 0 })
    case 'explore-1-1':
      return exploreGain(outlook, { draw: 1, keep: 1 })
    case 'explore-orb':
      return exploreGain(outlook, { draw: 0, keep: 0 }) + orbGain(outlook) * 1.35
    case 'develop':
    case 'develop-2':
      return Math.max(0, bestDevelopment(outlook, 1)?.gain ?? 0)
    case 'settle':
    case 'settle-2': {
      const plan = bestWorld(outlook)
      return plan && plan.gain > 0 ? plan.gain + card : 0
    }
    case 'consume-trade': {
      const sale = bestSale(outlook)
      return sale ? sale.cards * card + consumeGain(outlook, 1, sale.good) : consumeGain(outlook, 1)
    }
    case 'consume-2x':
      return consumeGain(outlook, 2)
    case 'produce':
      return produceGain(outlook, true)
  }
}

/** Whether there is anything at all that I could do with an action card. */
export function isOfUse(outlook: Outlook, action: ActionId): boolean {
  const { phase } = actionOf(action)
  if (phase === 'develop') return bestDevelopment(outlook, 1) !== undefined
  if (phase === 'settle') return bestWorld(outlook) !== undefined
  if (action === 'consume-trade') return bestSale(outlook) !== undefined
  return gainOf(outlook, action) > 0.1
}

/** What each phase brings me if somebody else chooses it. */
const gainsWithout = (outlook: Outlook): Gains => ({
  explore: exploreGain(outlook, { draw: 0, keep: 0 }) + orbGain(outlook),
  develop: Math.max(0, bestDevelopment(outlook, 0)?.gain ?? 0),
  settle: Math.max(0, bestWorld(outlook)?.gain ?? 0),
  consume: consumeGain(outlook, 1),
  produce: produceGain(outlook, false),
})

/** How likely a seat is to choose each phase, by what lies in the open. */
function inclination(g: RaceView, seat: SeatId): Gains {
  const { goods, hand, tableau } = g.players[seat]!
  const lying = Object.keys(goods).length
  const empty = emptyWorlds(g, seat).length
  const weights = {
    explore: 1 + Math.max(0, 4 - hand.length) * 0.4 + (g.orb ? 0.6 : 0),
    develop: 0.5 + hand.length * 0.16,
    settle: 0.6 + hand.length * 0.2 + (tableau.length < 4 ? 0.4 : 0),
    consume: 0.15 + lying * 0.65,
    produce: 0.15 + empty * 0.55,
  }
  const sum = Object.values(weights).reduce((a, b) => a + b, 0)
  const cards = g.order.length === 2 && g.options.twoPlayerMode === 'advanced' ? 1.9 : 1
  const share = (weight: number) => Math.min(0.9, (cards * weight) / sum)
  return {
    explore: share(weights.explore),
    develop: share(weights.develop),
    settle: share(weights.settle),
    consume: share(weights.consume),
    produce: share(weights.produce),
  }
}

/** How likely each phase takes place without me. */
function expected({ g, seat, skill }: Outlook): Gains {
  const none = { explore: 0, develop: 0, settle: 0, consume: 0, produce: 0 }
  if (!skill.minds) return none
  const left = { explore: 1, develop: 1, settle: 1, consume: 1, produce: 1 }
  for (const other of g.order) {
    if (other === seat) continue
    const wish = inclination(g, other)
    for (const phase of Object.keys(left) as Phase[]) left[phase] *= 1 - wish[phase]
  }
  for (const phase of Object.keys(left) as Phase[]) none[phase] = 1 - left[phase]
  return none
}

/** What the others would gain, all together, in a phase that takes place only because of me. */
function gift({ g, seat, skill }: Outlook, phase: Phase): number {
  if (!skill.minds) return 0
  let sum = 0
  for (const other of g.order) {
    if (other === seat) continue
    const { goods, hand } = g.players[other]!
    if (phase === 'produce') sum += emptyWorlds(g, other).length * 0.9
    if (phase === 'consume') sum += Object.keys(goods).length * 0.8
    if (phase === 'settle' || phase === 'develop') sum += Math.min(1.2, hand.length * 0.2)
    if (phase === 'explore') sum += 0.5
  }
  return (0.35 * sum) / Math.max(1, g.order.length - 1)
}

/** What each of the action cards is worth to me. */
export function actionWorths(outlook: Outlook, actions: readonly ActionId[]): Map<ActionId, number> {
  const chances = expected(outlook)
  const without = gainsWithout(outlook)
  return new Map(
    actions.map(action => {
      const { phase } = actionOf(action)
      const anyway = chances[phase]
      return [action, gainOf(outlook, action) - anyway * without[phase] - (1 - anyway) * gift(outlook, phase)]
    }),
  )
}

/** What two action cards are worth together. [RFTG-5.06 to RFTG-5.08] */
export function pairWorth(
  outlook: Outlook,
  worths: ReadonlyMap<ActionId, number>,
  a: ActionId,
  b: ActionId,
): number {
  const sum = worths.get(a)! + worths.get(b)!
  const both = new Set([a, b])
  if (both.has('develop') && both.has('develop-2')) return sum - sharing(outlook, 'developments')
  if (both.has('settle') && both.has('settle-2')) return sum - sharing(outlook, 'worlds')
  const builds = both.has('develop') || both.has('develop-2')
  const settles = both.has('settle') || both.has('settle-2')
  if (builds && settles) return sum - sharing(outlook, 'both')
  if (both.has('consume-trade') && both.has('consume-2x')) return sum - consumeGain(outlook, 1)
  if (both.has('explore-5') && both.has('explore-1-1'))
    return sum - exploreGain(outlook, { draw: 0, keep: 0 }) * 0.7
  if (both.has('consume-trade') && settles) {
    // A windfall world that is placed brings a good to sell.
    const world = bestWorld(outlook)
    const kind = world && worldOf(world.card)?.production === 'windfall' && worldOf(world.card)?.goodKind
    if (kind && !bestSale(outlook)) return sum + goodValue(outlook, kind)
  }
  return sum
}

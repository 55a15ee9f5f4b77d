/** How a bot answers each question: the best answer, or as many as are wanted, the best first. */

import { type Ask, type Chance, combinations, type Play } from '../../kit/index.ts'
import type { Phase } from '../cards.ts'
import type { ActionId } from '../data/actions.ts'
import type { RaceAsk } from '../rules/asks.ts'
import { designOf, isCard } from '../rules/deck.ts'
import { goodsOf, kindOf, salePrice } from '../rules/goods.ts'
import { refuseConquest } from '../rules/placing.ts'
import { unusedPowers } from '../rules/powers.ts'
import { hasBonus, timesChosen } from '../rules/round.ts'
import type { RaceView, Uid } from '../state.ts'
import { consuming } from './goods.ts'
import { keepingWorth, leastWanted, placingGain, prospectOf, settlingGain } from './hand.ts'
import { cornerWorth, layingWorths, movingWorths } from './orb.ts'
import { goodValue, type Outlook } from './outlook.ts'
import { actionWorths, isOfUse, pairWorth } from './rounds.ts'
import { prospectsOf } from './worth.ts'

/** An answer, without the id of the question. */
export interface Answer {
  move: string
  args: unknown[]
}

export interface Asked {
  outlook: Outlook
  ask: Ask
  /** Legal moves but for the generic answer. */
  legal: readonly Play[]
  random: Chance
  /** So many answers are wanted, at the most. */
  wanted: number
}

const answer = (chosen: readonly string[]): Answer => ({ move: 'answer', args: [[...chosen]] })

/** The options of most worth, misjudged as the skill has it, among those that are `ofUse`: the best first. */
function bestOf<T>(
  { outlook, random, wanted }: Asked,
  options: readonly T[],
  worth: (option: T) => number,
  ofUse?: (option: T) => boolean,
): T[] {
  const { noise, purposeful } = outlook.skill
  const useful = purposeful && ofUse ? options.filter(ofUse) : []
  const judged = (useful.length > 0 ? useful : options).map(option => ({
    option,
    worth: worth(option) + (random() + random() - 1) * noise,
  }))
  if (wanted === 1) {
    const [first, ...others] = judged
    return first ? [others.reduce((top, one) => (one.worth > top.worth ? one : top), first).option] : []
  }
  return judged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, wanted)
    .map(({ option }) => option)
}

const answerOf = ({ move, args }: Play): Answer => ({ move, args: args.slice(1) })
const answersOf = (made: Play | undefined): Answer[] => (made ? [answerOf(made)] : [])

const best = (asked: Asked, worth: (made: Play) => number, ofUse?: (made: Play) => boolean): Answer[] =>
  bestOf(asked, asked.legal, worth, ofUse).map(answerOf)

/** The options of a pick, the least wanted first. */
const least = ({ outlook, ask }: Asked) => leastWanted(outlook, ask.pick!.options)

/** Other cards that come into question beside the first ones. */
const NEAR = 2

/** The first so many cards of a list, or nearly: the nearer, the earlier. */
function firstOf({ wanted }: Asked, cards: readonly Uid[], count: number): Answer[] {
  if (wanted === 1) return [answer(cards.slice(0, count))]
  const farness = (some: readonly Uid[]) => some.reduce((sum, card) => sum + cards.indexOf(card), 0)
  return combinations(cards.slice(0, count + NEAR), count)
    .sort((a, b) => farness(a) - farness(b))
    .slice(0, wanted)
    .map(answer)
}

function actions(asked: Asked): Answer[] {
  const { outlook, ask } = asked
  const { options, max } = ask.pick!
  const worths = actionWorths(outlook, options as ActionId[])
  const ofUse = (action: ActionId) => isOfUse(outlook, action)
  if (max === 1)
    return bestOf(asked, options as ActionId[], action => worths.get(action)!, ofUse).map(one =>
      answer([one]),
    )
  const pairs = combinations(options as ActionId[], 2) as [ActionId, ActionId][]
  return bestOf(
    asked,
    pairs,
    ([a, b]) => pairWorth(outlook, worths, a, b),
    pair => pair.every(ofUse),
  ).map(answer)
}

/** What a move takes or gives that chooses a card to place. */
function choosing(asked: Asked, gain: (outlook: Outlook, card: Uid) => number): Answer[] {
  const { outlook } = asked
  // A little patience, while there is time.
  const isOwn = timesChosen(outlook.g, outlook.seat, outlook.g.phase as Phase) > 0
  const patience = Math.min(0.35, 0.06 * outlook.rounds)
  return best(
    asked,
    ({ move, args }) =>
      move === 'pass' ? patience : move === 'reveal' ? 0.9 : gain(outlook, args[1] as Uid),
    ({ move }) => move !== 'pass' || !isOwn,
  )
}

/** What it takes to use up something for temporary Military or a lower price. */
function sacrifice(outlook: Outlook, by: string, good: string | null): number {
  const [id] = by.split('/') as [string]
  if (good !== null) return isCard(good) ? goodValue(outlook, kindOf(good)) : 0.8
  return isCard(id) ? designOf(id).vp + prospectsOf(outlook, id) * 0.5 + 0.3 : 0.6
}

function placeWorld(asked: Asked): Answer[] {
  const { outlook, ask } = asked
  const { pick } = ask
  const price = pick?.min ?? Number(ask.about?.count ?? 99)
  const cards = pick ? least(asked) : []
  const cheapest = cards.slice(0, pick?.min)
  const paying = cheapest.reduce((sum, card) => sum + keepingWorth(outlook, card), 0)
  // Where nothing is conquered, Military is of no use.
  const { placing } = outlook.me.turn
  const mayConquer =
    placing!.as !== 'paid' && !refuseConquest(outlook.g, outlook.seat, placing!.card, placing!.by)
  const useful = asked.legal.filter(({ move }) => move !== 'boost' || mayConquer)
  const isFree = ({ move }: Play) => move === 'conquer' || move === 'placeFree'
  const worth = ({ move, args }: Play) => {
    const cost = sacrifice(outlook, args[1] as string, (args[2] as string | null | undefined) ?? null)
    // Colony Ship saves the whole price, a token two cards of it.
    if (move === 'cheapen')
      return -cost - (isCard((args[1] as string).split('/')[0]!) ? 0 : Math.max(0, price - 2) * outlook.card)
    return -cost
  }
  const others = useful.find(isFree) ?? bestOf(asked, useful, worth)[0]
  if (!pick || (others && isFree(others))) return answersOf(others)
  const payments = firstOf(asked, cards, pick.min)
  if (!others) return payments
  const { args } = others
  const cost = sacrifice(outlook, args[1] as string, (args[2] as string | null | undefined) ?? null)
  const isBetter = cost < paying
  return isBetter ? [answerOf(others), ...payments] : [...payments, answerOf(others)]
}

/** VP, cards as VP, that a use of a consume power brings now and leaves for later uses. */
function consumingWorth(outlook: Outlook, own: string, goods: readonly string[]): number {
  const { g, seat, me, card } = outlook
  const factor = hasBonus(g, seat, 'multiplyConsumeVp') ? 2 : 1
  const spent = goods.filter(good => !isCard(good)).length * 0.9
  const left = goodsOf(me)
  for (const good of goods) if (left.includes(good)) left.splice(left.indexOf(good), 1)
  const after: RaceView = {
    ...g,
    players: { ...g.players, [seat]: { ...me, turn: { ...me.turn, used: [...me.turn.used, own] } } },
  }
  const rest = consuming(after, seat, left)
  const now = rewardOf(outlook, own, goods)
  return (now.vp + rest.vp) * factor + (now.cards + rest.cards) * card - spent
}

function rewardOf(
  { g, seat }: Outlook,
  own: string,
  goods: readonly string[],
): { vp: number; cards: number } {
  const uses = unusedPowers(g, seat, 'consume', 'consumeGoods').find(({ ref }) => ref === own)
  if (uses) {
    const { goodsPerUse, rewardPerUse } = uses.power
    const times = goods.length / goodsPerUse
    return { vp: times * rewardPerUse.vp, cards: times * rewardPerUse.cards }
  }
  const all = unusedPowers(g, seat, 'consume', 'consumeAllGoods').find(({ ref }) => ref === own)
  if (all) return { vp: Math.max(0, goods.length * all.power.vpPerGood - all.power.vpLess), cards: 0 }
  const sells = unusedPowers(g, seat, 'consume', 'sellGood').find(({ ref }) => ref === own)
  return { vp: 0, cards: sells ? salePrice(g, seat, goods[0]!, sells.power.withTradeBonuses).total : 0 }
}

function consume(asked: Asked): Answer[] {
  const { outlook, legal } = asked
  const { g, seat, me } = outlook
  const uses = legal.filter(({ move }) => move === 'consume')
  // Goods that must be used, or tokens that may: what remains is done last.
  const ways = bestOf(asked, uses, ({ args }) =>
    consumingWorth(outlook, args[1] as string, args[2] as string[]),
  )
  const [chosen] = ways
  const done = legal.find(({ move }) => move === 'done')
  if (
    chosen &&
    (!done || consumingWorth(outlook, chosen.args[1] as string, chosen.args[2] as string[]) > 0.4)
  )
    return ways.map(answerOf)
  for (const { ref, power } of unusedPowers(g, seat, 'consume', 'discardHand')) {
    const gain = power.rewardPerUse.vp + power.rewardPerUse.cards * outlook.card
    const cards = leastWanted(outlook, me.hand as Uid[])
      .filter(card => keepingWorth(outlook, card) < gain)
      .slice(0, power.maxUses)
    if (cards.length > 0) return [{ move: 'cashIn', args: [ref, cards] }]
  }
  const gambles = legal.filter(({ move }) => move === 'gamble')
  // Cards that cost 2 or 1 are the most frequent ones.
  const gamble = gambles.find(({ args }) => args[2] === 2) ?? gambles[0]
  return answersOf(gamble ?? done ?? chosen)
}

function orbLaying(asked: Asked): Answer[] {
  const { outlook, legal, random } = asked
  const places = legal.filter(({ move }) => move === 'placeOrbCard')
  // All of them would take too long: a good choice of many is a good choice.
  const most = 14
  const some = places.length <= most ? places : places.filter(() => random() < most / places.length)
  const worth = layingWorths(outlook)
  const ways = bestOf(asked, some, worth)
  const [chosen] = ways
  const instead =
    legal.find(({ move }) => move === 'drawOrbCard') ?? legal.find(({ move }) => move === 'playNothing')
  if (!instead) return answersOf(chosen ?? places[0])
  return chosen && worth(chosen) > 0.3 ? ways.map(answerOf) : [answerOf(instead), ...ways.map(answerOf)]
}

const ANSWERS: { readonly [kind in RaceAsk['kind']]: (asked: Asked) => Answer[] } = {
  startWorld: asked =>
    bestOf(asked, asked.ask.pick!.options, uid => prospectOf(asked.outlook, uid).worth).map(world =>
      answer([world]),
    ),
  startHand: asked => firstOf(asked, least(asked), asked.ask.pick!.min),
  actions,
  keep: asked => firstOf(asked, least(asked).reverse(), asked.ask.pick!.max),
  develop: asked => choosing(asked, (outlook, card) => placingGain(outlook, card)),
  payDevelopment: asked =>
    asked.ask.pick ? firstOf(asked, least(asked), asked.ask.pick.min) : answersOf(asked.legal[0]),
  settle: asked => choosing(asked, settlingGain),
  extra: asked => choosing(asked, (outlook, card) => settlingGain(outlook, card) - 0.3),
  placeWorld,
  discardForGood(asked) {
    const [card] = least(asked)
    return [answer(card !== undefined && keepingWorth(asked.outlook, card) < 1.1 ? [card] : [])]
  },
  trade: asked =>
    best(
      asked,
      ({ move, args }) => {
        if (move === 'sellNothing') return 0.3
        const { outlook } = asked
        const good = args[1] as string
        const left = goodsOf(outlook.me)
        if (left.includes(good)) left.splice(left.indexOf(good), 1)
        const { vp, cards } = consuming(outlook.g, outlook.seat, left)
        const price = salePrice(outlook.g, outlook.seat, good, true).total
        return (price + cards) * outlook.card + vp - (isCard(good) ? 0 : 0.4)
      },
      ({ move }) => move !== 'sellNothing',
    ),
  consume,
  windfall: asked =>
    best(
      asked,
      ({ args }) => goodValue(asked.outlook, kindOf(args[2] as string)) - (args[1] === 'bonus' ? 0.01 : 0),
    ),
  gather: asked => [answer(asked.ask.pick!.options)],
  discard: asked => firstOf(asked, least(asked), asked.ask.pick!.min),
  orbFirst: orbLaying,
  orbPlay: orbLaying,
  orbBreed: orbLaying,
  orbAirlock: orbLaying,
  orbCorner: asked => best(asked, made => cornerWorth(asked.outlook, made)),
  orbMove: asked => best(asked, movingWorths(asked.outlook)),
}

/** The bot's answers to a question, the best first; none where it knows none. */
export const answersTo = (asked: Asked): Answer[] => ANSWERS[asked.ask.kind as RaceAsk['kind']]?.(asked) ?? []

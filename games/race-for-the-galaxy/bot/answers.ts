/** How a bot answers each question. */
import { type Ask, type Chance, combinations, type Play } from '../../kit/index.ts'
import type { Phase } from '../cards.ts'
import type { ActionId } from '../data/actions.ts'
import { designOf, isCard } from '../rules/deck.ts'
import { goodsOf, kindOf, salePrice } from '../rules/goods.ts'
import { refuseConquest } from '../rules/placing.ts'
import { unusedPowers } from '../rules/powers.ts'
import { hasBonus, timesChosen } from '../rules/round.ts'
import type { RaceView, Uid } from '../state.ts'
import { consuming } from './goods.ts'
import { keepingWorth, leastWanted, placingGain, settlingGain } from './hand.ts'
import { cornerWorth, layingWorths, movingWorths } from './orb.ts'
import { goodValue, type Outlook, scoreGain } from './outlook.ts'
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
}

const answer = (chosen: readonly string[]): Answer => ({ move: 'answer', args: [[...chosen]] })

/** The option of most worth, misjudged as the skill has it, among those that are `ofUse`. */
function bestOf<T>(
  { outlook, random }: Asked,
  options: readonly T[],
  worth: (option: T) => number,
  ofUse?: (option: T) => boolean,
): T | undefined {
  const { noise, purposeful } = outlook.skill
  const useful = purposeful && ofUse ? options.filter(ofUse) : []
  let found: { option: T; worth: number } | undefined
  for (const option of useful.length > 0 ? useful : options) {
    const judged = worth(option) + (random() + random() - 1) * noise
    if (!found || judged > found.worth) found = { option, worth: judged }
  }
  return found?.option
}

const answerOf = (made: Play | undefined): Answer | undefined =>
  made && { move: made.move, args: made.args.slice(1) }

const best = (asked: Asked, worth: (made: Play) => number, ofUse?: (made: Play) => boolean) =>
  answerOf(bestOf(asked, asked.legal, worth, ofUse))

/** The options of a pick, the least wanted first. */
const least = ({ outlook, ask }: Asked) => leastWanted(outlook, ask.pick!.options)

function actions(asked: Asked): Answer {
  const { outlook, ask } = asked
  const { options, max } = ask.pick!
  const worths = actionWorths(outlook, options as ActionId[])
  const ofUse = (action: ActionId) => isOfUse(outlook, action)
  if (max === 1) return answer([bestOf(asked, options as ActionId[], action => worths.get(action)!, ofUse)!])
  const pairs = combinations(options as ActionId[], 2) as [ActionId, ActionId][]
  return answer(
    bestOf(
      asked,
      pairs,
      ([a, b]) => pairWorth(outlook, worths, a, b),
      pair => pair.every(ofUse),
    )!,
  )
}

/** What a move takes or gives that chooses a card to place. */
function choosing(asked: Asked, gain: (outlook: Outlook, card: Uid) => number): Answer | undefined {
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

function placeWorld(asked: Asked): Answer | undefined {
  const { outlook, ask } = asked
  const { pick } = ask
  const price = pick?.min ?? Number(ask.about?.count ?? 99)
  const cheapest = pick ? least(asked).slice(0, pick.min) : []
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
  const others = useful.find(isFree) ?? bestOf(asked, useful, worth)
  if (!pick) return answerOf(others)
  if (!others) return answer(cheapest)
  const { args } = others
  if (isFree(others)) return answerOf(others)
  const cost = sacrifice(outlook, args[1] as string, (args[2] as string | null | undefined) ?? null)
  return cost < paying ? answerOf(others) : answer(cheapest)
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

function consume(asked: Asked): Answer | undefined {
  const { outlook, legal } = asked
  const { g, seat, me } = outlook
  const uses = legal.filter(({ move }) => move === 'consume')
  // Goods that must be used, or tokens that may: what remains is done last.
  const chosen = bestOf(asked, uses, ({ args }) =>
    consumingWorth(outlook, args[1] as string, args[2] as string[]),
  )
  const done = legal.find(({ move }) => move === 'done')
  if (
    chosen &&
    (!done || consumingWorth(outlook, chosen.args[1] as string, chosen.args[2] as string[]) > 0.4)
  )
    return answerOf(chosen)
  for (const { ref, power } of unusedPowers(g, seat, 'consume', 'discardHand')) {
    const gain = power.rewardPerUse.vp + power.rewardPerUse.cards * outlook.card
    const cards = leastWanted(outlook, me.hand as Uid[])
      .filter(card => keepingWorth(outlook, card) < gain)
      .slice(0, power.maxUses)
    if (cards.length > 0) return { move: 'cashIn', args: [ref, cards] }
  }
  const gambles = legal.filter(({ move }) => move === 'gamble')
  // Cards that cost 2 or 1 are the most frequent ones.
  const gamble = gambles.find(({ args }) => args[2] === 2) ?? gambles[0]
  return answerOf(gamble ?? done ?? chosen)
}

function orbLaying(asked: Asked): Answer | undefined {
  const { outlook, legal, random } = asked
  const places = legal.filter(({ move }) => move === 'placeOrbCard')
  // All of them would take too long: a good choice of many is a good choice.
  const most = 14
  const some = places.length <= most ? places : places.filter(() => random() < most / places.length)
  const worth = layingWorths(outlook)
  const chosen = bestOf(asked, some, worth)
  const instead =
    legal.find(({ move }) => move === 'drawOrbCard') ?? legal.find(({ move }) => move === 'playNothing')
  if (!instead) return answerOf(chosen ?? places[0])
  return chosen && worth(chosen) > 0.3 ? answerOf(chosen) : answerOf(instead)
}

const ANSWERS: { readonly [kind: string]: (asked: Asked) => Answer | undefined } = {
  startWorld: asked =>
    answer([
      bestOf(
        asked,
        asked.ask.pick!.options,
        uid => scoreGain(asked.outlook, uid) + prospectsOf(asked.outlook, uid),
      )!,
    ]),
  startHand: asked => answer(least(asked).slice(0, asked.ask.pick!.min)),
  actions,
  keep: asked => answer(least(asked).slice(-asked.ask.pick!.max)),
  develop: asked => choosing(asked, (outlook, card) => placingGain(outlook, card)),
  payDevelopment: asked =>
    asked.ask.pick ? answer(least(asked).slice(0, asked.ask.pick.min)) : answerOf(asked.legal[0]),
  settle: asked => choosing(asked, settlingGain),
  extra: asked => choosing(asked, (outlook, card) => settlingGain(outlook, card) - 0.3),
  placeWorld,
  discardForGood(asked) {
    const [card] = least(asked)
    return answer(card !== undefined && keepingWorth(asked.outlook, card) < 1.1 ? [card] : [])
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
  gather: asked => answer(asked.ask.pick!.options),
  discard: asked => answer(least(asked).slice(0, asked.ask.pick!.min)),
  orbFirst: orbLaying,
  orbPlay: orbLaying,
  orbBreed: orbLaying,
  orbAirlock: orbLaying,
  orbCorner: asked => best(asked, made => cornerWorth(asked.outlook, made)),
  orbMove: asked => best(asked, movingWorths(asked.outlook)),
}

/** The bot's answer to a question; undefined where it knows none. */
export const answerTo = (asked: Asked): Answer | undefined => ANSWERS[asked.ask.kind]?.(asked)

/** What a card in the tableau will bring until the end, beside its VP: its powers, weighed by how often they will work. */
import type { Power, Scoring } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import { fitsFilter } from '../rules/filters.ts'
import type { Uid } from '../state.ts'
import { goodValue, handOf, makersOf, type Outlook, supplyOf, worldOf } from './outlook.ts'

/** How often a phase takes place in a round, as seen from one seat. */
const OFTEN = { explore: 0.5, develop: 0.6, settle: 0.65, consume: 0.55, produce: 0.5 }

/** Military worlds in hand that so much more Military would bring within reach. */
function openedBy(outlook: Outlook, amount: number, fits: (uid: Uid) => boolean): number {
  const { military } = outlook
  return handOf(outlook).filter(uid => {
    const world = worldOf(uid)
    return world?.military && fits(uid) && world.cost > military && world.cost <= military + amount
  }).length
}

/** VP that one power will bring in `rounds` more rounds. */
function powerWorth(outlook: Outlook, uid: Uid, power: Power): number {
  const { card, demand, supply, g } = outlook
  // Nothing works in the phase in which it was placed.
  const rounds = Math.max(0, outlook.rounds - 0.7)
  if ('orbOnly' in power && !g.orb) return 0
  switch (power.phase) {
    case 'onPlace':
      switch (power.kind) {
        case 'mayDiscardForGood':
          return 2 * card
        case 'addSurveyTeam':
          return 1.5 + 0.3 * rounds
      }
      break
    case 'explore':
      switch (power.kind) {
        case 'extraDraw':
          return rounds * OFTEN.explore * power.amount * 0.35 * card
        case 'extraKeep':
          return rounds * OFTEN.explore * power.amount * card
        case 'orbMove':
          return rounds * 0.12 * power.amount
      }
      break
    case 'develop':
      switch (power.kind) {
        case 'drawAtPhaseStart':
          return rounds * OFTEN.develop * power.amount * card
        case 'discount':
        case 'drawAfterPlacing':
          return rounds * 0.55 * OFTEN.develop * power.amount * card
      }
      break
    case 'settle':
      return settleWorth(outlook, uid, power, rounds)
    case 'trade':
      if (power.kind === 'cannotSellHere') return 0
      if ('onlyGoodOnThisWorld' in power) return rounds * 0.12 * power.amount * card
      return rounds * 0.14 * power.amount * card * Math.min(2, 0.4 + 0.5 * makersOf(outlook, power.goodKind))
    case 'consume':
      switch (power.kind) {
        case 'consumeGoods': {
          const { goodsPerUse, maxUses, goodKind, rewardPerUse } = power
          const own = supplyOf(uid)
          const fitting =
            goodKind === 'any' ? supply + own : Math.min(supply + own, makersOf(outlook, goodKind) + own)
          const free = Math.max(0.35, fitting - Math.max(0, demand - 0.5))
          const uses = Math.min(maxUses, free / goodsPerUse)
          return rounds * OFTEN.consume * uses * (rewardPerUse.vp * 1.25 + rewardPerUse.cards * card) * 0.75
        }
        case 'consumeAllGoods':
          return rounds * 0.4 * Math.max(0.3, supply * power.vpPerGood - power.vpLess)
        case 'discardHand':
          return rounds * 0.35 * power.maxUses * Math.max(0.2, 1 - card)
        case 'sellGood':
          return rounds * 0.3 * card * 2.5 * Math.min(1, 0.3 + supply)
        case 'draw':
          return rounds * OFTEN.consume * power.amount * card
        case 'gamble':
          return rounds * OFTEN.consume * 0.2 * card
      }
      break
    case 'produce':
      switch (power.kind) {
        case 'produce': {
          const kind = worldOf(uid)?.goodKind
          return kind ? rounds * 0.42 * goodValue(outlook, kind) : 0
        }
        case 'produceOnWindfall':
          return rounds * 0.3 * (makersOf(outlook, power.goodKind) > 0 ? 1 : 0.35)
        case 'draw':
          return rounds * OFTEN.produce * power.amount * card
        case 'drawIfProducedHere':
          return rounds * 0.42 * power.amount * card
        case 'drawPerGoodProduced':
          return rounds * 0.4 * power.amount * card * (0.3 + makersOf(outlook, power.goodKind))
        case 'drawPerKindProduced':
          return rounds * 0.4 * power.amount * card * Math.min(4, 0.4 + 0.7 * supply)
        case 'drawIfMostProduced':
          return rounds * 0.2 * power.amount * card
        case 'drawPerTableau':
          return (
            rounds *
            OFTEN.produce *
            card *
            power.amount *
            (0.5 + outlook.me.tableau.filter(own => fitsFilter(own, power.filter, g.orb !== null)).length)
          )
        case 'gatherRareGoods':
          return rounds * 0.15
      }
  }
}

function settleWorth(
  outlook: Outlook,
  uid: Uid,
  power: Extract<Power, { phase: 'settle' }>,
  rounds: number,
): number {
  const { card } = outlook
  switch (power.kind) {
    case 'discount':
      return rounds * 0.3 * power.amount * card * (power.goodKind ? 0.4 : 1)
    case 'military': {
      const { goodKind, against, perTableau } = power
      const amount = perTableau ? power.amount * 1.5 : power.amount
      const share = goodKind ? 0.4 : against ? 0.45 : 1
      const opened = openedBy(outlook, amount, other => !goodKind || worldOf(other)?.goodKind === goodKind)
      return (
        share * amount * (0.12 + 0.07 * rounds) + (against ? 0.3 : 1) * opened * Math.min(1.6, rounds * 0.4)
      )
    }
    case 'tempMilitary':
      return power.payment.type === 'discardThisCard' ? 0.25 * power.amount : rounds * 0.05 * power.amount
    case 'payForMilitary':
      return rounds * 0.14
    case 'settleZeroCost':
    case 'extraSettleZeroCost':
      return rounds > 1 ? 3 * card - designOf(uid).vp : 0
    case 'extraConquerLeftover':
      return rounds * 0.08 * Math.max(1, outlook.military)
    case 'flipSettle':
      return rounds * 0.1
    case 'drawAfterPlacing':
      return rounds * 0.4 * power.amount * card
  }
}

/** VP that scoring lines may still gain by what will be placed. */
function growth(outlook: Outlook, scoring: readonly Scoring[]): number {
  const rounds = Math.max(0, outlook.rounds - 1)
  if (scoring.length === 0) return 0
  const perCard = scoring.flatMap(one => (one.kind === 'perCard' ? [one] : []))
  const hand = handOf(outlook)
  const isOrbGame = outlook.g.orb !== null
  const inHand = hand.filter(uid => perCard.some(({ filter }) => fitsFilter(uid, filter, isOrbGame))).length
  const share = perCard.length > 0 ? 0.2 + 0.4 * (inHand / Math.max(3, hand.length)) : 0
  const chips = scoring.some(({ kind }) => kind === 'vpChips') ? 0.25 * rounds : 0
  const military = scoring.some(({ kind }) => kind === 'totalMilitary') ? 0.25 * rounds : 0
  return rounds * 0.8 * share * 1.4 + chips + military
}

/** VP that the card will bring beside those that it scores at once. */
export function prospectsOf(outlook: Outlook, uid: Uid): number {
  const { powers, endgame } = designOf(uid)
  let worth = growth(outlook, endgame)
  for (const power of powers) worth += powerWorth(outlook, uid, power)
  const world = worldOf(uid)
  // A windfall world comes with its good.
  if (world?.production === 'windfall')
    worth += goodValue(outlook, world.goodKind!) * Math.min(1, outlook.rounds / 2)
  return worth * outlook.skill.foresight
}

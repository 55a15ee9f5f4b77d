/** What a bot makes of a moment: how long the game goes on, what a card in hand is worth, what its worlds will bring. */
import type { SeatId } from '../../kit/index.ts'
import type { Good, World } from '../cards.ts'
import { GOOD_PRICES, TABLEAU_END } from '../data/setup.ts'
import { designOf, isCard } from '../rules/deck.ts'
import { goodsOf } from '../rules/goods.ts'
import { unconditionalMilitary } from '../rules/military.ts'
import { isAdvanced } from '../rules/round.ts'
import { bonusForCard, bonusForOthers, bonusOf } from '../rules/scoring.ts'
import type { PlayerView, RaceView, Uid } from '../state.ts'
import type { Skill } from './skill.ts'

export interface Outlook {
  g: RaceView
  seat: SeatId
  me: PlayerView
  skill: Skill
  /** Rounds that are still to come, the present one included; guessed. */
  rounds: number
  /** VP that a card in hand is worth as money. */
  card: number
  military: number
  /** Goods that my worlds bring in a round of production, and goods that my powers can consume in one. */
  supply: number
  demand: number
  /** Cards of the tableau whose VP depend on other things. */
  scoring: readonly Uid[]
  /** What was found out about cards, and is asked for again and again. */
  known: Map<Uid, Prospect>
  /** The best world that could be placed now, null for none; found out when it is asked for first. */
  bestWorld?: Plan | null
  /** What two things that are placed in one round take from each other. */
  sharing?: { [placings: string]: number }
}

/** Something to place. */
export interface Plan {
  card: Uid
  gain: number
  /** Cards of the hand that it takes, beside itself. */
  price: number
}

/** What a bot makes of a card. */
export interface Prospect {
  /** Cards that placing it takes; undefined where it takes Military that is not there. */
  price: number | undefined
  /** VP that it brings, now and later, before its price. */
  worth: number
}

/** How many rounds are left, by the fullest tableau and by the chips that are left. */
function roundsLeft(g: RaceView): number {
  const fullest = Math.max(...g.order.map(seat => g.players[seat]!.tableau.length))
  const pace = isAdvanced(g) ? 1.5 : 1.2
  const byTableau = (TABLEAU_END - fullest) / pace
  const spent = 12 * g.order.length - g.pool
  const perRound = Math.max(g.order.length * 0.8, spent / Math.max(1, g.round))
  const byChips = g.pool / perRound
  const byOrb = g.orb ? g.orb.deck.length / (g.order.length * 0.6) : Number.POSITIVE_INFINITY
  return Math.max(1, Math.min(byTableau, byChips, byOrb, 11))
}

/** Goods that a consume power of the tableau can take in one phase. */
export function demandOf(uid: Uid): number {
  let count = 0
  for (const power of designOf(uid).powers) {
    if (power.phase !== 'consume') continue
    if (power.kind === 'consumeGoods') count += power.maxUses * power.goodsPerUse
    if (power.kind === 'consumeAllGoods') count += 4
    if (power.kind === 'sellGood') count += 1
  }
  return count
}

/** Goods that a world brings in a round of production. */
export function supplyOf(uid: Uid): number {
  const design = designOf(uid)
  if (design.type !== 'world') return 0
  return design.production === 'production' ? 1 : design.production === 'windfall' ? 0.35 : 0
}

const sumBy = (cards: readonly Uid[], of: (uid: Uid) => number) =>
  cards.reduce((sum, uid) => sum + of(uid), 0)

export function outlookOf(g: RaceView, seat: SeatId, skill: Skill): Outlook {
  const me = g.players[seat]!
  const rounds = roundsLeft(g)
  return {
    g,
    seat,
    me,
    skill,
    rounds,
    card: rounds <= 1.3 ? 0.12 : Math.min(0.55, 0.25 + rounds * 0.06),
    military: unconditionalMilitary(g, seat).total,
    supply: sumBy(me.tableau, supplyOf),
    demand: sumBy(me.tableau, demandOf),
    scoring: me.tableau.filter(uid => designOf(uid).endgame.length > 0),
    known: new Map(),
  }
}

/** The cards of the own hand. */
export const handOf = ({ me }: Outlook): Uid[] => me.hand.filter((uid): uid is Uid => uid !== null)

/** The same moment with one card more in the own tableau. */
export function withCard({ g, seat, me }: Outlook, uid: Uid): RaceView {
  return { ...g, players: { ...g.players, [seat]: { ...me, tableau: [...me.tableau, uid] } } }
}

/** VP that the card adds to the score at once, with what it adds to other cards. */
export function scoreGain(outlook: Outlook, uid: Uid): number {
  const { g, seat, scoring } = outlook
  const design = designOf(uid)
  if (scoring.length === 0 && design.endgame.length === 0) return design.vp
  const after = withCard(outlook, uid)
  let gain = design.vp + bonusOf(after, seat, uid)
  for (const own of scoring)
    gain += bonusForCard(g, own, uid) + bonusForOthers(after, seat, own) - bonusForOthers(g, seat, own)
  return gain
}

/** What a good of this kind is worth to me when it lies on one of my worlds. */
export function goodValue({ card, demand, me }: Outlook, kind: Good): number {
  const waiting = goodsOf(me).length
  const sold = GOOD_PRICES[kind] * card * 0.75
  return waiting < demand ? Math.max(1.1, sold) : sold * (waiting > demand ? 0.55 : 0.9)
}

export const worldOf = (uid: Uid): World | undefined => {
  const design = isCard(uid) ? designOf(uid) : undefined
  return design?.type === 'world' ? design : undefined
}

/** How many own worlds have goods of a kind. */
export const makersOf = (outlook: Outlook, kind: Good | 'any'): number =>
  outlook.me.tableau.filter(uid => {
    const world = worldOf(uid)
    return world?.goodKind && (kind === 'any' || world.goodKind === kind)
  }).length

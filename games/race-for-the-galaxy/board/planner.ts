/**
 * The best ways through a Consume phase. Orders of powers are tried out with the rules' own moves on a copy of what the
 * reader sees; what is drawn has no face there. Left to the reader: cards of the hand for VP, bets, and artifacts as goods.
 */
import {
  type Ask,
  type Env,
  emptyLog,
  findMove,
  legalMovesIn,
  type Random,
  type SeatId,
} from '../../kit/index.ts'
import { consumeMoves } from '../rules/consume.ts'
import { isCard } from '../rules/deck.ts'
import { goodsOf, kindOf } from '../rules/goods.ts'
import { powersOf } from '../rules/powers.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'

/** A move of a plan; `args` without the id of the question, which is known only when it is sent. */
export interface PlannedMove {
  move: string
  args: readonly unknown[]
}

export interface Plan {
  moves: PlannedMove[]
  /** What is gained from now on. */
  vp: number
  cards: number
}

export interface Outlook {
  /** Plans of which none is worse than another in both VP and cards, the one with the most VP first. */
  plans: Plan[]
  /** Everything was tried. Otherwise these are the best that were found. */
  isComplete: boolean
}

/** So many positions are tried at most: about 100 ms. */
const MOST = 3000
/** More cards than a phase ever draws. */
const DECK = 60

/** Nothing in a plan hangs on chance: bets are left away, and the deck has no faces. */
const noDice = (): never => {
  throw new Error('no dice in a plan')
}
const NO_CHANCE: Random = { Shuffle: deck => deck, Die: noDice, Number: noDice }

type Position = RaceState

/** The phase as one seat sees it, alone at the table. */
function positionOf(view: RaceView, seat: SeatId, ask: Ask): Position {
  return {
    ...(view as unknown as RaceState),
    order: [seat],
    players: { [seat]: structuredClone(view.players[seat]!) as unknown as RaceState['players'][SeatId] },
    deck: new Array(DECK).fill(null),
    discard: [],
    log: emptyLog(),
    asks: { [ask.id]: ask },
    lastAsk: ask.id,
    steps: [],
  }
}

const copyOf = (g: Position, seat: SeatId): Position => ({
  ...g,
  players: { [seat]: structuredClone(g.players[seat]!) },
  deck: new Array(DECK).fill(null),
  discard: [],
  log: emptyLog(),
  asks: { ...g.asks },
})

const takesGoods = ({ move, args }: { move: string; args: readonly unknown[] }) =>
  move === 'consume' && (args[2] as Uid[]).every(isCard)

/**
 * What is left to be decided. Goods of a kind are alike, unless a power looks at the world on which one lies; used powers
 * are looked up in the order of their names.
 */
function keyOf(g: Position, seat: SeatId): string {
  const player = g.players[seat]!
  const bound = new Set([
    ...powersOf(g, seat, 'trade', 'tradeBonus').flatMap(({ card, power }) =>
      'goodKind' in power ? [] : card,
    ),
    ...powersOf(g, seat, 'trade', 'cannotSellHere').map(({ card }) => card),
  ])
  const goods = goodsOf(player).map(world => (bound.has(world) ? world : kindOf(world)))
  return `${goods.sort().join()} ${[...player.turn.used].sort().join()}`
}

type Gain = Pick<Plan, 'vp' | 'cards'>
const isNoBetter = (a: Gain, b: Gain) => a.vp <= b.vp && a.cards <= b.cards

/** Only plans that no other one beats. */
function bestOf(plans: readonly Plan[]): Plan[] {
  const best: Plan[] = []
  for (const plan of plans) {
    if (best.some(other => isNoBetter(plan, other))) continue
    best.splice(0, best.length, ...best.filter(other => !isNoBetter(other, plan)), plan)
  }
  return best.sort((a, b) => b.vp - a.vp)
}

/** The best ways to use what the reader has, from an open question `consume`. */
export function outlookOf(view: RaceView, seat: SeatId, ask: Ask): Outlook {
  const known = new Map<string, Plan[]>()
  let tried = 0

  const gainsOf = (g: Position): Gain => {
    const { vp, hand } = g.players[seat]!
    return { vp, cards: hand.length }
  }

  function search(g: Position): Plan[] {
    const open = Object.values(g.asks)[0]
    if (!open) return [{ moves: [], vp: 0, cards: 0 }]
    const key = keyOf(g, seat)
    const found = known.get(key)
    if (found) return found
    const ways = distinct(legalMovesIn<RaceState, RaceView>(consumeMoves, g, seat).filter(takesGoods))
    const before = gainsOf(g)
    const plans: Plan[] = []
    for (const { move, args } of ways) {
      if (++tried > MOST) break
      const after = copyOf(g, seat)
      const spec = findMove<RaceState, RaceView>(consumeMoves, after, seat, move, args)
      if (!('spec' in spec)) continue
      const env: Env<RaceState> = { g: after, random: NO_CHANCE }
      spec.spec.act(env, spec.actor, spec.args)
      const gained = gainsOf(after)
      for (const rest of search(after))
        plans.push({
          moves: [{ move, args: args.slice(1) }, ...rest.moves],
          vp: gained.vp - before.vp + rest.vp,
          cards: gained.cards - before.cards + rest.cards,
        })
    }
    const best = plans.length > 0 ? bestOf(plans) : [{ moves: [], vp: 0, cards: 0 }]
    known.set(key, best)
    return best
  }

  /** Of uses of one power on goods of the same kinds one is enough, unless a world counts. */
  function distinct<M extends { args: readonly unknown[] }>(moves: readonly M[]): M[] {
    const seen = new Set<string>()
    return moves.filter(({ args }) => {
      const [, power, goods] = args as [number, string, Uid[]]
      const key = `${power} ${goods.map(good => (isBound.has(good) ? good : kindOf(good))).sort()}`
      return !seen.has(key) && seen.add(key)
    })
  }

  const isBound = new Set([
    ...powersOf(view, seat, 'trade', 'tradeBonus').flatMap(({ card, power }) =>
      'goodKind' in power ? [] : [card],
    ),
  ])
  const plans = search(positionOf(view, seat, ask)).filter(({ moves }) => moves.length > 0)
  return { plans, isComplete: tried <= MOST }
}

/**
 * The best ways through a Consume phase, found by trying out orders of powers with the rules' own functions. Left to the
 * reader: cards of the hand for VP, bets, and artifacts as goods.
 */
import type { SeatId } from '../../kit/index.ts'
import { gainOf, isDue, mandatoryPowers, usesOf } from '../rules/consume-goods.ts'
import { goodsOf, kindOf } from '../rules/goods.ts'
import { powersOf } from '../rules/powers.ts'
import type { PlayerView, PowerRef, RaceView, Uid } from '../state.ts'

/** A power, the goods that it takes, and what it brings. */
export interface PlannedUse {
  power: PowerRef
  goods: Uid[]
  vp: number
  cards: number
}

export interface Plan {
  uses: PlannedUse[]
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

/** So many uses are tried at most. */
const MOST = 6000

const NOTHING: Plan = { uses: [], vp: 0, cards: 0 }

export type Gain = Pick<Plan, 'vp' | 'cards'>
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

/** The table after the use of a power on goods. */
function after(view: RaceView, seat: SeatId, { power, goods: taken }: PlannedUse): RaceView {
  const player = view.players[seat]!
  const goods = { ...player.goods }
  for (const world of taken) {
    const left = goods[world]!.slice(1)
    if (left.length > 0) goods[world] = left
    else delete goods[world]
  }
  const turn = { ...player.turn, used: [...player.turn.used, power] }
  return { ...view, players: { ...view.players, [seat]: { ...player, goods, turn } } }
}

/** Worlds whose goods are not like others of their kind, because a trade bonus looks at the world. */
const specialWorlds = (view: RaceView, seat: SeatId): ReadonlySet<Uid> =>
  new Set(
    powersOf(view, seat, 'trade', 'tradeBonus').flatMap(({ card, power }) =>
      'goodKind' in power ? [] : [card],
    ),
  )

/** The best ways to use the goods on worlds that a seat has now. */
export function outlookOf(view: RaceView, seat: SeatId): Outlook {
  const special = specialWorlds(view, seat)
  const alike = (goods: readonly Uid[]) =>
    goods
      .map(good => (special.has(good) ? good : kindOf(good)))
      .sort()
      .join()
  const keyOf = (player: PlayerView) => `${alike(goodsOf(player))} ${[...player.turn.used].sort().join()}`
  const known = new Map<string, Plan[]>()
  let tried = 0

  /** Everything that must be used now, the largest gain first; of uses on goods alike one is enough. */
  function usesNow(now: RaceView): PlannedUse[] {
    const found = mandatoryPowers(now, seat)
      .filter(one => isDue(now, seat, one))
      .flatMap(one => {
        const seen = new Set<string>()
        return usesOf(now, seat, one).flatMap(goods => {
          const key = alike(goods)
          if (seen.has(key)) return []
          seen.add(key)
          return [{ power: one.ref, goods, ...gainOf(now, seat, one, goods) }]
        })
      })
    return found.sort((a, b) => b.vp - a.vp || b.cards - a.cards)
  }

  function search(now: RaceView): Plan[] {
    const key = keyOf(now.players[seat]!)
    const before = known.get(key)
    if (before) return before
    const plans: Plan[] = []
    for (const use of usesNow(now)) {
      if (plans.length > 0 && tried >= MOST) break
      tried += 1
      for (const { uses, vp, cards } of search(after(now, seat, use)))
        plans.push({ uses: [use, ...uses], vp: use.vp + vp, cards: use.cards + cards })
    }
    const best = plans.length > 0 ? bestOf(plans) : [NOTHING]
    known.set(key, best)
    return best
  }

  // Without artifacts: to use one as a good is the reader's own decision.
  const player = { ...view.players[seat]!, artifacts: [] }
  const plans = search({ ...view, players: { ...view.players, [seat]: player } })
  return { plans: plans.filter(({ uses }) => uses.length > 0), isComplete: tried < MOST }
}

/** Whether a vote of Twilight Imperium is against whoever casts it, by what the outcome does at once. */
import sum from 'lodash/sum.js'
import type { Bot, SeatId } from '../../../games/kit/index.ts'
import { meanOf } from '../../../games/kit/think/estimate.ts'
import { type Playouts, playOn, worldOf } from '../../../games/kit/think/playout.ts'
import { countersWorth } from '../../../games/twilight-imperium-3/bot/counters.ts'
import { outlookOf } from '../../../games/twilight-imperium-3/bot/outlook.ts'
import { ADMIRAL, QUICK } from '../../../games/twilight-imperium-3/bot/skill.ts'
import { priceOf } from '../../../games/twilight-imperium-3/bot/strength.ts'
import { positionWorth } from '../../../games/twilight-imperium-3/bot/worth.ts'
import { botOf } from '../../../games/twilight-imperium-3/bot.ts'
import { UNIT_KINDS } from '../../../games/twilight-imperium-3/data/index.ts'
import { definition } from '../../../games/twilight-imperium-3/game.ts'
import type { TiState, TiView } from '../../../games/twilight-imperium-3/index.ts'
import { unitsOnMap } from '../../../games/twilight-imperium-3/rules/limits.ts'
import { outcomesOf } from '../../../games/twilight-imperium-3/rules/politics/outcomes.ts'
import type { Outcome } from '../../../games/twilight-imperium-3/rules/politics/steps.ts'
import { view as viewOf } from '../../../games/twilight-imperium-3/view.ts'

/** Less than this, in resources, nobody would shake their head at: what comes of a law later may be worth more. */
const NOTHING = 1.5
const [CARD, TECHNOLOGY] = [1.5, 5]
const CALM = () => 0.5

const quick = botOf(QUICK)

/** What somebody has, in resources. */
function holdingsOf(g: TiState, seat: SeatId): number {
  const { points, technologies, tradeGoods, counters, actionCards } = g.players[seat]!
  const outlook = outlookOf(viewOf(g, seat), seat, ADMIRAL, CALM)
  const units = sum(UNIT_KINDS.map(kind => unitsOnMap(g, seat, kind) * priceOf(kind)))
  const sheet = countersWorth(outlook, counters.strategy + counters.command + counters.fleet)
  const cards = actionCards.length * CARD + technologies.length * TECHNOLOGY
  return points * outlook.point + positionWorth(outlook) + units + sheet + tradeGoods + cards
}

/** How much more that is than what the others have. */
function leadOf(g: TiState, seat: SeatId): number {
  const others = g.order.filter(one => one !== seat && !g.players[one]!.eliminated)
  return holdingsOf(g, seat) - meanOf(others.map(one => holdingsOf(g, one)))
}

/** Whether another outcome would leave the voter with more, against the others: each is carried out as if all had voted for it. */
export function isAgainstOneself(g: TiState, seat: SeatId, vote: Outcome, random: () => number): boolean {
  const { card } = g.agenda!
  const votesFor =
    (outcome: Outcome): Bot<TiView> =>
    (now, one, number) => {
      const ask = now.asks.find(({ seat: of, kind }) => of === one && kind === 'vote')
      return ask ? { move: 'vote', args: [ask.id, outcome] } : quick(viewOf(now as TiState, one), one, number)
    }
  const game = (outcome: Outcome): Playouts<TiState, TiView> => ({
    definition,
    determinize: () => structuredClone(g),
    policy: votesFor(outcome),
  })
  const world = worldOf(game(vote), g, seat, random)
  const leadAfter = (outcome: Outcome) =>
    leadOf(playOn(game(outcome), world, undefined, now => now.agenda?.card !== card).g, seat)
  return Math.max(...outcomesOf(g, card).map(leadAfter)) - leadAfter(vote) > NOTHING
}

/** Games played on from a guess at what is hidden: what came of a decision, for reviews. */
import {
  type Bot,
  type Counted,
  type Reviewer,
  reviewerOf,
  type SeatId,
  type Sighted,
} from '../../kit/index.ts'
import { botOf } from '../bot.ts'
import { determinize } from '../determinize.ts'
import { definition } from '../game.ts'
import { isCreature, sidesOf } from '../rules/queries.ts'
import type { NotAloneState, NotAloneView } from '../state.ts'
import { view as viewOf } from '../view.ts'
import { estimate } from './estimate.ts'
import { optionsAt } from './options.ts'
import { QUICK, VETERAN } from './skill.ts'

/** So many options are held against what was played. */
const HELD_AGAINST = 5

/** So many rounds are played on; then the moment is judged. */
const ROUNDS = 2

/** Whoever plays weighs what all others may choose in secret: the more they are, the longer it takes to play on. */
const thrift = ({ turnOrder }: NotAloneView) => ({
  share: 1 / (turnOrder.length + 1),
  rounds: 1,
  suspects: 8,
})

const quick = botOf(QUICK)

/** A whole state would tell it where cards lie that its seat does not see. */
const policy: Bot<NotAloneView> = (view, seat, random) =>
  quick(viewOf(view as NotAloneState, seat), seat, random)

/** What counted, for the side of a seat. */
function counted(g: NotAloneState, seat: SeatId): Counted {
  const sign = isCreature(g, seat) ? -1 : 1
  const caught = g.chronicle.reduce((sum, round) => sum + round.caught.length, 0)
  const side = sign < 0 ? 'creature' : 'hunted'
  return {
    [`${side}.rescue`]: -sign * g.rescue,
    [`${side}.assimilation`]: sign * g.assimilation,
    [`${side}.caught`]: -sign * caught,
  }
}

export const search = {
  definition,
  determinize,
  policy,
  worth: estimate,
  isEnough: (g: NotAloneState, begin: NotAloneState) =>
    g.phase === 'exploration' && g.round >= begin.round + ROUNDS,
}

const reviewer = reviewerOf<NotAloneState, NotAloneView>({
  ...search,
  options: (view, seat, random) => optionsAt(VETERAN, view, seat, random, HELD_AGAINST),
  thrift,
  roundOf: ({ round }) => round,
  sides: sidesOf,
  counted,
})

/** Cards that were locked and taken back again were not decided on. [NA-4.04] */
function withoutSecondThoughts(moments: readonly Sighted<NotAloneView>[]): Sighted<NotAloneView>[] {
  const unlocked = new Set<unknown>()
  return moments
    .toReversed()
    .map(moment => {
      const { made, ...rest } = moment
      const [ask] = made?.args ?? []
      if (made?.move === 'unlockPlaces') unlocked.add(ask)
      else if (made?.move !== 'lockPlaces' || !unlocked.delete(ask)) return moment
      return rest
    })
    .toReversed()
}

/** Reviews a game for one seat. */
export const review: Reviewer<NotAloneView> = (seat, moments, budget) =>
  reviewer(seat, withoutSecondThoughts(moments), budget)

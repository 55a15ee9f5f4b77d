/** The bot that tries things out: it plays the veteran's best options on with veterans in all seats. */
import {
  type Ask,
  asksOf,
  type Bot,
  type Decision,
  pointsCounted,
  reviewerOf,
  type SeatId,
  searchingBot,
} from '../../kit/index.ts'
import { determinize } from '../determinize.ts'
import { definition } from '../game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { RaceState, RaceView } from '../state.ts'
import { decisions } from './decisions.ts'
import { estimate } from './estimate.ts'
import { glanceAtOrb } from './orb-glance.ts'
import { VETERAN } from './skill.ts'

/** So many of the options that the veteran likes best are tried. */
const OPTIONS = 6

/** So many rounds are played on; then the moment is judged. */
const ROUNDS = 3

/**
 * Nobody moves on the orb while options are tried: what is possible there takes more time to find out than all the rest.
 */
const AWAY_FROM_ORB: { readonly [kind: string]: string } = { orbMove: 'endMove', orbPlay: 'playNothing' }

const awayFromOrb = ({ orb }: RaceView, _: SeatId, { id, kind }: Ask): Decision | undefined => {
  const move = orb ? AWAY_FROM_ORB[kind] : undefined
  return move === undefined ? undefined : { move, args: [id] }
}

/** The veteran, who is quick about what he does on the orb. */
const policyWith =
  (onOrb: typeof awayFromOrb): Bot<RaceView> =>
  (view, seat, random) => {
    const [ask] = asksOf(view, seat)
    return (ask && onOrb(view, seat, ask)) ?? decisions(VETERAN, view, seat, random, 1)[0]
  }

/** On the orb it goes where the veteran goes. */
const isOnOrb = (view: RaceView, seat: string) =>
  view.orb !== null && asksOf(view, seat).some(({ kind }) => kind.startsWith('orb'))

const search = {
  definition,
  determinize,
  policy: policyWith(awayFromOrb),
  worth: estimate,
  isEnough: (g: RaceState, begin: RaceState) => g.phase === 'actions' && g.round >= begin.round + ROUNDS,
}

/** What is chosen for a whole round is hard to tell apart. For the rest this share of the effort finds out as much. */
const SHARE_OF_OTHERS = 0.2

const isOfRound = (view: RaceView, seat: string) => asksOf(view, seat).some(({ kind }) => kind === 'actions')

/**
 * `effort`: decisions of veterans that it spends on what it does in a round, more than on one of the decisions on the way;
 * `most`: options that it tries.
 */
export const admiralOf = (effort: number, most = OPTIONS): Bot<RaceView> =>
  searchingBot<RaceState, RaceView>({
    ...search,
    options: (view, seat, random) => decisions(VETERAN, view, seat, random, isOnOrb(view, seat) ? 1 : most),
    effort: (view, seat) => (isOfRound(view, seat) ? effort : SHARE_OF_OTHERS * effort),
  })

/** So many options are held against what was played. */
const HELD_AGAINST = 4

/** Reviews a game as the admiral thinks. Teams move at first sight, as a move on the orb is worth what they make of it. */
export const review = reviewerOf<RaceState, RaceView>({
  ...search,
  policy: policyWith(glanceAtOrb),
  options: (view, seat, random) => decisions(VETERAN, view, seat, random, HELD_AGAINST),
  roundOf: ({ round }) => round,
  counted: (g, seat) => pointsCounted(scoreOf(g, seat), g, seat),
})

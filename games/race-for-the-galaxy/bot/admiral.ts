/** The bot that tries things out: it plays the veteran's best options on with veterans in all seats. */
import { asksOf, type Bot, type Decision, pointsCounted, reviewerOf, searchingBot } from '../../kit/index.ts'
import { determinize } from '../determinize.ts'
import { definition } from '../game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { RaceState, RaceView } from '../state.ts'
import { decisions } from './decisions.ts'
import { estimate } from './estimate.ts'
import { VETERAN } from './skill.ts'

/** So many of the options that the veteran likes best are tried. */
const OPTIONS = 6

/** So many rounds are played on; then the moment is judged. */
const ROUNDS = 3

/**
 * Nobody moves on the orb while options are tried: what is possible there takes more time to find out than all the rest.
 */
const AWAY_FROM_ORB: { readonly [kind: string]: string } = { orbMove: 'endMove', orbPlay: 'playNothing' }

const policy: Bot<RaceView> = (view, seat, random): Decision | undefined => {
  if (view.orb) {
    const [ask] = asksOf(view, seat)
    const move = ask && AWAY_FROM_ORB[ask.kind]
    if (move !== undefined) return { move, args: [ask!.id] }
  }
  return decisions(VETERAN, view, seat, random, 1)[0]
}

/** On the orb it goes where the veteran goes. */
const isOnOrb = (view: RaceView, seat: string) =>
  view.orb !== null && asksOf(view, seat).some(({ kind }) => kind.startsWith('orb'))

const search = {
  definition,
  determinize,
  policy,
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

/** Reviews a game as the admiral thinks. What was done on the orb it leaves alone: it tries nothing there. */
export const review = reviewerOf<RaceState, RaceView>({
  ...search,
  options: (view, seat, random) =>
    isOnOrb(view, seat) ? [] : decisions(VETERAN, view, seat, random, HELD_AGAINST),
  roundOf: ({ round }) => round,
  counted: (g, seat) => pointsCounted(scoreOf(g, seat), g, seat),
})

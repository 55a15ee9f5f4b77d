import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { ACTION_CARDS, type ActionCardId, type LeaderId, type Timing, WINDOWS } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { CardArgs, CardPlay, Moment, PlayedCard } from '../../state-cards.ts'
import { isVain } from '../cards/copying.ts'
import { CARDS } from '../cards/index.ts'
import { AS_CARD, agentsFor } from '../leaders/agents.ts'
import { killLeader } from '../leaders/fate.ts'
import { doNext } from '../steps.ts'
import { isPlayedIn } from './kinds.ts'
import { silencedBy } from './silence.ts'
import { refuseWay } from './ways.ts'
import { cardArgsLine } from './words.ts'

/** The kinds of card in a hand, as far as the reader knows it. */
export const kindsInHand = (view: TiView, seat: SeatId): ActionCardId[] => [
  ...new Set(view.players[seat]!.actionCards.flatMap(card => card ?? [])),
]

/** Where two identical cards would meet: in one situation, or on one target in a round. [TI-26.08] */
function situations(card: ActionCardId, { n }: Moment, { seat, cell, planet }: CardArgs = {}): string[] {
  const target = [seat, cell, planet].flatMap(one => one ?? []).join('/')
  const isAimed = target !== '' && AIMED.includes(ACTION_CARDS[card].timing)
  return [String(n), ...(isAimed ? [target] : [])]
}

/** Where the target is the situation, whenever in the round that is. */
const AIMED: readonly Timing[] = ['action', 'strategyPhase', 'anyTime']

export const isSpent = (
  view: Pick<TiView, 'spent'>,
  card: ActionCardId,
  moment: Moment,
  args?: CardArgs,
): boolean => {
  if (view.spent.length === 0) return false
  const places = situations(card, moment, args)
  return view.spent.some(one => one.card === card && places.includes(one.at))
}

/** Why that cannot be chosen for a card at this moment. */
export const refuseChoice = (
  view: TiView,
  seat: SeatId,
  moment: Moment,
  card: ActionCardId,
  args?: CardArgs,
): Refusal | undefined => refuseWay(CARDS[card], view, seat, moment, card, args)

/** Why a player cannot play a card of the hand like this at this moment. */
export function refusePlay(
  view: TiView,
  seat: SeatId,
  moment: Moment,
  { card, args }: CardPlay,
): Refusal | undefined {
  if (!view.players[seat]!.actionCards.includes(card)) return refuse('TI-26.01', 'noSuchCard')
  if (!isPlayedIn(card, moment.id)) return refuse('TI-26.02', 'notNow')
  if (isSpent(view, card, moment, args) || isVain(view, moment, args))
    return refuse('TI-26.08', 'playedAlready')
  return refuseChoice(view, seat, moment, card, args)
}

/** All ways to play a card of the hand at this moment. */
export const playsAt = (view: TiView, seat: SeatId, moment: Moment): CardPlay[] =>
  kindsInHand(view, seat)
    .filter(card => isPlayedIn(card, moment.id) && !silencedBy(view, card))
    .flatMap(card => CARDS[card].ways(view, seat, moment).map(args => ({ card, args })))
    .filter(({ card, args }) => !isSpent(view, card, moment, args) && !isVain(view, moment, args))

/** Agents who could be given up now: as cards they act once in a situation. [TI-52.14, TI-26.08] */
export const usableAgents = (view: TiView, seat: SeatId, moment: Moment): LeaderId[] =>
  isSpent(view, AS_CARD, moment) ? [] : agentsFor(view, seat, moment)

/** An Agent is laid on the table as if he were a card. */
export function layDownAgent(g: TiState, by: SeatId, moment: Moment, agent: LeaderId): void {
  g.serial += 1
  g.played = [...g.played, { n: g.serial, card: AS_CARD, args: {}, by, moment, agent }]
}

/** Takes a card out of the hand and lays it on the table. Nobody sees it before `reveal`. */
export function layDown(g: TiState, by: SeatId, moment: Moment, { card, args }: CardPlay): PlayedCard {
  const hand = g.players[by]!.actionCards
  hand.splice(hand.indexOf(card), 1)
  g.serial += 1
  const played = { n: g.serial, card, args, by, moment }
  g.played = [...g.played, played]
  return played
}

/** Everybody sees the card with what is chosen; others may cancel it, then it is resolved. [TI-26.04 to TI-26.06] */
export function reveal(g: TiState, played: readonly PlayedCard[]): void {
  for (const { card, by, args, moment, agent } of played) {
    g.spent = [...g.spent, ...situations(card, moment, args).map(at => ({ card, at }))]
    const about = { seat: ref('seat', by), card: ref('actionCard', card) }
    if (agent !== undefined) {
      say(g, line('log.agentActs', { seat: ref('seat', by), leader: ref('leader', agent) }))
      continue
    }
    const what = cardArgsLine(g, args)
    say(g, what ? line('log.playsCardOn', { ...about, what }) : line('log.playsCard', about))
  }
  doNext(
    g,
    ...played.flatMap(
      ({ n }) =>
        [
          { do: 'window', id: WINDOWS.cardPlayed, cause: { play: n } },
          { do: 'resolveCard', n },
        ] as const,
    ),
  )
}

/** Plays a card that needs no announcement: it is revealed at once. [TI-26.09] */
export const playOpenly = (g: TiState, by: SeatId, moment: Moment, play: CardPlay): void =>
  reveal(g, [layDown(g, by, moment, play)])

/** A situation of its own, for cards that are played outside windows. */
export function momentOf(g: TiState, id: Moment['id'], cause: Moment['cause'] = {}): Moment {
  g.serial += 1
  return { id, cause, n: g.serial }
}

function unspend(g: TiState, { card, moment, args }: PlayedCard): void {
  const places = situations(card, moment, args)
  g.spent = g.spent.filter(one => one.card !== card || !places.includes(one.at))
}

/** The card was not played after all. [TI-26.08, TI-26.16] */
export function returnToHand(g: TiState, { n, card, by, agent }: PlayedCard): void {
  g.played = g.played.filter(one => one.n !== n)
  if (agent !== undefined) return
  g.players[by]!.actionCards.push(card)
  say(g, line('log.returnsCard', { seat: ref('seat', by), card: ref('actionCard', card) }))
}

export const playRules = {
  steps: {
    /** [TI-26.02, TI-26.03, TI-26.06, TI-26.16] */
    resolveCard(env, { n }) {
      const { g } = env
      const played = g.played.find(one => one.n === n)!
      const { card, by, moment, args, agent } = played
      const isVoid = !played.cancelled && refuseChoice(g, by, moment, card, args) !== undefined
      // An action that came to nothing does not use up the turn. [TI-12.05]
      if (moment.id === WINDOWS.turn && (played.cancelled || isVoid)) doNext(g, { do: 'turn', seat: by })
      if (played.cancelled || isVoid) unspend(g, played)
      if (isVoid) return returnToHand(g, played)
      g.played = g.played.filter(one => one.n !== n)
      if (agent === undefined) g.discards.actionCards.push(card)
      else killLeader(g, agent)
      if (played.cancelled)
        say(g, line('log.cancelled', { seat: ref('seat', by), card: ref('actionCard', card) }))
      else CARDS[card].play(env, played)
    },
  },
} satisfies TiChapter

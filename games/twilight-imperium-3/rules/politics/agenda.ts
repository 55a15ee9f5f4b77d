/** Political cards are drawn, voted on and carried out. Section 27. */
import { ask, type Env, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { POLITICAL_CARDS, type PoliticalCardId, WINDOWS } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { electedBy } from '../../numbers/laws.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import { votesOf } from '../../numbers/votes.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { endEffects, isUnder } from '../effects.ts'
import { drawLive } from '../live-draw.ts'
import { clockwiseFrom, seatsOf } from '../seats.ts'
import { doNext } from '../steps.ts'
import { ruleOfCard } from './cards/index.ts'
import { discardLaw, enactLaw } from './laws.ts'
import { named, outcomeRefs, outcomesOf, refuseOutcome } from './outcomes.ts'
import type { Outcome } from './steps.ts'

/** Cards that the holder of Political looks at. [TI-13.20] */
const PEEKED = 3

/** The next card that can be voted on; those that cannot be are discarded. [TI-27.09, TI-2.18] */
function drawAgenda({ g, random }: Env<TiState>): PoliticalCardId | undefined {
  const without: PoliticalCardId[] = []
  let card: PoliticalCardId | undefined
  for (;;) {
    card = drawLive(g, 'politicalCards', 1, random)[0]
    if (card === undefined || outcomesOf(g, card).length > 0) break
    without.push(card)
    sayLapse(g, card)
  }
  g.discards.politicalCards.push(...without)
  return card
}

const sayLapse = (g: TiState, card: PoliticalCardId) =>
  say(g, line('log.noCandidate', { card: ref('politicalCard', card) }))

/** The Council Elder was the only law that could be elected, and has left: another card is drawn. [TI-27.09] */
function lapse(g: TiState): void {
  const { card } = g.agenda!
  g.discards.politicalCards.push(card)
  g.agenda = null
  sayLapse(g, card)
  doNext(g, { do: 'agenda' })
}

/** Who votes, the Speaker last. [TI-27.04] */
function voters(g: TiView): SeatId[] {
  const [speaker, ...others] = clockwiseFrom(g, g.speaker)
  return [...others, speaker!]
}

function callElder(g: TiState): void {
  doNext(g, { do: 'callVotes' })
  const elder = electedBy(g, 'council-elder')
  if (elder !== undefined && POLITICAL_CARDS[g.agenda!.card].vote !== 'forAgainst') askYes(g, elder, 'elder')
}

function begin(g: TiState, card: PoliticalCardId): void {
  g.agenda = { card, votes: {}, barred: [] }
  say(g, line('log.agenda', { card: ref('politicalCard', card) }))
}

const aboutAgenda = (g: TiState) => ({ card: ref('politicalCard', g.agenda!.card) })

function askYes(g: TiState, seat: SeatId, kind: 'quash' | 'elder' | 'vetoPower'): void {
  ask(g, {
    seat,
    kind,
    required: true,
    about: aboutAgenda(g),
    pick: { of: 'yes', options: [kind], min: 0, max: 1 },
  })
}

/** Why a vote cannot be cast like this; null abstains. [TI-27.02, TI-27.05] */
export const refuseVote = (view: TiView, outcome: Outcome | null): Refusal | undefined =>
  outcome === null ? undefined : refuseOutcome(view, view.agenda!.card, outcome)

/** All votes of a player for one outcome, or none. [TI-27.05, TI-27.06] */
export function castVote(g: TiState, seat: SeatId, outcome: Outcome | null): void {
  const { card, votes } = g.agenda!
  const count = outcome === null ? 0 : votesOf(g, seat).total
  votes[seat] = { outcome, count }
  const about = { seat: ref('seat', seat), count }
  say(
    g,
    outcome === null
      ? line('log.abstains', about)
      : line('log.votes', { ...about, what: outcomeRefs(card, outcome) }),
  )
}

/** Votes cast for an outcome. */
export const votesFor = (view: Pick<TiView, 'agenda'>, outcome: Outcome): number =>
  Object.values(view.agenda!.votes)
    .filter(vote => vote.outcome === outcome)
    .reduce((sum, { count }) => sum + count, 0)

/** The outcomes with most votes; without any vote all that there are. [TI-27.07] */
export function winning(view: TiView): Outcome[] {
  const cast = new Set(Object.values(view.agenda!.votes).flatMap(({ outcome }) => outcome ?? []))
  const most = Math.max(0, ...[...cast].map(outcome => votesFor(view, outcome)))
  if (most > 0) return [...cast].filter(outcome => votesFor(view, outcome) === most)
  return outcomesOf(view, view.agenda!.card)
}

/** Why the Speaker cannot decide like this. [TI-27.07] */
export function refuseDecision(view: TiView, outcome: Outcome): Refusal | undefined {
  const isVoted = Object.values(view.agenda!.votes).some(({ count }) => count > 0)
  if (!isVoted) return refuseVote(view, outcome)
  return winning(view).includes(outcome) ? undefined : refuse('TI-27.07', 'notTied')
}

export const agendaRules = {
  steps: {
    /** A card is read. [TI-27.01] */
    agenda(env) {
      const card = drawAgenda(env)
      if (card === undefined) return
      begin(env.g, card)
      doNext(env.g, { do: 'window', id: WINDOWS.agendaRevealed }, { do: 'quash' })
    },
    /** Xxcha may have another one drawn. [TI-31.13] */
    quash({ g }) {
      if (!g.agenda) return doNext(g, { do: 'agenda' })
      const seat = seatsOf(g).find(
        one => hasAbility(g, one, 'quash') && g.players[one]!.counters.strategy > 0,
      )
      if (seat === undefined) return doNext(g, { do: 'elder' })
      askYes(g, seat, 'quash')
    },
    /** Voted on once more. [TI-27.15] */
    putToVote({ g }, { card }) {
      if (outcomesOf(g, card).length === 0) {
        g.discards.politicalCards.push(card)
        return
      }
      begin(g, card)
      doNext(g, { do: 'window', id: WINDOWS.agendaRevealed }, { do: 'elder' })
    },
    /** Only the votes of the Council Elder count for this one, if he likes. [TI-27.10] */
    elder({ g }) {
      if (!g.agenda) return doNext(g, { do: 'agenda' })
      const veto = electedBy(g, 'veto-power')
      if (veto === undefined) callElder(g)
      else askYes(g, veto, 'vetoPower')
    },
    /** [TI-27.04] */
    callVotes({ g }) {
      if (outcomesOf(g, g.agenda!.card).length === 0) return lapse(g)
      doNext(
        g,
        ...voters(g).map(seat => ({ do: 'askVote', seat }) as const),
        { do: 'window', id: WINDOWS.vote },
        { do: 'countVotes' },
      )
    },
    /** [TI-27.10] */
    askVote({ g }, { seat }) {
      if (g.agenda!.barred.includes(seat) || isUnder(g, 'thugs', seat)) return
      // [TI-51.14]
      if (g.outcasts?.includes(seat)) return
      ask(g, { seat, kind: 'vote', required: true, about: aboutAgenda(g) })
    },
    /** After the cards that go with the vote. [W21] */
    castVote({ g }, { seat, outcome }) {
      castVote(g, seat, outcome)
    },
    /** The Speaker, or the Emperor, decides where votes do not. [TI-27.07, TI-27.11] */
    countVotes({ g }) {
      const [one, ...others] = winning(g)
      if (others.length === 0) return doNext(g, { do: 'enact', outcome: one! })
      ask(g, {
        seat: electedBy(g, 'emperor') ?? g.speaker,
        kind: 'decideVote',
        required: true,
        about: aboutAgenda(g),
      })
    },
    /** [TI-27.08, TI-57.05] */
    enact(env, { outcome }) {
      const { g } = env
      const { card } = g.agenda!
      const about = { card: ref('politicalCard', card), what: outcomeRefs(card, outcome) }
      say(g, line('log.agendaEnds', { ...about, count: votesFor(g, outcome) }))
      doNext(g, { do: 'unitLimits' }, { do: 'elimination' }, { do: 'endAgenda' })
      const { isLaw, isObjective } = POLITICAL_CARDS[card]
      if (isLaw && outcome !== 'against') enactLaw(g, card, outcome)
      else if (!isObjective) g.discards.politicalCards.push(card)
      const rule = ruleOfCard(card)
      if (outcome === 'for') rule.for?.(env)
      else if (outcome === 'against') rule.against?.(env)
      else rule.elected?.(env, named(outcome))
    },
    endAgenda({ g }) {
      endEffects(g, 'agenda')
      g.agenda = null
      if (g.outcasts) g.outcasts = []
    },
    /** One comes on top of the deck, the others below. Nobody else sees them. [TI-13.20, TI-56.05] */
    peekAgendas({ g, random }, { seat }) {
      const { politicalCards: deck } = g.decks
      if (deck.length < PEEKED) deck.unshift(...random.Shuffle(g.discards.politicalCards.splice(0)))
      const options = deck.slice(-PEEKED).reverse()
      const { length } = options
      say(g, line('log.peeks', { seat: ref('seat', seat), count: length }))
      if (length < 2) return
      ask(g, {
        seat,
        kind: 'orderAgendas',
        required: true,
        about: { count: length },
        pick: { of: 'politicalCard', options, min: length, max: length, ordered: true },
      })
    },
  },
  answers: {
    quash({ g }, { seat }, [yes]) {
      if (yes === undefined) return doNext(g, { do: 'elder' })
      const { card } = g.agenda!
      g.players[seat]!.counters.strategy -= 1
      g.discards.politicalCards.push(card)
      g.agenda = null
      say(g, line('log.quashes', { seat: ref('seat', seat), card: ref('politicalCard', card) }))
      doNext(g, { do: 'agenda' })
    },
    elder({ g }, { seat }, [yes]) {
      if (yes === undefined) return
      discardLaw(g, 'council-elder')
      g.agenda!.barred = seatsOf(g).filter(other => other !== seat)
    },
    /** The law is given up, and what was revealed goes without a vote. */
    vetoPower({ g }, _, [yes]) {
      if (yes === undefined) return callElder(g)
      const { card } = g.agenda!
      discardLaw(g, 'veto-power')
      if (!POLITICAL_CARDS[card].isObjective) g.discards.politicalCards.push(card)
      endEffects(g, 'agenda')
      g.agenda = null
      say(g, line('log.vetoes', { card: ref('politicalCard', card) }))
    },
    /** The first comes on top, the last to the bottom. [TI-13.20] */
    orderAgendas({ g }, _, [first, ...others]: PoliticalCardId[]) {
      const rest = g.decks.politicalCards.slice(0, -(others.length + 1))
      g.decks.politicalCards = [...others.reverse(), ...rest, first!]
    },
  },
} satisfies TiChapter

/** Cards for the council. Section 27. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type ActionCardId,
  isPoliticalCard,
  POLITICAL_CARDS,
  type PoliticalCardId,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { lawOf } from '../../numbers/laws.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { isUnder } from '../effects.ts'
import { endLaw } from '../politics/laws.ts'
import { doNext } from '../steps.ts'
import { loseTradeGoods } from '../trade-goods.ts'
import { othersWith } from './dealing.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule, Nothing, OnSeat } from './types.ts'

/** An agenda that is known: of the discards, or a law in play. */
const knownAgendas = (view: TiView): PoliticalCardId[] => [
  ...new Set([...view.discards.politicalCards, ...view.laws.map(({ id }) => id)]),
]

/** Without a card it is one of the deck, which only the player of the card sees. [TI-56.18] */
const determinePolicy: CardRule<{ card?: PoliticalCardId }> = {
  ways: view => [
    ...when(view.decks.politicalCards.length > 0),
    ...knownAgendas(view).map(card => ({ card })),
  ],
  play({ g }, { by, args: { card } }) {
    if (card === undefined) return doNext(g, { do: 'searchAgenda', seat: by })
    determine(g, card as PoliticalCardId)
  },
}

/** Takes the card from where it is; it will be voted on instead of another one. */
function determine(g: TiState, card: PoliticalCardId): void {
  const { politicalCards } = g.discards
  if (lawOf(g, card)) endLaw(g, card)
  else politicalCards.splice(politicalCards.lastIndexOf(card), 1)
  settle(g, card)
}

/** What comes to the vote. A card that was chosen before is discarded. */
function settle(g: TiState, agenda: PoliticalCardId | 'none'): void {
  const before = g.action!.agenda
  if (before !== undefined && isPoliticalCard(before)) g.discards.politicalCards.push(before)
  g.action!.agenda = agenda
}

/** Votes of others that count for something. */
const votesToDiscredit = (view: TiView, seat: SeatId) =>
  othersWith(view, seat, other => (view.agenda?.votes[other]?.count ?? 0) > 0)

const discredit: CardRule<OnSeat> = {
  ways: (view, seat, { cause }) => (cause.seat === undefined ? votesToDiscredit(view, seat) : []),
  play({ g }, { args: { seat } }) {
    g.agenda!.votes[seat] = { ...g.agenda!.votes[seat]!, count: 0 }
  },
}

/** Votes for what one has voted for. */
const bribery: CardRule<{ count: number }> = {
  ways(view, seat, { cause }) {
    const isCast = cause.seat === undefined && (view.agenda?.votes[seat]?.outcome ?? null) !== null
    const { tradeGoods } = view.players[seat]!
    return isCast ? Array.from({ length: tradeGoods }, (_, i) => ({ count: i + 1 })) : []
  },
  play({ g }, { by, args: { count } }) {
    const vote = g.agenda!.votes[by]!
    loseTradeGoods(g, by, count)
    g.agenda!.votes[by] = { ...vote, count: vote.count + count }
  },
}

const veto: CardRule<Nothing> = {
  ways: ({ agenda }) =>
    when(
      agenda !== null && !POLITICAL_CARDS[agenda.card].isObjective && Object.keys(agenda.votes).length === 0,
    ),
  play({ g }) {
    const { card } = g.agenda!
    g.discards.politicalCards.push(card)
    g.agenda = null
    say(g, line('log.vetoes', { card: ref('politicalCard', card) }))
  },
}

export const politicsCards = {
  bribery,
  'council-dissolved': {
    ways: () => when(true),
    play: ({ g }) => settle(g, 'none'),
  },
  'determine-policy': determinePolicy,
  discredit,
  'fantastic-rhetoric': holds((view, seat, { cause }) => when(view.agenda !== null && cause.seat === seat)),
  thugs: holds((view, seat) => othersWith(view, seat, other => !isUnder(view, 'thugs', other))),
  veto,
} as const satisfies { readonly [card in ActionCardId]?: CardRule }

export const policyRules = {
  steps: {
    searchAgenda({ g }, { seat }) {
      const options = [...g.decks.politicalCards].sort()
      if (options.length === 0) return
      const pick = { of: 'politicalCard' as const, options, min: 1, max: 1 }
      ask(g, { seat, kind: 'searchAgenda', required: true, pick })
    },
    /** What cards have made of the agenda of Political. [TI-13.20] */
    politicalAgenda({ g }) {
      const agenda = g.action?.agenda
      if (agenda === undefined) return doNext(g, { do: 'agenda' })
      delete g.action!.agenda
      if (isPoliticalCard(agenda)) doNext(g, { do: 'putToVote', card: agenda })
    },
  },
  answers: {
    searchAgenda({ g, random }, _, [card]: PoliticalCardId[]) {
      g.decks.politicalCards = random.Shuffle(g.decks.politicalCards.filter(one => one !== card))
      settle(g, card!)
    },
  },
} satisfies TiChapter

/** Action cards are played. Section 26. */
import * as z from 'zod/mini'
import { close, moveOf, ref, refs } from '../../kit/index.ts'
import { type ActionCardId, type LeaderId, WINDOWS } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { DISCARDED, endStability as end, refuseEnding, waysToEnd } from '../rules/cards/stability.ts'
import { anytimePlays, playAnytime as interrupt, refuseAnytime } from '../rules/windows/anytime.ts'
import { momentOf, playOpenly, playsAt, refusePlay, usableAgents } from '../rules/windows/plays.ts'
import { STABILITY } from '../rules/windows/silence.ts'
import { announce, announceAgent } from '../rules/windows/windows.ts'
import type { TiState, TiView } from '../state.ts'
import type { CardArgs, CardPlay, Moment } from '../state-cards.ts'
import { cardLine } from './card-words.ts'
import { pick } from './samples/chance.ts'
import { actionCard, cardArgs, leader } from './shapes.ts'

/** A turn is a situation of its own, whose number it gets when a card is played. */
const TURN: Moment = { id: WINDOWS.turn, cause: {}, n: 0 }

type Play = [card: ActionCardId, args: CardArgs]

const playOf = ([card, args]: Play) => ({ card, args })

const listed = (view: TiView, seat: string, moment: Moment): Play[] =>
  playsAt(view, seat, moment).map(({ card, args }): Play => [card, args])

/** A kind of card by chance, then what is chosen with it. */
function pickPlay(plays: readonly CardPlay[], random: () => number): Play | undefined {
  const kind = pick([...new Set(plays.map(({ card }) => card))], random)
  const ways = plays.filter(({ card }) => card === kind)
  const play = pick(ways, random)
  return play && [play.card, play.args]
}

const drawn = (view: TiView, seat: string, moment: Moment, random: () => number): Play | undefined =>
  pickPlay(playsAt(view, seat, moment), random)

export const cardMoves = {
  /** In a window; others learn of it when it closes. [TI-26.04] */
  playCard: moveOf<TiState, TiView>()({
    during: ['window'],
    args: z.tuple([actionCard, cardArgs]),
    candidates: (view, { seat }) => listed(view, seat, view.window!),
    candidatesAreLegal: true,
    sample: (view, { seat }, random) => drawn(view, seat, view.window!, random),
    refusal: (view, { seat }, [card, args]) => refusePlay(view, seat, view.window!, { card, args }),
    act({ g }, { seat, ask }, play) {
      close(g, ask)
      announce(g, seat, playOf(play))
    },
    label: (view, _, play) => cardLine(view, playOf(play)),
  }),

  /** An Agent acts as a Sabotage; others learn of it when the window closes. [TI-52.14] */
  sacrificeAgent: moveOf<TiState, TiView>()({
    during: ['window'],
    args: z.tuple([leader]),
    candidates: (view, { seat }) =>
      usableAgents(view, seat, view.window!).map((leader): [LeaderId] => [leader]),
    candidatesAreLegal: true,
    refusal: (view, { seat }, [leader]) =>
      usableAgents(view, seat, view.window!).includes(leader) ? undefined : refuse('TI-52.14', 'noAgentNow'),
    act({ g }, { seat, ask }, [leader]) {
      close(g, ask)
      announceAgent(g, seat, leader)
    },
    label: (_, __, [leader]) => line('move.sacrificeAgent', { leader: ref('leader', leader) }),
  }),

  /** [TI-26.13] */
  passWindow: moveOf<TiState, TiView>()({
    during: ['window'],
    often: 3,
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act({ g }, { ask }) {
      close(g, ask)
    },
    label: () => line('move.passWindow'),
  }),

  /** A card that is the whole turn. [TI-26.09] */
  playAction: moveOf<TiState, TiView>()({
    during: ['turn'],
    often: 10,
    args: z.tuple([actionCard, cardArgs]),
    candidates: (view, { seat }) => listed(view, seat, TURN),
    candidatesAreLegal: true,
    sample: (view, { seat }, random) => drawn(view, seat, TURN, random),
    refusal: (view, { seat }, [card, args]) => refusePlay(view, seat, TURN, { card, args }),
    act({ g }, { seat, ask }, play) {
      close(g, ask)
      playOpenly(g, seat, momentOf(g, WINDOWS.turn), playOf(play))
    },
    label: (view, _, play) => cardLine(view, playOf(play)),
  }),
}

/** Three cards of the hand against Temporary Stability, whoever decides something meanwhile. [TI-26.17] */
const endStability = moveOf<TiState, TiView>()({
  during: [],
  anytime: true,
  args: z.tuple([z.array(actionCard).check(z.maxLength(DISCARDED))]),
  often: 0.3,
  candidates: (view, { seat }) => waysToEnd(view, seat).map((cards): [ActionCardId[]] => [cards]),
  refusal: (view, { seat }, [cards]) => refuseEnding(view, seat, cards),
  act: ({ g }, { seat }, [cards]) => end(g, seat, cards),
  label: (_, __, [cards]) =>
    line('move.endStability', { cards: refs('actionCard', cards), card: ref('actionCard', STABILITY) }),
})

/** A card that can be played whenever somebody decides something. It answers no question. [TI-26.17] */
const playAnytime = moveOf<TiState, TiView>()({
  during: [],
  anytime: true,
  args: z.tuple([actionCard, cardArgs]),
  often: 0.3,
  candidates: (view, { seat }) => anytimePlays(view, seat).map(({ card, args }): Play => [card, args]),
  candidatesAreLegal: true,
  sample: (view, { seat }, random) => pickPlay(anytimePlays(view, seat), random),
  refusal: (view, { seat }, [card, args]) => refuseAnytime(view, seat, { card, args }),
  act: ({ g }, { seat }, play) => interrupt(g, seat, playOf(play)),
  label: (view, _, play) => cardLine(view, playOf(play)),
})

/** In the order in which random play draws them. */
export const anytimeMoves = { playAnytime, endStability }

/**
 * Windows: at certain moments everybody who could play a card is asked, all at once and blindly. When all have answered,
 * the cards are revealed together and resolved in the order of play; then the window opens once more. TI-26.04, TI-26.12
 * to TI-26.14.
 */
import { ask, type SeatId } from '../../../kit/index.ts'
import type { LeaderId } from '../../data/index.ts'
import type { TiChapter, TiState } from '../../state.ts'
import type { CardPlay, Moment, PlayedCard } from '../../state-cards.ts'
import { doNext } from '../steps.ts'
import { audience } from './audience.ts'
import { layDown, layDownAgent, momentOf, returnToHand, reveal } from './plays.ts'
import { momentLine } from './words.ts'

export const windowRules = {
  steps: {
    window({ g }, { id, cause = {} }) {
      open(g, momentOf(g, id, cause), true)
    },
    /** [TI-26.13] */
    reopen({ g }, { moment }) {
      open(g, moment, false)
    },
    /** What was announced is revealed together; of identical cards the first one counts. [TI-26.04, TI-26.08] */
    closeWindow({ g }, { moment, again }) {
      g.window = null
      const announced = g.played.filter(one => one.moment.n === moment.n)
      const isFirst = ({ n, card }: PlayedCard) => announced.find(one => one.card === card)!.n === n
      const counting = announced.filter(isFirst)
      for (const played of announced) if (!isFirst(played)) returnToHand(g, played)
      if (counting.length === 0) return
      if (again) doNext(g, { do: 'reopen', moment })
      reveal(g, counting)
    },
  },
} satisfies TiChapter

function open(g: TiState, moment: Moment, again: boolean): void {
  const seats = audience(g, moment)
  if (seats.length === 0) return
  g.window = moment
  doNext(g, { do: 'closeWindow', moment, again })
  const about = { moment: momentLine(g, moment), window: moment.id }
  for (const seat of seats) ask(g, { seat, kind: 'window', required: true, blind: 'secret', about })
}

/** Announces that an Agent is given up. Nobody sees that before the window closes. [TI-52.14] */
export const announceAgent = (g: TiState, seat: SeatId, agent: LeaderId): void =>
  layDownAgent(g, seat, g.window!, agent)

/** Announces a card. Nobody sees that before the window closes. [TI-26.04] */
export function announce(g: TiState, seat: SeatId, play: CardPlay): void {
  layDown(g, seat, g.window!, play)
}

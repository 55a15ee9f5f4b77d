/** What the log has told a seat of cards that lie face down. */
import { type Line, linesOf, type SeatId } from '../../kit/index.ts'
import type { RaceView, Uid } from '../state.ts'

/** Cards that a reader of the log knows to lie somewhere. */
export interface Known {
  /** In the discard pile, the newest first. */
  discarded: Uid[]
  /** In a hand. */
  held: { card: Uid; seat: SeatId }[]
}

const cardsOf = ({ params = {} }: Line): Uid[] => {
  const { cards, card } = params
  const refs = Array.isArray(cards) ? cards : card === undefined ? [] : [card]
  return refs.map(one => String(one).replace(/^card:/, ''))
}
const seatOf = ({ params = {} }: Line): SeatId => String(params.seat).replace(/^seat:/, '')

/** Lines of cards that leave a hand, or come from the deck, for the discard pile; their `Hidden` twins tell how many. */
const DISCARDS = ['discards', 'pays', 'cashesIn', 'discardsForGood', 'gambleLost']

/** Cards that the log shows to everybody and that then lie in a hand. */
const SHOWN = ['revealsToHand', 'gambleWon']

/** Reads the lines backwards: what has come to the pile since tells whether it has been shuffled. */
export function knownBy(view: RaceView): Known {
  const known: Known = { discarded: [], held: [] }
  const pile = view.discard.length
  const hasDiscarded = new Set<SeatId>()
  /** Cards that each seat has kept in the Explore phase, until the line with all that it has drawn. */
  const kept = new Map<SeatId, Uid[]>()
  let since = 0
  const discarded = (cards: readonly Uid[]) => {
    since += cards.length
    if (since <= pile) known.discarded.push(...cards)
  }
  for (const { line } of [...linesOf(view.log)].reverse()) {
    if (!line) continue
    const key = line.key.replace(/^log\./, '')
    const seat = seatOf(line)
    if (DISCARDS.includes(key)) discarded(cardsOf(line))
    else if (DISCARDS.includes(key.replace(/Hidden$/, ''))) since += Number(line.params!.count)
    else if (key === 'keeps') kept.set(seat, cardsOf(line))
    else if (key === 'explores' && kept.has(seat)) {
      discarded(cardsOf(line).filter(card => !kept.get(seat)!.includes(card)))
      kept.delete(seat)
    } else if (SHOWN.includes(key) && !hasDiscarded.has(seat))
      known.held.push(...cardsOf(line).map(card => ({ card, seat })))
    if (key !== 'gambleLost' && DISCARDS.includes(key.replace(/Hidden$/, ''))) hasDiscarded.add(seat)
  }
  return known
}

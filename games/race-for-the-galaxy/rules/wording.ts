/** Things as words of lines. */
import { type KeysOf, ref, type SeatId, say, sayTo } from '../../kit/index.ts'
import { type KeyWithHidden, line } from '../line.ts'
import type { RaceState, Uid } from '../state.ts'
import type { en } from '../text/en.ts'

export const cardRefs = (cards: readonly Uid[]) => cards.map(card => ref('card', card))

export const tokenTerm = (token: Uid) => line('term.token', { token: ref('artifact', token) })

/** Tells of cards that only their owner knows, and everybody how many they are: `log.<key>` and `log.<key>Hidden`. */
export function sayCards(g: RaceState, seat: SeatId, key: KeyWithHidden, cards: readonly Uid[]): void {
  if (cards.length === 0) return
  sayTo(
    g,
    [seat],
    line(`log.${key}`, { seat: ref('seat', seat), cards: cardRefs(cards) }),
    line(`log.${key}Hidden`, { seat: ref('seat', seat), count: cards.length }),
  )
}

/** Tells what a player does with a card that everybody sees. */
export function sayCard(g: RaceState, seat: SeatId, key: KeysOf<(typeof en)['log']>, card: Uid): void {
  say(g, line(`log.${key}`, { seat: ref('seat', seat), card: ref('card', card) }))
}

/** Cards that name a strategy card which nobody plays with are discarded and replaced. [TI-3.05, TI-32.25] */
import { drawCards, type Random, refs, say } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { TiState } from '../state.ts'
import { cardsInUse, originalOf } from './strategic/sets.ts'

/** Strategy cards without which a card is nothing. */
const NAMED: { readonly [card: string]: string } = {
  'council-dissolved': 'political',
  'council-censure': 'imperial',
  'imperial-containment': 'imperial',
}

/** As many cards of a deck as there are, none of them dead. */
export function drawLive(
  g: TiState,
  pile: 'actionCards' | 'politicalCards',
  count: number,
  random: Random,
): string[] {
  const used = cardsInUse(g.options).map(originalOf)
  const isDead = (card: string) => NAMED[card] !== undefined && !used.includes(NAMED[card])
  const live: string[] = []
  const dead: string[] = []
  while (live.length < count) {
    const [card] = drawCards(g.decks[pile], g.discards[pile], 1, random)
    if (card === undefined) break
    if (isDead(card)) dead.push(card)
    else live.push(card)
  }
  if (dead.length > 0) {
    g.discards[pile].push(...dead)
    const type = pile === 'actionCards' ? 'actionCard' : 'politicalCard'
    say(g, line('log.deadCards', { cards: refs(type, dead) }))
  }
  return live
}

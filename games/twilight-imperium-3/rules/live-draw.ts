/** Cards that name a strategy card which nobody plays with are discarded and replaced. [TI-3.05, TI-32.25] */

import { drawCards, type Random, refs, say } from '../../kit/index.ts'
import type { ActionCardId, PoliticalCardId, StrategyCardId } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiState } from '../state.ts'
import { cardsInUse, originalOf } from './strategic/sets.ts'

interface Piles {
  actionCards: ActionCardId
  politicalCards: PoliticalCardId
}

type Piled = { [pile in keyof Piles]: Piles[pile][] }

/** Strategy cards without which a card is nothing. */
const NAMED: { readonly [card in ActionCardId | PoliticalCardId]?: StrategyCardId } = {
  'council-dissolved': 'political',
  'council-censure': 'imperial',
  'imperial-containment': 'imperial',
}

/** As many cards of a deck as there are, none of them dead. */
export function drawLive<Pile extends keyof Piles>(
  g: TiState,
  pile: Pile,
  count: number,
  random: Random,
): Piles[Pile][] {
  const decks: Piled = g.decks
  const discards: Piled = g.discards
  const used = cardsInUse(g.options).map(originalOf)
  const isDead = (card: Piles[Pile]) => {
    const named = NAMED[card]
    return named !== undefined && !used.includes(named)
  }
  const live: Piles[Pile][] = []
  const dead: Piles[Pile][] = []
  while (live.length < count) {
    const [card] = drawCards(decks[pile], discards[pile], 1, random)
    if (card === undefined) break
    if (isDead(card)) dead.push(card)
    else live.push(card)
  }
  if (dead.length > 0) {
    discards[pile].push(...dead)
    const type = pile === 'actionCards' ? 'actionCard' : 'politicalCard'
    say(g, line('log.deadCards', { cards: refs(type, dead) }))
  }
  return live
}

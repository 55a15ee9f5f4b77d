import type { Random } from '../../kit/index.ts'
import type { HuntCardId } from '../data/hunt-cards.ts'
import { explorationRules } from '../rules/exploration.ts'
import type { Hunted, NotAloneState } from '../state.ts'
import type { SurvivalCardId } from '../survival-cards/index.ts'
import { numberOf, numbersOf, type PlaceName } from './places.ts'

/**
 * A pile of cards. What a scenario does not name lies in the deck, or, where it names the whole `deck`, at the bottom
 * of the discard pile: no card is ever lost.
 */
export interface Pile<Card> {
  /** The whole deck; the first card is drawn first. */
  deck?: readonly Card[]
  /** Cards on top of the deck; the first is drawn first. */
  top?: readonly Card[]
  /** The last one lies on top. */
  discard?: readonly Card[]
}

export interface ArrangedHunt extends Pile<HuntCardId> {
  /** Default: none. */
  hand?: readonly HuntCardId[]
}

/** A Hunted as the scenario wants it: 3 Will, all five basic cards in hand and no Survival card, but for what is said. */
export interface ArrangedHunted {
  will?: number
  /** Where only one of the two is named, the other holds what is left of the five basic cards. */
  hand?: readonly PlaceName[]
  discard?: readonly PlaceName[]
  survival?: readonly SurvivalCardId[]
  active?: 'river' | 'artefact'
}

export interface Arrangement {
  hunt?: ArrangedHunt
  survival?: Pile<SurvivalCardId>
  rescue?: number
  assimilation?: number
  marker?: boolean
  /** Stock of single numbers. Default: what the Hunted do not own. */
  reserve?: { readonly [name in PlaceName]?: number }
  /** Hunt cards that can be played in the first round. */
  huntLimit?: number
  hunted: ReadonlyMap<string, ArrangedHunted>
}

const BASIC = numbersOf(['lair', 'jungle', 'river', 'beach', 'rover'])

/** Puts phase 1 of the first round in order and asks everybody afresh. Throws on what could not be. */
export function arrangeFirstRound(g: NotAloneState, random: Random, wanted: Arrangement): void {
  const { hunt = {}, survival = {} } = wanted
  const allHunt = [...g.huntDeck, ...g.huntHand]
  const allSurvival = [...g.survivalDeck, ...g.turnOrder.flatMap(seat => g.hunted[seat]!.survival)]
  const inHands = g.turnOrder.flatMap(seat => wanted.hunted.get(seat)?.survival ?? [])

  g.huntHand = [...(hunt.hand ?? [])]
  const hunts = pileOf(allHunt, g.huntHand, hunt)
  g.huntDeck = hunts.deck
  g.huntDiscard = hunts.discard
  const survivals = pileOf(allSurvival, inHands, survival)
  g.survivalDeck = survivals.deck
  g.survivalDiscard = survivals.discard

  for (const seat of g.turnOrder) arrangeHunted(g, g.hunted[seat]!, wanted.hunted.get(seat) ?? {})
  for (const [name, stock] of Object.entries(wanted.reserve ?? {}))
    g.reserve[numberOf(name as PlaceName)] = stock
  for (const [number, stock] of Object.entries(g.reserve))
    if (stock < 0) throw new Error(`more copies of card ${number} than the reserve holds`)

  g.rescue = wanted.rescue ?? g.rescue
  g.assimilation = wanted.assimilation ?? g.assimilation
  g.marker = wanted.marker ?? g.marker
  g.huntLimit = wanted.huntLimit ?? g.huntLimit
  g.asks = []
  explorationRules.steps.explore({ g, random })
}

function arrangeHunted(g: NotAloneState, hunted: Hunted, wanted: ArrangedHunted): void {
  const named = numbersOf([...(wanted.hand ?? []), ...(wanted.discard ?? [])])
  if (new Set(named).size !== named.length) throw new Error('a Hunted never owns two cards of a number')
  const rest = BASIC.filter(place => !named.includes(place))
  if (wanted.hand && wanted.discard && rest.length > 0)
    throw new Error(`where are the cards ${rest.join(', ')}?`)
  const asc = (a: number, b: number) => a - b
  hunted.discard = [...numbersOf(wanted.discard ?? []), ...(wanted.hand ? rest : [])]
  hunted.hand = [...numbersOf(wanted.hand ?? []), ...(wanted.hand ? [] : rest)].sort(asc)
  hunted.owned = [...hunted.hand, ...hunted.discard].sort(asc)
  for (const place of hunted.owned) if (!BASIC.includes(place)) g.reserve[place]! -= 1
  hunted.will = wanted.will ?? hunted.will
  hunted.survival = [...(wanted.survival ?? [])]
  hunted.active = wanted.active ?? null
}

/** Deck and discard pile in the order of the state: the last card on top. */
function pileOf<Card>(all: readonly Card[], inHands: readonly Card[], wanted: Pile<Card>) {
  const { deck, top = [], discard = [] } = wanted
  const named = [...inHands, ...(deck ?? []), ...top, ...discard]
  if (new Set(named).size !== named.length) throw new Error(`a card is named twice: ${named.join(', ')}`)
  const unknown = named.filter(card => !all.includes(card))
  if (unknown.length > 0) throw new Error(`no such card: ${unknown.join(', ')}`)
  const rest = all.filter(card => !named.includes(card))
  const onTop = [...top].reverse()
  return deck
    ? { deck: [...[...deck].reverse(), ...onTop], discard: [...rest, ...discard] }
    : { deck: [...rest, ...onTop], discard: [...discard] }
}

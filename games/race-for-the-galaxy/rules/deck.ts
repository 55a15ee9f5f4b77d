/** Cards as single things, and the piles that they come from. */
import type { Env, Random } from '../../kit/index.ts'
import { type Card, isOrbOnly, type Power, type PowerPhase } from '../cards.ts'
import { CARDS } from '../data/cards.ts'
import type { PowerRef, RaceState, Uid } from '../state.ts'

/** A power of a single card. */
export interface OwnPower<P extends Power = Power> {
  card: Uid
  ref: PowerRef
  power: P
}

/** A single card with what the rules look up again and again. */
export interface SingleCard {
  design: Card
  powers: ReadonlyMap<PowerPhase, ReadonlyMap<Power['kind'], readonly OwnPower[]>>
  phases: ReadonlySet<PowerPhase>
  /** The same without what works in the orb game alone. [RFTG-2.02] */
  phasesWithoutOrb: ReadonlySet<PowerPhase>
}

function singleCardOf(card: Uid, design: Card): SingleCard {
  const powers = new Map<PowerPhase, Map<Power['kind'], OwnPower[]>>()
  design.powers.forEach((power, index) => {
    const { phase, kind } = power
    const inPhase = powers.get(phase) ?? new Map<Power['kind'], OwnPower[]>()
    powers.set(phase, inPhase)
    inPhase.set(kind, [...(inPhase.get(kind) ?? []), { card, ref: `${card}/${index}`, power }])
  })
  const phasesOf = (list: readonly Power[]) => new Set(list.map(({ phase }) => phase))
  return {
    design,
    powers,
    phases: phasesOf(design.powers),
    phasesWithoutOrb: phasesOf(design.powers.filter(power => !isOrbOnly(power))),
  }
}

/** All cards of a set of designs, one by one. */
export const copiesOf = (designs: readonly Card[]): Uid[] =>
  designs.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`))

const all: ReadonlyMap<Uid, SingleCard> = new Map(
  CARDS.flatMap(design =>
    copiesOf([design]).map((uid): [Uid, SingleCard] => [uid, singleCardOf(uid, design)]),
  ),
)

export const singleCard = (uid: Uid): SingleCard => all.get(uid)!
export const isCard = (uid: string): boolean => all.has(uid)

/** The powers of one phase and kind that are printed on a card, if there are any. */
export const printedPowers = (uid: Uid, phase: PowerPhase, kind: Power['kind']) =>
  singleCard(uid).powers.get(phase)?.get(kind)

/** The design of a card. */
export const designOf = (uid: Uid): Card => all.get(uid)!.design

/**
 * Takes up to `count` cards from the top of the deck. As soon as it is empty, the discard pile is shuffled and becomes
 * the deck; where both are empty, nothing comes. [RFTG-1.10, RFTG-1.11]
 */
export function takeFromDeck({ g, random }: Env<RaceState>, count: number): Uid[] {
  const taken: Uid[] = []
  while (taken.length < count) {
    refill(g, random)
    const card = g.deck.pop()
    if (card === undefined) break
    taken.push(card)
    refill(g, random)
  }
  return taken
}

function refill(g: RaceState, random: Random): void {
  if (g.deck.length === 0 && g.discard.length > 0) g.deck = random.Shuffle(g.discard.splice(0))
}

/** Puts cards face down on the discard pile. */
export function discard(g: RaceState, cards: readonly Uid[]): void {
  g.discard.push(...cards)
}

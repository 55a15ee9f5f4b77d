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
  phases: ReadonlySet<PowerPhase>
  /** The same without what works in the orb game alone. [RFTG-2.02] */
  phasesWithoutOrb: ReadonlySet<PowerPhase>
}

function singleCardOf(design: Card): SingleCard {
  const phasesOf = (list: readonly Power[]) => new Set(list.map(({ phase }) => phase))
  return {
    design,
    phases: phasesOf(design.powers),
    phasesWithoutOrb: phasesOf(design.powers.filter(power => !isOrbOnly(power))),
  }
}

function getOr<K, V>(map: Map<K, V>, key: K, begin: () => V): V {
  const known = map.get(key) ?? begin()
  map.set(key, known)
  return known
}

/** All cards of a set of designs, one by one. */
export const copiesOf = (designs: readonly Card[]): Uid[] =>
  designs.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`))

const all: ReadonlyMap<Uid, SingleCard> = new Map(
  CARDS.flatMap(design => copiesOf([design]).map((uid): [Uid, SingleCard] => [uid, singleCardOf(design)])),
)

export const singleCard = (uid: Uid): SingleCard => all.get(uid)!
export const isCard = (uid: string): boolean => all.has(uid)

type Printed = ReadonlyMap<Uid, readonly OwnPower[]>
const NOWHERE: Printed = new Map()

const printed = new Map<PowerPhase, Map<Power['kind'], Map<Uid, OwnPower[]>>>()
for (const [card, { design }] of all)
  design.powers.forEach((power, index) => {
    const inPhase = getOr(printed, power.phase, () => new Map<Power['kind'], Map<Uid, OwnPower[]>>())
    const ofKind = getOr(inPhase, power.kind, () => new Map<Uid, OwnPower[]>())
    getOr(ofKind, card, (): OwnPower[] => []).push({ card, ref: `${card}/${index}`, power })
  })

/** The powers of one phase and kind, by the cards on which they are printed. */
export const powersPrinted = (phase: PowerPhase, kind: Power['kind']): Printed =>
  printed.get(phase)?.get(kind) ?? NOWHERE

/** The powers of one phase and kind that are printed on a card, if there are any. */
export const printedPowers = (uid: Uid, phase: PowerPhase, kind: Power['kind']) =>
  powersPrinted(phase, kind).get(uid)

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

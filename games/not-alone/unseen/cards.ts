/** Where the cards lie that a seat does not see. */
import pull from 'lodash/pull.js'
import { byWeight, type Chance, linesOf, type Random, type SeatId } from '../../kit/index.ts'
import { expected } from '../bot/creature.ts'
import { playable } from '../bot/known.ts'
import type { ByPlace } from '../bot/reading.ts'
import { HUNT_CARD_IDS, type HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import { huntedOf } from '../rules/queries.ts'
import type { Hunted, NotAloneState, NotAloneView } from '../state.ts'
import { SURVIVAL_CARD_IDS } from '../survival-cards/index.ts'

/** How thoroughly it is worked out where people go. */
const STEPS = 24

type Pile<T> = (T | null)[]

const idOf = (ref: unknown) => String(ref).replace(/^\w+:/, '')

/** Cards that could hardly be there are drawn only where there are no others. */
const HARDLY = 1e-9

/** Takes `count` cards out of `from`, each as likely as it weighs. */
function draw(from: PlaceNumber[], count: number, weight: (card: PlaceNumber) => number, chance: Chance) {
  const drawn: PlaceNumber[] = []
  while (drawn.length < count && from.length > 0) {
    const card = byWeight(
      from.map(option => ({ option, score: Math.max(HARDLY, weight(option)) })),
      chance,
    )!
    pull(from, card)
    drawn.push(card)
  }
  return drawn
}

/** What Vortex has put down before everybody’s eyes in this round, by seat. [NA-10.10] */
function swappedIn({ log }: NotAloneView): Map<SeatId, PlaceNumber> {
  const swapped = new Map<SeatId, PlaceNumber>()
  const lines = linesOf(log)
  const begun = lines.findLastIndex(({ line }) => line?.key === 'log.round')
  for (const { line } of lines.slice(begun + 1))
    if (line?.key === 'log.vortex')
      swapped.set(idOf(line.params!.seat), Number(idOf(line.params!.place)) as PlaceNumber)
  return swapped
}

/** The cards of one of the Hunted: `goes` is how likely they go where, `swapped` what is known to lie face down. */
function dealPlaces(
  view: NotAloneView,
  seat: SeatId,
  hunted: Hunted,
  { goes, swapped }: { goes: ByPlace | undefined; swapped: PlaceNumber | undefined },
  chance: Chance,
): void {
  const seen = huntedOf(view, seat)
  const open = [...seen.discard, ...seen.explored.flatMap(({ card, inFront }) => (inFront ? card : []))]
  const left = seen.owned.filter(card => !open.includes(card))
  // What Phobia has shown lies in the hand. [NA-9.12]
  const isShown = (card: PlaceNumber) => seen.shown.includes(card)
  if (seen.discard.includes(null)) {
    const canPlay = playable(view, seat)
    const weight = (card: PlaceNumber) => (isShown(card) ? 0 : 1.3 - (canPlay.get(card) ?? 1))
    hunted.discard = draw(left, seen.discard.length, weight, chance)
  }
  const weight = (card: PlaceNumber) => {
    if (isShown(card) || view.forbidden.includes(card)) return 0
    return card === swapped ? 1000 : (goes?.[card] ?? 0) + 0.01
  }
  hunted.locked = draw(left, seen.locked.length, weight, chance)
  hunted.hand = left.sort((a, b) => a - b)
  if (seen.shown.includes(null)) {
    const others = seen.owned.filter(card => !hunted.hand.includes(card))
    const count = seen.shown.length
    hunted.shown = [...draw([...hunted.hand], count, () => 1, chance), ...others].slice(0, count)
  }
}

/** Deals what lies nowhere else into the gaps of the piles, each place as likely as any other. */
function fill<T extends string>(unseen: readonly T[], piles: readonly Pile<T>[]): void {
  const left = unseen.values()
  for (const pile of piles)
    pile.forEach((card, i) => {
      if (card === null) pile[i] = left.next().value!
    })
}

/** Hunt cards that the reader knows to lie at the bottom of the deck, since somebody struck back. [NA-10.06] */
function atTheBottom({ log, struckBack }: NotAloneView): HuntCardId[] {
  const line = linesOf(log).findLast(one => one.line?.key === 'log.strikesBack')?.line
  return line && !struckBack ? (line.params!.cards as string[]).map(card => idOf(card) as HuntCardId) : []
}

function dealHuntCards(view: NotAloneView, g: NotAloneState, random: Random): void {
  const elsewhere = [
    ...view.huntHand,
    ...view.huntDiscard,
    ...view.played.map(({ card }) => card),
    ...(view.struckBack?.cards ?? []),
  ]
  const unseen = random.Shuffle(HUNT_CARD_IDS.filter(card => !elsewhere.includes(card)))
  const lowest = random.Shuffle(atTheBottom(view)).filter(card => unseen.includes(card))
  lowest.slice(0, g.huntDeck.length).forEach((card, i) => {
    g.huntDeck[i] = card
    pull(unseen, card)
  })
  fill(unseen, [g.huntHand, g.huntDeck, ...(g.struckBack ? [g.struckBack.cards] : [])])
}

function dealSurvivalCards(view: NotAloneView, g: NotAloneState, random: Random): void {
  const hands = (all: NotAloneView['hunted']) =>
    Object.values(all).flatMap(({ survival, drawn }) => [survival, drawn])
  const elsewhere = [...view.survivalDiscard, ...view.survivalInForce, ...hands(view.hunted).flat()]
  const unseen = random.Shuffle(SURVIVAL_CARD_IDS.filter(card => !elsewhere.includes(card)))
  fill(unseen, [...hands(g.hunted), g.survivalDeck])
}

/** Whoever has chosen for Forbidden Zone, while others still do. [NA-5.13] */
function guessChosen({ asks }: NotAloneView, g: NotAloneState, reader: SeatId, random: Random): void {
  const choosing = asks.flatMap(({ kind, seat }) => (kind === 'forbiddenZone' ? seat : []))
  if (choosing.length === 0) return
  for (const seat of g.turnOrder) {
    const hunted = g.hunted[seat]!
    if (seat !== reader && !choosing.includes(seat)) hunted.chosen = random.Shuffle(hunted.hand)[0] ?? null
  }
}

/** Fills the gaps of `g`, whose changing parts are copies of those of the view. */
export function dealUnseen(
  view: NotAloneView,
  g: NotAloneState,
  reader: SeatId,
  { random, number }: { random: Random; number: Chance },
): void {
  const isHidden = (seat: SeatId) => {
    const { hand, locked, discard, shown } = huntedOf(view, seat)
    return [hand, locked, discard, shown].some(pile => pile.includes(null))
  }
  const hidden = view.turnOrder.filter(isHidden)
  const isFaceDown = hidden.some(seat => huntedOf(view, seat).locked.includes(null))
  const runners = isFaceDown ? expected(view, STEPS).runners : []
  const swapped = swappedIn(view)
  for (const seat of hidden) {
    const goes = runners.find(runner => runner.seat === seat)?.goes
    dealPlaces(view, seat, g.hunted[seat]!, { goes, swapped: swapped.get(seat) }, number)
  }
  dealHuntCards(view, g, random)
  dealSurvivalCards(view, g, random)
  guessChosen(view, g, reader, random)
}

/** What Hunt cards are worth to the Creature at the moment at which it could play them. */
import type { SeatId } from '../../kit/index.ts'
import { HUNT_CARDS, type HuntCardId } from '../data/hunt-cards.ts'
import { BEACH, PLACE_NUMBERS, PLACES, type PlaceNumber, WRECK } from '../data/places.ts'
import type { HuntChoice } from '../rules/hunt-effects.ts'
import { huntedOf, isEntitled, isOnSymbol, lies, topOfHuntDiscard } from '../rules/queries.ts'
import type { NotAloneView, TokenId } from '../state.ts'
import { type ByPlace, creaturePay, denialPay, type Reading, type Runner } from './reading.ts'
import { standing, withHunted } from './standing.ts'
import { discardLoss, handWorth, type Scales, willLoss } from './worth.ts'

/** What a card in hand is worth to keep for a later phase of the round: these are at their best there. */
const LATER: { readonly [Id in HuntCardId]?: number } = { detour: 0.3, cataclysm: 0.15, tracking: 0.15 }

/** Against so many Hunted it has gained nothing to lie in wait with Detour and to play whatever card there is. */
export const MANY = 3

export const areFew = ({ turnOrder }: NotAloneView) => turnOrder.length < MANY

/** Against few: what Detour is worth to keep until it moves somebody onto the Creature token. */
const DETOUR_KEPT = 0.5
/** What a catch by Detour is worth: a space of Assimilation, Will and power. */
const DETOUR_CATCH = 1.4

/** What the Creature gives up by playing another card first, when it can play only one more this round. */
export function keptFor({ scales: { view, rescue } }: Reading, played: HuntCardId): number {
  if (view.huntLimit - view.played.length > 1) return 0
  const worth = (card: HuntCardId | null) => {
    if (card === null || card === played) return 0
    return card === 'stasis' ? rescue * 0.85 : (LATER[card] ?? 0)
  }
  return Math.max(0, ...view.huntHand.map(worth))
}

const best = (pay: ByPlace, besides: readonly PlaceNumber[] = []) =>
  Math.max(0, ...PLACE_NUMBERS.filter(place => !besides.includes(place)).map(place => pay[place]))

const bestPlace = (pay: ByPlace) =>
  PLACE_NUMBERS.reduce<PlaceNumber>((top, place) => (pay[place] > pay[top] ? place : top), 1)

const sum = (runners: readonly Runner[], value: (runner: Runner) => number) =>
  runners.reduce((total, runner) => total + value(runner), 0)

/** At least one of the Hunted is met at one of the places. */
export const chanceOfAny = (runners: readonly Runner[], places: readonly PlaceNumber[]) =>
  1 -
  runners.reduce(
    (nobody, { goes, reach }) =>
      nobody *
      (1 -
        Math.min(
          1,
          places.reduce((all, place) => all + goes[place] * reach, 0),
        )),
    1,
  )

/** What a second Creature token adds on each place. */
export function secondCreaturePay(reading: Reading, first: readonly PlaceNumber[]): ByPlace {
  const { runners } = reading
  const before = chanceOfAny(runners, first)
  const alone = denialPay(runners, 0)
  return Object.fromEntries(
    PLACE_NUMBERS.map(place => {
      const loss = sum(runners, ({ goes, loss, reach }) => goes[place] * reach * loss[place])
      const power = first.includes(place) ? 0 : alone[place]
      return [place, loss + power + chanceOfAny(runners, [...first, place]) - before]
    }),
  ) as ByPlace
}

/** What Scream takes from whoever is hit. */
export function screamPay({ scales, runners }: Reading): ByPlace {
  const { view } = scales
  const cost = new Map(
    runners.map(({ seat }) => {
      const hunted = huntedOf(view, seat)
      const will = willLoss(scales, hunted, 1)
      const cards = hunted.hand.length < 2 ? will : discardLoss(scales, seat, hunted.hand.slice(0, 2))
      return [seat, Math.min(will, cards)]
    }),
  )
  return Object.fromEntries(
    PLACE_NUMBERS.map(place => [
      place,
      sum(runners, ({ seat, goes, reach }) => goes[place] * reach * cost.get(seat)!),
    ]),
  ) as ByPlace
}

/** Toxin: no power, and a Survival card less. */
export const toxinPay = ({ runners, scales: { future } }: Reading) => denialPay(runners, 0.1 * future)

/** Mutation: the Artemia token takes Will too. */
export function mutationPay({ scales, runners }: Reading): ByPlace {
  const denial = denialPay(runners)
  return Object.fromEntries(
    PLACE_NUMBERS.map(place => [
      place,
      denial[place] +
        sum(
          runners,
          ({ seat, goes, reach }) => goes[place] * reach * willLoss(scales, huntedOf(scales.view, seat), 1),
        ),
    ]),
  ) as ByPlace
}

/** Where the Creature token lies or would best lie. */
function huntingGround({ scales: { view }, runners }: Reading): readonly PlaceNumber[] {
  return view.tokens.creature.length > 0 ? view.tokens.creature : [bestPlace(creaturePay(runners))]
}

/** The Artemia token, if the Creature would not have it without the card. */
const artemiaGain = ({ scales: { view }, runners }: Reading, ground: readonly PlaceNumber[]) =>
  isOnSymbol(view) || lies(view, 'artemia') ? 0 : best(denialPay(runners), ground)

/** On which of a pair the gain counts: nothing is left to deny where the Creature token lies. */
const onPair = (pay: ByPlace, places: readonly PlaceNumber[], ground: readonly PlaceNumber[]) =>
  places.reduce((total, place) => total + (ground.includes(place) ? 0.1 : 1) * pay[place], 0)

/** Places that fewer Hunted can play make all of them easier to find. */
function forceFieldGain({ scales, runners }: Reading, places: readonly PlaceNumber[]): number {
  return sum(runners, ({ options, gain }) => {
    const left = options.filter(place => !places.includes(place))
    const lostGain =
      Math.max(0, ...options.map(place => gain[place])) - Math.max(0, ...left.map(place => gain[place]))
    const squeezed = handWorth(scales, options.length) - handWorth(scales, left.length)
    return 0.5 * lostGain + squeezed
  })
}

/** What playing a card gains the Creature before the reveal. */
function gainBeforeReveal(reading: Reading, as: HuntCardId, choice: HuntChoice): number {
  const { scales, runners } = reading
  const { view } = scales
  const ground = huntingGround(reading)
  const isPlaced = view.tokens.creature.length > 0
  const places = choice.places ?? []
  const pays: { [Id in HuntCardId]?: () => number } = {
    'force-field': () => forceFieldGain(reading, places),
    despair: () =>
      artemiaGain(reading, ground) +
      0.07 * scales.future * runners.filter(({ seat }) => huntedOf(view, seat).survival.length > 0).length,
    interference: () =>
      scales.rescue *
      (chanceOfAny(runners, [BEACH]) * (view.marker ? 0.9 : 0.4) + chanceOfAny(runners, [WRECK]) * 0.9),
    fierceness: () =>
      sum(runners, ({ seat, goes, reach }) => {
        const hunted = huntedOf(view, seat)
        const more = willLoss(scales, hunted, 2) - willLoss(scales, hunted, 1)
        return ground.reduce((all, place) => all + goes[place] * reach * Math.max(0, more), 0)
      }),
    ascendancy: () => discardLoss(scales, choice.hunted!, huntedOf(view, choice.hunted!).hand.slice(2)),
    anticipation: () => {
      const runner = runners.find(({ seat }) => seat === choice.hunted)!
      return ground.reduce((all, place) => all + runner.goes[place] * runner.reach, 0)
    },
    'forbidden-zone': () =>
      sum(runners, ({ seat }) => discardLoss(scales, seat, huntedOf(view, seat).hand.slice(0, 1))),
    persecution: () =>
      sum(runners, ({ seat, goes }) => {
        const waiting = Math.max(0, huntedOf(view, seat).discard.length - 1)
        return scales.future * (goes[1] * 0.09 * waiting + goes[2] * 0.07 + goes[6] * 0.14)
      }),
    virus: () =>
      onPair(denialPay(runners), places, ground) - (isOnSymbol(view) ? best(denialPay(runners), ground) : 0),
    mirage: () => onPair(denialPay(runners, 0), places, ground),
    phobia: () => artemiaGain(reading, ground) + (isPlaced ? 0 : phobiaGain(reading, choice.hunted)),
    mutation: () => best(mutationPay(reading)) - (isOnSymbol(view) ? best(denialPay(runners), ground) : 0),
    scream: () => best(screamPay(reading)),
    toxin: () => best(toxinPay(reading), ground),
    clone: () => best(secondCreaturePay(reading, ground)),
  }
  return pays[as]?.() ?? 0
}

/** Seeing all but two of a hand leaves few places for the card that lies face down. */
function phobiaGain({ runners }: Reading, seat: SeatId | undefined): number {
  const runner = runners.find(one => one.seat === seat)
  if (!runner || runner.reach < 1) return 0
  const found = 1 / 3
  const guessed = Math.max(...runner.options.map(place => runner.goes[place]))
  return Math.max(0, found - guessed) * 1.2
}

/** What the card changes of what is on the table in phase 3. */
function gainAfterReveal({ view, future }: Scales, as: HuntCardId, choice: HuntChoice): number {
  const before = standing(view)
  if (as === 'cataclysm') {
    const played = [...view.played, { card: as, as, places: choice.places! }]
    return before - standing({ ...view, played })
  }
  if (as !== 'detour') return 0
  const { explored } = huntedOf(view, choice.hunted!)
  const moved = explored.map(location =>
    location.card === choice.card ? { ...location, place: choice.places![0]! } : location,
  )
  const kept = areFew(view) ? DETOUR_KEPT * future : 0
  return before - standing(withHunted(view, choice.hunted!, { explored: moved })) - kept
}

/** What a card gains the Creature if it is played now with this choice. */
export function huntGain(reading: Reading, card: HuntCardId, choice: HuntChoice): number {
  const { view, rescue, future } = reading.scales
  const as = card === 'flashback' ? topOfHuntDiscard(view) : card
  if (as === undefined) return 0
  const { symbol } = HUNT_CARDS[as]
  if (choice.at !== undefined && symbol !== null) {
    const played = [...view.played, { card, as }]
    return tokenPay({ ...reading, scales: { ...reading.scales, view: { ...view, played } } }, symbol)[
      choice.at
    ]
  }
  switch (view.phase) {
    case 'reckoning':
      return gainAfterReveal(reading.scales, as, choice)
    case 'endOfTurn':
      if (as === 'stasis') return view.rescue === 1 ? 2 : rescue
      return as === 'tracking' && view.huntHand.length > 1 ? 0.3 * future : 0
    default:
      return gainBeforeReveal(reading, as, choice)
  }
}

/** What a token gains on each place, by the cards in force. */
export function tokenPay(reading: Reading, token: TokenId): ByPlace {
  const { scales, runners } = reading
  const { played, tokens } = scales.view
  if (token === 'creature') return creaturePay(runners)
  const cards = played.map(({ as }) => as)
  if (token === 'artemia') {
    const pay = cards.includes('mutation') ? mutationPay(reading) : denialPay(runners)
    return lighter(pay, tokens.creature)
  }
  if (cards.includes('clone')) return secondCreaturePay(reading, tokens.creature)
  if (cards.includes('toxin')) return lighter(toxinPay(reading), tokens.creature)
  return screamPay(reading)
}

/** Little is left to deny where the Creature token lies. */
const lighter = (pay: ByPlace, ground: readonly PlaceNumber[]): ByPlace =>
  Object.fromEntries(
    PLACE_NUMBERS.map(place => [place, ground.includes(place) ? pay[place] * 0.25 : pay[place]]),
  ) as ByPlace

/** Once the places are revealed, somebody can still be moved. */
function canDetour(view: NotAloneView): boolean {
  if (!isEntitled(view, view.creatureSeat)) return false
  const isRepeated = topOfHuntDiscard(view) === 'detour'
  return view.huntHand.some(card => card === 'detour' || (card === 'flashback' && isRepeated))
}

/** What the Creature token gains on each place if Detour in hand can bring it somebody from around. */
export function ambushPay({ scales, runners }: Reading): ByPlace {
  const pay = creaturePay(runners)
  if (!canDetour(scales.view)) return pay
  const around = (place: PlaceNumber) =>
    chanceOfAny(runners, [place, ...PLACES[place].adjacent]) - chanceOfAny(runners, [place])
  return Object.fromEntries(
    PLACE_NUMBERS.map(place => [place, pay[place] + DETOUR_CATCH * around(place)]),
  ) as ByPlace
}

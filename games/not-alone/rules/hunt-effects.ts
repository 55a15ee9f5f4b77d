/** What the Hunt cards do when they are played. Section 9. Lasting effects are looked up where they work. */
import isEqual from 'lodash/isEqual.js'
import { ask, type Env, next, type Refusal, ref, refs, type SeatId, say, sayTo } from '../../kit/index.ts'
import { HUNT_CARDS, type HuntCardId } from '../data/hunt-cards.ts'
import { ADJACENT_PAIRS, PLACE_NUMBERS, PLACES, type PlaceNumber } from '../data/places.ts'
import { line, refuse } from '../line.ts'
import type { NotAloneChapter, NotAloneState, NotAloneView } from '../state.ts'
import { discardFromHand } from './piles.ts'
import { huntedOf, lies, withThreeInHand } from './queries.ts'

/** What the Creature names with a card, as far as the card asks for it. */
export interface HuntChoice {
  hunted?: SeatId
  /** The pair of a border, the place of Cataclysm, or where Detour leads. */
  places?: PlaceNumber[]
  /** Detour: the played card whose location moves. */
  card?: PlaceNumber
  /** Step 2B: where the token of the card is placed. [NA-5.16] */
  at?: PlaceNumber
}

interface HuntEffect {
  /** The rule of the card; cited where it cannot be played like this. */
  rule: string
  /** What can be named; nothing where the precondition is not met. */
  choices(g: NotAloneView): HuntChoice[]
  /** The precondition, as a reason. */
  needs?: Refusal
  play?(env: Env<NotAloneState>, choice: HuntChoice): void
}

const nothingToName = () => [{}]
const border = () => ADJACENT_PAIRS.map(places => ({ places: [...places] }))
const eachOf = (seats: readonly SeatId[]) => seats.map(hunted => ({ hunted }))

/** A card whose whole effect is looked up while it lies in front of the Creature. */
const lasting = (rule: string): HuntEffect => ({ rule, choices: nothingToName })
/** The same, with its token on a border. */
const lastingOnBorder = (rule: string): HuntEffect => ({ rule, choices: border })

const HUNT_EFFECTS: { readonly [Id in HuntCardId]: HuntEffect } = {
  /** The two places cannot be played this round. [NA-9.01] */
  'force-field': {
    rule: 'NA-9.01',
    choices: border,
    play: ({ g }, { places }) => g.forbidden.push(...places!),
  },
  despair: lasting('NA-9.03'),
  interference: lasting('NA-9.04'),
  fierceness: lasting('NA-9.05'),
  /** A Hunted with 3 or more Place cards in hand keeps 2. [NA-9.06] */
  ascendancy: {
    rule: 'NA-9.06',
    choices: g => eachOf(withThreeInHand(g)),
    needs: refuse('NA-9.06', 'nobodyWithThree'),
    play({ g }, { hunted }) {
      ask(g, { seat: hunted!, kind: 'ascendancyKeep', required: true, pick: pickTwoOfHand(g, hunted!) })
    },
  },
  anticipation: { rule: 'NA-9.07', choices: g => eachOf(g.turnOrder) },
  /** All Hunted choose a card; all are discarded at the same time. [NA-5.13, NA-9.08] */
  'forbidden-zone': {
    rule: 'NA-9.08',
    choices: nothingToName,
    play({ g }) {
      for (const seat of g.turnOrder) {
        const options = g.hunted[seat]!.hand.map(String)
        if (options.length === 0) continue
        ask(g, {
          seat,
          kind: 'forbiddenZone',
          required: true,
          pick: { of: 'place', options, min: 1, max: 1 },
        })
      }
      next(g, { do: 'forbiddenZone' })
    },
  },
  persecution: lasting('NA-9.09'),
  virus: lastingOnBorder('NA-9.11'),
  /** A Hunted with 3 or more Place cards in hand hides 2 and shows the others to the Creature. [NA-9.12] */
  phobia: {
    rule: 'NA-9.12',
    choices(g) {
      const seats = withThreeInHand(g)
      return seats.length > 0 ? eachOf(seats) : [{}]
    },
    play({ g }, { hunted }) {
      if (hunted === undefined) return
      ask(g, { seat: hunted, kind: 'phobiaHide', required: true, pick: pickTwoOfHand(g, hunted) })
    },
  },
  mutation: lasting('NA-9.13'),
  scream: lasting('NA-9.14'),
  toxin: lasting('NA-9.16'),
  clone: lasting('NA-9.17'),
  mirage: lastingOnBorder('NA-9.18'),
  /** [NA-9.20] */
  cataclysm: { rule: 'NA-9.20', choices: () => PLACE_NUMBERS.map(place => ({ places: [place] })) },
  /** A location of a Hunted becomes an adjacent place. [NA-9.21, NA-9.22] */
  detour: {
    rule: 'NA-9.21',
    choices: g =>
      g.turnOrder.flatMap(hunted =>
        huntedOf(g, hunted).explored.flatMap(({ card, place }) =>
          PLACES[place].adjacent.map(to => ({ hunted, card, places: [to] })),
        ),
      ),
    play({ g }, { hunted, card, places }) {
      const location = g.hunted[hunted!]!.explored.find(explored => explored.card === card)!
      const from = location.place
      location.place = places![0]!
      say(
        g,
        line('log.detour', {
          seat: ref('seat', hunted!),
          from: ref('place', from),
          place: ref('place', location.place),
        }),
      )
    },
  },
  /** [NA-9.25] */
  tracking: {
    rule: 'NA-9.25',
    choices: nothingToName,
    play({ g }) {
      g.nextHuntLimit = 2
    },
  },
  stasis: lasting('NA-9.26'),
  flashback: { rule: 'NA-9.27', choices: () => [] },
}

function pickTwoOfHand(g: NotAloneState, seat: SeatId) {
  return { of: 'place', options: g.hunted[seat]!.hand.map(String), min: 2, max: 2 }
}

/**
 * Everything that the Creature can name with a card. In step 2B (`places its token`) a card whose token lies nowhere
 * also names where it goes, or leaves it off. [NA-5.16]
 */
export function huntChoices(g: NotAloneView, as: HuntCardId, placesToken: boolean): HuntChoice[] {
  const choices = HUNT_EFFECTS[as].choices(g)
  const { symbol, onBorder } = HUNT_CARDS[as]
  if (!placesToken || symbol === null || onBorder || lies(g, symbol)) return choices
  return choices.flatMap(choice => [choice, ...PLACE_NUMBERS.map(at => ({ ...choice, at }))])
}

/** Why a card cannot be played with this choice, or undefined. [NA-3.13] */
export function refuseHuntChoice(
  g: NotAloneView,
  as: HuntCardId,
  placesToken: boolean,
  choice: HuntChoice,
): Refusal | undefined {
  const choices = huntChoices(g, as, placesToken)
  if (choices.some(possible => isEqual(possible, inOrder(choice)))) return undefined
  const { rule, needs } = HUNT_EFFECTS[as]
  if (choice.at !== undefined && choices.every(({ at }) => at === undefined))
    return refuse('NA-5.16', 'notThatChoice', { card: ref('hunt', as) })
  return (choices.length === 0 && needs) || refuse(rule, 'notThatChoice', { card: ref('hunt', as) })
}

/** The same choice with its places in ascending order, since their order says nothing. */
const inOrder = ({ places, ...rest }: HuntChoice): HuntChoice =>
  places ? { ...rest, places: places.toSorted((a, b) => a - b) } : rest

/** Puts the token of a card down and does what the card does at once. */
export function playHuntEffect(env: Env<NotAloneState>, as: HuntCardId, choice: HuntChoice): void {
  const { g } = env
  const { symbol, onBorder } = HUNT_CARDS[as]
  const spot = onBorder ? choice.places : choice.at && [choice.at]
  if (symbol !== null && spot) {
    g.tokens[symbol] = [...spot]
    say(g, line('log.placesToken', { token: ref('token', symbol), places: refs('place', spot) }))
  }
  HUNT_EFFECTS[as].play?.(env, choice)
}

const numbers = (chosen: string[]) => chosen.map(Number) as PlaceNumber[]

export const huntRules = {
  /** Answers to the questions that Hunt cards raise when they are played. */
  answers: {
    ascendancyKeep({ g }, { seat }, chosen) {
      const kept = numbers(chosen)
      discardFromHand(
        g,
        seat,
        g.hunted[seat]!.hand.filter(place => !kept.includes(place)),
      )
    },
    phobiaHide({ g }, { seat }, chosen) {
      const hiddenCards = numbers(chosen)
      const hunted = g.hunted[seat]!
      hunted.shown = hunted.hand.filter(place => !hiddenCards.includes(place))
      sayTo(
        g,
        [g.creatureSeat, seat],
        line('log.shows', { seat: ref('seat', seat), places: refs('place', hunted.shown) }),
        line('log.showsHidden', { seat: ref('seat', seat), count: hunted.shown.length }),
      )
    },
    forbiddenZone({ g }, { seat }, chosen) {
      g.hunted[seat]!.chosen = numbers(chosen)[0]!
    },
  },
} satisfies NotAloneChapter

/** What the Survival cards do. Section 10. */
import isEqual from 'lodash/isEqual.js'
import {
  type Ask,
  ask,
  combinations,
  type Env,
  line,
  type Refusal,
  ref,
  refs,
  refuse,
  type SeatId,
  say,
  sayTo,
} from '../../kit/index.ts'
import { takeRandom } from '../../kit/random.ts'
import { MOST_WILL } from '../data/board.ts'
import { isHuntCard } from '../data/hunt-cards.ts'
import { PLACES, type PlaceNumber, ROVER } from '../data/places.ts'
import type { SurvivalCardId } from '../data/survival-cards.ts'
import type { NotAloneState, NotAloneView, TokenId } from '../state.ts'
import { dueLocations } from './due.ts'
import { discardFromHand, regainWill, sayCards, takeBack, takeBackPlayed, unlockAll } from './piles.ts'
import { copiesOf, copyPower, normalUse, refuseUse, type Use } from './powers.ts'
import { creatureTokens, creatureTokensOn, huntedOf, isIneffective, isInForce, liesOn } from './queries.ts'
import { advanceRescue } from './tracks.ts'

/** What the Hunted names with a card, as far as the card asks for it. */
export interface SurvivalChoice {
  /** Cards of the own discard pile (Sixth Sense, Vortex) or the card discarded for Sacrifice. */
  places?: PlaceNumber[]
  /** The own face-down, revealed or due card that it is about (Vortex, Double Back, Gate, Drone). */
  card?: PlaceNumber
  token?: TokenId
  /** Where the token goes. */
  at?: PlaceNumber
  /** Gate, Drone: the place whose power is used, and how. */
  copy?: PlaceNumber
  use?: Use
}

interface SurvivalEffect {
  /** The rule of the card; cited where it cannot be played like this. */
  rule: string
  /** What can be named; nothing where the precondition is not met. */
  choices(g: NotAloneView, seat: SeatId): SurvivalChoice[]
  /** The precondition, as a reason. */
  needs?: Refusal
  /** A more exact reason why something cannot be named. */
  refuses?(g: NotAloneView, seat: SeatId, choice: SurvivalChoice): Refusal | undefined
  play(env: Env<NotAloneState>, seat: SeatId, choice: SurvivalChoice): void
}

const when = (condition: boolean): SurvivalChoice[] => (condition ? [{}] : [])

/** The own cards, which a seat always sees. */
const seen = (cards: readonly (PlaceNumber | null)[]) => (cards as PlaceNumber[]).toSorted((a, b) => a - b)

/** Places next to a token; of one on a border, next to either of its places. [NA-10.14] */
function nextTo(places: readonly PlaceNumber[]): PlaceNumber[] {
  const near = new Set(places.flatMap(place => PLACES[place].adjacent))
  return [...near].filter(place => !places.includes(place)).sort((a, b) => a - b)
}

function moveToken(g: NotAloneState, token: TokenId, at: PlaceNumber): void {
  g.tokens[token] = [at]
  say(g, line('log.movesToken', { token: ref('token', token), place: ref('place', at) }))
}

/** Gate and Drone: the power of another place, in place of that of a due location. [NA-10.17, NA-10.19] */
function copying(placesFor: (place: PlaceNumber) => readonly PlaceNumber[]): SurvivalEffect {
  return {
    rule: 'NA-10.17',
    needs: refuse('NA-10.19', 'nothingToCopy'),
    choices: (g, seat) =>
      dueLocations(g, seat)
        .filter(({ place }) => !isIneffective(g, place))
        .flatMap(({ card, place }) =>
          placesFor(place).flatMap(copy =>
            copiesOf(g, { seat, card }, copy).map(({ use }) => ({ card, copy, use: use ?? {} })),
          ),
        ),
    refuses(g, seat, { card, copy, use = {} }) {
      if (card === undefined || copy === undefined) return undefined
      const due = dueLocations(g, seat).find(location => location.card === card)
      if (!due) return refuse('NA-10.19', 'notDue', { place: ref('place', card) })
      if (!placesFor(due.place).includes(copy)) return undefined
      if (!PLACES[copy].copyable) return refuse('NA-10.20', 'notUsable', { place: ref('place', copy) })
      return refuseUse(g, { seat, card }, copy, use)
    },
    play(env, seat, { card, copy, use = {} }) {
      env.g.hunted[seat]!.explored.find(location => location.card === card)!.resolved = true
      copyPower(env, { seat, card: card! }, copy!, use)
    },
  }
}

const SURVIVAL_EFFECTS: { readonly [Id in SurvivalCardId]: SurvivalEffect } = {
  /** [NA-10.01] */
  adrenaline: {
    rule: 'NA-10.01',
    choices: (g, seat) => when(huntedOf(g, seat).will < MOST_WILL),
    needs: refuse('NA-10.01', 'fullWill'),
    play: ({ g }, seat) => regainWill(g, seat, 1),
  },
  /** [NA-10.02, NA-10.03, NA-4.16] */
  sacrifice: {
    rule: 'NA-10.02',
    choices(g, seat) {
      if (g.huntForbidden || g.played.length >= g.huntLimit) return []
      const { hand, locked } = huntedOf(g, seat)
      return seen([...hand, ...locked]).map(place => ({ places: [place] }))
    },
    needs: refuse('NA-10.03', 'sacrificeInVain'),
    play({ g }, seat, { places }) {
      unlockAll(g)
      discardFromHand(g, seat, places!)
      g.huntForbidden = true
    },
  },
  /** [NA-10.05] */
  ingenuity: {
    rule: 'NA-10.05',
    choices: g => when(!g.marker),
    needs: refuse('NA-10.05', 'markerOnBeach'),
    play({ g }, seat) {
      g.marker = true
      say(g, line('log.markerOn', { seat: ref('seat', seat) }))
    },
  },
  /** The game picks 2 Hunt cards; the Hunted orders them under the deck. [NA-10.06, NA-10.07] */
  'strike-back': {
    rule: 'NA-10.06',
    choices: g => when(g.huntHand.length > 0),
    needs: refuse('NA-10.07', 'noHuntCards'),
    play({ g, random }, seat) {
      const cards = takeRandom(g.huntHand, 2, random)
      g.struckBack = { seat, cards }
      const who = { seat: ref('seat', seat) }
      sayTo(
        g,
        [seat, g.creatureSeat],
        line('log.strikesBack', { ...who, cards: refs('hunt', cards) }),
        line('log.strikesBackHidden', { ...who, count: cards.length }),
      )
      const pick = { of: 'hunt', options: [...cards], min: cards.length, max: cards.length, ordered: true }
      ask(g, { seat, kind: 'strikeBackOrder', required: true, pick })
    },
  },
  /** [NA-10.08] */
  'sixth-sense': {
    rule: 'NA-10.08',
    choices(g, seat) {
      const discard = seen(huntedOf(g, seat).discard)
      if (discard.length === 0) return []
      return combinations(discard, Math.min(2, discard.length)).map(places => ({ places }))
    },
    needs: refuse('NA-10.08', 'emptyDiscard'),
    play({ g }, seat, { places }) {
      takeBack(g, seat, places!)
      sayCards(g, 'log.takesBack', seat, places!)
    },
  },
  /** [NA-10.09, NA-12.10] */
  smokescreen: {
    rule: 'NA-10.09',
    choices: () => [{}],
    play({ g }) {
      g.smokescreen = true
    },
  },
  /** [NA-10.10, NA-10.11, NA-9.02] */
  vortex: {
    rule: 'NA-10.10',
    choices(g, seat) {
      const { locked, discard } = huntedOf(g, seat)
      const allowed = seen(discard).filter(place => !g.forbidden.includes(place))
      return seen(locked).flatMap(card => allowed.map(place => ({ card, places: [place] })))
    },
    needs: refuse('NA-10.10', 'nothingToSwap'),
    refuses(g, seat, { places: [place] = [] }) {
      if (!place || !huntedOf(g, seat).discard.includes(place) || !g.forbidden.includes(place)) return
      return refuse('NA-9.02', 'forbiddenPlace', { place: ref('place', place) })
    },
    play({ g }, seat, { card, places }) {
      const hunted = g.hunted[seat]!
      const [place] = places as [PlaceNumber]
      hunted.locked[hunted.locked.indexOf(card!)] = place
      hunted.discard[hunted.discard.indexOf(place)] = card!
      const who = { seat: ref('seat', seat) }
      const open = line('log.vortex', { ...who, place: ref('place', place), card: ref('place', card!) })
      if (g.smokescreen) sayTo(g, g.turnOrder, open, line('log.vortexHidden', who))
      else say(g, open)
    },
  },
  /** [NA-10.12, NA-10.14] */
  'wrong-track': {
    rule: 'NA-10.12',
    choices: g => creatureTokens(g).flatMap(token => nextTo(g.tokens[token]).map(at => ({ token, at }))),
    needs: refuse('NA-10.12', 'noCreatureToken'),
    play: ({ g }, _, { token, at }) => moveToken(g, token!, at!),
  },
  /** [NA-10.13, NA-10.14] */
  hologram: {
    rule: 'NA-10.13',
    choices: g => nextTo(g.tokens.artemia).map(at => ({ at })),
    needs: refuse('NA-10.13', 'noArtemiaToken'),
    play: ({ g }, _, { at }) => moveToken(g, 'artemia', at!),
  },
  /** [NA-10.15] */
  dodge: {
    rule: 'NA-10.15',
    choices: (g, seat) =>
      when(huntedOf(g, seat).explored.some(({ place }) => creatureTokensOn(g, place) > 0)),
    needs: refuse('NA-10.15', 'creatureNotHere'),
    play({ g }, seat) {
      g.hunted[seat]!.dodges = true
    },
  },
  /** [NA-10.16] */
  detector: {
    rule: 'NA-10.16',
    choices: (g, seat) => when(huntedOf(g, seat).explored.some(({ place }) => liesOn(g, 'artemia', place))),
    needs: refuse('NA-10.16', 'artemiaNotHere'),
    play({ g }, seat) {
      g.hunted[seat]!.detects = true
    },
  },
  /** [NA-10.17, NA-10.19, NA-10.20] */
  gate: copying(place => PLACES[place].adjacent),
  drone: copying(() => [ROVER]),
  /** [NA-10.21] */
  'double-back': {
    rule: 'NA-10.21',
    choices: (g, seat) =>
      huntedOf(g, seat)
        .explored.filter(({ inFront }) => inFront)
        .map(({ card }) => ({ card })),
    needs: refuse('NA-10.21', 'nothingInFront'),
    play({ g }, seat, { card }) {
      takeBackPlayed(g, seat, card!)
      say(g, line('log.takesBackPlayed', { seat: ref('seat', seat), place: ref('place', card!) }))
    },
  },
  /** [NA-10.22] */
  amplifier: {
    rule: 'NA-10.22',
    choices: g => when(g.marker && !isInForce(g, 'stasis')),
    needs: refuse('NA-10.22', 'nothingToAmplify'),
    play({ g }, seat) {
      g.marker = false
      say(g, line('log.markerOff', { seat: ref('seat', seat) }))
      advanceRescue(g)
    },
  },
}

/** Everything that a Hunted can name with a card now; nothing where its precondition is not met. */
export const survivalChoices = (g: NotAloneView, seat: SeatId, card: SurvivalCardId) =>
  SURVIVAL_EFFECTS[card].choices(g, seat)

/** Why a card cannot be played with this choice, or undefined. [NA-3.13] */
export function refuseSurvivalChoice(
  g: NotAloneView,
  seat: SeatId,
  card: SurvivalCardId,
  choice: SurvivalChoice,
): Refusal | undefined {
  const { rule, choices, needs, refuses } = SURVIVAL_EFFECTS[card]
  const possible = choices(g, seat)
  if (possible.some(one => isEqual(one, inOrder(choice)))) return undefined
  const refused = refuses?.(g, seat, choice)
  if (refused) return refused
  return (possible.length === 0 && needs) || refuse(rule, 'notThatChoice', { card: ref('survival', card) })
}

/** The same choice as `choices` has it: places in ascending order, and a copied power with its use. */
function inOrder({ places, copy, use, ...rest }: SurvivalChoice): SurvivalChoice {
  return {
    ...rest,
    ...(places && { places: seen(places) }),
    ...(copy !== undefined && { copy, use: normalUse(use ?? {}) }),
  }
}

export function playSurvivalEffect(
  env: Env<NotAloneState>,
  seat: SeatId,
  card: SurvivalCardId,
  choice: SurvivalChoice,
): void {
  SURVIVAL_EFFECTS[card].play(env, seat, choice)
}

export const survivalAnswers = {
  /** The first of the answer lies above the second; the last is the bottom of the deck. [NA-10.06] */
  strikeBackOrder({ g }: Env<NotAloneState>, _: Ask, chosen: string[]) {
    g.huntDeck.unshift(...chosen.filter(isHuntCard).reverse())
    g.struckBack = null
  },
}

/**
 * What can be named with a Survival card: the shape of it in a move, what labels say of it, and what it is on the board.
 * A card that names something new has it here, and so in all three.
 */
import * as z from 'zod/mini'
import { type Line, type Params, ref, refs, type SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { line, type TextKey } from '../line.ts'
import { type Facet, facet, key, placeCard, useFacets } from '../rules/facets.ts'
import { type Use, useShape } from '../rules/powers.ts'
import { placeNumber, placeNumbers, token } from '../rules/shapes.ts'
import { aboutUse, placeOf } from '../rules/wording.ts'
import type { NotAloneView, TokenId } from '../state.ts'

/** What the Hunted names with a card, as far as the card asks for it. */
export interface SurvivalChoice {
  /** The own face-down, revealed or due card that it is about (Vortex, Double Back, Gate, Drone). */
  card?: PlaceNumber
  token?: TokenId
  /** Where the token goes. */
  at?: PlaceNumber
  /** Cards of the own discard pile (Sixth Sense, Vortex) or the card discarded for Sacrifice. */
  places?: PlaceNumber[]
  /** Gate, Drone: the place whose power is used, and how. */
  copy?: PlaceNumber
  use?: Use
}

interface Part<T> {
  shape: z.ZodMiniType<T>
  /** What texts about a choice can say of it. */
  words(g: NotAloneView, seat: SeatId, value: T): Params
  /** The pieces to point at, one after the other. */
  facets(g: NotAloneView, seat: SeatId, value: T, choice: SurvivalChoice): Facet[]
}

type Parts = { readonly [K in keyof SurvivalChoice]-?: Part<NonNullable<SurvivalChoice[K]>> }

/** In the order in which they are pointed at. */
const PARTS: Parts = {
  card: {
    shape: placeNumber,
    words: (g, seat, card) => ({ card: ref('place', card), from: placeOf(g, seat, card) }),
    facets(g, seat, card) {
      const isRevealed = g.hunted[seat]!.explored.some(location => location.card === card)
      return [facet(placeCard(isRevealed ? 'front' : 'locked', card))]
    },
  },
  token: {
    shape: token,
    words: (_g, _seat, id) => ({ token: ref('token', id) }),
    facets: (_g, _seat, id) => [facet(key('token', 'token', id))],
  },
  at: {
    shape: placeNumber,
    words: (_g, _seat, at) => ({ at: ref('place', at) }),
    facets: (_g, _seat, at) => [facet(placeCard('place', at))],
  },
  places: {
    shape: placeNumbers,
    words: (_g, _seat, places) => ({ places: refs('place', places) }),
    facets(g, seat, places) {
      const { hand, discard } = g.hunted[seat]!
      const pileOf = (place: PlaceNumber) =>
        discard.includes(place) ? 'discard' : hand.includes(place) ? 'hand' : 'locked'
      return [facet(...places.map(place => placeCard(pileOf(place), place)))]
    },
  },
  copy: {
    shape: placeNumber,
    words: (_g, _seat, copy) => ({ copy: ref('place', copy) }),
    facets: (_g, _seat, copy) => [facet(placeCard('place', copy))],
  },
  use: {
    shape: useShape,
    words: (_g, _seat, use) => ({ use: aboutUse(use) }),
    facets: (g, seat, use, { card }) => (card === undefined ? [] : useFacets(g, seat, card, use)),
  },
}

type AnyPart = Part<unknown>
const parts = Object.entries(PARTS) as [keyof SurvivalChoice, AnyPart][]

/** The shape of a choice in a move. */
export const choiceShape = z.strictObject(
  Object.fromEntries(parts.map(([name, { shape }]) => [name, z.optional(shape)])),
) as unknown as z.ZodMiniType<SurvivalChoice>

const named = (choice: SurvivalChoice) => parts.filter(([name]) => choice[name] !== undefined)

/** What a label says of a choice; `text` has the parameters of all that is named. */
export function aboutChoice(g: NotAloneView, seat: SeatId, choice: SurvivalChoice, text?: TextKey): Line {
  const words = named(choice).map(([name, part]) => part.words(g, seat, choice[name]))
  if (text !== undefined) return line(text, Object.assign({}, ...words) as Params)
  const names = words.flatMap(part => Object.values(part).slice(0, 1)).flat()
  return names.length === 0 ? line('about.nothing') : line('about.names', { names: names as string[] })
}

/** What a choice names on the board, in the order in which it is pointed at. */
export const choiceFacets = (g: NotAloneView, seat: SeatId, choice: SurvivalChoice): Facet[] =>
  named(choice).flatMap(([name, part]) => part.facets(g, seat, choice[name], choice))

import type { Lesson, LessonStep, Scene } from '../../kit/learn/lesson.ts'
import { arranged } from '../../kit/learn/lesson-position.ts'
import { definition } from '../game.ts'
import { notAlone } from '../index.ts'
import { placeCard } from '../rules/facets.ts'
import type { NotAloneState } from '../state.ts'
import { type ArrangedHunted, type Arrangement, arrangeFirstRound } from './arrange.ts'
import { numberOf, type PlaceName } from './places.ts'

export type NotAloneLesson = Lesson<NotAloneState>
type Step = LessonStep<NotAloneState>

/** Who sits at the table of all lessons: the Creature, and two Hunted. */
const SEATS = ['gnash', 'bea', 'milo'] as const

interface Night extends Omit<Arrangement, 'hunted'> {
  bea?: ArrangedHunted
  milo?: ArrangedHunted
}

/** A round from its first phase on, on face 1. Nobody holds a card beyond the five places that is not named. */
export function night(
  { bea = {}, milo = {}, ...wanted }: Night,
  steps: readonly Step[],
): Scene<NotAloneState> {
  const hunted = new Map([
    ['1', bea],
    ['2', milo],
  ])
  return {
    seats: SEATS,
    you: 'bea',
    position: () =>
      arranged(definition, notAlone, {
        players: SEATS.length,
        options: { creature: 'host', boardFace: '1' },
        arrange: (g, random) => arrangeFirstRound(g, random, { ...wanted, hunted }),
      }),
    steps,
  }
}

/** A place of the planet, or the learner's card of it, as the board calls them. */
export const place = (name: PlaceName) => placeCard('place', numberOf(name))
export const card = (name: PlaceName) => placeCard('hand', numberOf(name))

/** Moves of the game with places by name. */
export const lock = (...places: PlaceName[]) => ['lockPlaces', places.map(numberOf)] as const
export const use = (place: PlaceName, how: object = {}) => ['usePower', numberOf(place), how] as const

export const locks = (seat: string, ...places: PlaceName[]): Step => ({
  plays: seat,
  move: 'lockPlaces',
  args: [places.map(numberOf)],
})

/** The Creature puts its token on a place and ends the hunt. */
export const hunts = (place: PlaceName): Step[] => [
  { plays: 'gnash', move: 'placeToken', args: ['creature', numberOf(place)] },
  { plays: 'gnash', move: 'endPlacement', args: [] },
]

/** The power of a place is not used. */
export const rests = (seat: string, place: PlaceName): Step => ({
  plays: seat,
  move: 'doNothing',
  args: [numberOf(place)],
})

/**
 * The lessons of Not Alone, in the order in which they are best learnt: `book` plays them without a server. The table is
 * the same in all: Gnash is the Creature, Bea and Milo are the Hunted.
 */
import { type LessonBook, lessonBook } from '../../kit/learn/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { definition } from '../game.ts'
import { notAlone } from '../index.ts'
import { caught, firstStep, hurry, resist, river } from './first-nights.ts'
import { doors, source } from './further-nights.ts'
import { artemia, dodge, theCreature } from './later-nights.ts'
import { numberOf, PLACE_NAMES } from './places.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const lessons = [firstStep, caught, resist, hurry, river, dodge, artemia, doors, source, theCreature]

const things = {
  ...Object.fromEntries(PLACE_NAMES.map(name => [name, ref('place', numberOf(name))])),
  dodge: ref('survival', 'dodge'),
  gate: ref('survival', 'gate'),
  forceField: ref('hunt', 'force-field'),
  fierceness: ref('hunt', 'fierceness'),
  interference: ref('hunt', 'interference'),
} as const

export const book: LessonBook = lessonBook(definition, notAlone, lessons, { text: { en, ja }, things })

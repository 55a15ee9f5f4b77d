/**
 * The lessons of Race for the Galaxy, in the order in which they are best learnt: `book` plays them without a server.
 * The learner sits against Rix, with the cards of the base game; the last one goes into the orb.
 */
import { type LessonBook, lessonBook } from '../../kit/learn/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { definition } from '../game.ts'
import { raceForTheGalaxy } from '../index.ts'
import { engine, everybody, military, pay, trade } from './first-steps.ts'
import { finish, orb, order, six, two } from './further-steps.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const lessons = [pay, everybody, military, trade, engine, order, six, finish, two, orb]

/** The cards that lessons speak of. */
const card = (design: string) => ref('card', design)
const things = {
  marines: card('space-marines'),
  ships: card('drop-ships'),
  gem: card('gem-world'),
  spice: card('spice-world'),
  sparta: card('new-sparta'),
  sentry: card('alien-robot-sentry'),
  earth: card('old-earth'),
  tourist: card('tourist-world'),
  plague: card('plague-world'),
  colony: card('earths-lost-colony'),
  order: card('new-galactic-order'),
  guild: card('merchant-guild'),
  credits: card('investment-credits'),
} as const

export const book: LessonBook = lessonBook(definition, raceForTheGalaxy, lessons, {
  text: { en, ja },
  things,
})

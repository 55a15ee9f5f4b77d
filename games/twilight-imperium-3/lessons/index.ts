/**
 * The lessons of Twilight Imperium, in the order in which a first game needs them: `book` plays them without a server.
 * The learner leads Sol against Kira and Oz in a small galaxy.
 */
import { type LessonBook, lessonBook } from '../../kit/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { definition } from '../game.ts'
import { twilightImperium3 } from '../index.ts'
import { council, trade } from './agreements.ts'
import { battle, invasion } from './battles.ts'
import { hand } from './cards.ts'
import { dock, points, reach } from './first-turns.ts'
import { cards, counters, technology } from './further-rounds.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const lessons = [
  reach,
  dock,
  points,
  counters,
  battle,
  invasion,
  technology,
  cards,
  trade,
  council,
  hand,
]

const unit = (kind: string) => ref('unit', kind)
const planet = (id: string) => ref('planet', id)
const things = {
  home: planet('jord'),
  saudor: planet('saudor'),
  arinam: planet('arinam'),
  meer: planet('meer'),
  rex: planet('mecatol-rex'),
  carrier: unit('carrier'),
  cruiser: unit('cruiser'),
  dreadnought: unit('dreadnought'),
  pds: unit('pds'),
  dock: unit('spaceDock'),
  logistics: ref('strategyCard', 'logistics'),
  technology: ref('strategyCard', 'technology'),
  trade: ref('strategyCard', 'trade'),
  deflectors: ref('technology', 'antimass-deflectors'),
  mehar: planet('mehar-xull'),
  political: ref('strategyCard', 'political'),
  messiah: ref('actionCard', 'rise-of-a-messiah'),
  speed: ref('actionCard', 'flank-speed'),
  law: ref('politicalCard', 'fleet-regulations'),
} as const

export const book: LessonBook = lessonBook(definition, twilightImperium3, lessons, {
  text: { en, ja },
  things,
})

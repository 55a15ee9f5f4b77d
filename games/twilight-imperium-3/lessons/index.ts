/**
 * The lessons of Twilight Imperium, in the order in which a first game needs them: `book` plays them without a server.
 * The learner leads Sol against Kira and Oz in a small galaxy.
 */
import { type LessonBook, lessonBook } from '../../kit/learn/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { definition } from '../game.ts'
import { twilightImperium3 } from '../index.ts'
import { council, trade } from './agreements.ts'
import { battle, invasion } from './battles.ts'
import { hand } from './cards.ts'
import { ages, annex, hands, swift } from './expansion-cards.ts'
import { clans, finds, own, shock, withdraw } from './expansion-forces.ts'
import { dock, points, reach } from './first-turns.ts'
import { cards, counters, technology } from './further-rounds.ts'
import { leaders, opening, runs } from './option-people.ts'
import { mines, nexus, suns, throne } from './option-worlds.ts'
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
  // Shattered Empire, from what most tables play with to what few do.
  ...[hands, own, shock, finds, ages, annex, swift, withdraw, clans],
  ...[mines, nexus, throne, opening, suns, leaders, runs],
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
  leadership: ref('strategyCard', 'leadership'),
  diplomacyII: ref('strategyCard', 'diplomacy-ii'),
  assembly: ref('strategyCard', 'assembly'),
  production: ref('strategyCard', 'production'),
  tradeII: ref('strategyCard', 'trade-ii'),
  warfareII: ref('strategyCard', 'warfare-ii'),
  bureaucracy: ref('strategyCard', 'bureaucracy'),
  markII: ref('technology', 'mark-ii-advanced-carriers'),
  centers: ref('technology', 'production-centers'),
  mallice: planet('mallice'),
  destroyer: unit('destroyer'),
  warSun: unit('warSun'),
} as const

export const book: LessonBook = lessonBook(definition, twilightImperium3, lessons, {
  text: { en, ja },
  things,
})

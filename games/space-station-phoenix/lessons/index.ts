/**
 * The lessons of Space Station Phoenix, in the order in which they are best learnt: `book` plays them without a server.
 * The table is the same in all: Ada builds, and Krill builds next door.
 */
import { type LessonBook, lessonBook } from '../../kit/learn/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { spaceStationPhoenix } from '../index.ts'
import { aliens, apart, build, income } from './first-turns.ts'
import { borrow, diplomacy, end, expedition, powers } from './later-turns.ts'
import { definition } from './scene.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const lessons = [apart, build, aliens, income, expedition, borrow, diplomacy, powers, end]

const things = {
  courier: ref('ship', 'L1-DIP'),
  cutter: ref('ship', 'L1-DIS'),
  rigger: ref('ship', 'L1-CON'),
  shuttle: ref('ship', 'L1-TRA'),
  probe: ref('ship', 'L1-EXP'),
  greenhouse: ref('ship', 'L2-FAR-a'),
  mistGarden: ref('sector', '111'),
  kelpTerrace: ref('sector', '113'),
  condenserDeck: ref('sector', '114'),
  nectarCourt: ref('sector', '121'),
  shuttleTerminal: ref('sector', '213'),
  teal: ref('species', 'teal'),
  gold: ref('species', 'gold'),
  human: ref('species', 'human'),
} as const

export const book: LessonBook = lessonBook(definition, spaceStationPhoenix, lessons, {
  text: { en, ja },
  things,
})

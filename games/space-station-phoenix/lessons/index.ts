/**
 * The lessons of Space Station Phoenix, in the order in which a first game needs them: `book` plays them without a
 * server. The learner sits against Bo.
 */
import { type LessonBook, lessonBook } from '../../kit/lesson-book.ts'
import { ref } from '../../kit/line.ts'
import { spaceStationPhoenix } from '../index.ts'
import { aliens, apart, build, income } from './first-turns.ts'
import { borrow, diplomacy, end, expedition } from './later-turns.ts'
import { definition } from './scene.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

export const lessons = [apart, build, aliens, income, expedition, borrow, diplomacy, end]

const things = {
  cutter: ref('ship', 'L1-DIS'),
  rigger: ref('ship', 'L1-CON'),
  shuttle: ref('ship', 'L1-TRA'),
  probe: ref('ship', 'L1-EXP'),
  courier: ref('ship', 'L1-DIP'),
  garden: ref('sector', '111'),
} as const

export const book: LessonBook = lessonBook(definition, spaceStationPhoenix, lessons, {
  text: { en, ja },
  things,
})

import type { LessonBook } from '../../../games/kit/learn/lesson-book.ts'
import type { LessonMoment } from '../../../games/kit/learn/lesson-play.ts'

/** The tasks of a game among those that were answered otherwise, as they are asked; lessons may have changed since. */
export const missedIn = (book: LessonBook, missed: readonly string[]): LessonMoment[] =>
  missed.flatMap(path => {
    const [game, lesson = '', task = ''] = path.split('/')
    return (game === book.module.meta.id && book.task(lesson, task)) || []
  })

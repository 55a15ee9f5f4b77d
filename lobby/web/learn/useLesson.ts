import { useCallback, useMemo, useRef, useState } from 'react'
import type { LessonBook, LessonMoment, LessonPage } from '../../../games/kit/lesson-book.ts'
import type { TableLink } from '../table/useTable.ts'

/** How far somebody is in a lesson. */
interface Course {
  at: LessonMoment
  /** The pages before, the first one first. */
  before: readonly LessonMoment[]
  /** Grows whenever the table is set up anew: the board begins anew, too. */
  take: number
  hinted: boolean
}

export interface LessonHere {
  moment: LessonMoment
  page: LessonPage
  /** The table is another one whenever this changes. */
  table: string
  hinted: boolean
  hint(): void
  next(): void
  /** To the page before; undefined on the first one. */
  back: (() => void) | undefined
  again(): void
  move: TableLink['move']
}

/** Plays a lesson in the page: no server, the real rules. */
export function useLesson(book: LessonBook, lesson: string): LessonHere {
  const [course, setCourse] = useState<Course>(() => begun(book, lesson, 0))
  const current = useRef(course)
  const show = useCallback((next: Course) => {
    current.current = next
    setCourse(next)
  }, [])
  const goOn = useCallback(
    (at: LessonMoment) => {
      const { at: last, before, take } = current.current
      show({ at, before: [...before, last], take, hinted: false })
    },
    [show],
  )
  const move = useCallback<TableLink['move']>(
    (name, args) => {
      const { at } = current.current
      const { moment, refusal } = book.answer(at, name, args)
      if (!refusal) goOn(moment)
      else if (moment !== at) show({ ...current.current, at: moment })
      return Promise.resolve(refusal ? { refusal } : { step: moment.moves })
    },
    [book, goOn, show],
  )
  const { at, before, take, hinted } = course
  const last = before.at(-1)
  return {
    moment: at,
    page: useMemo(() => book.page(at), [book, at]),
    table: `${take}/${at.scene}`,
    hinted,
    hint: () => show({ ...current.current, hinted: true }),
    next: () => goOn(book.next(at)),
    back: last && (() => show({ at: last, before: before.slice(0, -1), take: take + 1, hinted: false })),
    again: () => show(begun(book, lesson, take + 1)),
    move,
  }
}

const begun = (book: LessonBook, lesson: string, take: number): Course => ({
  at: book.begin(lesson),
  before: [],
  take,
  hinted: false,
})

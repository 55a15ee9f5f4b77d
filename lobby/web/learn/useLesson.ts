import { useCallback, useMemo, useRef, useState } from 'react'
import type { LessonBook, LessonMoment, LessonPage } from '../../../games/kit/lesson-book.ts'
import type { Line } from '../../../games/kit/line.ts'
import type { Refusal } from '../../../games/kit/refusal.ts'
import type { TableLink } from '../table/useTable.ts'

/** How far somebody is in a lesson. */
interface Course {
  at: LessonMoment
  /** The pages before, the first one first. */
  before: readonly LessonMoment[]
  /** Grows whenever the table is set up anew: the board begins anew, too. */
  take: number
  hinted: boolean
  /** What was tried although it is refused, the latest last. */
  dared: readonly Dared[]
}

/** Something that the rules refuse, and why. */
export interface Dared {
  label: Line
  refusal: Refusal
}

export interface LessonHere {
  moment: LessonMoment
  page: LessonPage
  /** The table is another one whenever this changes. */
  table: string
  hinted: boolean
  hint(): void
  /** Tries the next thing that the rules refuse; undefined where there is none. */
  dare: (() => void) | undefined
  dared: Dared | undefined
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
      show({ at, before: [...before, last], take, hinted: false, dared: [] })
    },
    [show],
  )
  const move = useCallback<TableLink['move']>(
    (name, args) => {
      const { at } = current.current
      const { moment, refusal } = book.answer(at, name, args)
      if (!refusal) goOn(moment)
      else if (moment !== at) show({ ...current.current, at: moment, dared: [] })
      return Promise.resolve(refusal ? { refusal } : { step: moment.moves })
    },
    [book, goOn, show],
  )
  const { at, before, take, hinted, dared } = course
  const last = before.at(-1)
  const page = useMemo(() => book.page(at), [book, at])
  const dare = () => {
    const { label, play } = page.tries[dared.length % page.tries.length]!
    const { refusal } = book.answer(at, play.move, play.args)
    if (refusal) show({ ...current.current, dared: [...dared, { label, refusal }] })
  }
  return {
    moment: at,
    page,
    table: `${take}/${at.scene}`,
    hinted,
    hint: () => show({ ...current.current, hinted: true }),
    dare: page.tries.length > 0 ? dare : undefined,
    dared: dared.at(-1),
    next: () => goOn(book.next(at)),
    back:
      last &&
      (() => show({ at: last, before: before.slice(0, -1), take: take + 1, hinted: false, dared: [] })),
    again: () => show(begun(book, lesson, take + 1)),
    move,
  }
}

const begun = (book: LessonBook, lesson: string, take: number): Course => ({
  at: book.begin(lesson),
  before: [],
  take,
  hinted: false,
  dared: [],
})

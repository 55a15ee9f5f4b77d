import { useCallback, useMemo, useRef, useState } from 'react'
import type { LessonPage, LessonRun } from '../../../games/kit/learn/lesson-book.ts'
import type { LessonMoment } from '../../../games/kit/learn/lesson-play.ts'
import type { Line } from '../../../games/kit/line.ts'
import type { Refusal } from '../../../games/kit/refusal.ts'
import type { TableLink } from '../table/useTable.ts'

/** How far somebody is in a lesson, or in tasks that are asked once more. */
interface Course {
  at: LessonMoment
  /** The pages before, the first one first. */
  before: readonly LessonMoment[]
  /** Grows whenever the table is set up anew: the board begins anew, too. */
  take: number
  hinted: boolean
  /** What was tried although it is refused, the latest last. */
  dared: readonly Dared[]
  /** The last answer with which the lesson did not go on. */
  declined?: Answer | undefined
  /** The lesson waits at `at`, and the learner plays on from such an answer here. */
  astray?: LessonMoment | undefined
  /** Tasks that were answered otherwise, as they were asked. */
  missed: readonly LessonMoment[]
  /** Tasks are asked once more: those that come after this one. Empty and done: all were answered. */
  again?: { left: readonly LessonMoment[]; of: number; done: boolean } | undefined
}

interface Answer {
  move: string
  args: readonly unknown[]
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
  /** Plays on from the answer with which the lesson did not go on; undefined where there is none. */
  stray: (() => void) | undefined
  /** The learner plays on off the lesson; this goes back to it. */
  comeBack: (() => void) | undefined
  next(): void
  /** To the page before; undefined on the first one. */
  back: (() => void) | undefined
  restart(): void
  /** So many tasks were answered otherwise and could be asked once more. */
  missed: number
  askAgain(): void
  /** Tasks are asked once more: this is one of so many; all were answered when it is `done`. */
  again: { nth: number; of: number; done: boolean } | undefined
  move: TableLink['move']
}

interface Notes {
  /** A task was answered otherwise, or right when it was asked once more. */
  onMiss(lesson: string, task: string): void
  onMade(lesson: string, task: string): void
}

/** Plays a lesson, some of its tasks once more, or a puzzle, in the page: no server, the real rules. */
export function useLesson(book: LessonRun, begins: () => Beginning, { onMiss, onMade }: Notes): LessonHere {
  const [course, setCourse] = useState<Course>(() => begun(begins(), 0))
  const current = useRef(course)
  const show = useCallback((next: Course) => {
    current.current = next
    setCourse(next)
  }, [])
  /** Goes on from a page; what was asked only once more is followed by the next such task. */
  const goOn = useCallback(
    (at: LessonMoment) => {
      const { at: last, before, take, missed, again } = current.current
      const fresh = { hinted: false, dared: [], missed }
      const { task } = book.page(last)
      if (task && (again || last.misses === 0)) onMade(last.lesson, task)
      if (!again) return show({ at, before: [...before, last], take, ...fresh })
      const [next, ...left] = again.left
      const praise = at.praise && { praise: at.praise }
      if (next)
        return show({
          at: { ...next, ...praise },
          before: [],
          take: take + 1,
          ...fresh,
          again: { ...again, left },
        })
      show({ at, before: [], take, ...fresh, again: { ...again, done: true } })
    },
    [book, show, onMade],
  )
  const goAstray = useCallback(
    (from: LessonMoment, { move, args }: Answer) => {
      const { moment, refusal } = book.stray(from, { move, args }, Math.random)
      if (!refusal) show({ ...current.current, hinted: false, dared: [], astray: moment })
      return refusal ? { refusal } : { step: moment.moves }
    },
    [book, show],
  )
  const move = useCallback<TableLink['move']>(
    (name, args) => {
      const { at, astray, missed, again } = current.current
      const play = { move: name, args }
      if (astray) return Promise.resolve(goAstray(astray, play))
      const { moment, refusal } = book.answer(at, name, args)
      if (!refusal) goOn(moment)
      else if (moment !== at) {
        const isFirst = at.misses === 0
        const { task } = book.page(at)
        if (task && isFirst && !again) onMiss(at.lesson, task)
        const all = task && isFirst ? [...missed.filter(one => !isSame(one, at)), at] : missed
        show({ ...current.current, at: moment, dared: [], declined: play, missed: all })
      }
      return Promise.resolve(refusal ? { refusal } : { step: moment.moves })
    },
    [book, goOn, goAstray, onMiss, show],
  )
  const { at, before, take, hinted, dared, declined, astray, missed, again } = course
  const last = before.at(-1)
  const page = useMemo(() => book.page(at), [book, at])
  const dare = () => {
    const { label, play } = page.tries[dared.length % page.tries.length]!
    const { refusal } = book.answer(at, play.move, play.args)
    if (refusal) show({ ...current.current, dared: [...dared, { label, refusal }] })
  }
  return {
    moment: astray ?? at,
    page,
    table: `${take}/${at.scene}`,
    hinted,
    hint: () => show({ ...current.current, hinted: true }),
    dare: page.tries.length > 0 ? dare : undefined,
    dared: dared.at(-1),
    stray: declined && !astray ? () => void goAstray(at, declined) : undefined,
    comeBack:
      astray && (() => show({ ...current.current, astray: undefined, declined: undefined, take: take + 1 })),
    next: () => goOn(book.next(at)),
    back:
      last &&
      (() =>
        show({ at: last, before: before.slice(0, -1), take: take + 1, hinted: false, dared: [], missed })),
    restart: () => show(begun(begins(), take + 1)),
    missed: missed.length,
    askAgain: () => show(begun(missed.map(plain), take + 1)),
    again: again && { nth: again.of - again.left.length, of: again.of, done: again.done },
    move,
  }
}

/** Where a lesson begins, or the tasks that are asked once more. */
export type Beginning = LessonMoment | readonly LessonMoment[]

function begun(beginning: Beginning, take: number): Course {
  const common = { before: [], take, hinted: false, dared: [], missed: [] }
  if (!isMany(beginning)) return { at: beginning, ...common }
  const [first, ...left] = beginning
  if (!first) throw new Error('there is nothing to ask once more')
  return { at: first, ...common, again: { left, of: beginning.length, done: false } }
}

const isMany = (one: Beginning): one is readonly LessonMoment[] => Array.isArray(one)
const isSame = (one: LessonMoment, other: LessonMoment) =>
  one.lesson === other.lesson && one.scene === other.scene && one.step === other.step
/** A task as it is asked by itself. */
const plain = ({ praise: _, answer: __, ...rest }: LessonMoment): LessonMoment => ({ ...rest, misses: 0 })

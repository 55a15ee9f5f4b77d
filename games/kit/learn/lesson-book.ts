import isEqual from 'lodash/isEqual.js'
import type { GameDefinition } from '../definition.ts'
import { type Line, line, type Params, ref } from '../line.ts'
import type { GameModule } from '../module.ts'
import type { Play } from '../moves.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import type { GameText } from '../text.ts'
import { LESSON_RULE, type Lesson, type LessonTexts, type Task, type Wanted } from './lesson.ts'
import { isPage, isSay, isTask, type LessonMoment, lessonPlay } from './lesson-play.ts'

/** What a list of lessons shows of one. */
export interface LessonInfo {
  id: string
  minutes: number
  title: Line
  learns: Line
  /** The part that it is of, where it is not for everybody. */
  part?: string
}

/** Lessons that stand together in a list. */
export interface LessonPart {
  /** Undefined for those that everybody takes. */
  title?: Line
  /** Whom they are for. */
  isFor?: Line
  lessons: readonly LessonInfo[]
}

/** What is to be read and done at a moment. */
export interface LessonPage {
  /** The seat of the learner. */
  you: SeatId
  /** Words for the names of all seats: texts under `lesson.name`. */
  seats: readonly string[]
  /** The first page is 1. */
  page: number
  of: number
  /** The lesson is over. */
  isOver: boolean
  /** There is something to do; otherwise the learner reads and goes on. */
  isTask: boolean
  /** The name of the task, where it can be found again by it. */
  task?: string
  /** What it speaks of, as the board calls its things. */
  at: readonly string[]
  says: Line
  hint?: Line
  /** What one might try although it is refused. */
  tries: readonly { label: Line; play: Play }[]
}

/** After so many other answers the move is offered. */
export const MISSES = 2

/** What is played in the page without a server: lessons, or puzzles. */
export interface LessonRun {
  /** The game, with the words of what is played among its own. */
  module: GameModule
  page(moment: LessonMoment): LessonPage
  /** What the learner sees. */
  view(moment: LessonMoment): unknown
  /** Goes on after something to read. */
  next(moment: LessonMoment): LessonMoment
  /** Answers a task; a `refusal` says why it does not go on by it. */
  answer(
    moment: LessonMoment,
    move: string,
    args: readonly unknown[],
  ): { moment: LessonMoment; refusal?: Refusal }
  /** The move that is waited for, once it was missed a few times. */
  solution(moment: LessonMoment): Play | undefined
  /** Plays on as one likes; the weakest bots answer for the others, with numbers in [0, 1) for all chance. */
  stray(
    moment: LessonMoment,
    play: { move: string; args: readonly unknown[] },
    random: () => number,
  ): { moment: LessonMoment; refusal?: Refusal }
}

/** The lessons of a game. */
export interface LessonBook extends LessonRun {
  lessons: readonly LessonInfo[]
  /** The same, those for everybody first. */
  parts: readonly LessonPart[]
  /** The first lesson that teaches a rule. */
  teaches(rule: string): LessonInfo | undefined
  begin(lesson: string): LessonMoment
  /** Where a task is asked; undefined where there is no such task any more. */
  task(lesson: string, name: string): LessonMoment | undefined
}

const fits = (wanted: Wanted, move: string, args: readonly unknown[]): boolean => {
  if (typeof wanted === 'function') return wanted(move, args)
  const [name, ...first] = wanted
  return name === move && isEqual(first, args.slice(0, first.length))
}

/** Whether a lesson teaches a rule: itself, or the section that it is of. */
const isTaught = (rules: readonly string[], rule: string) =>
  rules.some(one => one === rule || rule.startsWith(`${one}.`))

/** Puts the lessons of a game together. */
export function lessonBook<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  plain: GameModule<S, V>,
  lessons: readonly Lesson<S>[],
  { text, things }: LessonTexts,
): LessonBook {
  const module: GameModule<S, V> = {
    ...plain,
    text: {
      en: { ...plain.text.en, lesson: text.en },
      ja: { ...plain.text.ja, lesson: text.ja },
    },
  }
  const { lessonOf, sceneOf, stepOf, learnerOf, begin, goOn, made, addressed, stray } = lessonPlay(
    definition,
    module,
    lessons,
  )

  const wordsFor = (moment: LessonMoment): Params => {
    const { seats } = sceneOf(moment)
    return { ...things, ...Object.fromEntries(seats.map((name, seat) => [name, ref('seat', seat)])) }
  }
  const has = (path: readonly string[]) => {
    let at: string | GameText | undefined = text.en
    for (const name of path) at = typeof at === 'object' ? at[name] : undefined
    return typeof at === 'string'
  }
  const lineAt = (moment: LessonMoment, ...path: string[]): Line | undefined =>
    has([moment.lesson, ...path])
      ? line(['lesson', moment.lesson, ...path].join('.'), wordsFor(moment))
      : undefined
  const said = (moment: LessonMoment, ...path: string[]): Line => {
    const found = lineAt(moment, ...path)
    if (!found) throw new Error(`no text ${[moment.lesson, ...path].join('.')}`)
    return found
  }

  const view = (moment: LessonMoment) => module.view(moment.g as S, learnerOf(moment))
  /** A move that the lesson waits for at a task. */
  const expected = (moment: LessonMoment, { accept }: Task) =>
    module
      .legalMoves(view(moment), learnerOf(moment))
      .find(({ move, args: [, ...given] }) => accept.some(wanted => fits(wanted, move, given)))

  function next(moment: LessonMoment): LessonMoment {
    const step = stepOf(moment)
    if (!step || !isSay(step)) return moment
    return goOn({ ...plainly(moment), step: moment.step + 1 })
  }

  /** After a move that the lesson waited for. */
  function solved(
    moment: LessonMoment,
    { task }: Task,
    { move, args }: { move: string; args: readonly unknown[] },
  ): LessonMoment {
    const praise = lineAt(moment, task, 'done')
    const after = plainly(made(moment, learnerOf(moment), move, args))
    return goOn({ ...after, step: moment.step + 1, ...(praise && { praise }) })
  }

  const infoOf = ({ id, minutes, part }: Lesson<S>): LessonInfo => ({
    id,
    minutes,
    title: line(`lesson.${id}.title`, things),
    learns: line(`lesson.${id}.learns`, things),
    ...(part !== undefined && { part }),
  })
  const all = lessons.map(infoOf)
  const partOf = (part: string | undefined): LessonPart => ({
    ...(part !== undefined && {
      title: line(`lesson.part.${part}.title`),
      isFor: line(`lesson.part.${part}.for`),
    }),
    lessons: all.filter(one => one.part === part),
  })

  return {
    module: module as GameModule,
    lessons: all,
    parts: [undefined, ...new Set(lessons.flatMap(({ part }) => part ?? []))].map(partOf),
    teaches(rule) {
      const found = lessons.find(({ rules }) => isTaught(rules, rule))
      return found && infoOf(found)
    },
    begin,
    view,
    page(moment) {
      const { scenes } = lessonOf(moment.lesson)
      const scene = sceneOf(moment)
      const step = stepOf(moment)
      const pages = (steps: readonly object[]) => steps.filter(isPage).length
      const before = scenes.slice(0, moment.scene).reduce((sum, { steps }) => sum + pages(steps), 0)
      const common = {
        you: learnerOf(moment),
        at: step && isPage(step) ? (step.at ?? []) : [],
        seats: scene.seats,
        page: before + pages(scene.steps.slice(0, moment.step)) + 1,
        of: scenes.reduce((sum, { steps }) => sum + pages(steps), 0),
        isOver: step === undefined,
      }
      if (step === undefined)
        return { ...common, page: common.of, isTask: false, says: said(moment, 'moral'), tries: [] }
      if (isSay(step)) return { ...common, isTask: false, says: said(moment, step.say), tries: [] }
      if (!isTask(step)) throw new Error(`${moment.lesson}: step ${moment.step} is no page`)
      const hint = lineAt(moment, step.task, 'hint')
      return {
        ...common,
        isTask: true,
        task: step.task,
        says: said(moment, step.task, 'task'),
        ...(hint && { hint }),
        tries: Object.entries(step.tries ?? {}).map(([name, { move, args }]) => ({
          label: said(moment, step.task, name),
          play: { move, args: addressed(moment, common.you, move, args)! },
        })),
      }
    },
    next,
    answer(moment, move, args) {
      const step = stepOf(moment)
      const you = learnerOf(moment)
      const refusal = module.refusal(view(moment), you, move, args)
      if (refusal) return { moment, refusal }
      if (!step || !isTask(step)) return { moment, refusal: refuse('kit', 'otherQuestion') }
      const [, ...given] = args
      if (!step.accept.some(wanted => fits(wanted, move, given))) {
        const name = Object.entries(step.mistakes ?? {}).find(([, wanted]) => fits(wanted, move, given))?.[0]
        const answer = lineAt(moment, step.task, name ?? 'other') ?? said(moment, step.task, 'task')
        const { praise: _, ...rest } = moment
        return {
          moment: { ...rest, answer, misses: moment.misses + 1 },
          refusal: { rule: LESSON_RULE, text: answer },
        }
      }
      return { moment: solved(moment, step, { move, args }) }
    },
    stray,
    solution(moment) {
      const step = stepOf(moment)
      return step && isTask(step) && moment.misses >= MISSES ? expected(moment, step) : undefined
    },
    task(lesson, name) {
      if (!lessons.some(({ id }) => id === lesson)) return undefined
      let moment = begin(lesson)
      for (;;) {
        const step = stepOf(moment)
        if (!step) return undefined
        if (isTask(step)) {
          if (step.task === name) return plainly(moment)
          moment = solved(moment, step, expected(moment, step)!)
        } else moment = next(moment)
      }
    },
  }
}

/** Without what was said before. */
const plainly = ({ praise: _, answer: __, ...rest }: LessonMoment): LessonMoment => ({ ...rest, misses: 0 })

import { klona } from 'klona/json'
import isEqual from 'lodash/isEqual.js'
import { asksOf } from './asks.ts'
import { begin, type GameDefinition, makeMove } from './definition.ts'
import {
  type Check,
  LESSON_RULE,
  type Lesson,
  type LessonStep,
  type LessonTexts,
  type Say,
  type Scene,
  type Scripted,
  type Task,
  type Wanted,
} from './lesson.ts'
import { type Line, line, type Params, ref } from './line.ts'
import type { GameModule } from './module.ts'
import type { Play } from './moves.ts'
import { readSetup, type SetupValues } from './options.ts'
import { type Position, positionOf } from './position.ts'
import type { Random } from './random.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'
import type { GameText } from './text.ts'

/** What a list of lessons shows of one. */
export interface LessonInfo {
  id: string
  minutes: number
  title: Line
  learns: Line
}

/** Where a learner stands in a lesson. Plain data: whoever keeps one can go back to it. */
export interface LessonMoment {
  lesson: string
  scene: number
  step: number
  g: KitState
  /** Moves made in this scene. */
  moves: number
  /** Dice that are still to come. */
  dice: readonly number[]
  /** What is said of the last answer that went on. */
  praise?: Line
  /** What is said of the last answer that did not. */
  answer?: Line
  /** So many times the open task was answered otherwise. */
  misses: number
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
  says: Line
  hint?: Line
  /** What one might try although it is refused. */
  tries: readonly { label: Line; play: Play }[]
}

/** After so many other answers the lesson offers to make the move. */
const MISSES = 2

/** The lessons of a game, to be played without a server. */
export interface LessonBook {
  /** The game, with the words of the lessons among its own. */
  module: GameModule
  lessons: readonly LessonInfo[]
  /** The first lesson that teaches a rule. */
  teaches(rule: string): LessonInfo | undefined
  begin(lesson: string): LessonMoment
  page(moment: LessonMoment): LessonPage
  /** What the learner sees. */
  view(moment: LessonMoment): unknown
  /** Goes on after something to read. */
  next(moment: LessonMoment): LessonMoment
  /** Answers a task; a `refusal` says why the lesson does not go on by it. */
  answer(
    moment: LessonMoment,
    move: string,
    args: readonly unknown[],
  ): { moment: LessonMoment; refusal?: Refusal }
  /** The move that the lesson waits for, once it was missed a few times. */
  solution(moment: LessonMoment): Play | undefined
}

/** Chance without chance: dice show what is wanted, then 1, and shuffled decks lie as they lay. */
export function loadedDice(dice: number[]): Random {
  const die = (sides: number) => Math.min(sides, dice.shift() ?? 1)
  return {
    Shuffle: deck => [...deck],
    Die: ((sides: number, count?: number) =>
      count === undefined ? die(sides) : Array.from({ length: count }, () => die(sides))) as Random['Die'],
    Number: () => 0.5,
  }
}

/** The position after the setup of a game and `arrange`, which sees to it that somebody is asked. */
export function arranged<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  module: GameModule<S, V>,
  setup: { players: number; options: SetupValues; arrange(g: S, random: Random): void },
): Position<S> {
  const { players, options, arrange } = setup
  const random = loadedDice([])
  const values = readSetup(definition.options, options, players)
  const g = begin(definition, { random, numPlayers: players, options: values })
  arrange(g, random)
  return positionOf(module, g, players, options)
}

const isTask = (step: object): step is Task => 'task' in step
const isSay = (step: object): step is Say => 'say' in step
const isScripted = <S extends KitState>(step: LessonStep<S>): step is Scripted<S> => 'plays' in step
const isCheck = <S extends KitState>(step: LessonStep<S>): step is Check<S> => 'check' in step
/** The learner stops here. */
const isPage = (step: object) => isTask(step) || isSay(step)

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
  const lessonOf = (id: string): Lesson<S> => {
    const found = lessons.find(one => one.id === id)
    if (!found) throw new Error(`there is no lesson ${id}`)
    return found
  }
  const sceneOf = ({ lesson, scene }: LessonMoment): Scene<S> => lessonOf(lesson).scenes[scene]!
  const stepOf = (moment: LessonMoment) => sceneOf(moment).steps[moment.step]
  const seatOf = ({ seats }: Scene<S>, name: string): SeatId => String(seats.indexOf(name))

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

  function arrive(lesson: string, scene: number, before?: LessonMoment): LessonMoment {
    const { position, dice = [] } = lessonOf(lesson).scenes[scene]!
    const g = klona(position().state)
    return goOn({
      lesson,
      scene,
      step: 0,
      g,
      moves: 0,
      dice,
      misses: 0,
      ...(before?.praise && { praise: before.praise }),
    })
  }

  /** Makes a move on a copy. Throws where it is refused. */
  function made(moment: LessonMoment, seat: SeatId, move: string, args: readonly unknown[]): LessonMoment {
    const g = klona(moment.g) as S
    const dice = [...moment.dice]
    const refusal = makeMove(definition, { g, random: loadedDice(dice) }, seat, move, args)
    if (refusal)
      throw new Error(`${moment.lesson}: ${seat} ${move} is refused: ${refusal.rule} ${refusal.text.key}`)
    return { ...moment, g, dice, moves: moment.moves + 1 }
  }

  /** The arguments with the id of the question that the move answers. */
  function addressed(
    moment: LessonMoment,
    seat: SeatId,
    move: string,
    args: readonly unknown[],
  ): Play['args'] | undefined {
    const view = module.view(moment.g as S, seat)
    const asks = asksOf(moment.g, seat)
    const tries = asks.map(({ id }) => [id, ...args] as Play['args'])
    const refused = (full: Play['args']) => module.refusal(view, seat, move, full)
    const isOther = (full: Play['args']) => refused(full)?.text.key === 'refusal.otherQuestion'
    return tries.find(full => !refused(full)) ?? tries.find(full => !isOther(full)) ?? tries[0]
  }

  function scripted(moment: LessonMoment, { plays, move, args, ifAsked }: Scripted<S>): LessonMoment {
    const seat = seatOf(sceneOf(moment), plays)
    if (ifAsked !== undefined && !asksOf(moment.g, seat).some(({ kind }) => kind === ifAsked)) return moment
    const given = typeof args === 'function' ? args(moment.g as S) : args
    const full = addressed(moment, seat, move, given)
    if (!full) throw new Error(`${moment.lesson}: ${plays} is asked nothing and cannot ${move}`)
    return made(moment, seat, move, full)
  }

  /** Does what needs nobody, up to the next page or the end. */
  function goOn(from: LessonMoment): LessonMoment {
    let moment = from
    for (;;) {
      const step = stepOf(moment)
      if (step === undefined) {
        const isLast = moment.scene === lessonOf(moment.lesson).scenes.length - 1
        return isLast ? moment : arrive(moment.lesson, moment.scene + 1, moment)
      }
      if (isPage(step)) return moment
      if (isScripted(step)) moment = scripted(moment, step)
      if (isCheck(step) && !step.check(moment.g as S))
        throw new Error(
          `${moment.lesson}: step ${moment.step} of scene ${moment.scene} is not as it should be`,
        )
      moment = { ...moment, step: moment.step + 1 }
    }
  }

  const view = (moment: LessonMoment) =>
    module.view(moment.g as S, seatOf(sceneOf(moment), sceneOf(moment).you))
  const legalIn = (moment: LessonMoment) =>
    module.legalMoves(view(moment), seatOf(sceneOf(moment), sceneOf(moment).you))

  const infoOf = ({ id, minutes }: Lesson<S>): LessonInfo => ({
    id,
    minutes,
    title: line(`lesson.${id}.title`, things),
    learns: line(`lesson.${id}.learns`, things),
  })

  return {
    module: module as GameModule,
    lessons: lessons.map(infoOf),
    teaches(rule) {
      const found = lessons.find(({ rules }) => isTaught(rules, rule))
      return found && infoOf(found)
    },
    begin: lesson => arrive(lesson, 0),
    view,
    page(moment) {
      const { scenes } = lessonOf(moment.lesson)
      const scene = sceneOf(moment)
      const step = stepOf(moment)
      const pages = (steps: readonly object[]) => steps.filter(isPage).length
      const before = scenes.slice(0, moment.scene).reduce((sum, { steps }) => sum + pages(steps), 0)
      const common = {
        you: seatOf(scene, scene.you),
        seats: scene.seats,
        page: before + pages(scene.steps.slice(0, moment.step)) + 1,
        of: scenes.reduce((sum, { steps }) => sum + pages(steps), 0),
        isOver: step === undefined,
      }
      if (step === undefined)
        return { ...common, page: common.of, isTask: false, says: said(moment, 'moral'), tries: [] }
      if (!isTask(step)) return { ...common, isTask: false, says: said(moment, (step as Say).say), tries: [] }
      const hint = lineAt(moment, step.task, 'hint')
      return {
        ...common,
        isTask: true,
        says: said(moment, step.task, 'task'),
        ...(hint && { hint }),
        tries: Object.entries(step.tries ?? {}).map(([name, { move, args }]) => ({
          label: said(moment, step.task, name),
          play: { move, args: addressed(moment, common.you, move, args)! },
        })),
      }
    },
    next(moment) {
      const step = stepOf(moment)
      if (!step || !isSay(step)) return moment
      const { praise: _, answer: __, ...rest } = moment
      return goOn({ ...rest, step: moment.step + 1, misses: 0 })
    },
    answer(moment, move, args) {
      const scene = sceneOf(moment)
      const step = stepOf(moment)
      const you = seatOf(scene, scene.you)
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
      const { praise: _, answer: __, ...rest } = made(moment, you, move, args)
      const praise = lineAt(moment, step.task, 'done')
      return {
        moment: goOn({ ...rest, step: moment.step + 1, misses: 0, ...(praise && { praise }) }),
      }
    },
    solution(moment) {
      const step = stepOf(moment)
      if (!step || !isTask(step) || moment.misses < MISSES) return undefined
      return legalIn(moment).find(({ move, args: [, ...given] }) =>
        step.accept.some(wanted => fits(wanted, move, given)),
      )
    },
  }
}

import { klona } from 'klona/json'
import { asksOf } from '../asks.ts'
import { type GameDefinition, makeMove } from '../definition.ts'
import type { Line } from '../line.ts'
import type { GameModule } from '../module.ts'
import type { Play } from '../moves.ts'
import { type Random, randomOf } from '../random.ts'
import type { Refusal } from '../refusal.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import type { Check, Lesson, LessonStep, Say, Scene, Scripted, Task } from './lesson.ts'
import { loadedDice } from './lesson-position.ts'

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

export const isTask = (step: object): step is Task => 'task' in step
export const isSay = (step: object): step is Say => 'say' in step
const isScripted = <S extends KitState>(step: LessonStep<S>): step is Scripted<S> => 'plays' in step
const isCheck = <S extends KitState>(step: LessonStep<S>): step is Check<S> => 'check' in step
/** The learner stops here. */
export const isPage = (step: object): step is Say | Task => isTask(step) || isSay(step)

/** Bots do not play on for longer than this without the learner. */
const MOST_BY_OTHERS = 200

/** How lessons go on: by the rules of the game, from page to page. */
export interface LessonPlay<S extends KitState> {
  lessonOf(id: string): Lesson<S>
  sceneOf(moment: LessonMoment): Scene<S>
  stepOf(moment: LessonMoment): LessonStep<S> | undefined
  /** The seat of the learner. */
  learnerOf(moment: LessonMoment): SeatId
  begin(lesson: string): LessonMoment
  /** Does what needs nobody, up to the next page or the end. */
  goOn(moment: LessonMoment): LessonMoment
  /** Makes a move on a copy. Throws where it is refused. */
  made(moment: LessonMoment, seat: SeatId, move: string, args: readonly unknown[]): LessonMoment
  /** The arguments with the id of the question that the move answers. */
  addressed(
    moment: LessonMoment,
    seat: SeatId,
    move: string,
    args: readonly unknown[],
  ): Play['args'] | undefined
  /** Makes a move off the lesson and lets the weakest bots answer, until the learner is asked again or it is over. */
  stray(
    moment: LessonMoment,
    play: { move: string; args: readonly unknown[] },
    random: () => number,
  ): { moment: LessonMoment; refusal?: Refusal }
}

export function lessonPlay<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  module: GameModule<S, V>,
  lessons: readonly Lesson<S>[],
): LessonPlay<S> {
  const lessonOf = (id: string): Lesson<S> => {
    const found = lessons.find(one => one.id === id)
    if (!found) throw new Error(`there is no lesson ${id}`)
    return found
  }
  const sceneOf = ({ lesson, scene }: LessonMoment): Scene<S> => lessonOf(lesson).scenes[scene]!
  const stepOf = (moment: LessonMoment) => sceneOf(moment).steps[moment.step]
  const seatOf = ({ seats }: Scene<S>, name: string): SeatId => String(seats.indexOf(name))
  const learnerOf = (moment: LessonMoment) => seatOf(sceneOf(moment), sceneOf(moment).you)

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

  function made(moment: LessonMoment, seat: SeatId, move: string, args: readonly unknown[]): LessonMoment {
    const dice = [...moment.dice]
    return { ...moved(definition, moment, seat, { move, args }, loadedDice(dice)), dice }
  }

  function addressed(
    moment: LessonMoment,
    seat: SeatId,
    move: string,
    args: readonly unknown[],
  ): Play['args'] | undefined {
    // What answers no question bears no id of one.
    if (module.anytime.includes(move)) return args as Play['args']
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

  return {
    lessonOf,
    sceneOf,
    stepOf,
    learnerOf,
    begin: lesson => arrive(lesson, 0),
    goOn,
    made,
    addressed,
    stray: (from, play, random) =>
      strayFrom(definition, module, { from, you: learnerOf(from), seats: sceneOf(from).seats }, play, random),
  }
}

/** A move on a copy. Throws where it is refused. */
function moved<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  moment: LessonMoment,
  seat: SeatId,
  { move, args }: { move: string; args: readonly unknown[] },
  random: Random,
): LessonMoment {
  const g = klona(moment.g) as S
  const refusal = makeMove(definition, { g, random }, seat, move, args)
  if (refusal)
    throw new Error(`${moment.lesson}: ${seat} ${move} is refused: ${refusal.rule} ${refusal.text.key}`)
  return { ...moment, g, moves: moment.moves + 1 }
}

/** Makes a move as one likes, and lets the weakest bots answer, until `you` are asked again or it is over. */
export function strayFrom<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  module: GameModule<S, V>,
  { from, you, seats }: { from: LessonMoment; you: SeatId; seats: readonly string[] },
  play: { move: string; args: readonly unknown[] },
  random: () => number,
): { moment: LessonMoment; refusal?: Refusal } {
  const viewOf = ({ g }: LessonMoment, seat: SeatId) => module.view(g as S, seat)
  const refusal = module.refusal(viewOf(from, you), you, play.move, play.args)
  if (refusal) return { moment: from, refusal }
  const decide = module.bots[module.meta.bots[0]!]!
  /** What somebody else does next; undefined where nobody else does anything. */
  const byOthers = (moment: LessonMoment): [SeatId, Play] | undefined => {
    if (moment.g.outcome || asksOf(moment.g, you).some(({ required }) => required)) return undefined
    for (const seat of seats.map((_, at) => String(at))) {
      if (seat === you || asksOf(moment.g, seat).length === 0) continue
      const made = decide(viewOf(moment, seat), seat, random)
      if (made) return [seat, made as Play]
    }
    return undefined
  }
  const chance = randomOf(random)
  let moment = moved(definition, from, you, play, chance)
  for (let made = 0; made < MOST_BY_OTHERS; made++) {
    const next = byOthers(moment)
    if (!next) break
    moment = moved(definition, moment, ...next, chance)
  }
  return { moment }
}

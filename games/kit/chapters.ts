/**
 * The rules of a game in chapters, as its rulebook has them: each says what is done in its steps, what becomes of the
 * answers to its questions, and which moves it has. The compiler insists that together they do every step and answer
 * every question that the state of the game knows.
 */
import mapValues from 'lodash/mapValues.js'
import type { Pick } from './asks.ts'
import type { GameDefinition } from './definition.ts'
import type { Ref } from './line.ts'
import { type AnswerHandlers, answerMove, type KindIn, type MoveTable } from './moves.ts'
import type { SetupField } from './options.ts'
import { standingMoves } from './standing.ts'
import type { Env, KitState, Step, StepHandlers } from './state.ts'

export interface Chapter<S extends KitState, V> {
  steps?: Partial<StepHandlers<S>>
  /** What becomes of the answers to questions with a `pick`, by kind of question. */
  answers?: Partial<AnswerHandlers<S>>
  moves?: MoveTable<S, V>
}

/** What a game says of itself: a `GameDefinition` whose rules are still in chapters. */
export interface GameContents<
  S extends V & KitState,
  V extends { asks: KitState['asks'] },
  Fields extends readonly SetupField[],
  Chapters extends readonly Chapter<S, V>[],
> extends Omit<GameDefinition<S, V, Fields>, 'moves' | 'steps' | 'stages'> {
  chapters: Chapters & Complete<S, Chapters>
  /** What an option of a pick is called, where the view tells more of it than its id. */
  called?(view: V, pick: Pick, option: string): Ref
  /** What follows at once from whatever a step has done. */
  afterEachStep?(env: Env<S>, step: S['steps'][number]): void
}

type NamesIn<One, Part extends keyof Chapter<KitState, unknown>> = One extends { [part in Part]: infer Table }
  ? keyof Table & string
  : never
type KindsOf<Move> = Move extends { during: readonly (infer Kind)[] } ? Kind : never
/** What the moves of a chapter answer: nothing, where their type does not say. */
type KindsOfMoves<One> = One extends { moves: infer Table }
  ? string extends KindsOf<Table[keyof Table]>
    ? never
    : KindsOf<Table[keyof Table]>
  : never

/** Steps and kinds of question of which no chapter knows what to do. */
type Missing<S extends KitState, Chapters extends readonly unknown[]> =
  | Exclude<S['steps'][number]['do'], NamesIn<Chapters[number], 'steps'>>
  | Exclude<KindIn<S>, NamesIn<Chapters[number], 'answers'> | KindsOfMoves<Chapters[number]>>

/** What chapters handle that the state does not know. */
type Unknown<S extends KitState, Chapters extends readonly unknown[]> =
  | Exclude<NamesIn<Chapters[number], 'steps'>, S['steps'][number]['do']>
  | Exclude<NamesIn<Chapters[number], 'answers'>, KindIn<S>>

type Complete<S extends KitState, Chapters extends readonly unknown[]> = [
  Missing<S, Chapters> | Unknown<S, Chapters>,
] extends [never]
  ? unknown
  : { missing: Missing<S, Chapters>; unknown: Unknown<S, Chapters> }

/** Makes one of what many chapters have; throws where two of them have the same. */
function merged<T>(
  tables: readonly ({ [name: string]: T } | undefined)[],
  what: string,
): { [name: string]: T } {
  const all: { [name: string]: T } = {}
  for (const [name, one] of tables.flatMap(table => Object.entries(table ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`two chapters have the ${what} ${name}`)
    all[name] = one
  }
  return all
}

/** Puts the chapters of a game together. Questions that only the move `answer` answers need no stage of their own. */
export function defineGame<
  S extends V & KitState,
  V extends { asks: KitState['asks'] },
  const Fields extends readonly SetupField[],
  const Chapters extends readonly Chapter<S, V>[],
>({
  chapters,
  called,
  afterEachStep,
  ...contents
}: GameContents<S, V, Fields, Chapters>): GameDefinition<S, V, Fields> {
  const list: readonly Chapter<S, V>[] = chapters
  const own = merged(
    list.map(({ moves }) => moves),
    'move',
  )
  const answers = merged<unknown>(
    list.map(one => one.answers),
    'answer',
  )
  const steps = merged(
    list.map(one => one.steps as { [name: string]: (env: Env<S>, step: Step) => void }),
    'step',
  )
  const { standing } = contents
  const answering: MoveTable<S, V> = {
    ...own,
    ...(Object.keys(answers).length > 0 && {
      answer: answerMove<S, V>(answers as Partial<AnswerHandlers<S>>, called),
    }),
  }
  return {
    ...contents,
    stages: [...new Set(Object.values(own).flatMap(({ during }) => during))],
    moves: { ...answering, ...(standing && standingMoves<S, V>(answering, standing)) },
    steps: (afterEachStep
      ? mapValues(steps, handle => (env: Env<S>, step: Step) => {
          handle(env, step)
          afterEachStep(env, step)
        })
      : steps) as unknown as StepHandlers<S>,
  }
}

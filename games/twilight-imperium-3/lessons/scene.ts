import type { SeatId, SetupValues } from '../../kit/index.ts'
import type { Lesson, LessonStep, Scene } from '../../kit/learn/lesson.ts'
import { arranged } from '../../kit/learn/lesson-position.ts'
import type { Cell, ObjectiveId, TileId } from '../data/index.ts'
import { definition } from '../game.ts'
import { twilightImperium3 } from '../index.ts'
import type { TiStep } from '../rules/steps.ts'
import type { TiState } from '../state.ts'
import type { Plan, ShipMove } from '../state-plans.ts'
import { arrangeTable, type Has } from './arrange.ts'

export type TiLesson = Lesson<TiState>
type Step = LessonStep<TiState>

/** Who sits at the table of all lessons, and what they lead; the learner first. */
const SEATS = ['nova', 'kira', 'oz'] as const
const USUAL = [
  { race: 'sol', home: '2-00', strategy: ['diplomacy', 'technology'] },
  { race: 'letnev', home: '2-04', strategy: ['logistics', 'imperial'] },
  { race: 'norr', home: '2-08', strategy: ['trade', 'warfare'] },
] as const

/** A small galaxy: Mecatol Rex, what lies around it, and the homes, each two steps away. */
const TILES = {
  '0-00': 'mecatol-rex',
  '1-00': 'saudor',
  '1-01': 'arinam-meer',
  '1-02': 'vefut-ii',
  '1-03': 'thibah',
  '1-04': 'wellon',
  '1-05': 'tarmann',
  '2-01': 'mehar-xull',
  '2-11': 'alpha-wormhole',
} as const

/** Where things are that lessons point at. */
export const HOME = '2-00'
export const SAUDOR = '1-00'
export const TWINS = '1-01'
export const GATE = '2-11'
export const MECATOL = '0-00'

interface Table {
  /** What is played with. */
  options?: SetupValues
  /** Other systems than the usual ones. */
  tiles?: { readonly [cell: Cell]: TileId }
  round?: number
  nova?: Has
  kira?: Has
  oz?: Has
  phase?: TiState['phase']
  /** What is still to do. Default: the turn of the learner, then the others'. */
  todo?: readonly TiStep[]
  objectives?: readonly ObjectiveId[]
  /** Whose turn it is, where one is not begun by `todo`. */
  active?: SeatId
  dice?: readonly number[]
  also?: (g: TiState) => void
}

/** From a turn of the learner on, or from whatever is `todo`. Nobody has technologies or cards but those given. */
export function scene(
  {
    options = {},
    tiles = {},
    round = 2,
    nova,
    kira,
    oz,
    phase = 'action',
    todo = [{ do: 'startActionPhase' }],
    objectives = [],
    active,
    dice = [],
    also,
  }: Table,
  steps: readonly Step[],
): Scene<TiState> {
  return {
    seats: SEATS,
    you: 'nova',
    dice,
    position: () =>
      arranged(definition, twilightImperium3, {
        players: SEATS.length,
        options,
        arrange: (g, random) =>
          arrangeTable(g, random, {
            round,
            phase,
            steps: todo,
            tiles: { ...TILES, ...tiles },
            objectives,
            speaker: '0',
            people: [nova, kira, oz].map((has, seat) => ({
              technologies: [],
              ...USUAL[seat]!,
              strategy: [...USUAL[seat]!.strategy],
              ...has,
            })),
            also(g) {
              if (active) g.active = active
              also?.(g)
            },
          }),
      }),
    steps,
  }
}

/** Somebody's turn, whatever strategy cards there are; then the others'. */
export const turnOf = (seat: SeatId): Pick<Table, 'todo' | 'active'> => ({
  todo: [{ do: 'turn', seat }, { do: 'nextTurn' }],
  active: seat,
})

/** A tactical action in a system, with such moves; what follows there is asked when its time comes. */
export const acts =
  (cell: string, wanted: (moves: readonly ShipMove[]) => boolean) =>
  (move: string, [to, plan]: readonly unknown[]): boolean => {
    if (move !== 'act' || to !== cell) return false
    const { moves, landings, bombard, produce } = plan as Plan
    return !landings && !bombard && !produce && wanted(moves)
  }

/** How many ships move. */
export const ships = (moves: readonly ShipMove[]) => moves.reduce((sum, { count }) => sum + count, 0)

/** How many Ground Forces go with them. */
export const troops = (moves: readonly ShipMove[]) =>
  moves.flatMap(({ load = [] }) => load).reduce((sum, { units }) => sum + (units.groundForce ?? 0), 0)

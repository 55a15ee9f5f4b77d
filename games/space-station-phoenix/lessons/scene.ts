import type { Lesson, LessonStep, Scene, Task, Wanted } from '../../kit/learn/lesson.ts'
import { arranged } from '../../kit/learn/lesson-position.ts'
import { emptyLog } from '../../kit/log.ts'
import { definitionOf } from '../game.ts'
import { components, spaceStationPhoenix } from '../index.ts'
import type { PhoenixState } from '../state.ts'
import { arrangeTurn, type Has, type Table } from './arrange.ts'

export type PhoenixLesson = Lesson<PhoenixState>
type Step = LessonStep<PhoenixState>

export const definition = definitionOf(components)

/** Who sits at the table of all lessons: the learner, and a neighbour who builds a station, too. */
const SEATS = ['ada', 'krill'] as const

/** Sectors above the ground floor: nobody builds them at once, but a market without them looks sold out. */
export const UPSTAIRS = ['212', '222', '232', '313', '323', '333']
const MARKET = ['112', '122', '132', ...UPSTAIRS]

interface Turn extends Table {
  ada?: Has
  krill?: Has
  dice?: readonly number[]
}

/** A turn of the learner in the middle of a game, as `arrangeTurn` knows it. */
export function turn(
  { ada = {}, krill = {}, dice = [], market = MARKET, ...table }: Turn,
  steps: readonly Step[],
): Scene<PhoenixState> {
  return {
    seats: SEATS,
    you: 'ada',
    dice,
    position: () =>
      arranged(definition, spaceStationPhoenix, {
        players: SEATS.length,
        options: { shipSetup: 'firstGame' },
        arrange(g) {
          arrangeTurn(g, [ada, krill], { ...table, market })
          // What was dealt before is of another table.
          g.log = emptyLog()
        },
      }),
    steps,
  }
}

/** Uses an own ship. */
const own = (ship: string): Wanted => ['useShip', `0/${ship}`]

/** Uses a ship that does the same but is the neighbour's, or nobody's. */
const borrowed = (type: string): Wanted => {
  const others = [`1/L1-${type}`, `neutral/N-${type}`]
  return (move, [ship]) => move === 'useShip' && others.includes(ship as string)
}

const ACTIONS = {
  DIS: 'dismantle',
  CON: 'construct',
  TRA: 'transport',
  EXP: 'expedition',
  DIP: 'diplomacy',
} as const

/** The task to use the own ship of a kind, and nobody else's. */
export const uses = (task: string, type: keyof typeof ACTIONS, tries: Task['tries'] = {}): Task => ({
  task,
  asked: 'turn',
  at: [`type/${ACTIONS[type]}`],
  accept: [own(`L1-${type}`)],
  mistakes: { borrowed: borrowed(type) },
  tries,
})

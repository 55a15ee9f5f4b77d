import type { Lesson, LessonStep, Scene } from '../../kit/lesson.ts'
import { arranged } from '../../kit/lesson-book.ts'
import { definitionOf } from '../game.ts'
import { components, spaceStationPhoenix } from '../index.ts'
import type { PhoenixState } from '../state.ts'
import { arrangeTurn, type Has, type Table } from './arrange.ts'

export type PhoenixLesson = Lesson<PhoenixState>
type Step = LessonStep<PhoenixState>

export const definition = definitionOf(components)

/** Who sits at the table of all lessons. */
const SEATS = ['juno', 'bo'] as const

interface Turn extends Table {
  juno?: Has
  bo?: Has
  /** 1 and 2 are food, 3 and 4 water, 5 metal, 6 a human. */
  dice?: readonly number[]
}

/** From a turn of the learner on. */
export function turn(
  { juno = {}, bo = {}, dice = [], ...table }: Turn,
  steps: readonly Step[],
): Scene<PhoenixState> {
  return {
    seats: SEATS,
    you: 'juno',
    dice,
    position: () =>
      arranged(definition, spaceStationPhoenix, {
        players: SEATS.length,
        options: { shipSetup: 'firstGame' },
        arrange: g => arrangeTurn(g, [juno, bo], table),
      }),
    steps,
  }
}

/** Uses an own ship, the rival's, or a neutral one. */
export const uses = (ship: string) => ['useShip', `0/${ship}`] as const
export const usesTheirs = (ship: string) => ['useShip', `1/${ship}`] as const
export const usesNeutral = (ship: string) => ['useShip', `neutral/${ship}`] as const

/** A ship of the kind, but not the own one: it does the same for more. */
export const elsewhere =
  (kind: 'DIS' | 'CON' | 'TRA' | 'EXP' | 'DIP') =>
  (move: string, [ship]: readonly unknown[]): boolean =>
    move === 'useShip' && (ship === `1/L1-${kind}` || ship === `neutral/N-${kind}`)

/** A deal of a transport ship: what is done, and with which species or resource. */
export const deals =
  (offer: string, about: { species?: string; gain?: string } = {}) =>
  (move: string, [kind, deal]: readonly unknown[]): boolean => {
    const { species, gain } = (deal ?? {}) as { species?: string; gain?: string }
    return (
      move === 'transact' &&
      kind === offer &&
      (about.species === undefined || about.species === species) &&
      (about.gain === undefined || about.gain === gain)
    )
  }

/** The five level-1 ships, unused. */
export const SHIPS = { 'L1-DIP': 0, 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 0, 'L1-EXP': 0 }

import type { SetupValues } from '../../kit/index.ts'
import type { Lesson, LessonStep, Scene, Scripted } from '../../kit/learn/lesson.ts'
import { arranged } from '../../kit/learn/lesson-position.ts'
import { definition } from '../game.ts'
import { raceForTheGalaxy } from '../index.ts'
import type { RaceState } from '../state.ts'
import { arrangeRound, type Has, type Piles } from './arrange.ts'
import { arrangeOrb, askForActions, type OrbPiles } from './arrange-orb.ts'

export type RaceLesson = Lesson<RaceState>
type Step = LessonStep<RaceState>

/** Who sits at the table of all lessons. */
const SEATS = ['juno', 'rix'] as const
type Name = (typeof SEATS)[number]

interface Round extends Piles {
  juno: Has
  rix: Has
  options?: SetupValues
  /** With the orb, and so with Alien Artifacts. */
  orb?: OrbPiles
}

/** From the beginning of a round on: base set unless there is an orb, two players, one action each. */
export function round(
  { juno, rix, options = {}, orb, ...piles }: Round,
  steps: readonly Step[],
): Scene<RaceState> {
  return {
    seats: SEATS,
    you: 'juno',
    position: () =>
      arranged(definition, raceForTheGalaxy, {
        players: SEATS.length,
        options: {
          expansion: orb ? 'base+aa+orb' : 'base',
          presetHands: true,
          twoPlayerMode: 'standard',
          ...options,
        },
        arrange(g) {
          arrangeRound(g, [juno, rix], piles)
          if (!orb) return
          arrangeOrb(g, orb)
          askForActions(g)
        },
      }),
    steps,
  }
}

/** The only card of a design. */
export const one = (design: string) => `${design}#1`

export const choose = (...actions: string[]) => ['answer', actions] as const

export const chooses = (seat: Name, ...actions: string[]): Step => ({
  plays: seat,
  move: 'answer',
  args: [actions],
})

/** Keeps the first of the cards drawn. */
export const keepsFirst = (seat: Name): Scripted<RaceState> => ({
  plays: seat,
  move: 'answer',
  ifAsked: 'keep',
  args: g => {
    const id = String(SEATS.indexOf(seat))
    const { options, max } = g.asks.find(ask => ask.seat === id && ask.kind === 'keep')!.pick!
    return [options.slice(0, max)]
  },
})

export const passes = (seat: Name, kind: 'develop' | 'settle'): Step => ({
  plays: seat,
  move: 'pass',
  ifAsked: kind,
  args: [],
})

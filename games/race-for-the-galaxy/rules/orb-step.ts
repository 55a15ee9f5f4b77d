/** The orb around its turns: set-up, orb priority, second survey teams. Sections 14, 15 and 19. */
import * as z from 'zod/mini'
import {
  ask,
  close,
  type Env,
  moveOf,
  next,
  type Refusal,
  ref,
  refs,
  type SeatId,
  say,
} from '../../kit/index.ts'
import { ORB } from '../data/setup.ts'
import { line, refuse } from '../line.ts'
import { isSame, LARGE_AIRLOCK, type Point } from '../orb/index.ts'
import type { RaceChapter, RaceState, RaceView } from '../state.ts'
import { orbBreed } from './orb-moving.ts'
import { nextStep } from './orb-news.ts'
import { fitsOrb, placeTeam } from './orb-placing.ts'
import type { OrbStep } from './orb-steps.ts'
import { beginPhase, hasBonus } from './round.ts'
import { coordinate } from './shapes.ts'

/** Lowest priority first, everybody lays a card and puts a team on the main airlock. [RFTG-14.06, RFTG-14.07] */
function orbSetup({ g }: Env<RaceState>): void {
  const orb = g.orb!
  g.phase = 'orbSetup'
  orb.priority = [...g.order]
  orb.queue = [...g.order].reverse()
  next(
    g,
    ...orb.queue.flatMap((seat): OrbStep[] => [
      { do: 'orbFirst', seat },
      { do: 'orbCorner', seat },
    ]),
  )
}

/** A player looks at the orb cards and lays one; who cannot, shows them. [RFTG-14.07, RFTG-14.09] */
function orbFirst({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const orb = g.orb!
  orb.queue = orb.queue.filter(other => other !== seat)
  const { orbHand } = g.players[seat]!
  if (orbHand.some(card => fitsOrb(g, card, 'orbFirst'))) ask(g, { seat, kind: 'orbFirst', required: true })
  else say(g, line('log.orbCannotLay', { seat: ref('seat', seat), cards: refs('orbCard', orbHand) }))
}

/** Corners of the main airlock without a team. [RFTG-14.07] */
const freeCorners = ({ orb }: RaceView): Point[] =>
  ORB.corners.filter(corner => !Object.values(orb!.teams).some(team => isSame(team, corner)))

/** A survey team on a corner; where none is free, on the large airlock. [RFTG-14.07, RFTG-14.08, RFTG-14.10] */
function orbCorner({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const free = freeCorners(g)
  if (free.length > 1) ask(g, { seat, kind: 'orbCorner', required: true })
  else placeTeam(g, seat, free[0] ?? LARGE_AIRLOCK[1])
}

/** Orb/Explore raises priority; then all act in its order. [RFTG-15.01 to RFTG-15.03, RFTG-15.10] */
function orbStep({ g }: Env<RaceState>): void {
  beginPhase(g, 'orb')
  nextStep(g)
  const orb = g.orb!
  const risers = new Set(g.order.filter(seat => hasBonus(g, seat, 'orb')))
  orb.priority = raised(orb.priority, risers)
  if (risers.size > 0) say(g, line('log.orbPriority', { seats: refs('seat', orb.priority) }))
  orb.queue = [...orb.priority]
  next(g, ...orb.queue.map((seat): OrbStep => ({ do: 'orbTurn', seat })))
}

/** Everybody who rises changes places with the one above, unless that one rises too. [RFTG-15.02] */
export function raised(priority: readonly SeatId[], risers: ReadonlySet<SeatId>): SeatId[] {
  const order = [...priority]
  for (let i = 1; i < order.length; i++) {
    const [above, seat] = [order[i - 1]!, order[i]!]
    if (risers.has(seat) && !risers.has(above)) order.splice(i - 1, 2, seat, above)
  }
  return order
}

/** Second survey teams, in the order of orb priority. [RFTG-19.12] */
function newTeams({ g }: Env<RaceState>, { seats }: { seats: SeatId[] }): void {
  const inOrder = g.orb!.priority.filter(seat => seats.includes(seat))
  next(g, ...inOrder.map((seat): OrbStep => ({ do: 'newTeam', seat })))
}

/** A small airlock with the second team; without a place for it, the team begins on the large one. [RFTG-19.12, RFTG-19.13] */
function newTeam({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const { smallAirlocks, shown } = g.orb!
  const [card] = smallAirlocks
  if (card !== undefined && fitsOrb(g, card, 'orbAirlock')) {
    ask(g, { seat, kind: 'orbAirlock', required: true, about: { card: ref('orbCard', card) } })
    return
  }
  shown.push(...smallAirlocks.splice(0, 1))
  say(g, line('log.orbNoAirlock', { seat: ref('seat', seat) }))
  placeTeam(g, seat, LARGE_AIRLOCK[1])
}

const move = moveOf<RaceState, RaceView>()

/** [RFTG-14.07] */
function refuseCorner(g: RaceView, { x, y }: Point): Refusal | undefined {
  if (!ORB.corners.some(corner => isSame(corner, { x, y }))) return refuse('RFTG-14.07', 'orbNoCorner')
  return freeCorners(g).some(corner => isSame(corner, { x, y }))
    ? undefined
    : refuse('RFTG-14.07', 'orbCornerTaken')
}

export const orbStepRules = {
  steps: { orbSetup, orbFirst, orbCorner, orbStep, newTeams, newTeam, orbBreed },
  moves: {
    /** Puts the first survey team on a free corner of the main airlock. [RFTG-14.07] */
    placeTeam: move({
      during: ['orbCorner'],
      args: z.tuple([coordinate, coordinate]),
      candidates: () => ORB.corners.map(({ x, y }): [number, number] => [x, y]),
      refusal: (g, _, [x, y]) => refuseCorner(g, { x, y }),
      act({ g }, { seat, ask: open }, [x, y]) {
        close(g, open)
        placeTeam(g, seat, { x, y })
      },
      label: (_, __, [x, y]) => line('move.placeTeam', { x, y }),
    }),
  },
} satisfies RaceChapter

/** What lies and stands on the orb, as the rules ask for it. */
import { type Line, ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { line } from '../line.ts'
import { LARGE_AIRLOCK, mapOf, type OrbMap, type Pieces, type Point, spacesOf } from '../orb/index.ts'
import type { Orb, RaceView } from '../state.ts'
import { forcesOf } from './military.ts'

export const mapOfOrb = ({ orb }: RaceView): OrbMap => mapOf(orb!.laid)

export const piecesOf = ({ tokens, teams }: Orb): Pieces => ({ tokens, teams: Object.values(teams) })

/** The survey teams of a seat. [RFTG-16.01] */
export const teamsOf = ({ orb }: RaceView, seat: SeatId): string[] =>
  Object.keys(orb!.teams).filter(team => orb!.teams[team]!.seat === seat)

/** Spaces to which passing players may bring their teams. [RFTG-13.14, RFTG-15.08] */
export function airlockSpaces(map: OrbMap): readonly Point[] {
  const known = airlocks.get(map)
  if (known) return known
  const small = spacesOf(map).filter(({ cell }) => cell === 'smallAirlock')
  const spaces = [LARGE_AIRLOCK[1], ...small.map(({ x, y }) => ({ x, y }))]
  airlocks.set(map, spaces)
  return spaces
}

const airlocks = new WeakMap<OrbMap, readonly Point[]>()

/** Military against beam barriers: all that counts always or against Alien worlds. [RFTG-16.07, RFTG-16.09] */
export const orbMilitary = (g: RaceView, seat: SeatId): Sum =>
  sumOf(
    forcesOf(g, seat).filter(
      ({ goodKind, against }) => !against && (goodKind === undefined || goodKind === 'alien'),
    ),
  )

/** A survey team in words. */
export function teamWords(g: RaceView, team: string): Line {
  const { seat } = g.orb!.teams[team]!
  const which = teamsOf(g, seat).length === 1 ? 'only' : team.endsWith('a') ? 'first' : 'second'
  return line(`orbTeam.${which}`, { seat: ref('seat', seat) })
}

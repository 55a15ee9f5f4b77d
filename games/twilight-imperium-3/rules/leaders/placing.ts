/** Where leaders are at first. TI-52.01. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type LeaderId, leadersOfRace, type PlanetId, SHIP_KINDS, type ShipKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { countOf } from '../counts.ts'
import { homePlanetsOf, ownerOf } from '../planets.ts'
import { seatsOf } from '../seats.ts'
import { shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { systemRef } from '../words.ts'

/** Planets and kinds of ships of the home system that can take a leader. */
function berthsOf(g: TiState, seat: SeatId): (PlanetId | ShipKind)[] {
  const ships = shipsOf(g, g.galaxy.homes[seat]!, seat)
  return [
    ...homePlanetsOf(g, seat).filter(planet => ownerOf(g, planet) === seat),
    ...SHIP_KINDS.filter(kind => countOf(ships, kind) > 0),
  ]
}

const isShipKind = (berth: string): berth is ShipKind => (SHIP_KINDS as readonly string[]).includes(berth)

function place(g: TiState, seat: SeatId, leader: LeaderId, berth: PlanetId | ShipKind): void {
  const cell = g.galaxy.homes[seat]!
  g.leaders![leader] = isShipKind(berth) ? { of: seat, cell, ship: berth } : { of: seat, planet: berth }
  const about = { leader: ref('leader', leader) }
  say(
    g,
    isShipKind(berth)
      ? line('log.leaderAboard', { ...about, unit: ref('unit', berth), system: systemRef(g, cell) })
      : line('log.leaderOn', { ...about, planet: ref('planet', berth) }),
  )
}

export const placingRules = {
  steps: {
    /** One leader of each player at a time; all players at once. */
    placeLeaders({ g }, { nth }) {
      const seats = seatsOf(g).filter(seat => leadersOfRace(g.players[seat]!.race!)[nth] !== undefined)
      if (seats.length === 0) return
      doNext(g, { do: 'placeLeaders', nth: nth + 1 })
      for (const seat of seats) {
        const leader = leadersOfRace(g.players[seat]!.race!)[nth]!
        const options = berthsOf(g, seat)
        if (options.length === 1) place(g, seat, leader, options[0]!)
        else
          ask(g, {
            seat,
            kind: 'placeLeader',
            required: true,
            about: { leader: ref('leader', leader) },
            pick: { of: 'berth', options, min: 1, max: 1 },
            memo: { leader },
          })
      }
    },
  },
  answers: {
    placeLeader({ g }, { seat, memo }, [berth]: (PlanetId | ShipKind)[]) {
      place(g, seat, memo.leader, berth!)
    },
  },
} satisfies TiChapter

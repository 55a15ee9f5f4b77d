/** What is fought in an action is kept as it was rolled, for everybody who looks at it. TI-57.04, TI-57.11. */
import type { SeatId } from '../../../kit/index.ts'
import type { Exchange, Fight, Force, TiChapter, TiState, TiView } from '../../state.ts'
import { isNone } from '../counts.ts'
import { ownerOf, unitsOn } from '../planets.ts'
import { fleetOf } from '../space.ts'

type View = Pick<TiView, 'action' | 'planets' | 'space'>

/** The fight that goes on now. */
export const currentFight = ({ fights }: Pick<TiView, 'fights'>): Fight | undefined =>
  fights.findLast(({ end }) => end === undefined)

const landed = (view: View, { planet, attacker, defender }: Fight, seat: SeatId): Force => {
  if (seat === attacker) return { units: { ...view.action?.landed[planet!] } }
  return ownerOf(view, planet!) === defender ? { units: { ...unitsOn(view, planet!) } } : { units: {} }
}

function inSpace(view: View, { cell }: Fight, seat: SeatId): Force {
  const { ships, damaged } = fleetOf(view, cell, seat)
  return { units: { ...ships }, ...(!isNone(damaged) && { damaged: { ...damaged } }) }
}

/** What somebody has in a fight now. */
export function forceOf(view: View, fight: Fight, seat: SeatId): Force {
  const { kind, attacker, shooters } = fight
  if (kind === 'invasion') return landed(view, fight, seat)
  if (seat === attacker && shooters) return { units: shooters }
  return kind === 'bombardment'
    ? { units: { ...(ownerOf(view, fight.planet!) === seat && unitsOn(view, fight.planet!)) } }
    : inSpace(view, fight, seat)
}

const forcesOf = (view: View, fight: Fight): Fight['end'] & object => ({
  [fight.attacker]: forceOf(view, fight, fight.attacker),
  [fight.defender]: forceOf(view, fight, fight.defender),
})

/** A fight begins. */
export function beginFight(g: TiState, fight: Omit<Fight, 'exchanges'>): void {
  g.fights = [...g.fights, { ...fight, exchanges: [] }]
}

const changed = (g: TiState, change: (fight: Fight) => Fight): void => {
  const now = currentFight(g)
  if (now) g.fights = g.fights.map(fight => (fight === now ? change(fight) : fight))
}

/** Dice are going to be rolled. */
export function beginExchange(g: TiState, what: Exchange['what'], round = 0): void {
  changed(g, fight => ({
    ...fight,
    exchanges: [...fight.exchanges, { what, round, forces: forcesOf(g, fight), volleys: [] }],
  }))
}

/** The dice on the table count as they lie, and are taken up. */
export function takeUpDice(g: TiState): void {
  const { volleys } = g
  g.volleys = []
  changed(g, fight => ({
    ...fight,
    exchanges: fight.exchanges.map((one, i) =>
      i === fight.exchanges.length - 1 ? { ...one, volleys: [...one.volleys, ...volleys] } : one,
    ),
  }))
}

/** Somebody says that they will leave. */
export const noteRetreat = (g: TiState, by: SeatId, to: string): void =>
  changed(g, fight => ({ ...fight, retreat: { by, to, round: g.battle!.round } }))

/** A fight is over. One without dice is nothing to look at. */
export function endFight(g: TiState, winner: SeatId | null): void {
  const now = currentFight(g)
  if (now && now.exchanges.length === 0) g.fights = g.fights.filter(fight => fight !== now)
  else changed(g, fight => ({ ...fight, winner, end: forcesOf(g, fight) }))
}

export const recordRules = {
  steps: {
    endShots: ({ g }) => endFight(g, null),
  },
} satisfies TiChapter

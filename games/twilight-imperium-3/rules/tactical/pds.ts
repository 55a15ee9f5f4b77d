/** Step 3 of a tactical action: PDS fire at ships. Section 16. */
import { ask, type Env, line, type Refusal, ref, refuse, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { areAdjacent, tileAt } from '../../galaxy/map.ts'
import { pdsRangeOf } from '../../numbers/units.ts'
import type { TiState, TiView } from '../../state.ts'
import { hitsAgainst, roll } from '../battle/dice.ts'
import { countOf } from '../counts.ts'
import { cellOf, planetsOf, unitsOn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn, hasShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { systemRef, unitsLine } from '../words.ts'

/** PDS of a planet that fire at somebody's ships in a system. */
export interface PdsShot {
  planet: PlanetId
  count: number
  cell: Cell
  at: SeatId
}

/** PDS that could fire into a system, by planet. [TI-16.02, TI-16.11] */
export function pdsInRange(view: TiView, seat: SeatId, cell: Cell): { planet: PlanetId; count: number }[] {
  // [TI-16.09]
  if (tileAt(view.galaxy, cell)?.anomaly === 'ionStorm') return []
  const isFar = pdsRangeOf(view, seat).total > 0
  return planetsOf(view, seat).flatMap(planet => {
    const count = countOf(unitsOn(view, planet), 'pds')
    if (count === 0) return []
    const at = cellOf(view, planet)!
    return at === cell || (isFar && areAdjacent(view.galaxy, at, cell)) ? [{ planet, count }] : []
  })
}

/** Whose ships a player's PDS may fire at in a system. [TI-16.01, TI-16.05] */
export function pdsTargets(view: TiView, seat: SeatId, cell: Cell): SeatId[] {
  if (seat === view.active) return enemiesIn(view, cell, seat)
  return view.active !== null && hasShips(view, cell, view.active) ? [view.active] : []
}

/** All shots that can be fired, each with all PDS of a planet. */
export const pdsShots = (view: TiView, seat: SeatId, cells: readonly Cell[]): PdsShot[] =>
  cells.flatMap(cell =>
    pdsTargets(view, seat, cell).flatMap(at =>
      pdsInRange(view, seat, cell).map(({ planet, count }) => ({ planet, count, cell, at })),
    ),
  )

/** [TI-16.02, TI-16.03, TI-16.05, TI-16.08, TI-21.04] */
export function refuseShots(
  view: TiView,
  seat: SeatId,
  cells: readonly Cell[],
  shots: readonly PdsShot[],
): Refusal | undefined {
  for (const { cell, at, planet } of shots) {
    if (!cells.includes(cell)) return refuse('TI-16.01', 'otherSystem')
    if (!pdsTargets(view, seat, cell).includes(at)) return refuse('TI-16.05', 'noTarget')
    if (!pdsInRange(view, seat, cell).some(one => one.planet === planet))
      return refuse('TI-16.02', 'outOfRange', { planet: ref('planet', planet) })
  }
  for (const { planet } of shots) {
    const firing = shots.filter(one => one.planet === planet).reduce((sum, { count }) => sum + count, 0)
    if (firing > countOf(unitsOn(view, planet), 'pds'))
      return refuse('TI-16.03', 'firesOnce', { planet: ref('planet', planet) })
  }
  return undefined
}

/** Shots at one fleet are rolled together. [TI-16.07, TI-16.08] */
export function firePds(g: TiState, seat: SeatId, shots: readonly PdsShot[]): void {
  const targets = new Map<string, PdsShot>()
  for (const shot of shots) {
    const key = `${shot.cell}/${shot.at}`
    const { count = 0 } = targets.get(key) ?? {}
    targets.set(key, { ...shot, count: count + shot.count })
  }
  for (const { cell, at, count } of [...targets.values()].reverse())
    doNext(g, { do: 'shootPds', seat, cell, at, count })
  for (const { planet, count } of shots)
    say(
      g,
      line('log.pdsFires', {
        seat: ref('seat', seat),
        units: unitsLine({ pds: count }),
        planet: ref('planet', planet),
      }),
    )
}

export const pdsSteps = {
  /** [TI-16.01, TI-16.06, TI-16.07] */
  pdsFire({ g }: Env<TiState>, { cells }: { cells: Cell[] }) {
    const active = g.active!
    doNext(g, ...[...othersFrom(g, active), active].map(seat => ({ do: 'pdsVolley', seat, cells }) as const))
  },
  pdsVolley({ g }: Env<TiState>, { seat, cells }: { seat: SeatId; cells: Cell[] }) {
    if (pdsShots(g, seat, cells).length === 0) return
    ask(g, {
      seat,
      kind: 'firePds',
      required: true,
      about: { systems: cells.map(cell => systemRef(g, cell)), cells },
    })
  },
  /** [TI-16.04] */
  shootPds(
    { g, random }: Env<TiState>,
    { seat, cell, at, count }: { seat: SeatId; cell: Cell; at: SeatId; count: number },
  ) {
    roll(
      { g, random },
      { pds: count },
      { seat, against: at, cell, rollFor: 'pds', attacking: seat === g.active },
    )
    doNext(
      g,
      { do: 'rerolls' },
      { do: 'window', id: 'W09', cause: { cell, seat, of: at } },
      { do: 'takePds', cell, at },
    )
  },
  takePds({ g }: Env<TiState>, { cell, at }: { cell: Cell; at: SeatId }) {
    const hits = hitsAgainst(g, at)
    g.volleys = []
    doNext(g, { do: 'takeHits', seat: at, cell, hits }, { do: 'unitLimits' })
  },
}

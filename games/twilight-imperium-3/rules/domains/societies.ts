/** What those who live on a planet give to whoever comes: docks, technologies, ships, news. TI-43.02 to TI-43.05, TI-51.15 to TI-51.17. */
import { ask, type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  idsOf,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  type TechnologyId,
  UNITS,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { hasFloatingDocks } from '../../numbers/floating-docks.ts'
import { costOf, mayBuild, perCostOf } from '../../numbers/units.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { gainPlanet } from '../control.ts'
import { countOf } from '../counts.ts'
import { placeFloating } from '../floating-docks.ts'
import { takeLeadersBack } from '../leaders/landing.ts'
import {
  canPlaceGroundForces,
  fightersLost,
  groupsOf,
  piecesLeft,
  refuseFleet,
  refusePieces,
} from '../limits.ts'
import { cellOf, ownerOf, placeOn, unitsOn } from '../planets.ts'
import { clockwiseFrom, othersFrom } from '../seats.ts'
import { placeShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { trial } from '../tactical/draft.ts'
import { embark } from '../tactical/landing.ts'
import { landedOn, loseAllLanded } from '../tactical/neutrals.ts'
import { gainTechnology, technologiesFor } from '../technologies.ts'
import type { Troop } from '../troops.ts'
import { systemRef, unitsLine } from '../words.ts'
import { isFaceDown, lookAt, removeCounter } from './counters.ts'

/** How many settle, and the die from which on they do so for whoever has come. [TI-51.15] */
const SETTLERS = { count: 2, from: 6 }

/** Those who landed go back aboard; settlers choose a side. [TI-51.15] */
export function settle(
  { g, random }: Env<TiState>,
  { cell, planet }: { cell: Cell; planet: PlanetId },
): void {
  const seat = g.active!
  const units = landedOn(g, planet)
  takeLeadersBack(g, planet, cell)
  for (const kind of ['groundForce', 'shockTroop'] as Troop[]) {
    const left = countOf(units, kind) - embark(g, seat, cell, countOf(units, kind), kind)
    delete units[kind]
    if (left > 0) units[kind] = left
  }
  loseAllLanded(g, seat, planet)
  removeCounter(g, planet)
  const die = random.Die(SIDES)
  say(g, line('log.settlersRoll', { dice: [die], planet: ref('planet', planet) }))
  const others = othersFrom(g, seat)
  const other = die >= SETTLERS.from ? undefined : others[random.Die(others.length) - 1]
  if (other === undefined) {
    const hasRoom = groupsOf(g, seat, 'groundForce') < UNITS.groundForce.pieces
    g.action!.landed[planet] = hasRoom ? { groundForce: SETTLERS.count } : {}
    doNext(g, { do: 'takeNeutral', planet })
    return
  }
  gainPlanet(g, planet, other)
  if (!canPlaceGroundForces(g, planet)) return
  placeOn(g, planet, 'groundForce', SETTLERS.count)
  sayPlaces(g, other, planet, 'groundForce', SETTLERS.count)
}

function sayPlaces(
  g: TiState,
  seat: SeatId,
  planet: PlanetId,
  kind: 'groundForce' | 'pds' | 'spaceDock',
  count = 1,
) {
  const about = { seat: ref('seat', seat), planet: ref('planet', planet) }
  say(g, line('log.placesStart', { ...about, units: unitsLine({ [kind]: count }) }))
}

/** Ships of a factory that can stand there, as many of a kind as come for its price. [TI-43.03, TI-43.09] */
function factoryShips(g: TiState, seat: SeatId, cell: Cell, left: number): ShipKind[] {
  return SHIP_KINDS.filter(kind => {
    if (UNITS[kind].cost === undefined || !mayBuild(g, seat, kind)) return false
    if (costOf(g, seat, kind).total > left) return false
    return factoryCount(g, seat, cell, kind) > 0
  })
}

/** The most of a kind that come for one price and can stay: Fighters by two. [TI-20.04] */
function factoryCount(g: TiState, seat: SeatId, cell: Cell, kind: ShipKind): number {
  for (let count = Math.min(perCostOf(g, kind), piecesLeft(g, seat, kind)); count > 0; count--) {
    const after = trial(g)
    placeShips(after, cell, seat, kind, count)
    if (
      !refuseFleet(after, cell, seat) &&
      !refusePieces(after, seat) &&
      fightersLost(after, cell, seat) === 0
    )
      return count
  }
  return 0
}

const holds = (g: TiState, planet: PlanetId) => ownerOf(g, planet) === g.active

function askFor(g: TiState, planet: PlanetId, kind: 'freeDock' | 'freePds'): void {
  ask(g, {
    seat: g.active!,
    kind,
    required: true,
    about: { planet: ref('planet', planet) },
    pick: { of: 'yes', options: ['place'], min: 0, max: 1 },
    memo: { planet },
  })
}

export const societyRules = {
  steps: {
    /** The planet is ready, and a Space Dock stands there, if there is one left. [TI-51.16] */
    industry({ g }, { planet }) {
      if (!holds(g, planet)) return
      delete g.planets[planet]!.exhausted
      if (piecesLeft(g, g.active!, 'spaceDock') > 0) askFor(g, planet, 'freeDock')
    },
    /** [TI-43.05] */
    freePds({ g }, { planet }) {
      const isFull = countOf(unitsOn(g, planet), 'pds') >= UNITS.pds.perPlanet!
      if (holds(g, planet) && !isFull && piecesLeft(g, g.active!, 'pds') > 0) askFor(g, planet, 'freePds')
    },
    /** The player on the left chooses. [TI-51.17] */
    teach({ g }) {
      const seat = g.active!
      const options = technologiesFor(g, seat)
      const left = clockwiseFrom(g, seat)[1]
      if (options.length === 0 || left === undefined) return
      const [only] = options
      if (options.length === 1) return gainTechnology(g, seat, only!)
      ask(g, {
        seat: left,
        kind: 'giveTechnology',
        required: true,
        about: { seat: ref('seat', seat) },
        pick: { of: 'technology', options, min: 1, max: 1 },
      })
    },
    /** [TI-43.02] */
    spy({ g }) {
      const seat = g.active!
      const options = idsOf(g.domains ?? {}).filter(
        planet => isFaceDown(g, planet) && !g.domains![planet]!.seenBy.includes(seat),
      )
      if (options.length > 0)
        ask(g, { seat, kind: 'spy', required: true, pick: { of: 'planet', options, min: 1, max: 1 } })
    },
    /** One kind after the other, as long as something is left. [TI-43.03] */
    factory({ g }, { cell, left }) {
      const seat = g.active!
      const options = factoryShips(g, seat, cell, left)
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'factory',
        required: true,
        about: { count: left, system: systemRef(g, cell) },
        pick: { of: 'unit', options, min: 0, max: 1 },
        memo: { cell, left },
      })
    },
  },
  answers: {
    /** Saar docks stand in space. [TI-51.16, TI-30.11] */
    freeDock({ g }, { seat, memo }, [yes]) {
      if (yes === undefined) return
      const planet = memo.planet
      if (hasFloatingDocks(g, seat)) placeFloating(g, cellOf(g, planet)!, seat, g.round)
      else placeOn(g, planet, 'spaceDock', 1)
      sayPlaces(g, seat, planet, 'spaceDock')
    },
    freePds({ g }, { seat, memo }, [yes]) {
      if (yes === undefined) return
      const planet = memo.planet
      placeOn(g, planet, 'pds', 1)
      sayPlaces(g, seat, planet, 'pds')
    },
    giveTechnology({ g }, _, [id]: TechnologyId[]) {
      gainTechnology(g, g.active!, id!)
    },
    spy({ g }, { seat }, [planet]: PlanetId[]) {
      lookAt(g, seat, planet!)
    },
    factory({ g }, { seat, memo }, [kind]) {
      if (kind === undefined) return
      const ship = kind as ShipKind
      const cell = memo.cell
      const count = factoryCount(g, seat, cell, ship)
      placeShips(g, cell, seat, ship, count)
      const about = { seat: ref('seat', seat), system: systemRef(g, cell) }
      say(g, line('log.placesShips', { ...about, units: unitsLine({ [ship]: count }) }))
      doNext(g, { do: 'factory', cell, left: memo.left - costOf(g, seat, ship).total })
    },
  },
} satisfies TiChapter

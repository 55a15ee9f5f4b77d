/** What players choose about ships and technologies, when a card of Shattered Empire is carried out. */
import { ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, ShipKind, TechnologyId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiState } from '../../state.ts'
import { addTo, countOf } from '../counts.ts'
import { cellsWithFloating } from '../floating-docks.ts'
import { piecesLeft } from '../limits.ts'
import { wealthOf } from '../payment.ts'
import { cellOf, planetsOf, unitsOn } from '../planets.ts'
import { clockwiseFrom } from '../seats.ts'
import { enemiesIn, fleetsOf, ownFleet, placeShips, shipsOf, tidyFleet } from '../space.ts'
import { doNext } from '../steps.ts'
import { gainTechnology, technologiesFor, technologyPrice } from '../technologies.ts'
import { systemRef, unitsLine } from '../words.ts'
import type { Choice } from './choices.ts'

/** Systems with a Space Dock of a player, where nobody else has ships. */
function dockCellsOf(g: TiState, seat: SeatId): Cell[] {
  const planets = planetsOf(g, seat).filter(planet => countOf(unitsOn(g, planet), 'spaceDock') > 0)
  const cells = new Set([...planets.map(planet => cellOf(g, planet)!), ...cellsWithFloating(g, seat)])
  return [...cells].filter(cell => enemiesIn(g, cell, seat).length === 0)
}

/** As many as there are pieces. [TI-27.16] */
function comes(g: TiState, seat: SeatId, cell: Cell, kinds: readonly ShipKind[]): void {
  const coming = kinds.filter(kind => piecesLeft(g, seat, kind) > 0)
  for (const kind of coming) placeShips(g, cell, seat, kind, 1)
  const units = unitsLine(Object.fromEntries(coming.map(kind => [kind, 1])))
  say(g, line('log.placesShips', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
}

const ARMS_PRICE = 3
const SHARED_PRICE = 4

const neighboursOf = (g: TiState, seat: SeatId): SeatId[] => {
  const around = clockwiseFrom(g, seat)
  return [around[1], around.at(-1)].flatMap(one => (one === undefined || one === seat ? [] : one))
}

const sharedPrice = (g: TiState, seat: SeatId, id: TechnologyId) =>
  technologyPrice(g, seat, id, SHARED_PRICE).total

export const fleetChoices = {
  /** One Fighter. */
  loseFighter: {
    of: 'cell',
    options: (g, { seat }) =>
      fleetsOf(g, seat).filter(cell => countOf(shipsOf(g, cell, seat), 'fighter') > 0),
    act({ g }, { seat }, cells) {
      for (const cell of cells) {
        addTo(ownFleet(g, cell, seat).ships, 'fighter', -1)
        tidyFleet(g, cell, seat)
        const units = unitsLine({ fighter: 1 })
        say(g, line('log.loses', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
      }
    },
  },
  placeDreadnought: {
    of: 'cell',
    isOptional: true,
    options: (g, { seat }) => (piecesLeft(g, seat, 'dreadnought') > 0 ? dockCellsOf(g, seat) : []),
    act({ g }, { seat }, cells) {
      for (const cell of cells) comes(g, seat, cell, ['dreadnought'])
    },
  },
  buyShips: {
    of: 'cell',
    isOptional: true,
    options: (g, { seat }) =>
      wealthOf(g, seat, 'resources') >= ARMS_PRICE &&
      piecesLeft(g, seat, 'dreadnought') + piecesLeft(g, seat, 'destroyer') > 0
        ? dockCellsOf(g, seat)
        : [],
    act({ g }, { seat }, cells) {
      for (const cell of cells) {
        doNext(g, { do: 'payFor', seat, price: ARMS_PRICE, value: 'resources' })
        comes(g, seat, cell, ['dreadnought', 'destroyer'])
      }
    },
  },
  /** One that a neighbour has. [TI-32.35] */
  shareTechnology: {
    of: 'technology',
    isOptional: true,
    options: (g, { seat }) =>
      technologiesFor(g, seat).filter(
        id =>
          neighboursOf(g, seat).some(other => g.players[other]!.technologies.includes(id)) &&
          sharedPrice(g, seat, id) <= wealthOf(g, seat, 'resources'),
      ),
    act({ g }, { seat }, ids: TechnologyId[]) {
      for (const id of ids) {
        doNext(g, { do: 'payFor', seat, price: sharedPrice(g, seat, id), value: 'resources' })
        gainTechnology(g, seat, id)
      }
    },
  },
} satisfies { readonly [kind: string]: Choice }

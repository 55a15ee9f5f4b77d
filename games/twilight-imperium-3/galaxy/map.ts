/** Which systems lie beside each other. Section 6. */
import {
  BOARDS,
  CELLS,
  type Cell,
  GALAXY_SETUPS,
  galaxyOf,
  JOINED,
  nexusOn,
  ringOf,
  TILES,
  type Tile,
  type Wormhole,
} from '../data/index.ts'
import { isLaw } from '../numbers/laws.ts'
import { keepsWormholes } from '../options.ts'
import type { Galaxy, TiView } from '../state.ts'

const SIDES = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** No cell of one galaxy is beside a cell of another. [TI-48.42] */
const keyOf = (galaxy: string, q: number, r: number) => `${galaxy} ${q},${r}`
const at = new Map(Object.entries(CELLS).map(([cell, { q, r }]) => [keyOf(galaxyOf(cell), q, r), cell]))

/** The cells that share an edge with a cell, on the largest board. */
const SURROUNDINGS: { readonly [cell: Cell]: readonly Cell[] } = Object.fromEntries(
  Object.entries(CELLS).map(([cell, { q, r }]) => [
    cell,
    SIDES.flatMap(side => at.get(keyOf(galaxyOf(cell), q + side.q, r + side.r)) ?? []),
  ]),
)

const NOWHERE: readonly Cell[] = []

/** The cells that a map joins with a cell across open space. [TI-48.30] */
export function joinedWith(setup: string, cell: Cell): readonly Cell[] {
  const joined = JOINED[GALAXY_SETUPS[setup]!.board]
  if (!joined) return NOWHERE
  return joined.flatMap(([one, other]) => (one === cell ? [other] : other === cell ? [one] : []))
}

/** The cells of the board of this galaxy, and that of the Nexus, where there is one. [TI-40.01] */
export function cellsOf({ setup, tiles }: Pick<Galaxy, 'setup' | 'tiles'>): readonly Cell[] {
  const { board } = GALAXY_SETUPS[setup]!
  const nexus = nexusOn(board)
  return tiles[nexus] === undefined ? BOARDS[board] : [...BOARDS[board], nexus]
}

/** Cells from the middles of the galaxies outwards, clockwise from the north; what lies beside them last. */
export const outwards = (cells: readonly Cell[]): Cell[] => {
  const ring = (cell: Cell) => ringOf(cell) || (Number.isNaN(ringOf(cell)) ? Number.POSITIVE_INFINITY : 0)
  return cells
    .toSorted()
    .toSorted((one, other) => (ring(one) < ring(other) ? -1 : ring(one) > ring(other) ? 1 : 0))
}

/** The tile on a cell; undefined where none lies face up. */
export const tileAt = ({ tiles }: Pick<Galaxy, 'tiles'>, cell: Cell): Tile | undefined => {
  const tile = tiles[cell]
  return tile === undefined || tile === 'face-down' ? undefined : TILES[tile]
}

const NONE: readonly Wormhole[] = []

/** The wormholes of a system: printed ones, and those of tokens. [TI-6.10, TI-6.14] */
export function wormholesAt(galaxy: Pick<Galaxy, 'tiles' | 'tokens'>, cell: Cell): readonly Wormhole[] {
  const printed = tileAt(galaxy, cell)?.wormholes ?? NONE
  const laid = galaxy.tokens?.[cell]
  return laid ? [...new Set([...printed, ...laid])] : printed
}

/** Lays a token. Ways are kept by the map, so that is another one from now on. */
export function layWormhole(galaxy: Galaxy, cell: Cell, wormhole: Wormhole): void {
  const laid = galaxy.tokens?.[cell] ?? NONE
  galaxy.tokens = { ...galaxy.tokens, [cell]: [...laid, wormhole] }
  galaxy.tiles = { ...galaxy.tiles }
}

/** The systems that share an edge with this one, or are joined with it by the map. [TI-1.16, TI-48.30] */
export function adjacentTo({ setup, tiles }: Pick<Galaxy, 'setup' | 'tiles'>, cell: Cell): Cell[] {
  const beside = SURROUNDINGS[cell] ?? NOWHERE
  const joined = joinedWith(setup, cell)
  return (joined.length > 0 ? [...beside, ...joined] : beside).filter(other => tiles[other] !== undefined)
}

export const areAdjacent = (galaxy: Pick<Galaxy, 'setup' | 'tiles'>, one: Cell, other: Cell): boolean =>
  adjacentTo(galaxy, one).includes(other)

/** The systems that PDS with range reach from a system: through wormholes only where they never change. [TI-16.02, TI-48.33] */
export const inPdsRange = (
  view: Pick<TiView, 'galaxy' | 'laws' | 'options'>,
  from: Cell,
  to: Cell,
): boolean =>
  keepsWormholes(view.options) ? stepsFrom(view, from).includes(to) : areAdjacent(view.galaxy, from, to)

/** Where a ship can go in one step from each system: next to it, or through a wormhole. [TI-6.10 to TI-6.13] */
export function stepsFrom({ galaxy, laws }: Pick<TiView, 'galaxy' | 'laws'>, cell: Cell): readonly Cell[] {
  const links = linksUnder(laws)
  const known = steps.get(galaxy.tiles) ?? {}
  known[links] ??= allSteps(galaxy, links)
  steps.set(galaxy.tiles, known)
  return known[links][cell] ?? []
}

/** Which wormholes are linked: those of one type, all of them, none. */
type Links = 'types' | 'all' | 'none'

function linksUnder(laws: TiView['laws']): Links {
  if (laws.length === 0) return 'types'
  if (isLaw({ laws }, 'closing-the-wormholes')) return 'none'
  return isLaw({ laws }, 'wormhole-reconstruction') ? 'all' : 'types'
}

type Steps = { [cell: Cell]: Cell[] }

/** Kept by the map, which hardly ever changes: paths are looked for all the time. */
const steps = new WeakMap<Galaxy['tiles'], { [links in Links]?: Steps }>()

function allSteps(galaxy: Pick<Galaxy, 'setup' | 'tiles' | 'tokens'>, links: Links): Steps {
  const cells = Object.keys(galaxy.tiles)
  const holes = (cell: Cell): readonly Wormhole[] => wormholesAt(galaxy, cell)
  const withHoles = cells.filter(cell => holes(cell).length > 0)
  return Object.fromEntries(
    cells.map(cell => {
      const areLinked = (other: Cell) =>
        links === 'all' ? holes(cell).length > 0 : holes(other).some(hole => holes(cell).includes(hole))
      const linked = links === 'none' ? [] : withHoles.filter(other => other !== cell && areLinked(other))
      return [cell, [...new Set([...adjacentTo(galaxy, cell), ...linked])]]
    }),
  )
}

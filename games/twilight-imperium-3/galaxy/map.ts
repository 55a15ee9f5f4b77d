/** Which systems lie beside each other. Section 6. */
import {
  BOARDS,
  CELLS,
  type Cell,
  GALAXY_SETUPS,
  nexusOn,
  TILES,
  type Tile,
  type Wormhole,
} from '../data/index.ts'
import { isLaw } from '../numbers/laws.ts'
import type { Galaxy, TiView } from '../state.ts'

const SIDES = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

const at = new Map(Object.entries(CELLS).map(([cell, { q, r }]) => [`${q},${r}`, cell]))

/** The cells that share an edge with a cell, on the largest board. */
const SURROUNDINGS: { readonly [cell: Cell]: readonly Cell[] } = Object.fromEntries(
  Object.entries(CELLS).map(([cell, { q, r }]) => [
    cell,
    SIDES.flatMap(side => at.get(`${q + side.q},${r + side.r}`) ?? []),
  ]),
)

/** The cells of the board of this galaxy, and that of the Nexus, where there is one. [TI-40.01] */
export function cellsOf({ setup, tiles }: Pick<Galaxy, 'setup' | 'tiles'>): readonly Cell[] {
  const { board } = GALAXY_SETUPS[setup]!
  const nexus = nexusOn(board)
  return tiles[nexus] === undefined ? BOARDS[board] : [...BOARDS[board], nexus]
}

/** The ring of a cell: how far it is from Mecatol Rex. */
export const ringOf = (cell: Cell): number => Number(cell.split('-')[0])

/** The tile on a cell; undefined where none lies face up. */
export const tileAt = ({ tiles }: Pick<Galaxy, 'tiles'>, cell: Cell): Tile | undefined =>
  TILES[tiles[cell] ?? '']

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

/** The systems that share an edge with this one. [TI-1.16] */
export function adjacentTo({ tiles }: Pick<Galaxy, 'tiles'>, cell: Cell): Cell[] {
  return (SURROUNDINGS[cell] ?? []).filter(other => tiles[other] !== undefined)
}

export const areAdjacent = (galaxy: Pick<Galaxy, 'tiles'>, one: Cell, other: Cell): boolean =>
  adjacentTo(galaxy, one).includes(other)

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

function allSteps(galaxy: Pick<Galaxy, 'tiles' | 'tokens'>, links: Links): Steps {
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

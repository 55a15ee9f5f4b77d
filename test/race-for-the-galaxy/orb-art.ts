/**
 * Orbs drawn with characters:
 *
 *     +---+---+
 *     |.   a *|
 *     + 3 +   +
 *     |jB |.  |
 *     +---+---+
 *
 * `---` and `|` are walls, digits are barriers. A space is three characters: what it holds, whose it is, what is on it.
 * Holds: `.` nothing, `a` and `b` artifact spaces, `t` a breeding tube, `j` a jump tube, `u` an uplift base,
 * `c` a corridor, `M` the main airlock, `s` a small airlock; a blank is no space. Whose: `#` an airlock card, a letter
 * a card, blank the card `A`. On it: `*` a token, `T` a team.
 */
import type { Cell, Edge, OrbFace } from '../../games/race-for-the-galaxy/cards.ts'
import {
  keyOf,
  mapOfPatches,
  numberAt,
  type OrbMap,
  type Patch,
  type Point,
} from '../../games/race-for-the-galaxy/orb/index.ts'

const CELLS: { [sign: string]: Cell } = {
  '.': 'empty',
  a: 'artifactA',
  b: 'artifactB',
  t: 'breedingArtifactA',
  j: 'jump',
  u: 'upliftBase',
  c: 'airlockCorridor',
  M: 'mainAirlock',
  s: 'smallAirlock',
}

function edge(signs: string): Edge {
  const digit = signs.match(/[3-7]/)
  if (digit) return Number(digit[0]) as Edge
  return /[-|]/.test(signs) ? 'wall' : 'open'
}

interface DrawnSpace extends Point {
  cell: Cell
  owner: string
  mark: string
  top: Edge
  bottom: Edge
  left: Edge
  right: Edge
}

function spacesIn(art: string): DrawnSpace[] {
  const lines = art.replace(/^\s*\n|\n\s*$/g, '').split('\n')
  const indent = Math.min(...lines.filter((_, i) => i % 2 === 0).map(text => text.search(/\S/)))
  const rows = lines.map(text => text.slice(indent).padEnd(400))
  const found: DrawnSpace[] = []
  for (let y = 0; 2 * y + 2 < rows.length; y++) {
    const [above, row, below] = [rows[2 * y]!, rows[2 * y + 1]!, rows[2 * y + 2]!]
    for (let x = 0; x < 99; x++) {
      const [sign, owner, mark] = row.slice(4 * x + 1, 4 * x + 4)
      if (sign === ' ') {
        if (row.slice(4 * x + 1, 4 * x + 4).trim() !== '') throw new Error(`unclear space: ${row}`)
        continue
      }
      const cell = CELLS[sign!]
      if (!cell) throw new Error(`unknown space ${sign} in ${row}`)
      found.push({
        ...{ x, y, cell, owner: owner === ' ' ? 'A' : owner!, mark: mark! },
        top: edge(above.slice(4 * x + 1, 4 * x + 4)),
        bottom: edge(below.slice(4 * x + 1, 4 * x + 4)),
        left: edge(row[4 * x]!),
        right: edge(row[4 * x + 4]!),
      })
    }
  }
  return found
}

/** A card that is drawn without holes. */
export function drawnCard(art: string): OrbFace {
  const spaces = spacesIn(art)
  const columns = Math.max(...spaces.map(({ x }) => x)) + 1
  const rows = Math.max(...spaces.map(({ y }) => y)) + 1
  const at = (x: number, y: number) => spaces.find(space => space.x === x && space.y === y)!
  const table = <T>(height: number, width: number, of: (r: number, c: number) => T) =>
    Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => of(r, c)))
  return {
    cells: table(rows, columns, (r, c) => at(c, r).cell),
    hEdges: table(rows + 1, columns, (r, c) => (r < rows ? at(c, r).top : at(c, r - 1).bottom)),
    vEdges: table(rows, columns + 1, (r, c) => (c < columns ? at(c, r).left : at(c - 1, r).right)),
  }
}

/** A drawn orb; its top left corner is at `corner`. */
export interface DrawnOrb {
  map: OrbMap
  pieces: { tokens: { [space: string]: string }; teams: Point[] }
  /** Number of the card that a letter stands for. */
  card(owner: string): number
}

export function drawnOrb(art: string, corner: Point = { x: 0, y: 0 }): DrawnOrb {
  const spaces = spacesIn(art).map(space => ({ ...space, x: space.x + corner.x, y: space.y + corner.y }))
  const patches = spaces.map(({ x, y, cell, owner, top, bottom, left, right }): Patch => {
    return {
      x,
      y,
      airlock: owner === '#',
      face: { cells: [[cell]], hEdges: [[top], [bottom]], vEdges: [[left, right]] },
    }
  })
  const map = mapOfPatches(patches)
  const owners = [...new Set(spaces.map(({ owner }) => owner))]
  for (const { x, y, owner } of spaces) map.cards[numberAt(map, x, y)] = owners.indexOf(owner)
  const marked = (mark: string) => spaces.filter(space => space.mark === mark)
  return {
    map,
    pieces: {
      tokens: Object.fromEntries(marked('*').map(space => [keyOf(space), 'A'])),
      teams: marked('T').map(({ x, y }) => ({ x, y })),
    },
    card: owner => owners.indexOf(owner),
  }
}

/**
 * The geometry of the orb a second time, slowly and in another way, word by word after sections 13, 16 and 17: spaces
 * in maps, edges as pairs of places, and every way of a team tried out. Tests compare it with the real one.
 */
import type { Cell, Edge, OrbFace } from '../../games/race-for-the-galaxy/cards.ts'
import { airlockCardOf, orbCardOf } from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import type { Laid, Point } from '../../games/race-for-the-galaxy/orb/index.ts'

type Place = string
const place = (x: number, y: number): Place => `${x},${y}`
const coordinates = (name: Place) => name.split(',').map(Number) as [number, number]
/** An edge is the pair of places on its two sides. */
const between = (a: Place, b: Place) => [a, b].sort().join('|')

export interface SlowOrb {
  cells: Map<Place, { cell: Cell; card: number; airlock: boolean }>
  edges: Map<string, Edge>
}

const ORDER: readonly Edge[] = ['open', 3, 4, 5, 6, 7, 'wall']
const isWorseOrSame = (now: Edge, old: Edge) => ORDER.indexOf(now) >= ORDER.indexOf(old)

/** What a card shows when it lies somewhere: by places and pairs of places of the grid. */
export function onGrid({ cells, hEdges, vEdges }: OrbFace, { x, y, turns }: Omit<Laid, 'card'>) {
  // A quarter turn clockwise moves (column c, row r) of a card with h rows to (column h - 1 - r, row c).
  const height = [3, 2, 3, 2]
  const turned = (c: number, r: number): Place => {
    let [column, row] = [c, r]
    for (let turn = 0; turn < turns; turn++) [column, row] = [height[turn]! - 1 - row, column]
    return place(x + column, y + row)
  }
  const shown = new Map<Place, Cell>()
  const edges = new Map<string, Edge>()
  cells.forEach((row, r) => {
    row.forEach((cell, c) => {
      shown.set(turned(c, r), cell)
    })
  })
  hEdges.forEach((row, r) => {
    row.forEach((edge, c) => {
      edges.set(between(turned(c, r - 1), turned(c, r)), edge)
    })
  })
  vEdges.forEach((row, r) => {
    row.forEach((edge, c) => {
      edges.set(between(turned(c - 1, r), turned(c, r)), edge)
    })
  })
  return { shown, edges }
}

export function slowOrb(laid: readonly Laid[]): SlowOrb {
  const orb: SlowOrb = { cells: new Map(), edges: new Map() }
  laid.forEach((one, card) => {
    const airlock = airlockCardOf(one.card)
    const { shown, edges } = onGrid(airlock ?? orbCardOf(one.card), one)
    for (const [name, cell] of shown) orb.cells.set(name, { cell, card, airlock: airlock !== undefined })
    for (const [pair, edge] of edges) orb.edges.set(pair, edge)
  })
  return orb
}

const around = (name: Place, diagonal = false): Place[] => {
  const [x, y] = coordinates(name)
  const steps = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const))
  return steps
    .filter(([dx, dy]) => (diagonal ? dx || dy : Math.abs(dx) + Math.abs(dy) === 1))
    .map(([dx, dy]) => place(x + dx, y + dy))
}

/** The rules that forbid to lay a card somewhere. */
export function slowProblems(
  orb: SlowOrb,
  tokens: ReadonlySet<Place>,
  teams: ReadonlySet<Place>,
  face: OrbFace,
  at: Omit<Laid, 'card'>,
  breeder?: number,
): string[] {
  const { shown, edges } = onGrid(face, at)
  const names = [...shown.keys()]
  const rules: string[] = []
  if (names.some(name => orb.cells.get(name)?.airlock)) rules.push('RFTG-17.02')
  if (names.some(name => tokens.has(name))) rules.push('RFTG-17.03')
  if (names.some(name => teams.has(name))) rules.push('RFTG-17.04')
  if (names.every(name => orb.cells.has(name))) rules.push('RFTG-17.06')
  if (!names.some(name => orb.cells.has(name) || around(name).some(other => orb.cells.has(other))))
    rules.push('RFTG-17.07')
  for (const [pair, edge] of edges) {
    const [a, b] = pair.split('|') as [Place, Place]
    const isCardBorder = shown.has(a) !== shown.has(b)
    const isOrbBorder = orb.cells.has(a) !== orb.cells.has(b)
    if (isCardBorder && isOrbBorder && !isWorseOrSame(edge, orb.edges.get(pair)!)) {
      rules.push('RFTG-17.08')
      break
    }
  }
  const ofBreeder = (name: Place) => orb.cells.get(name)?.card === breeder
  if (
    breeder !== undefined &&
    names.some(name => [name, ...around(name, true)].some(other => orb.cells.has(other) && ofBreeder(other)))
  )
    rules.push('RFTG-17.09')
  return rules
}

export interface SlowMover {
  from: Point
  steps: number
  military: number
  wallPasses: number
  barrierPasses: number
}

const isLargeAirlock = (name: Place) => name === '-1,1' || name === '0,1'

/** Every space that a team can reach, with all costs on which no other cost of the same space improves. */
export function slowReaches(orb: SlowOrb, tokens: ReadonlySet<Place>, mover: SlowMover): Set<string> {
  const costs = new Map<Place, [steps: number, walls: number, barriers: number][]>()
  const tubes = [...orb.cells].filter(([, { cell }]) => cell === 'jump').map(([name]) => name)
  const canonical = (name: Place) => (isLargeAirlock(name) ? '0,1' : name)
  const start = canonical(place(mover.from.x, mover.from.y))

  function go(name: Place, steps: number, walls: number, barriers: number): void {
    if (name !== start || steps > 0) {
      const known = costs.get(name) ?? []
      if (known.some(([s, w, b]) => s <= steps && w <= walls && b <= barriers)) return
      const kept = known.filter(([s, w, b]) => !(steps <= s && walls <= w && barriers <= b))
      costs.set(name, [...kept, [steps, walls, barriers]])
    }
    if (steps === mover.steps || (steps > 0 && tokens.has(name))) return
    for (const part of isLargeAirlock(name) ? ['-1,1', '0,1'] : [name]) {
      for (const next of around(part)) {
        if (!orb.cells.has(next) || (isLargeAirlock(part) && isLargeAirlock(next))) continue
        const to = canonical(next)
        const edge = orb.edges.get(between(part, next))!
        if (edge === 'open' || (edge !== 'wall' && mover.military >= edge)) go(to, steps + 1, walls, barriers)
        else {
          if (walls < mover.wallPasses) go(to, steps + 1, walls + 1, barriers)
          if (edge !== 'wall' && barriers < mover.barrierPasses) go(to, steps + 1, walls, barriers + 1)
        }
      }
    }
    if (tubes.includes(name))
      for (const tube of tubes) if (tube !== name) go(tube, steps + 1, walls, barriers)
  }
  go(start, 0, 0, 0)
  costs.delete(start)
  return new Set([...costs].flatMap(([name, all]) => all.map(cost => `${name}: ${cost.join(' ')}`)))
}

/** How far a survey team can go. Section 16. */
import type { Edge } from '../cards.ts'
import { edgeOf, hasToken, numberAt, OPEN, type OrbMap, pointAt, WALL } from './map.ts'
import { LARGE_AIRLOCK, spaceAt } from './spaces.ts'
import type { Pieces, Point } from './types.ts'

/** A survey team, and what it can use to get on. */
export interface Mover {
  map: OrbMap
  pieces: Pick<Pieces, 'tokens'>
  from: Point
  /** Steps that are left to it. */
  steps: number
  /** Orb Military: barriers up to this strength are passed like open edges. [RFTG-16.07] */
  military: number
  /** Artifacts that pass one wall or one barrier each. [RFTG-19.07] */
  wallPasses: number
  /** Artifacts that pass one barrier each, of any strength. */
  barrierPasses: number
}

/** A space that a team can reach, with as few steps as are possible with the artifacts used. */
export interface Reach extends Point {
  steps: number
  /** Artifacts used of those that pass walls and barriers. */
  wallPasses: number
  /** Artifacts used of those that pass barriers alone. */
  barrierPasses: number
  /** A token lies there: the team takes it and moves no more. [RFTG-16.11] */
  token: boolean
}

/** One step of a way. */
export interface Stride extends Point {
  /** `tube`: from jump tube to jump tube. [RFTG-16.05] */
  by: 'step' | 'tube'
  /** The edge that is passed; `open` for a jump tube. */
  over: Edge
  /** What it takes to pass the edge. */
  with: 'nothing' | 'military' | 'wallPass' | 'barrierPass'
}

/** All that a team can reach. */
export interface Range {
  /** Each space once, and once more for each way that is shorter with more artifacts; by number of steps. */
  reaches: Reach[]
  /** The shortest way to one of them. */
  wayTo(reach: Reach): Stride[]
}

const BY_TUBE = 0

/**
 * Where a survey team can go. Searches step by step, from everything that was reached with the same number of steps to
 * its neighbours. A node of the search is a space together with the numbers of artifacts used on the way to it.
 */
export function rangeOf(mover: Mover): Range {
  const { map, pieces, steps, military } = mover
  const { cells, tops, lefts, width, jumps } = map
  // Each artifact is used on a step of its own.
  const wallPasses = Math.min(mover.wallPasses, steps)
  const barrierPasses = Math.min(mover.barrierPasses, steps)
  const spends = (wallPasses + 1) * (barrierPasses + 1)
  const nodeOf = (at: number, walls: number, barriers: number) =>
    at * spends + walls * (barrierPasses + 1) + barriers
  const barriersAt = (node: number) => node % (barrierPasses + 1)
  const wallsAt = (node: number) => Math.floor((node % spends) / (barrierPasses + 1))
  const [half, whole] = LARGE_AIRLOCK.map(({ x, y }) => numberAt(map, x, y)) as [number, number]
  const { x, y } = spaceAt(mover.from)
  const start = numberAt(map, x, y)

  const cameFrom = new Int32Array(cells.length * spends).fill(-1)
  const edgePassed = new Uint8Array(cameFrom.length)
  const tubesTaken = new Uint8Array(spends)
  /** The reaches of each space. */
  const found = new Map<number, Reach[]>()
  const reaches: Reach[] = []
  let reached: number[] = []

  const arrive = (from: number, to: number, edge: number, step: number, walls: number, barriers: number) => {
    const at = to === half ? whole : to
    if (at === start) return
    const others = found.get(at)
    if (others?.some(one => one.wallPasses <= walls && one.barrierPasses <= barriers)) return
    const node = nodeOf(at, walls, barriers)
    cameFrom[node] = from
    edgePassed[node] = edge
    const token = hasToken(map, pieces, at)
    const reach = { ...pointAt(map, at), steps: step, wallPasses: walls, barrierPasses: barriers, token }
    if (others) others.push(reach)
    else found.set(at, [reach])
    reaches.push(reach)
    if (!token) reached.push(node)
  }

  const pass = (node: number, to: number, edge: number, step: number) => {
    if (cells[to] === undefined) return
    const walls = wallsAt(node)
    const barriers = barriersAt(node)
    if (edge === OPEN || (edge !== WALL && edge <= military)) {
      arrive(node, to, edge, step, walls, barriers)
      return
    }
    if (walls < wallPasses) arrive(node, to, edge, step, walls + 1, barriers)
    if (edge !== WALL && barriers < barrierPasses) arrive(node, to, edge, step, walls, barriers + 1)
  }

  /** The four edges of a square. */
  const leave = (node: number, at: number, step: number) => {
    pass(node, at - width, tops[at]!, step)
    pass(node, at + 1, lefts[at + 1]!, step)
    pass(node, at + width, tops[at + width]!, step)
    pass(node, at - 1, lefts[at]!, step)
  }

  let frontier = [nodeOf(start, 0, 0)]
  for (let step = 1; step <= steps && frontier.length > 0; step++) {
    reached = []
    for (const node of frontier) {
      const at = Math.floor(node / spends)
      if (at === whole) leave(node, half, step)
      leave(node, at, step)
      // One tube leads to all others, so the first one reached serves for all.
      if (cells[at] === 'jump' && !tubesTaken[node % spends]) {
        tubesTaken[node % spends] = 1
        for (const tube of jumps)
          if (tube !== at) arrive(node, tube, BY_TUBE, step, wallsAt(node), barriersAt(node))
      }
    }
    frontier = reached
  }

  function wayTo(reach: Reach): Stride[] {
    const way: Stride[] = []
    let node = nodeOf(numberAt(map, reach.x, reach.y), reach.wallPasses, reach.barrierPasses)
    while (cameFrom[node] !== -1) {
      const before = cameFrom[node]!
      const edge = edgePassed[node]!
      way.unshift({
        ...pointAt(map, Math.floor(node / spends)),
        by: edge === BY_TUBE ? 'tube' : 'step',
        over: edgeOf(edge) ?? 'open',
        with:
          barriersAt(node) > barriersAt(before)
            ? 'barrierPass'
            : wallsAt(node) > wallsAt(before)
              ? 'wallPass'
              : edge > OPEN
                ? 'military'
                : 'nothing',
      })
      node = before
    }
    return way
  }

  return { reaches: reaches.filter(reach => !isWaste(reach)), wayTo }

  /** Whether the same space is reached as soon with fewer artifacts: found later, but after as many steps. */
  function isWaste(reach: Reach): boolean {
    const all = found.get(numberAt(map, reach.x, reach.y))!
    return (
      all.length > 1 &&
      all.some(
        other =>
          other !== reach &&
          other.steps <= reach.steps &&
          other.wallPasses <= reach.wallPasses &&
          other.barrierPasses <= reach.barrierPasses,
      )
    )
  }
}

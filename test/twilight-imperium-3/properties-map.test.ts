/** Galaxies and movement as properties: by rules that are written here anew, as plainly as they are read. */
import {
  CELLS,
  GALAXY_SETUPS,
  galaxyOf,
  JOINED,
  TILES,
  type TileId,
  UNIT_KINDS,
  UNITS,
} from '../../games/twilight-imperium-3/data/index.ts'
import { adjacentTo, cellsOf, tileAt } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { movementOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { isOfShips, trial } from '../../games/twilight-imperium-3/rules/tactical/draft.ts'
import { moveShips, refuseMoves } from '../../games/twilight-imperium-3/rules/tactical/movement.ts'
import { withCards } from '../../games/twilight-imperium-3/rules/windows/draft.ts'
import type { Galaxy, TiState } from '../../games/twilight-imperium-3/state.ts'
import type { ShipMove } from '../../games/twilight-imperium-3/state-plans.ts'
import { playRandomGame } from './random-games.ts'
import { expect } from './support.ts'

/** Two hexes of one galaxy share an edge. */
function areNeighbours(one: string, other: string): boolean {
  if (galaxyOf(one) !== galaxyOf(other)) return false
  const [a, b] = [CELLS[one]!, CELLS[other]!]
  const [q, r] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

const ringOf = (cell: string) => {
  const { q, r } = CELLS[cell]!
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

const isSpecial = (tile: TileId) => TILES[tile].back === 'special'
const hasPlanets = (tile: TileId) => TILES[tile].planets.length > 0

/** Whether a special system may lie there without another one beside it. */
const isApart = (galaxy: Galaxy, cell: string) =>
  !Object.keys(galaxy.tiles).some(
    other => areNeighbours(cell, other) && tileAt(galaxy, other)?.back === 'special',
  )

/** What was wrong with a tile that was placed, if anything was. */
function wrongPlacement(g: TiState, seat: string, tile: TileId, cell: string): string | undefined {
  const { tiles: hand, lastTile } = g.players[seat]!
  if (!hand.includes(tile)) return 'not in hand'
  const board = cellsOf(g.galaxy)
  const free = board.filter(one => ringOf(one) === ringOf(cell) && g.galaxy.tiles[one] === undefined)
  const inner = board.filter(one => ringOf(one) > 0 && ringOf(one) < ringOf(cell))
  if (inner.some(one => g.galaxy.tiles[one] === undefined)) return 'an inner ring is not full'
  const mustHavePlanets = lastTile !== null && !hasPlanets(lastTile) && hand.some(hasPlanets)
  if (mustHavePlanets && !hasPlanets(tile)) return 'without planets again'
  if (!isSpecial(tile) || isApart(g.galaxy, cell)) return undefined
  const couldBe = hand.filter(one => !mustHavePlanets || hasPlanets(one))
  const isForced = couldBe.every(isSpecial) && !free.some(one => isApart(g.galaxy, one))
  return isForced ? undefined : 'beside a special system'
}

describe('twilight-imperium-3: properties of galaxies', function () {
  this.timeout(120_000)

  for (const players of [3, 4, 5, 6, 7, 8])
    it(`[TI-5.08, TI-5.11, TI-5.12, TI-5.13, TI-5.14] are built by ${players} players by the rules`, () => {
      let placed = 0
      for (let n = 0; n < (players > 6 ? 3 : 8); n++) {
        const g = playRandomGame({
          players,
          label: `galaxy-${players}-${n}`,
          options: { galaxy: 'build' },
          before(g, seat, { move, args }) {
            if (move !== 'placeTile') return
            expect(wrongPlacement(g, seat, args[1] as TileId, String(args[2]))).to.equal(undefined)
            placed += 1
          },
          until: ({ phase }) => phase === 'strategy',
        })
        expectWhole(g)
      }
      expect(placed).to.be.above(100)
    })

  for (const galaxy of ['random', 'preset', 'build'])
    it(`[TI-5.02, TI-5.15] have every tile once and homes alike far from the middle, if ${galaxy}`, () => {
      for (const players of [3, 4, 5, 6, 7, 8])
        for (const label of ['one', 'two', 'three'])
          expectWhole(
            playRandomGame({
              players,
              label,
              options: { galaxy },
              until: ({ phase }) => phase === 'strategy',
            }),
          )
    })

  const SHAPES = [
    { presetMap: 'special', players: 5, galaxies: [''], mecatol: 5 },
    { presetMap: 'multi', players: 6, galaxies: ['', 'A', 'B'], mecatol: 6 },
    { presetMap: 'multi', players: 8, galaxies: ['', 'A', 'B'], mecatol: 6 },
  ]
  for (const { presetMap, players, galaxies, mecatol } of SHAPES)
    it(`[TI-48.30, TI-48.35, TI-48.40, TI-48.42] are whole on the map ${presetMap} for ${players}, with the neighbours that its cells say`, () => {
      for (const presetUse of ['fixed', 'random']) {
        const options = { galaxy: 'preset', presetMap, presetUse, expansionTiles: true }
        const until = ({ phase }: TiState) => phase === 'strategy'
        const { galaxy } = playRandomGame({ players, label: presetUse, options, until })
        const cells = Object.keys(galaxy.tiles)
        expect(new Set(Object.values(galaxy.tiles)).size).to.equal(cells.length)
        expect([...new Set(cells.map(galaxyOf))].toSorted()).to.deep.equal(galaxies)
        for (const one of cells)
          expect(adjacentTo(galaxy, one), one).to.have.members(
            cells.filter(other => areBeside(galaxy, one, other)),
          )
        expect(adjacentTo(galaxy, '0-00')).to.have.length(mecatol)
        // Each galaxy holds together, and wormholes hold all of them together.
        for (const cell of cells) {
          const own = cells.filter(other => galaxyOf(other) === galaxyOf(cell))
          expect(reachedFrom(cell, cells, (from, to) => areBeside(galaxy, from, to)).size).to.equal(
            own.length,
          )
        }
        const far = cells.map(cell => distance({ galaxy, laws: [] }, '0-00', cell))
        expect(Math.max(...far)).to.be.below(Number.POSITIVE_INFINITY)
      }
    })
})

/** Those that a map joins over open space, too. */
function areBeside({ setup }: Galaxy, one: string, other: string): boolean {
  const joined = JOINED[GALAXY_SETUPS[setup]!.board] ?? []
  return (
    areNeighbours(one, other) ||
    joined.some(pair => pair.includes(one) && pair.includes(other) && one !== other)
  )
}

/** Systems that can be gone to from some, step by step. */
function reachedFrom(cell: string, cells: readonly string[], isStep: (from: string, to: string) => boolean) {
  const reached = new Set([cell])
  for (const at of reached) for (const other of cells) if (isStep(at, other)) reached.add(other)
  return reached
}

/** A galaxy without holes, nothing twice, everybody at home at the edge, and a counter of planets for each. */
function expectWhole({ galaxy: { tiles, homes }, players, planets }: TiState): void {
  const cells = Object.keys(tiles)
  expect(new Set(Object.values(tiles)).size).to.equal(cells.length)
  expect(tiles['0-00']).to.equal('mecatol-rex')
  const isLarge = Object.keys(homes).length > 6
  if (!isLarge) for (const cell of cells) expect(tileAt({ tiles }, cell), cell).to.include({ set: 'base' })
  expect(reachedFrom('0-00', cells, areNeighbours).size).to.equal(cells.length)
  for (const [seat, home] of Object.entries(homes)) {
    expect(ringOf(home)).to.equal(isLarge ? 4 : 3)
    const { homeOf, planets: own } = tileAt({ tiles }, home)!
    expect(homeOf).to.equal(players[seat]!.race)
    for (const planet of own) expect(planets[planet]?.by).to.equal(seat)
  }
}

/** Units of every kind by seat, wherever they are. */
function unitsOf({ space, planets, order }: Pick<TiState, 'space' | 'planets' | 'order'>) {
  const count = Object.fromEntries(
    order.map(seat => [seat, Object.fromEntries(UNIT_KINDS.map(kind => [kind, 0]))]),
  )
  for (const fleets of Object.values(space))
    for (const [seat, { ships, laden }] of Object.entries(fleets))
      for (const units of [ships, ...laden.map(({ cargo }) => cargo)])
        for (const [kind, many] of Object.entries(units)) count[seat]![kind]! += many
  for (const { by, units } of Object.values(planets))
    for (const [kind, many] of Object.entries(units)) count[by]![kind]! += many
  return count
}

const damagedOf = ({ space }: Pick<TiState, 'space'>) =>
  Object.values(space)
    .flatMap(fleets => Object.values(fleets))
    .flatMap(({ damaged }) => Object.values(damaged))
    .reduce((sum, many) => sum + many, 0)

/** Steps from one system to another, whoever is there. */
function distance({ galaxy, laws }: Pick<TiState, 'galaxy' | 'laws'>, from: string, to: string): number {
  const cells = Object.keys(galaxy.tiles)
  const holes = (cell: string) => [
    ...(tileAt(galaxy, cell)?.wormholes ?? []),
    ...(galaxy.tokens?.[cell] ?? []),
  ]
  const isLaw = (id: string) => laws.some(law => law.id === id)
  const areLinked = (a: string, b: string) => {
    if (isLaw('closing-the-wormholes')) return false
    if (isLaw('wormhole-reconstruction')) return holes(a).length > 0 && holes(b).length > 0
    return holes(a).some(hole => holes(b).includes(hole))
  }
  const far = new Map([[from, 0]])
  for (const [cell, steps] of far)
    for (const next of cells)
      if (!far.has(next) && (areBeside(galaxy, cell, next) || areLinked(cell, next))) far.set(next, steps + 1)
  return far.get(to) ?? Number.POSITIVE_INFINITY
}

describe('twilight-imperium-3: properties of movement', function () {
  this.timeout(120_000)

  for (const [players, bot] of [
    [3, 'cadet'],
    [6, undefined],
  ] as const)
    it(`[TI-15.01, TI-15.02, TI-15.09, TI-15.15] neither makes nor loses a unit with ${players} players, and goes no farther than ships go`, () => {
      let moved = 0
      playRandomGame({
        players,
        label: `movement-${players}`,
        ...(bot && { bot }),
        before(g, seat, { move, args }) {
          if (move !== 'act') return
          const [, to, { moves, cards }] = args as [number, string, { moves: ShipMove[]; cards?: [] }]
          const seen = withCards(g, seat, cards)
          expect(refuseMoves(seen, seat, to, moves)).to.equal(undefined)
          const after = { ...trial(seen), order: g.order }
          moveShips(after, seat, to, moves)
          expect(unitsOf(after)).to.deep.equal(unitsOf(g))
          expect(damagedOf(after)).to.equal(damagedOf(g))
          for (const { from, ship } of moves.filter(isOfShips)) {
            const carried = UNITS[ship].movement === 0
            if (!carried)
              expect(distance(g, from, to)).to.be.at.most(movementOf(seen, seat, ship, from).total)
            moved += 1
          }
          for (const other of g.order) if (other !== seat) expectSameFleets(g, after, other)
        },
      })
      expect(moved).to.be.above(30)
    })
})

function expectSameFleets(g: Pick<TiState, 'space'>, after: Pick<TiState, 'space'>, seat: string): void {
  const fleets = ({ space }: Pick<TiState, 'space'>) =>
    Object.entries(space).flatMap(([cell, { [seat]: fleet }]) => (fleet ? [[cell, fleet]] : []))
  expect(fleets(after)).to.deep.equal(fleets(g))
}

/** The galaxy, built by the players or at random. Section 5. */
import { ask, type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import { GALAXY_SETUPS, type GalaxySetup, nexusOn, RACES, ringOf } from '../../data/index.ts'
import { FACE_DOWN, freeCells, type Placement, placements } from '../../galaxy/building.ts'
import { dealtTiles } from '../../galaxy/dealing.ts'
import { layWormhole } from '../../galaxy/map.ts'
import { filledByChance, presetMapOf } from '../../galaxy/piles.ts'
import { line, refuse } from '../../line.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { clockwiseFrom } from '../seats.ts'
import { doNext } from '../steps.ts'

export const galaxySetup = (g: Pick<TiView, 'galaxy'>): GalaxySetup => GALAXY_SETUPS[g.galaxy.setup]!

/** Whose tile is next: clockwise from the Speaker, then back, and so on. [TI-5.09] */
export function nextToPlace(g: TiState): SeatId | undefined {
  const seats = clockwiseFrom(g, g.speaker)
  const left = seats.reduce((sum, seat) => sum + g.players[seat]!.tiles.length, 0)
  const placed = galaxySetup(g).hand * seats.length - left
  const turn = placed % (2 * seats.length)
  return left === 0 ? undefined : seats[turn < seats.length ? turn : 2 * seats.length - 1 - turn]
}

/** Homes of the ring that begins lie there at once. [TI-5.10] */
function placeHomes(g: TiState): void {
  const [cell] = freeCells(g.galaxy, galaxySetup(g))
  if (cell === undefined) return
  for (const [seat, home] of Object.entries(g.galaxy.homes))
    if (ringOf(home) === ringOf(cell)) g.galaxy.tiles[home] = RACES[g.players[seat]!.race!].home
}

export function placeTile(g: TiState, seat: SeatId, { tile, cell }: Placement): void {
  const player = g.players[seat]!
  player.tiles.splice(player.tiles.indexOf(tile), 1)
  player.lastTile = tile
  g.galaxy.tiles[cell] = tile
  if (g.options.galaxy === 'build')
    say(
      g,
      line('log.placesTile', { seat: ref('seat', seat), tile: ref('tile', tile), cell: ref('cell', cell) }),
    )
}

/** Why a tile of the hand may not lie there. [TI-5.08, TI-5.11, TI-5.12] */
export function refusePlacement(view: TiView, seat: SeatId, { tile, cell }: Placement) {
  const { tiles, lastTile } = view.players[seat]!
  const hand = tiles.flatMap(one => one ?? [])
  if (!hand.includes(tile)) return refuse('TI-5.08', 'notInHand')
  if (!freeCells(view.galaxy, galaxySetup(view)).includes(cell)) return refuse('TI-5.08', 'otherRing')
  const legal = placements(view.galaxy, galaxySetup(view), { tiles: hand, lastTile })
  if (legal.some(one => one.tile === tile && one.cell === cell)) return undefined
  return legal.some(one => one.tile === tile)
    ? refuse('TI-5.11', 'besideSpecial')
    : refuse('TI-5.12', 'needsPlanets')
}

/** Several of them change places by chance first. [TI-5.17, TI-55.04] */
function turnUp({ g, random }: Env<TiState>): void {
  const [cells, hidden] = [Object.keys(g.faceDown), Object.values(g.faceDown)]
  const tiles = hidden.length > 1 ? random.Shuffle(hidden) : hidden
  for (const [i, cell] of cells.entries()) {
    const tile = tiles[i]!
    g.galaxy.tiles[cell] = tile
    say(g, line('log.turnsUp', { tile: ref('tile', tile) }))
  }
  g.faceDown = {}
}

/** The tiles that were put aside go to their places, unseen. [TI-5.17, TI-55.02] */
function layFaceDown(g: TiState, cells: readonly string[]): void {
  const tiles = Object.values(g.faceDown)
  g.faceDown = Object.fromEntries(cells.map((cell, i) => [cell, tiles[i]!]))
  for (const cell of cells) g.galaxy.tiles[cell] = FACE_DOWN
}

export const galaxyRules = {
  steps: {
    /** [TI-5.02, TI-5.03, TI-5.17, TI-5.20, TI-40.01, TI-48.03, TI-48.04, TI-55.01, TI-55.02] */
    dealTiles({ g, random }) {
      g.phase = 'galaxy'
      g.galaxy.tiles['0-00'] = 'mecatol-rex'
      if (g.options.wormholeNexus)
        g.galaxy.tiles[nexusOn(GALAXY_SETUPS[g.galaxy.setup]!.board)] = 'wormhole-nexus'
      const map = presetMapOf(g)
      if (map) {
        Object.assign(
          g.galaxy.tiles,
          g.options.presetUse === 'random' ? filledByChance(map, random) : map.tiles,
        )
        for (const [cell, kinds] of Object.entries(map.tokens ?? {}))
          for (const kind of kinds) layWormhole(g.galaxy, cell, kind)
        return
      }
      const { faceDown, hand } = galaxySetup(g)
      const boxes = g.options.expansionTiles ? (['base', 'expansion'] as const) : (['base'] as const)
      const pool = dealtTiles(galaxySetup(g), boxes, random)
      const hidden = pool.splice(0, faceDown)
      const inner = freeCells(g.galaxy, galaxySetup(g))
      for (const seat of g.order) g.players[seat]!.tiles = pool.splice(0, hand)
      if (hidden.length === 0) return
      g.faceDown = Object.fromEntries(hidden.map((tile, i) => [i === 0 ? '' : String(i), tile]))
      if (g.options.galaxy === 'random') layFaceDown(g, random.Shuffle([...inner]).slice(0, faceDown))
      else
        ask(g, {
          seat: g.speaker,
          kind: 'faceDown',
          required: true,
          pick: { of: 'cell', options: inner, min: faceDown, max: faceDown },
          // Of one tile nothing more is to be said. [TI-5.17]
          ...(faceDown > 1 && { about: { count: faceDown } }),
        })
    },
    /** [TI-5.08 to TI-5.10, TI-5.15, TI-5.16] */
    placeTile({ g, random }) {
      placeHomes(g)
      const seat = nextToPlace(g)
      if (seat === undefined) return turnUp({ g, random })
      doNext(g, { do: 'placeTile' })
      if (g.options.galaxy === 'build') {
        ask(g, { seat, kind: 'placeTile', required: true })
        return
      }
      const legal = placements(g.galaxy, galaxySetup(g), g.players[seat]!)
      placeTile(g, seat, legal[random.Die(legal.length) - 1]!)
    },
  },
  answers: {
    faceDown({ g }, _, cells) {
      layFaceDown(g, cells)
      for (const cell of cells)
        say(g, line('log.faceDown', { seat: ref('seat', g.speaker), cell: ref('cell', cell) }))
    },
  },
} satisfies TiChapter

/**
 * The orb as it can be seen: what every space and every edge shows once all cards lie in their order. It is derived
 * from the cards and never stored. Spaces are numbered row by row within a frame around the orb; the neighbours of a
 * number are then found by adding.
 */
import type { Cell, Edge, OrbFace } from '../cards.ts'
import { airlockCardOf, orbCardOf } from '../data/orb-cards.ts'
import { keyOf } from './spaces.ts'
import { turnedFace } from './turning.ts'
import type { EdgeAt, Laid, Pieces, Point } from './types.ts'

/** A face, as it is turned, and where it lies. */
export interface Patch extends Point {
  face: OrbFace
  /** All spaces of an airlock card are airlock card spaces. [RFTG-13.14] */
  airlock: boolean
}

export interface OrbMap {
  /** The smallest rectangle around all spaces. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The frame is the rectangle and MARGIN spaces more on each side. */
  readonly width: number
  readonly height: number
  /** What is seen on a space; undefined where there is none. */
  readonly cells: readonly (Cell | undefined)[]
  /** Number of the card that is seen on a space; -1 where there is none. [RFTG-13.10] */
  readonly cards: Int16Array
  /** Whether a space belongs to an airlock card. */
  readonly airlock: Uint8Array
  /** The top and the left edge of every space, as `rankOf` numbers them; 0 where there is none. */
  readonly tops: Uint8Array
  readonly lefts: Uint8Array
  /** Numbers of the spaces with a jump tube. */
  readonly jumps: readonly number[]
}

/** A card that touches the orb reaches 3 spaces beyond it, and its neighbours 4. */
export const MARGIN = 4

const NO_EDGE = 0
export const OPEN = 1
export const WALL = 8

/** Edges from best to worst: open, barriers by their strength, wall. [RFTG-17.08] */
export const rankOf = (edge: Edge): number => (edge === 'open' ? OPEN : edge === 'wall' ? WALL : edge)

/** The edge of a rank. */
export function edgeOf(rank: number): Edge | undefined {
  if (rank === NO_EDGE) return undefined
  return rank === OPEN ? 'open' : rank === WALL ? 'wall' : (rank as Edge)
}

/** The map of patches, each laid over those before it. [RFTG-13.08, RFTG-13.09] */
export function mapOfPatches(patches: readonly Patch[]): OrbMap {
  const left = Math.min(...patches.map(({ x }) => x))
  const top = Math.min(...patches.map(({ y }) => y))
  const right = Math.max(...patches.map(({ x, face }) => x + face.cells[0]!.length - 1))
  const bottom = Math.max(...patches.map(({ y, face }) => y + face.cells.length - 1))
  const width = right - left + 1 + 2 * MARGIN
  const height = bottom - top + 1 + 2 * MARGIN
  const size = width * height
  const cells: (Cell | undefined)[] = new Array(size).fill(undefined)
  const cards = new Int16Array(size).fill(-1)
  const airlock = new Uint8Array(size)
  const tops = new Uint8Array(size)
  const lefts = new Uint8Array(size)
  patches.forEach((patch, card) => {
    const { face } = patch
    const first = (patch.y - top + MARGIN) * width + patch.x - left + MARGIN
    face.cells.forEach((row, r) => {
      row.forEach((cell, c) => {
        const at = first + r * width + c
        cells[at] = cell
        cards[at] = card
        airlock[at] = patch.airlock ? 1 : 0
      })
    })
    face.hEdges.forEach((row, r) => {
      row.forEach((edge, c) => {
        tops[first + r * width + c] = rankOf(edge)
      })
    })
    face.vEdges.forEach((row, r) => {
      row.forEach((edge, c) => {
        lefts[first + r * width + c] = rankOf(edge)
      })
    })
  })
  const jumps = cells.flatMap((cell, at) => (cell === 'jump' ? [at] : []))
  return { left, top, right, bottom, width, height, cells, cards, airlock, tops, lefts, jumps }
}

/** The printed face of an orb card or an airlock card. Throws on a card that does not exist. */
export function printedFace(card: string): { face: OrbFace; airlock: boolean } {
  const orbCard = orbCardOf(card)
  if (orbCard) return { face: orbCard, airlock: false }
  const face = airlockCardOf(card)
  if (!face) throw new Error(`there is no orb card ${card}`)
  return { face, airlock: true }
}

const maps = new WeakMap<readonly Laid[], { map: OrbMap; count: number }>()

/** The map of the cards on the orb, in the order in which they were laid. Cards are only ever added to the list. */
export function mapOf(laid: readonly Laid[]): OrbMap {
  const known = maps.get(laid)
  if (known?.count === laid.length) return known.map
  const map = mapOfPatches(
    laid.map(({ card, x, y, turns }) => {
      const { face, airlock } = printedFace(card)
      return { x, y, face: turnedFace(face, turns), airlock }
    }),
  )
  maps.set(laid, { map, count: laid.length })
  return map
}

/** The number of a space, or -1 for a place outside the frame. */
export function numberAt({ left, top, width, height }: OrbMap, x: number, y: number): number {
  const column = x - left + MARGIN
  const row = y - top + MARGIN
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
}

/** The coordinates of a number. */
export function pointAt({ left, top, width }: OrbMap, at: number): Point {
  const column = at % width
  return { x: column - MARGIN + left, y: (at - column) / width - MARGIN + top }
}

/** What is seen on a space; undefined where the orb has none. */
export const cellAt = (map: OrbMap, { x, y }: Point): Cell | undefined => map.cells[numberAt(map, x, y)]

/** The card that is seen on a space: its number in the list of cards. */
export function cardAt(map: OrbMap, { x, y }: Point): number | undefined {
  const card = map.cards[numberAt(map, x, y)]
  return card === undefined || card < 0 ? undefined : card
}

export const isAirlockCard = (map: OrbMap, { x, y }: Point): boolean => map.airlock[numberAt(map, x, y)] === 1

/** What an edge shows; undefined where there is none. */
export function edgeAt(map: OrbMap, { x, y, side }: EdgeAt): Edge | undefined {
  const at = numberAt(map, x, y)
  return edgeOf((side === 'top' ? map.tops[at] : map.lefts[at]) ?? NO_EDGE)
}

/** A space as a board draws it. */
export interface SpaceSeen extends Point {
  cell: Cell
  /** Number of the card in the list of cards. */
  card: number
  airlock: boolean
}

/** All spaces, row by row. */
export const spacesOf = (map: OrbMap): SpaceSeen[] =>
  map.cells.flatMap((cell, at) =>
    cell ? [{ ...pointAt(map, at), cell, card: map.cards[at]!, airlock: map.airlock[at] === 1 }] : [],
  )

/** An edge as a board draws it. */
export interface EdgeSeen extends EdgeAt {
  edge: Edge
}

/** All edges, row by row. */
export function edgesOf(map: OrbMap): EdgeSeen[] {
  const edges: EdgeSeen[] = []
  for (let at = 0; at < map.cells.length; at++) {
    const top = edgeOf(map.tops[at]!)
    const left = edgeOf(map.lefts[at]!)
    if (top) edges.push({ ...pointAt(map, at), side: 'top', edge: top })
    if (left) edges.push({ ...pointAt(map, at), side: 'left', edge: left })
  }
  return edges
}

/** Uplift bases in sight. [RFTG-12.13] */
export const upliftBases = (map: OrbMap): number => map.cells.filter(cell => cell === 'upliftBase').length

/** What a space shows on which a token may lie. [RFTG-17.12] */
export const FOR_TOKENS: readonly (Cell | undefined)[] = ['artifactA', 'artifactB', 'breedingArtifactA']

/** Whether a token lies on the space with a number. */
export const hasToken = (map: OrbMap, { tokens }: Pick<Pieces, 'tokens'>, at: number): boolean =>
  FOR_TOKENS.includes(map.cells[at]) && tokens[keyOf(pointAt(map, at))] !== undefined

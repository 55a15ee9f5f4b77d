/** Where a card may be laid. Section 17. */

import type { OrbFace } from '../cards.ts'
import type { Reason } from '../line.ts'
import { hasToken, MARGIN, type OrbMap, pointAt, rankOf } from './map.ts'
import { turnedFace } from './turning.ts'
import { ALL_TURNS, type EdgeAt, type Laid, type Pieces, type Point, type Turns } from './types.ts'

/** A place and a turn for a card. */
export type Placement = Omit<Laid, 'card'>

/** Why a card may not be laid somewhere: the rule, and the spaces or edges that break it. */
export interface Problem {
  rule: `RFTG-17.${string}`
  key: Reason
  spaces: Point[]
  edges: EdgeAt[]
}

/** A card, and what it is to be laid on. */
export interface Laying {
  map: OrbMap
  pieces: Pieces
  /** The printed face. */
  face: OrbFace
  /** For a breeding tube: number of the card on which the team stands that found it. [RFTG-17.09] */
  breeder?: number | undefined
}

/** A card as it is turned, in steps between numbers of spaces on maps of one width. */
interface Shape {
  /** Width of the maps. */
  width: number
  rows: number
  columns: number
  /** From the top left space to each space of the card. */
  spaces: readonly number[]
  /** The edges on the border of the card, and from them to the space on their other side. */
  borders: readonly { step: number; side: EdgeAt['side']; across: number; rank: number }[]
}

const shapes = new WeakMap<OrbFace, Shape>()

/** The shape of a card. The last one of each turned face is kept: it is asked for again and again. */
function shapeOf({ map: { width }, face }: Laying, turns: Turns): Shape {
  const turned = turnedFace(face, turns)
  const known = shapes.get(turned)
  if (known?.width === width) return known
  const { cells, hEdges, vEdges } = turned
  const rows = cells.length
  const columns = cells[0]!.length
  const tops = [0, rows].flatMap(r =>
    hEdges[r]!.map((edge, c) => {
      return { step: r * width + c, side: 'top' as const, across: -width, rank: rankOf(edge) }
    }),
  )
  const lefts = vEdges.flatMap((row, r) =>
    [0, columns].map(c => {
      return { step: r * width + c, side: 'left' as const, across: -1, rank: rankOf(row[c]!) }
    }),
  )
  const spaces = cells.flatMap((row, r) => row.map((_, c) => r * width + c))
  const shape = { width, rows, columns, spaces, borders: [...tops, ...lefts] }
  shapes.set(turned, shape)
  return shape
}

/** A rule of placing: the spaces or edges that break it when the card lies with its top left space at a number. */
interface Check {
  rule: Problem['rule']
  key: Reason
  isBroken(laying: Laying, shape: Shape, at: number): boolean
  spaces?(laying: Laying, shape: Shape, at: number): number[]
  edges?(laying: Laying, shape: Shape, at: number): EdgeAt[]
}

/** No space of the card may be like this. */
function noSpace(rule: Check['rule'], key: Reason, isBad: (laying: Laying, space: number) => boolean): Check {
  return {
    rule,
    key,
    isBroken: (laying, { spaces }, at) => spaces.some(step => isBad(laying, at + step)),
    spaces: (laying, { spaces }, at) => spaces.map(step => at + step).filter(space => isBad(laying, space)),
  }
}

/** Some space of the card must be like this. */
function someSpace(rule: Check['rule'], key: Reason, isGood: (map: OrbMap, space: number) => boolean): Check {
  return {
    rule,
    key,
    isBroken: (laying, { spaces }, at) => !spaces.some(step => isGood(laying.map, at + step)),
    spaces: (_, { spaces }, at) => spaces.map(step => at + step),
  }
}

const isBetterEdge =
  ({ map: { cells, tops, lefts } }: Laying, at: number) =>
  ({ step, side, across, rank }: Shape['borders'][number]): boolean => {
    const space = at + step
    const onOuterBorder = (cells[space] === undefined) !== (cells[space + across] === undefined)
    return onOuterBorder && rank < (side === 'top' ? tops : lefts)[space]!
  }

/** In the order in which they are told: what a person would see first. */
const CHECKS: readonly Check[] = [
  someSpace('RFTG-17.07', 'orbNotConnected', ({ cells, width }, at) =>
    Boolean(cells[at] ?? cells[at - 1] ?? cells[at + 1] ?? cells[at - width] ?? cells[at + width]),
  ),
  noSpace('RFTG-17.02', 'orbOnAirlock', ({ map }, at) => map.airlock[at] === 1),
  noSpace('RFTG-17.03', 'orbOnToken', ({ map, pieces }, at) => hasToken(map, pieces, at)),
  noSpace('RFTG-17.04', 'orbOnTeam', ({ map, pieces }, at) => {
    if (map.cells[at] === undefined) return false
    const { x, y } = pointAt(map, at)
    return pieces.teams.some(team => team.x === x && team.y === y)
  }),
  someSpace('RFTG-17.06', 'orbNothingNew', ({ cells }, at) => cells[at] === undefined),
  // Not on, and not even at a corner of, what is seen of the card with the breeding tube.
  noSpace('RFTG-17.09', 'orbNearBreeder', ({ map: { cards, width }, breeder }, at) => {
    if (breeder === undefined) return false
    for (let y = -width; y <= width; y += width)
      for (let x = -1; x <= 1; x++) if (cards[at + y + x] === breeder) return true
    return false
  }),
  {
    rule: 'RFTG-17.08',
    key: 'orbBetterEdge',
    isBroken: (laying, { borders }, at) => borders.some(isBetterEdge(laying, at)),
    edges: (laying, { borders }, at) =>
      borders
        .filter(isBetterEdge(laying, at))
        .map(({ step, side }) => ({ ...pointAt(laying.map, at + step), side })),
  },
]

/** The number below the top left space of a card; undefined where it is too far away to touch the orb. */
function numberBelow({ map }: Laying, { rows, columns }: Shape, { x, y }: Point): number | undefined {
  const { left, top, right, bottom, width } = map
  if (x < left - columns || y < top - rows || x > right + 1 || y > bottom + 1) return undefined
  return (y - top + MARGIN) * width + x - left + MARGIN
}

const told = ({ rule, key, spaces, edges }: Check, laying: Laying, shape: Shape, at: number): Problem => ({
  rule,
  key,
  spaces: spaces ? spaces(laying, shape, at).map(space => pointAt(laying.map, space)) : [],
  edges: edges ? edges(laying, shape, at) : [],
})

/** Every reason why a card may not be laid at a place, the most striking one first. */
export function placementProblems(laying: Laying, { turns, ...point }: Placement): Problem[] {
  const shape = shapeOf(laying, turns)
  const at = numberBelow(laying, shape, point)
  if (at === undefined) return [{ rule: 'RFTG-17.07', key: 'orbNotConnected', spaces: [], edges: [] }]
  return CHECKS.filter(({ isBroken }) => isBroken(laying, shape, at)).map(check =>
    told(check, laying, shape, at),
  )
}

/** Every place and turn in which a card may be laid, one after the other. */
function* placements(laying: Laying): Generator<Placement> {
  const { left, top, right, bottom, width } = laying.map
  for (const turns of ALL_TURNS) {
    const shape = shapeOf(laying, turns)
    const isBroken = (at: number) => CHECKS.some(check => check.isBroken(laying, shape, at))
    for (let y = top - shape.rows; y <= bottom + 1; y++) {
      const row = (y - top + MARGIN) * width + MARGIN - left
      for (let x = left - shape.columns; x <= right + 1; x++) if (!isBroken(row + x)) yield { x, y, turns }
    }
  }
}

/** Every place and turn in which a card may be laid. */
export const legalPlacements = (laying: Laying): Placement[] => [...placements(laying)]

/** Whether a card may be laid anywhere. */
export const canBeLaid = (laying: Laying): boolean => !placements(laying).next().done

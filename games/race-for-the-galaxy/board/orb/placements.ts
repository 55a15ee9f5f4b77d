/** A card that is about to be laid on the orb: where, how turned, and what speaks against it. */
import sortBy from 'lodash/sortBy.js'
import type { Ask, LegalMove, SeatId } from '../../../kit/index.ts'
import type { Edge } from '../../cards.ts'
import {
  type EdgeAt,
  type Laid,
  type Placement,
  type Point,
  type Problem,
  placementProblems,
  printedFace,
  type Turns,
  turnedFace,
} from '../../orb/index.ts'
import { teamsOf } from '../../rules/orb-board.ts'
import { layingOf } from '../../rules/orb-placing.ts'
import type { RaceView, Uid } from '../../state.ts'

/** Questions that are answered by laying a card. */
export const LAYS = ['orbFirst', 'orbPlay', 'orbBreed', 'orbAirlock'] as const
export type LayKind = (typeof LAYS)[number]
export const isLaying = ({ kind }: Ask): boolean => (LAYS as readonly string[]).includes(kind)

/** The places where cards may be laid, from the legal moves. */
export const placementsIn = (moves: readonly LegalMove[]): Laid[] =>
  moves.flatMap(({ move, args }) => {
    if (move !== 'placeOrbCard') return []
    const [, card, x, y, turns] = args as [number, Uid, number, number, Turns]
    return [{ card, x, y, turns }]
  })

export const isSamePlace = (a: Placement, b: Placement) => a.x === b.x && a.y === b.y && a.turns === b.turns

/** The places of cards, those nearest to a spot first. */
export const byNearness = (places: readonly Laid[], spot: Point): Laid[] =>
  sortBy(places, ({ card, x, y, turns }) => {
    const { width, height } = sizeOf(card, turns)
    return Math.hypot(x + width / 2 - spot.x, y + height / 2 - spot.y)
  })

/** Where a seat is at home on the orb: at its first survey team, or in the middle of the main airlock. */
export function homeOf(view: RaceView, seat: SeatId | null): Point {
  const { teams } = view.orb!
  const team = seat === null ? undefined : teams[teamsOf(view, seat)[0] ?? '']
  return team ? { x: team.x + 0.5, y: team.y + 0.5 } : { x: 0, y: 1.5 }
}

/** The place after this one among those of a card as it is turned; where there is none, as it is turned otherwise. */
export function nextPlace(places: readonly Laid[], now: Laid): Laid | undefined {
  const own = places.filter(({ card }) => card === now.card)
  const alike = own.filter(({ turns }) => turns === now.turns)
  const around = alike.length > 0 ? alike : own
  return around[(around.findIndex(one => isSamePlace(one, now)) + 1) % Math.max(1, around.length)]
}

/** The size of a card as it is turned, in spaces. */
export function sizeOf(card: Uid, turns: Turns): { width: number; height: number } {
  const { cells } = turnedFace(printedFace(card).face, turns)
  return { width: cells[0]!.length, height: cells.length }
}

/** An edge as a card shows it that lies somewhere. */
export function printedEdge({ card, turns, ...at }: Laid, { x, y, side }: EdgeAt): Edge | undefined {
  const { hEdges, vEdges } = turnedFace(printedFace(card).face, turns)
  return (side === 'top' ? hEdges : vEdges)[y - at.y]?.[x - at.x]
}

/** The place of a card whose middle is nearest to a spot. */
export function placeAround(card: Uid, turns: Turns, { x, y }: Point): Laid {
  const { width, height } = sizeOf(card, turns)
  return { card, turns, x: Math.round(x - width / 2), y: Math.round(y - height / 2) }
}

/** A quarter turn clockwise around the middle. */
export function turnedPlace({ card, x, y, turns }: Laid): Laid {
  const { width, height } = sizeOf(card, turns)
  const next = ((turns + 1) % 4) as Turns
  return {
    card,
    turns: next,
    x: x + Math.trunc((width - height) / 2),
    y: y + Math.trunc((height - width) / 2),
  }
}

/** What speaks against a place, the most striking reason first. */
export const problemsAt = (view: RaceView, kind: LayKind, { card, ...at }: Laid): Problem[] =>
  placementProblems(layingOf(view, card, kind), at)

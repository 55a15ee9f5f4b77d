/**
 * Moves that take many things are put together step by step: a list of such steps, in words, is a way to every one of
 * them for whoever does not point at a board. What is put together is a draft like any other.
 */
import { askWith } from './asks.ts'
import type { Line } from './line.ts'
import type { MoveTable, Play } from './moves.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

/** A step from a move to another one. */
export interface Change {
  /** What it is about: such steps are listed together. */
  of: Line
  label: Line
  play: Play
}

/** A move that is being put together, legal or not yet. */
export interface Composed {
  label: Line
  /** What is lost or wasted by it, though it is allowed. */
  notes: Line[]
  changes: Change[]
}

/** A move in words, with all that can be changed of it; undefined where it is not put together step by step. */
export function composedIn<S extends KitState, V extends { asks: KitState['asks'] }>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  { move, args: [id, ...given] }: Play,
): Composed | undefined {
  const spec = Object.hasOwn(moves, move) ? moves[move]! : undefined
  const ask = askWith(view, id)
  if (!spec?.changes || ask?.seat !== seat || !spec.during.includes(ask.kind)) return undefined
  const parsed = spec.args.safeParse(given)
  if (!parsed.success) return undefined
  const actor = { seat, ask }
  return {
    label: spec.label(view, actor, parsed.data),
    notes: spec.notes?.(view, actor, parsed.data) ?? [],
    changes: spec
      .changes(view, actor, parsed.data)
      .map(({ of, label, args }) => ({ of, label, play: { move, args: [id, ...args] } })),
  }
}

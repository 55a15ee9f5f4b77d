/** Finds out what somebody wants to do: one of the moves of the game, or of those that every blind question takes. */
import * as z from 'zod/mini'
import { type Asks, amend, askWith, keepAnswer } from './asks.ts'
import { line } from './line.ts'
import {
  type Found,
  type LegalMove,
  type MoveSpec,
  type MoveTable,
  moveOf,
  type Play,
  unasked,
  worded,
} from './moves.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

interface Waiting {
  asks: Asks
}

/** Finds out what a message asks for. Anything at all may come in as `move` and `args`, whatever their types say. */
export function findMove<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  move: string,
  args: readonly unknown[],
): Found<S, V> | Refusal {
  if (typeof move !== 'string') return refuse('kit', 'unknownMove')
  const table = Object.hasOwn(moves, move) ? moves : blindMovesOf(moves)
  const spec = Object.hasOwn(table, move) ? table[move] : undefined
  if (!spec) return refuse('kit', 'unknownMove')
  if (!Array.isArray(args)) return refuse('kit', 'malformed')
  if (spec.anytime) return judged(view, { move, spec, actor: { seat, ask: unasked(seat) } }, args)
  const id: unknown = args[0]
  const rest = args.slice(1)
  const ask = typeof id === 'number' ? askWith(view, id) : undefined
  if (!ask || ask.seat !== seat) return refuse('kit', 'stale')
  if (table === moves ? !spec.during.includes(ask.kind) : !ask.blind) return refuse('kit', 'otherQuestion')
  if (ask.answer?.final && spec.args.safeParse(rest).success) return refuse('kit', 'answered')
  return judged(view, { move, spec, actor: { seat, ask } }, rest)
}

function judged<S extends KitState, V>(
  view: V,
  { move, spec, actor }: Omit<Found<S, V>, 'args'>,
  given: readonly unknown[],
): Found<S, V> | Refusal {
  const parsed = spec.args.safeParse(given)
  if (!parsed.success) return refuse('kit', 'malformed')
  return spec.refusal(view, actor, parsed.data) ?? { move, spec, actor, args: parsed.data }
}

/** One play in words; undefined where it is refused. */
export function wordedIn<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  play: Play,
): LegalMove | undefined {
  const found = findMove(moves, view, seat, play.move, play.args)
  if (!('spec' in found)) return undefined
  const { spec, actor, args } = found
  return worded(play, () => spec.label(view, actor, args))
}

/** The moves that every blind question takes beside those of the game: no list offers them. */
export interface BlindMoves<S extends KitState, V> extends MoveTable<S, V> {
  reconsider: MoveSpec<S, V>
  seal: MoveSpec<S, V>
}

const made = new WeakMap<object, unknown>()

/** Made once for the moves of a game. */
export function blindMovesOf<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
): BlindMoves<S, V> {
  const known = made.get(moves) ?? blindMoves(moves)
  made.set(moves, known)
  return known as BlindMoves<S, V>
}

function blindMoves<S extends KitState, V extends Waiting>(moves: MoveTable<S, V>): BlindMoves<S, V> {
  const move = moveOf<S, V>()
  return {
    /** `reconsider(ask)`: takes an answer back. The group waits for the seat again. */
    reconsider: move({
      during: [],
      args: z.tuple([]),
      candidates: () => [],
      refusal: (_, { ask: { answer } }) => (answer ? undefined : refuse('kit', 'notAnswered')),
      act({ g }, { ask: { id } }) {
        keepAnswer(g, id, undefined)
        if (g.standing) amend(g, id, { unaided: true })
      },
      label: () => line('move.reconsider'),
    }),
    /**
     * `seal(ask, move, ...args)`: answers for good, so that the seat is not active any longer; `seal(ask)` does so with
     * the answer that was given. For boardgame.io's bots, which would be asked again and again.
     */
    seal: move({
      during: [],
      args: z.array(z.unknown()),
      candidates: () => [],
      refusal(view, { seat, ask: { id, answer } }, [name, ...args]) {
        if (name === undefined) return answer ? undefined : refuse('kit', 'notAnswered')
        const found = findMove<S, V>(moves, view, seat, name as string, [id, ...args])
        return 'spec' in found ? undefined : found
      },
      act({ g }, { ask: { id } }, [name, ...args]) {
        const given = name === undefined ? askWith(g, id)!.answer! : { move: name as string, args }
        keepAnswer(g, id, { ...given, final: true })
      },
      label: () => line('move.seal'),
    }),
  }
}

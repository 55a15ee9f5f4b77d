import * as z from 'zod/mini'
import { type Ask, type Asks, answeredBy, asksOf, askWith, close, type Pick } from './asks.ts'
import { answersTo, areApart, isTooEarly } from './choices.ts'
import { type Line, line, type Ref, ref } from './line.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { Env, KitState } from './state.ts'
import { byWeight } from './think/chance.ts'

/**
 * One move of a game: when it may be made, whether it is legal and what it does, side by side. `refusal` is the one
 * truth for legality: the move itself, the list of legal moves, the board, the bots and the tests all come from it.
 * It works on a view (a state is a view too), so it can never depend on what the seat does not know.
 */
export interface MoveSpec<
  S extends KitState,
  V,
  Args extends unknown[] = unknown[],
  Kind extends string = string,
> {
  /** The kinds of question that this move answers. */
  during: readonly Kind[]
  /**
   * It answers no question and can be made at any time: its arguments have no id before them, and `actor.ask` is a
   * question that nobody asked. boardgame.io's own servers take it only from a seat that is asked something.
   */
  anytime?: true
  /** Shape of the arguments after the question's id. */
  args: z.ZodMiniType<Args>
  /**
   * Argument lists worth trying; those that are not refused are the legal ones. All legal ones are among them, but where
   * a move takes so many of so many things that nobody wants to read the list: see `someCombinations`.
   */
  candidates(view: V, actor: Actor): NoInfer<Args>[]
  /** All candidates are legal: `refusal` looks for what it is given among them, and is not asked about each. */
  candidatesAreLegal?: true
  /**
   * One argument list by chance, legal or not, for moves that can be made in more ways than anybody can list. Where a
   * question has such a move, random play draws a move first and then its arguments: also one that can be made at any
   * time, if it has a sample.
   */
  sample?(view: V, actor: Actor, random: () => number): NoInfer<Args> | undefined
  /** How often random play draws this move beside the others of its question. Default: 1. */
  often?: number
  /** Why it is not allowed, or undefined. */
  refusal(view: V, actor: Actor, args: NoInfer<Args>): Refusal | undefined
  /** Does it. Called only when it is not refused. */
  act(env: Env<S>, actor: Actor, args: NoInfer<Args>): void
  /** What it is called in a list of legal moves. */
  label(view: V, actor: Actor, args: NoInfer<Args>): Line
  /** What is lost or wasted by it, though it is allowed. */
  notes?(view: V, actor: Actor, args: NoInfer<Args>): Line[]
  /**
   * For moves that take many things: every step from such arguments, legal or not, to others, so that whoever begins with
   * one of the `candidates` comes to all of them. Hosts offer these steps in words.
   */
  changes?(view: V, actor: Actor, args: NoInfer<Args>): { of: Line; label: Line; args: NoInfer<Args> }[]
}

/** Who moves, and the question that the move answers. */
export interface Actor {
  seat: SeatId
  ask: Ask
}

/** The moves of a game by name. */
export type MoveTable<S extends KitState, V> = { [name: string]: MoveSpec<S, V> }

/** A move with its arguments: dispatch it as `moves[move](...args)`. */
export interface Play {
  move: string
  /** The id of the question that it answers, then the arguments of the move. */
  args: [ask: number, ...unknown[]]
}

/** A move that a seat can make now, in words. */
export interface LegalMove extends Play {
  label: Line
}

/** The kinds of question that the state of a game knows. */
export type KindIn<S extends { asks: Asks }> = S['asks'][number]['kind']

/** Its open questions as views have them: without what is remembered. */
export type SeenAsks<S extends { asks: Asks }> = Asks<Ask<KindIn<S>>>

/** Helps the compiler to infer the arguments and questions of a move: `const move = moveOf<State, View>()`. */
export const moveOf =
  <S extends KitState, V>() =>
  <const Args extends unknown[] | [], const Kind extends KindIn<S> = never>(
    spec: MoveSpec<S, V, Args, Kind>,
  ): MoveSpec<S, V, unknown[], Kind> =>
    spec as unknown as MoveSpec<S, V, unknown[], Kind>

interface Waiting {
  asks: Asks
}

/** The moves that answer a kind of question. */
interface Answering<S extends KitState, V> {
  all: readonly [name: string, spec: MoveSpec<S, V>][]
  /** Some can be made in more ways than anybody can list. */
  isSampled: boolean
}

const indexes = new WeakMap<object, Map<string, Answering<never, never>>>()

/** The moves that answer a kind of question. Looked up once: this is asked again and again. */
export function movesFor<S extends KitState, V>(moves: MoveTable<S, V>, kind: string): Answering<S, V> {
  const index = indexes.get(moves) ?? new Map<string, Answering<never, never>>()
  indexes.set(moves, index)
  const known = index.get(kind) as Answering<S, V> | undefined
  if (known) return known
  const all = Object.entries(moves).filter(([, spec]) => spec.during.includes(kind))
  const found = { all, isSampled: all.some(([, { sample }]) => sample) }
  index.set(kind, found as unknown as Answering<never, never>)
  return found
}

const anytimes = new WeakMap<object, Answering<never, never>['all']>()

/** The moves for any time that random play can draw. */
function sampledAnytime<S extends KitState, V>(moves: MoveTable<S, V>): Answering<S, V>['all'] {
  const known = anytimes.get(moves) as Answering<S, V>['all'] | undefined
  if (known) return known
  const found = Object.entries(moves).filter(([, { anytime, sample }]) => anytime && sample)
  anytimes.set(moves, found as unknown as Answering<never, never>['all'])
  return found
}

/** One move, and the ways to make it that are worth trying, legal or not. */
interface Candidates<S extends KitState, V> {
  move: string
  spec: MoveSpec<S, V>
  actor: Actor
  ways: unknown[][]
}

function candidatesIn<S extends KitState, V>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  asks: readonly Ask[],
): Candidates<S, V>[] {
  const candidates: Candidates<S, V>[] = []
  for (const ask of asks) {
    const actor = { seat, ask }
    for (const [move, spec] of movesFor(moves, ask.kind).all)
      candidates.push({ move, spec, actor, ways: spec.candidates(view, actor) })
  }
  return candidates
}

/** Those that are not refused, as `made` makes them of a move and its arguments. */
function legalIn<S extends KitState, V extends Waiting, T>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  made: (play: Play, spec: MoveSpec<S, V>, actor: Actor, args: unknown[]) => T,
): T[] {
  const legal: T[] = []
  for (const { move, spec, actor, ways } of candidatesIn(moves, view, seat, asksOf(view, seat)))
    for (const args of ways)
      if (spec.candidatesAreLegal || !spec.refusal(view, actor, args))
        legal.push(made(playOf(move, actor, args), spec, actor, args))
  return legal
}

/** Before the arguments comes the id of the question; a move for any time answers none. */
export const playOf = (move: string, { ask }: Actor, args: unknown[]): Play =>
  ({ move, args: ask.id === UNASKED ? args : [ask.id, ...args] }) as Play

/** Every move that `seat` can make now. Without words, for those who only choose among them: bots. */
export const legalPlaysIn = <S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
): Play[] => legalIn(moves, view, seat, play => play)

const DRAWS = 8

/** A play of a move that is drawn first, then its arguments; undefined where none of a few is legal. */
function drawnPlay<S extends KitState, V>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  asks: readonly Ask[],
  random: () => number,
): Play | undefined {
  const drawable = (ask: Ask, specs: Answering<S, V>['all']) =>
    specs.map(([move, spec]) => ({ option: { move, spec, actor: { seat, ask } }, score: spec.often ?? 1 }))
  const options = [
    ...asks.flatMap(ask => drawable(ask, movesFor(moves, ask.kind).all)),
    ...drawable(unasked(seat), sampledAnytime(moves)),
  ]
  for (let draw = 0; draw < DRAWS; draw++) {
    const { move, spec, actor } = byWeight(options, random)!
    const args = spec.sample ? spec.sample(view, actor, random) : anyOf(spec.candidates(view, actor), random)
    if (args && !spec.refusal(view, actor, args)) return playOf(move, actor, args)
  }
  return undefined
}

const anyOf = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]

/**
 * One of the moves that `seat` can make now, each as likely as any other, but where a question has moves with a `sample`;
 * undefined if there is none.
 */
export function anyPlayIn<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
  random: () => number,
): Play | undefined {
  const asks = asksOf(view, seat)
  if (asks.some(({ kind }) => movesFor(moves, kind).isSampled)) {
    const drawn = drawnPlay(moves, view, seat, asks, random)
    if (drawn) return drawn
  }
  const candidates = candidatesIn(moves, view, seat, asks)
  let left = 0
  for (const { ways } of candidates) left += ways.length
  // Most are never judged: whichever comes first and is legal will do.
  for (; left > 0; left--) {
    let at = Math.floor(random() * left)
    let n = 0
    for (; at >= candidates[n]!.ways.length; n++) at -= candidates[n]!.ways.length
    const one = candidates[n]!
    const { move, spec, actor, ways } = one
    const args = ways[at]!
    if (!spec.refusal(view, actor, args)) return playOf(move, actor, args)
    // The list itself may be one that a move keeps.
    one.ways = ways.filter((_, i) => i !== at)
  }
  return undefined
}

/** A move with words that are looked for when somebody reads them: of a long list hardly anybody does. */
export function worded(play: Play, label: () => Line): LegalMove {
  let known: Line | undefined
  return {
    ...play,
    get label() {
      known ??= label()
      return known
    },
  }
}

/** Every move that `seat` can make now, in words. */
export const legalMovesIn = <S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
): LegalMove[] =>
  legalIn(moves, view, seat, (play, spec, actor, args) => worded(play, () => spec.label(view, actor, args)))

/** What `seat` has answered to blind questions, in words. */
export const answersIn = <S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
): LegalMove[] =>
  answeredBy(view, seat).map(({ answer, ...ask }): LegalMove => {
    const { move, args } = answer!
    return worded({ move, args: [ask.id, ...args] }, () => moves[move]!.label(view, { seat, ask }, args))
  })

/** A move that was found legal: what is needed to carry it out. */
export interface Found<S extends KitState, V> {
  move: string
  spec: MoveSpec<S, V>
  actor: Actor
  args: unknown[]
}

const UNASKED = 0

/** Stands for the question of a move that answers none. */
export const unasked = (seat: SeatId): Ask => ({ id: UNASKED, seat, kind: '', required: false })

/**
 * Handlers of the answers to questions with a `pick`, by kind of question. Nothing is chosen but what the question offers,
 * so a handler may say what ids these are: `[race]: RaceId[]`.
 */
export type AnswerHandlers<S extends KitState> = {
  [One in S['asks'][number] as One['kind']]: AnswerHandler<S, One>
}
/** As a method, for those may take fewer ids than any. */
type AnswerHandler<S extends KitState, One> = {
  handle(env: Env<S>, ask: One, chosen: string[]): void
}['handle']

/**
 * The generic move `answer(ask, chosen)` for every question that offers a pick. An option is called what the texts call
 * it, unless `called` names something else, where the view tells more of it than its id.
 */
export function answerMove<S extends KitState, V>(
  handlers: Partial<AnswerHandlers<S>>,
  called: (view: V, pick: Pick, option: string) => Ref = (_, { of }, option) => ref(of, option),
): MoveSpec<S, V> {
  const byKind = handlers as { [kind: string]: (env: Env<S>, ask: Ask, chosen: string[]) => void }
  return moveOf<S, V>()({
    during: Object.keys(handlers),
    args: z.tuple([z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64))]),
    candidates: (_, { ask }) => (ask.pick ? answersTo(ask.pick).map((chosen): [string[]] => [chosen]) : []),
    refusal(_, { ask: { pick } }, [chosen]) {
      if (!pick) return refuse('kit', 'otherQuestion')
      const { options, min, max } = pick
      if (chosen.length < min || chosen.length > max)
        return refuse('kit', 'pickCount', { min, max, ...(min === max && { context: 'exact' }) })
      if (new Set(chosen).size !== chosen.length) return refuse('kit', 'pickTwice')
      if (!chosen.every(option => options.includes(option))) return refuse('kit', 'notOffered')
      if (areApart(pick, chosen)) return refuse('kit', 'pickApart')
      return isTooEarly(pick, chosen) ? refuse('kit', 'pickOrder') : undefined
    },
    act(env, { ask }, [chosen]) {
      const open = askWith(env.g, ask.id)!
      close(env.g, open)
      byKind[open.kind]!(env, open, chosen)
    },
    label: (view, { ask: { pick } }, [chosen]) =>
      chosen.length === 0
        ? line('move.answerNothing')
        : line('move.answer', { chosen: chosen.map(option => (pick ? called(view, pick, option) : option)) }),
  })
}

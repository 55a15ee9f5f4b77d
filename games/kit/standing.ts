/**
 * Answers in advance: what a seat wants to be answered for it whenever it is asked something of a kind. They are part of
 * the state, so they act whether a page is open or not, and only the seat itself ever sees them. A question that one of
 * them fits is answered within the move that opens it, as if the seat had done so: nothing waits. Where it does not fit
 * any more, the seat is asked as usual, and reads why.
 */
import isEqual from 'lodash/isEqual.js'
import * as z from 'zod/mini'
import { type Ask, asksOf, isOpen, keepAnswer } from './asks.ts'
import { findMove } from './find-move.ts'
import { type Line, line, type Params } from './line.ts'
import { type MoveSpec, type MoveTable, moveOf } from './moves.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Json, SeatId } from './seats.ts'
import type { Env, KitState } from './state.ts'

/** What is so, by name; with a part after a colon where a fact has several: `round`, `planet:wellon`. */
export type Facts = { readonly [fact: string]: Json }

/** What a seat says to such a question. */
export interface StandingWish {
  /** The kinds of question that are answered. */
  kinds: string[]
  /** Only questions that say this of themselves. Missing: all of these kinds. */
  about?: Params
  move: string
  /** The arguments of the move after the id of the question. */
  args: unknown[]
  /** What has to be as the seat has seen it. Where it is not, the seat is asked and told what changed; the wish stays. */
  guards: Facts
  /** For how long it is meant: once one of these is otherwise, the wish is gone. */
  lasts: Facts
}

export interface StandingAnswer extends StandingWish {
  id: number
}

/** Answers in advance, by seat and by id. */
export type Standing = { [seat: SeatId]: { [id: string]: StandingAnswer } }

/** What of a game can be answered in advance. */
export interface StandingRules<V> {
  /** Kinds of question. */
  readonly kinds: readonly string[]
  /**
   * On what answers may depend: what a seat sees of it now, from its view or from the state, which have to agree;
   * undefined where there is no such thing. The text `fact.<name>` names it, with the part as `of`, and `until.<name>`
   * says when it is otherwise: `the round ends`.
   */
  readonly facts: { readonly [name: string]: (view: V, seat: SeatId, of: string) => Json | undefined }
  /** What hosts offer to a seat, whether it is asked just now or not. The text `ahead.<kind>` names any other kind. */
  readonly offers?: (view: V, seat: SeatId) => readonly StandingOffer[]
}

/** An answer that a game offers to give in advance, asked or not. */
export interface StandingOffer {
  /** What it is about. */
  label: Line
  /** The heading under which it lies with its like. */
  group?: Line
  /** What is answered. */
  act: Line
  wish: Subject
  /** For how long it can be meant: each until one of some facts is otherwise, always where there is none. */
  until: readonly (readonly string[])[]
}

/** An answer in advance, for the seat that gave it. */
export interface StandingInWords {
  id: number
  wish: StandingWish
  label: Line
  /** The same with for how long it is meant. */
  whole: Line
  /** Why it does not answer a question that is open now. */
  held: Line[]
}

interface Waiting {
  asks: KitState['asks']
  standing?: Standing
}

/** So many answers in advance may a seat have. */
const AT_MOST = 24
/** So many characters one may be long. */
const LENGTH = 2000

/** The state before anybody has said anything. */
export const noStanding = (seats: readonly SeatId[]): Standing =>
  Object.fromEntries(seats.map(seat => [seat, {}]))

/** What a reader sees of them: its own. */
export const ownStanding = (standing: Standing, { seat }: { seat: SeatId | null }): Standing =>
  seat !== null && Object.hasOwn(standing, seat) ? { [seat]: standing[seat]! } : {}

const standingOf = ({ standing }: Waiting, seat: SeatId): StandingAnswer[] | undefined =>
  standing && Object.hasOwn(standing, seat) ? Object.values(standing[seat]!) : undefined

const text = z.string().check(z.maxLength(80))
const json = z.json() as unknown as z.ZodMiniType<Json>
const wishShape = z.strictObject({
  kinds: z.array(text).check(z.minLength(1), z.maxLength(8)),
  about: z.optional(z.record(text, json)),
  move: text,
  args: z.array(json).check(z.maxLength(16)),
  guards: z.record(text, json),
  lasts: z.record(text, json),
}) as unknown as z.ZodMiniType<StandingWish>

/**
 * The moves `setStanding(wish)` and `dropStanding(id)`. They answer no question and can be made at any time; no list of
 * moves offers them. `moves`: those by which questions are answered.
 */
export function standingMoves<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  rules: StandingRules<V>,
): Record<'setStanding' | 'dropStanding', MoveSpec<S, V>> {
  const move = moveOf<S, V>()
  return {
    setStanding: move({
      during: [],
      anytime: true,
      args: z.tuple([wishShape]),
      candidates: () => [],
      refusal: (view, { seat }, [wish]) => refuseWish(moves, rules, view, seat, wish),
      act({ g }, { seat }, [wish]) {
        const given = g.standing![seat]!
        const same = Object.values(given).find(one => isEqual(subjectOf(one), subjectOf(wish)))
        const id = same?.id ?? Math.max(0, ...Object.values(given).map(one => one.id)) + 1
        g.standing![seat] = { ...given, [id]: { ...wish, id } }
      },
      label: () => line('move.setStanding'),
    }),
    dropStanding: move({
      during: [],
      anytime: true,
      args: z.tuple([z.int()]),
      candidates: () => [],
      refusal: (view, { seat }, [id]) =>
        standingOf(view, seat)?.some(one => one.id === id) ? undefined : refuse('kit', 'noStanding'),
      act({ g }, { seat }, [id]) {
        const { [id]: _, ...others } = g.standing![seat]!
        g.standing![seat] = others
      },
      label: () => line('move.dropStanding'),
    }),
  }
}

type Subject = Pick<StandingWish, 'kinds' | 'about' | 'move' | 'args'>

/** Two wishes with the same subject are one: the newer takes the place of the older. */
export const subjectOf = ({ kinds, about, move, args }: Subject) => ({ kinds, about, move, args })

function refuseWish<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  { kinds, facts }: StandingRules<V>,
  view: V,
  seat: SeatId,
  wish: StandingWish,
): Refusal | undefined {
  const given = standingOf(view, seat)
  if (!given || view.asks.length === 0) return refuse('kit', 'stale')
  if (JSON.stringify(wish).length > LENGTH || given.length >= AT_MOST) return refuse('kit', 'standingTooMany')
  const spec = Object.hasOwn(moves, wish.move) ? moves[wish.move]! : undefined
  if (!spec) return refuse('kit', 'unknownMove')
  if (!wish.kinds.every(kind => kinds.includes(kind) && spec.during.includes(kind)))
    return refuse('kit', 'notInAdvance')
  if (!spec.args.safeParse(wish.args).success) return refuse('kit', 'malformed')
  for (const [fact, seen] of Object.entries({ ...wish.guards, ...wish.lasts })) {
    const now = factIn(facts, view, seat, fact)
    if (now === undefined) return refuse('kit', 'malformed')
    if (!isEqual(now, seen)) return refuse('kit', 'factChanged')
  }
  return undefined
}

/** A fact as a seat sees it; undefined where there is no such thing. */
export function factIn<V>(
  facts: StandingRules<V>['facts'],
  view: V,
  seat: SeatId,
  fact: string,
): Json | undefined {
  const [name = '', ...of] = fact.split(':')
  return Object.hasOwn(facts, name) ? facts[name]!(view, seat, of.join(':')) : undefined
}

const areSo = <V>({ facts }: StandingRules<V>, view: V, seat: SeatId, seen: Facts): boolean =>
  Object.entries(seen).every(([fact, value]) => isEqual(factIn(facts, view, seat, fact), value))

const fits = ({ kinds, about = {} }: StandingWish, ask: Ask): boolean =>
  kinds.includes(ask.kind) && Object.entries(about).every(([name, said]) => isEqual(ask.about?.[name], said))

/** Lets go of the answers that were meant for a time that is over. */
function letLapse<S extends V & KitState, V extends Waiting>(g: S, rules: StandingRules<V>): void {
  for (const [seat, given] of Object.entries(g.standing!)) {
    const left = Object.entries(given).filter(([, one]) => areSo<V>(rules, g, seat, one.lasts))
    if (left.length < Object.keys(given).length) g.standing![seat] = Object.fromEntries(left)
  }
}

/**
 * Answers one open question with what its seat has said in advance, the oldest question first; false where there is none
 * that fits. Of several answers the one that was given first counts.
 */
export function answerAhead<S extends V & KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  rules: StandingRules<V>,
  env: Env<S>,
): boolean {
  const { g } = env
  if (!g.standing) return false
  letLapse<S, V>(g, rules)
  for (const ask of g.asks) {
    if (!isOpen(ask) || ask.unaided) continue
    for (const one of standingOf(g, ask.seat) ?? []) {
      if (!fits(one, ask) || !areSo<V>(rules, g, ask.seat, one.guards)) continue
      const found = findMove<S, V>(moves, g, ask.seat, one.move, [ask.id, ...one.args])
      if (!('spec' in found)) continue
      if (ask.blind) keepAnswer(g, ask.id, { move: one.move, args: one.args })
      else found.spec.act(env, found.actor, found.args)
      return true
    }
  }
  return false
}

/** What a seat has answered in advance, in words, and why that does not answer what it is asked now. */
export function standingIn<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  rules: StandingRules<V>,
  view: V,
  seat: SeatId,
): StandingInWords[] {
  return (standingOf(view, seat) ?? []).map(({ id, ...wish }) => {
    const asks = asksOf(view, seat).filter(ask => fits(wish, ask) && !ask.unaided)
    const ask = asks[0] ?? { id: 0, seat, kind: wish.kinds[0]!, required: false, about: wish.about ?? {} }
    const label = moves[wish.move]!.label(view, { seat, ask }, wish.args)
    return {
      id,
      wish,
      label,
      whole: wayLine(label, wish),
      held: asks[0] ? whyHeld(moves, rules, view, asks[0], wish) : [],
    }
  })
}

function whyHeld<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  { facts }: StandingRules<V>,
  view: V,
  { id, seat }: Ask,
  { guards, move, args }: StandingWish,
): Line[] {
  const changed = Object.entries(guards).flatMap(([fact, seen]) => {
    const now = factIn(facts, view, seat, fact) ?? null
    return isEqual(now, seen) ? [] : [changedLine(fact, seen, now)]
  })
  if (changed.length > 0) return changed
  const found = findMove<S, V>(moves, view, seat, move, [id, ...args])
  return 'spec' in found ? [] : [found.text]
}

/** A fact by its name and part, or when it is otherwise. */
export function factLine(fact: string, text: 'fact' | 'until' = 'fact'): Line {
  const [name = '', ...of] = fact.split(':')
  return line(`${text}.${name}`, of.length > 0 ? { of: of.join(':') } : undefined)
}

/** What is answered, and for how long: `Pass, until the round ends`. */
export function wayLine(act: Line, { lasts, guards }: Pick<StandingWish, 'lasts' | 'guards'>): Line {
  const ends = Object.keys(lasts).map(fact => factLine(fact, 'until'))
  const whole =
    ends.length === 0
      ? line('standing.always', { act })
      : line('standing.until', { act, until: joined('standing.or', ends) })
  return Object.keys(guards).length > 0 ? line('standing.guarded', { whole }) : whole
}

/** Several lines as one. */
export const joined = (key: string, lines: readonly Line[]): Line =>
  lines.reduce((before, next) => line(key, { before, next }))

/** What is otherwise now; where both are numbers or words, how it was and how it is. */
function changedLine(fact: string, seen: Json, now: Json): Line {
  const params = { fact: factLine(fact) }
  const [was, is] = [seen, now].map(value =>
    typeof value === 'number' || typeof value === 'string' ? value : undefined,
  )
  return was === undefined || is === undefined
    ? line('standing.changed', params)
    : line('standing.changedFrom', { ...params, was, is })
}

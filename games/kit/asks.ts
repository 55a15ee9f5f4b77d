import { type Line, line, type Params } from './line.ts'
import type { SeatId } from './seats.ts'

/**
 * An open question: a seat may or must give input of this kind now. A question with a `pick` is answered by the
 * generic move `answer`; any other by the moves that name its kind. Answers carry the id of the question, and a
 * question that is asked again gets a new id, so a late click is refused instead of landing in another moment.
 */
export interface Ask<Kind extends string = string, Of extends string = string> {
  id: number
  seat: SeatId
  /** Text tables word it: `ask.<kind>` for the seat that is asked, `waiting.<kind>` for the others. */
  kind: Kind
  /** The game waits for it. A question that is not required closes when no required one is open any more. */
  required: boolean
  /**
   * Others are asked at the same time, and nobody knows what the others answer (see `blind.ts`). `open`: everybody sees
   * who has answered. `secret`: nobody sees even that.
   */
  blind?: 'open' | 'secret'
  /** What was answered to a blind question. Only the seat that gave it sees it. */
  answer?: Answer
  /** The seat has taken its answer back: what it said in advance does not answer this question again. */
  unaided?: true
  /** In views: the question is answered. */
  answered?: true
  /** What the question is about. Public. */
  about?: Params
  /** The alternatives. Only the seat that is asked sees them. */
  pick?: Pick<Of>
  /** What the game needs to remember until the answer. Nobody sees it. */
  memo?: Memo
}

export interface Memo {
  [key: string]: string | number | boolean | readonly (string | number)[] | undefined
}

/**
 * The questions of a game, made of what it has to remember until each is answered; `null`: nothing. `Of` are the types of
 * what can be chosen.
 */
export type AskOf<Memos extends { [kind: string]: object | null }, Of extends string = string> = {
  [Kind in keyof Memos & string]: Ask<Kind, Of> &
    (Memos[Kind] extends object ? { memo: Memos[Kind] } : unknown)
}[keyof Memos & string]

/** An answer to a blind question: a move, which is carried out when everybody has answered. */
export interface Answer {
  move: string
  /** The arguments of the move after the id of the question. */
  args: unknown[]
  /** It cannot be changed any more. */
  final?: true
}

/**
 * Choose between `min` and `max` of `options`, none twice and no two that are `apart`; where `ordered`, the order of the
 * answer counts, and some come only `after` others.
 */
export interface Pick<Of extends string = string> {
  /** Type of the options in the text tables: option `3` of type `place` reads `place.3.name`. */
  of: Of
  options: string[]
  min: number
  max: number
  ordered?: boolean
  /** Groups of options of which at most one can be chosen. */
  apart?: string[][]
  /** Options with the one that comes before them, where both are chosen. */
  after?: { [option: string]: string }
}

/** Open questions, oldest first. A list: maps by numbers that grow are slow to copy and to walk. */
export type Asks<A extends Ask = Ask> = A[]

export interface AskState<A extends Ask = Ask> {
  asks: Asks<A>
  /** Id of the last question asked. */
  lastAsk: number
}

/** A question that is not asked yet. */
export type Unasked<A extends Ask> = A extends Ask ? Omit<A, 'id'> : never

/** Opens a question: one of those that the state of the game knows. */
export function ask<A extends Ask>(g: AskState<A>, question: NoInfer<Unasked<A>>): A {
  g.lastAsk += 1
  const opened = Object.assign({ id: g.lastAsk }, question) as unknown as A
  g.asks.push(opened)
  return opened
}

/** The question with this id, if there is one. */
export const askWith = (g: { asks: Asks }, id: number): Ask | undefined => g.asks.find(one => one.id === id)

/** A copy. Questions come in many shapes: for those V8 is several times as fast with `assign` as with a spread. */
const copyOf = (question: Ask): Ask => Object.assign({}, question)

/** Puts another question in the place of one. */
function replace(g: AskState, id: number, by: (question: Ask) => Ask): void {
  g.asks = g.asks.map(one => (one.id === id ? by(one) : one))
}

/** Changes what an open question says. Nobody changes a question itself: drafts of a state share it. */
export function amend(g: AskState, id: number, changes: Partial<Omit<Ask, 'id' | 'seat' | 'kind'>>): void {
  replace(g, id, question => Object.assign(copyOf(question), changes))
}

/** Keeps what was answered to a blind question, or takes it back. A question itself never changes: another takes its place. */
export function keepAnswer(g: AskState, id: number, given: Answer | undefined): void {
  replace(g, id, question => {
    const copy = copyOf(question)
    if (given) copy.answer = given
    else delete copy.answer
    return copy
  })
}

/** Closes a question: it is answered, passed or void. */
export function close(g: AskState, { id }: { id: number }): void {
  g.asks = g.asks.filter(one => one.id !== id)
}

/** Closes the open questions of one kind, or all of them. */
export function closeAll(g: AskState, kind?: string): void {
  g.asks = kind === undefined ? [] : g.asks.filter(open => open.kind !== kind)
}

/** Asks every open question again under a new id, because something happened that nobody may have overlooked. */
export function renew(g: AskState): void {
  const { asks } = g
  g.asks = []
  for (const { id: _, answer: __, ...question } of asks) ask(g, question)
}

/** Still to be answered. */
export const isOpen = ({ answer, answered }: Ask): boolean => !answer && !answered

/** The open questions of a seat, oldest first. */
export function asksOf(g: { asks: Asks }, seat: SeatId): Ask[] {
  return g.asks.filter(one => one.seat === seat && isOpen(one))
}

/** The blind questions that a seat has answered, and may answer otherwise until all have. */
export function answeredBy(g: { asks: Asks }, seat: SeatId): Ask[] {
  return g.asks.filter(one => one.seat === seat && one.answer)
}

/** Whether the game waits for somebody. */
export function isWaiting(g: { asks: Asks }): boolean {
  return g.asks.some(one => one.required && isOpen(one))
}

/** The question in words, for the seat that is asked. */
export const questionLine = ({ kind, about }: Ask): Line => line(`ask.${kind}`, about)

/** What the others wait for, in words that follow the name of the seat. */
export const waitingLine = ({ kind, about }: Ask): Line => line(`waiting.${kind}`, about)

/** Who is waited for, and for what. */
export const waitingOf = (ask: Ask): Line =>
  line('desk.waits', { seat: `seat:${ask.seat}`, what: waitingLine(ask) })

/** Several who are waited for with the same thing. */
export const waitingOfMany = (asks: readonly Ask[]): Line =>
  line('desk.waitsForMany', { seats: asks.map(({ seat }) => `seat:${seat}`), what: waitingLine(asks[0]!) })

/**
 * What `seat` (null: a spectator) may see of the open questions: its own with alternatives and answer, others without.
 * Nobody waits for what a reader sees answered, so it is not required to that reader.
 */
export function visibleAsks(asks: Asks, seat: SeatId | null): Asks {
  return asks.map(({ id, seat: whose, kind, required, about, pick, blind, answer, unaided }) => {
    const isOwn = whose === seat
    const answered = answer !== undefined && (isOwn || blind === 'open')
    return {
      id,
      seat: whose,
      kind,
      required: required && !answered,
      ...(blind && { blind }),
      ...(answered && { answered }),
      ...(answer && isOwn && { answer }),
      ...(unaided && isOwn && { unaided }),
      ...(about && { about }),
      ...(pick && isOwn && { pick }),
    }
  })
}

import type { Ref } from '../line.ts'
import type { Position } from '../position.ts'
import type { KitState } from '../state.ts'
import type { GameText, Language } from '../text.ts'

/**
 * A lesson: one idea of a game in a few minutes, played by the real rules from arranged positions. What is said lies in
 * the texts under `lesson.<id>`: `title`, what it `learns`, what is to be remembered (`moral`), and the texts of its
 * steps by their names.
 */
export interface Lesson<S extends KitState> {
  id: string
  minutes: 1 | 2 | 3
  /**
   * The part of the lessons that it is of, where they are not all for everybody: an expansion, say. Its `title`, and
   * whom it is `for`, lie in the texts under `lesson.part.<part>`.
   */
  part?: string
  /** The rules that it teaches: ids, or the section that they are of (`NA-4` for all of `NA-4.01`, `NA-4.02`, …). */
  rules: readonly string[]
  scenes: readonly [Scene<S>, ...Scene<S>[]]
}

/** A part of a lesson, from one position on. */
export interface Scene<S extends KitState> {
  /** How the table stands at the beginning. */
  position: () => Position<S>
  /** Who sits there, from seat 0 on. Texts call them by these words: `{{cy}}`. */
  seats: readonly string[]
  /** Which of them the learner is. */
  you: string
  /** What the next dice show. There is no other chance in a lesson: decks lie as they are arranged. */
  dice?: readonly number[]
  steps: readonly LessonStep<S>[]
}

export type LessonStep<S extends KitState> = Say | Scripted<S> | Task | Check<S>

/** Something to read. The text is `lesson.<id>.<say>`. */
export interface Say {
  say: string
  /** What it speaks of, as the board of the game calls its things (`data-at`): ringed there. */
  at?: readonly string[]
}

/** Somebody makes a move; nothing happens where it is only made `ifAsked`, and that is not asked. */
export interface Scripted<S extends KitState> {
  plays: string
  move: string
  /** The arguments without the id of the question, or how they follow from the state. */
  args: readonly unknown[] | ((g: S) => readonly unknown[])
  /** The kind of question that must be open for this seat. */
  ifAsked?: string
}

/**
 * Something to do. Its texts are under `lesson.<id>.<task>`: the `task` itself, `done` when it is done, a `hint` where
 * there is one, the answer to each of the `mistakes` by its name, and to any `other` legal move.
 */
export interface Task {
  task: string
  /** The kind of question that is open. */
  asked: string
  /** What is to be looked at, ringed on the board. Not the answer, where that is to be found. */
  at?: readonly string[]
  /** The moves with which the lesson goes on. */
  accept: readonly [Wanted, ...Wanted[]]
  /** Legal moves that are wrong here and have an answer of their own. They are not made. */
  mistakes?: { readonly [name: string]: Wanted }
  /** What one might try, and the rules refuse: offered as a button with the text of this name. */
  tries?: { readonly [name: string]: Attempt }
}

/** A move by its name and its first arguments (without the id of the question), or what tells it. */
export type Wanted =
  | readonly [move: string, ...args: unknown[]]
  | ((move: string, args: readonly unknown[]) => boolean)

export interface Attempt {
  move: string
  args: readonly unknown[]
  /** The rule that refuses it. */
  rule: string
}

/** What must be so at this point, for tests: a lesson whose rules have changed must be written anew. */
export interface Check<S extends KitState> {
  check: (g: S) => boolean
}

/** Everything about the lessons of a game. */
export interface LessonTexts {
  /** The texts under `lesson`. */
  text: Record<Language, GameText>
  /** Things that the texts speak of, by the words they use: `{{beach}}`. */
  things: { readonly [word: string]: Ref }
}

/** The rule of refusals that a lesson makes: the move is legal, but not what the lesson is about. */
export const LESSON_RULE = 'lesson'

/** Something to read, `lesson.<id>.<text>`, and what it speaks of. */
export const say = (text: string, ...at: readonly string[]): Say => ({
  say: text,
  ...(at.length > 0 && { at }),
})

/** Somebody makes a move; the id of the question is found. */
export const plays = <S extends KitState>(seat: string, move: string, ...args: unknown[]): Scripted<S> => ({
  plays: seat,
  move,
  args,
})

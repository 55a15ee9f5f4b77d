import type { Refusal } from '../../kit/index.ts'

/** A move of a plan; `args` without the id of the question, which is known only when it is sent. */
export interface Planned {
  move: string
  args: readonly unknown[]
}

type Send = (move: string, ...args: unknown[]) => Promise<Refusal | undefined>

/**
 * What is left of a plan that is on its way to the server. It sends its first move once; the rest is another one of these.
 * So a move never goes out twice, and each with a question of its own, whatever is drawn first: that the last answer got
 * through, or the next question.
 */
export class Sending<T extends Planned> {
  readonly left: readonly T[]
  /** The question that was answered last. */
  readonly #answered: number | undefined
  #isSent = false

  constructor(left: readonly T[], answered?: number) {
    this.left = left
    this.#answered = answered
  }

  /** All got through, and the table has gone on since: another question is open, or none. */
  isOver(asked: number | undefined): boolean {
    return this.left.length === 0 && asked !== this.#answered
  }

  /** Sends the first move where `asked` is a question for it. Resolves with the rest, or with why it was refused. */
  next(asked: number | undefined, send: Send): Promise<Sending<T> | Refusal> | undefined {
    const [due, ...rest] = this.left
    if (!due || this.#isSent || asked === undefined || asked === this.#answered) return undefined
    this.#isSent = true
    return send(due.move, asked, ...due.args).then(refusal => refusal ?? new Sending(rest, asked))
  }
}

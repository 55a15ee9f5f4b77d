import type { Ask } from '../asks.ts'
import { type Line, line } from '../line.ts'
import type { GameModule } from '../module.ts'

/**
 * What somebody new may think of at a question: a line whose key begins with `coach.`, of which the rest names the tip.
 * Not every tip that is named has words.
 */
export const tipOf = <V>(module: Pick<GameModule<never, V>, 'tip'>, view: V, ask: Ask): Line =>
  module.tip?.(view, ask) ?? line(`coach.${ask.kind}`, ask.about)

/** The name of a tip, by which it is known to have been read. */
export const nameOfTip = ({ key }: Line): string => key.slice('coach.'.length)

import type { Planned } from '../plan/turn.ts'

/** The odds of the battle that a plan leads to. */
export function Odds(_: { planned: Planned }) {
  return null
}

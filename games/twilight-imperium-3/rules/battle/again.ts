/** Single dice are rolled again. */
import { type Env, type Ref, ref, type SeatId, say } from '../../../kit/index.ts'
import { line } from '../../line.ts'
import type { TiState } from '../../state.ts'
import type { DieAt } from '../../state-cards.ts'
import { SIDES } from './dice.ts'

/** One of the dice on the table; `source` is what allows it. */
export function rollDieAgain({ g, random }: Env<TiState>, by: SeatId, source: Ref, at: DieAt): void {
  const group = g.volleys[at.volley]!.groups[at.group]!
  const { dice, needed } = group
  const die = random.Die(SIDES)
  group.before = [...(group.before ?? []), at.value]
  dice[dice.indexOf(at.value)] = die
  const count = die >= needed ? 1 : 0
  say(g, line('log.rollsAgain', { seat: ref('seat', by), source, dice: [die], count }))
}

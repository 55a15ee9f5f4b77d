import { type Outcome, say } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { NotAloneState } from '../state.ts'
import { recordLastRound } from './chronicle.ts'

/** Advances the Rescue counter 1 space; at 0 the Hunted win at once. [NA-14.01, NA-14.03, NA-14.04] */
export function advanceRescue(g: NotAloneState): void {
  if (g.outcome) return
  g.rescue -= 1
  say(g, line('log.rescue', { count: g.rescue }))
  if (g.rescue === 0) end(g, { winners: [...g.turnOrder], line: line('outcome.hunted') })
}

/** Advances the Assimilation counter 1 space; at 0 the Creature wins at once. [NA-14.01, NA-14.02, NA-14.04] */
export function advanceAssimilation(g: NotAloneState): void {
  if (g.outcome) return
  g.assimilation -= 1
  say(g, line('log.assimilation', { count: g.assimilation }))
  if (g.assimilation === 0) end(g, { winners: [g.creatureSeat], line: line('outcome.creature') })
}

function end(g: NotAloneState, outcome: Outcome): void {
  g.outcome = outcome
  recordLastRound(g)
}

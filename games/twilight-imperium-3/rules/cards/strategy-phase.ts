/** Cards of the strategy phase. */
import { countersLeft, gainCounters } from '../counters.ts'
import { when } from './selectors.ts'
import type { CardRule } from './types.ts'

const SUMMIT = 2

const commandSummit: CardRule = {
  ways: () => when(true),
  play({ g }, { by }) {
    const command = Math.min(SUMMIT, countersLeft(g, by))
    gainCounters(g, by, command > 0 ? { command } : {})
  },
}

export const strategyPhaseCards = { 'command-summit': commandSummit } as const

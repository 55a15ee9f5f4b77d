import type { TiChapter } from '../state.ts'
import { endGame, leaders } from './victory.ts'

export const longWarRules = {
  steps: {
    lastObjective({ g }) {
      if (g.decks.objectives.length === 0) endGame(g, leaders(g), 'lastObjective')
    },
  },
} satisfies TiChapter

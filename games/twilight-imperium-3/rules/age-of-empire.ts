/** Age of Empire: all public objectives lie open, and say when the game ends. Section 49. */
import { ref, say } from '../../kit/index.ts'
import { OBJECTIVES, type ObjectiveId } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiChapter, TiView } from '../state.ts'
import { endGame, leaders } from './victory.ts'

/** The last round without objectives of stage II. [TI-49.02] */
const EARLY = 3

const endsGame = (id: ObjectiveId) => OBJECTIVES[id].endsGame === true

/** The row: from the top of the deck to Imperium Rex; what lies below leaves the game unseen. [TI-49.01] */
export const rowOf = (deck: readonly ObjectiveId[]): ObjectiveId[] =>
  deck.slice(deck.findIndex(endsGame)).toReversed()

/** Whether an objective of the row cannot be claimed yet. [TI-49.02] */
export const isTooEarly = ({ options, round }: Pick<TiView, 'options' | 'round'>, id: ObjectiveId): boolean =>
  options.ageOfEmpire === true && round <= EARLY && OBJECTIVES[id]?.deck === 'stage2'

/** The round after which the game ends, if it does so by this; it is known to all. [TI-49.03] */
export const lastRoundOf = ({
  options,
  objectives,
}: Pick<TiView, 'objectives' | 'options'>): number | undefined =>
  options.ageOfEmpire ? objectives.findIndex(endsGame) + 1 : undefined

export const ageRules = {
  steps: {
    /** After each status phase the marker goes on; it began beside the row. [TI-49.03] */
    turnMarker({ g }) {
      const id = g.objectives[g.round - 1]!
      say(g, line('log.turnMarker', { objective: ref('objective', id) }))
      if (g.round === lastRoundOf(g)) endGame(g, leaders(g), 'imperiumRex')
    },
  },
} satisfies TiChapter

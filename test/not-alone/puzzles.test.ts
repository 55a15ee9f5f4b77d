import { estimate } from '../../games/not-alone/bot/estimate.ts'
import { search } from '../../games/not-alone/bot/search.ts'
import { definition } from '../../games/not-alone/game.ts'
import { notAlone as module } from '../../games/not-alone/index.ts'
import { goals } from '../../games/not-alone/puzzles/goals.ts'
import { book } from '../../games/not-alone/puzzles/index.ts'
import { stored } from '../../games/not-alone/puzzles/stored.ts'
import { puzzleSuite } from '../support/puzzles.ts'
import { reckon } from '../support/reckon.ts'

/** Games that are played on for two rounds after each move. */
const GAMES = 24

describe('not-alone: puzzles', () => {
  puzzleSuite({
    definition,
    module,
    goals,
    stored,
    book,
    again: (view, seat, plays, words) =>
      reckon(
        { search, view, seat, worth: estimate, isEnough: search.isEnough },
        plays,
        GAMES,
        `${words}/again`,
      ),
  })
})

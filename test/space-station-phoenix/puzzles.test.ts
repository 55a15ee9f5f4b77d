import { spaceStationPhoenix as module } from '../../games/space-station-phoenix/index.ts'
import { goals } from '../../games/space-station-phoenix/puzzles/goals.ts'
import { book, definition } from '../../games/space-station-phoenix/puzzles/index.ts'
import { stored } from '../../games/space-station-phoenix/puzzles/stored.ts'
import { puzzleSuite } from '../support/puzzles.ts'

describe('space-station-phoenix: puzzles', () => {
  puzzleSuite({ definition, module, goals, stored, book })
})

import { definition } from '../../games/race-for-the-galaxy/game.ts'
import { raceForTheGalaxy as module } from '../../games/race-for-the-galaxy/index.ts'
import { goals } from '../../games/race-for-the-galaxy/puzzles/goals.ts'
import { book } from '../../games/race-for-the-galaxy/puzzles/index.ts'
import { stored } from '../../games/race-for-the-galaxy/puzzles/stored.ts'
import { puzzleSuite } from '../support/puzzles.ts'

describe('race-for-the-galaxy: puzzles', () => {
  puzzleSuite({ definition, module, goals, stored, book })
})

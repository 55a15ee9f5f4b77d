import { defineGame } from '../kit/index.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { choosing } from './rules/choosing.ts'
import { sparks } from './rules/sparks.ts'
import { standing } from './rules/standing.ts'
import { winner } from './rules/winner.ts'
import { setup } from './setup.ts'
import { view } from './view.ts'

/** What the rules keep, for tests that take the game apart. */
export const definition = defineGame({
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: ['choose', 'reveal'],
  chapters: [choosing, sparks, winner],
  asksBlindly: true,
  standing,
  setup,
  view,
})
export const { moves } = definition

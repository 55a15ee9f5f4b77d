/** Seven and eight players. They take long: CI plays one random game of eight, `EVERY=1` all galaxies, bots, too. */
import { fitting, type SetupValues } from '../../games/kit/index.ts'
import { PRESETS } from '../../games/twilight-imperium-3/presets.ts'
import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

const EVERY = Boolean(process.env.EVERY)

const GALAXIES: readonly SetupValues[] = [
  {},
  { galaxy: 'build', raceSelection: 'draft' },
  { galaxy: 'preset', raceSelection: 'choose', expansionTech: true, expansionRaces: true },
  ...PRESETS.slice(-1).map(({ options }) => fitting(module.options, options, 8)),
]

contract(module, {
  ...tiContract,
  optionSets: () => (EVERY ? GALAXIES : GALAXIES.slice(0, 1)),
  ...(!EVERY && { bots: [] }),
  games: 1,
  players: EVERY ? [7, 8] : [8],
  viewBytesAtMost: 40_000,
  stateBytesAtMost: 90_000,
  lookEvery: EVERY ? 4 : 250,
})

import type { Preset, SetupValues } from '../kit/index.ts'
import { OPTIONS } from './options.ts'

/** All that is on or off, on, but for what makes another game of it, longer or without its end, and what decides for others. */
const EVERY_FLAG: SetupValues = Object.fromEntries(
  OPTIONS.filter(({ type, id }) => type === 'flag' && !id.startsWith('longWar') && id !== 'homesPlaced').map(
    ({ id }) => [id, true],
  ),
)

/** What the form offers at once. [TI-3.01] */
export const PRESETS: readonly Preset[] = [
  { id: 'base', options: {} },
  {
    id: 'usual',
    options: {
      raceSelection: 'draft',
      expansionTiles: true,
      expansionTech: true,
      expansionRaces: true,
      expansionCards: true,
      strategySet: 'variant',
      ageOfEmpire: true,
      racialTech: true,
      artifacts: true,
      shockTroops: true,
      tacticalRetreats: true,
    },
  },
  {
    id: 'everything',
    options: {
      ...EVERY_FLAG,
      raceSelection: 'draft',
      // Card 8 stays Imperial: Imperial II takes its place.
      strategySet: 'mixed',
      strategy1: 'leadership',
      strategy2: 'diplomacy-ii',
      strategy3: 'assembly',
      strategy4: 'production',
      strategy5: 'trade-ii',
      strategy6: 'warfare-ii',
      strategy7: 'technology-ii',
    },
  },
]

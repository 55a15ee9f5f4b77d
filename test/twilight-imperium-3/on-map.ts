/** Scenarios on preset maps with a shape of their own: everybody at home, in the middle of round 2, and it is Ada's turn. */
import type { SetupValues } from '../../games/kit/index.ts'
import { PRESET_MAPS, type RaceId, type StrategyCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { setupFor } from '../../games/twilight-imperium-3/galaxy/dealing.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { arrangeTable, type Has } from '../../games/twilight-imperium-3/lessons/arrange.ts'
import { table } from '../support/table.ts'

export const EIGHT = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay', 'gil', 'hal'] as const
type Name = (typeof EIGHT)[number]

const RACES_OF_SEATS: readonly RaceId[] = [
  'sol',
  'letnev',
  'hacan',
  'yssaril',
  'xxcha',
  'mentak',
  'norr',
  'jolnar',
]
const CARDS: readonly StrategyCardId[] = [
  'initiative',
  'diplomacy',
  'political',
  'logistics',
  'trade',
  'warfare',
  'technology',
  'imperial',
]

/** Sits so many down on a map, in the clockwise order of its homes. */
export function onMap(
  presetMap: 'special' | 'multi',
  players: number,
  { options = {}, ...people }: { options?: SetupValues } & { [name in Name]?: Has } = {},
) {
  const chosen = { galaxy: 'preset', presetMap, expansionTiles: true } as const
  const names = EIGHT.slice(0, players)
  return table(module, {
    seats: names,
    options: { ...chosen, ...options },
    arrange(g, random) {
      arrangeTable(g, random, {
        round: 2,
        phase: 'action',
        steps: [{ do: 'startActionPhase' }],
        tiles: { '0-00': 'mecatol-rex', ...PRESET_MAPS[`${presetMap}-${players}`]!.tiles },
        objectives: [],
        speaker: '0',
        people: names.map((name, seat) => ({
          race: RACES_OF_SEATS[seat]!,
          home: setupFor(players, chosen).seats[seat]!.home,
          strategy: [CARDS[seat]!],
          ...people[name],
        })),
      })
    },
  })
}

/** How evenly the fixed galaxies of Twilight Imperium give: resources and influence in reach of each home. [TI-5.20] */
import { PRESET_MAPS } from '../../../games/twilight-imperium-3/data/index.ts'
import { reachOf } from '../../../games/twilight-imperium-3/galaxy/reach.ts'
import { meta, twilightImperium3 } from '../../../games/twilight-imperium-3/index.ts'
import { engineOf } from '../../support/bgio.ts'
import { mean } from './bot-tables.ts'
import { atMost, type Figure } from './figure.ts'

const VALUES = ['resources', 'influence', 'toMecatol'] as const

/** `only` are the ids of the games that are asked for. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  if (only.length > 0 && !only.includes(meta.id)) return
  for (const { id, players, artifacts } of Object.values(PRESET_MAPS)) {
    // Maps of base tiles mark nothing, and are the ones that promise to be even.
    const isEven = artifacts === undefined
    const presetMap = id.replace(/-\d$/, '')
    const engine = engineOf({ ...twilightImperium3.createGame(), seed: 'galaxies' })
    const { galaxy } = engine.start(players, { galaxy: 'preset', presetMap, expansionTiles: !isEven }).G
    const reach = Object.values(reachOf(galaxy))
    yield VALUES.flatMap((what): Figure[] => {
      const all = reach.map(one => one[what])
      const spread = Math.max(...all) - Math.min(...all)
      const at = `galaxies.${presetMap}.${players}players.${what}`
      return [
        { name: at, value: mean(all) },
        {
          name: `${at}.spread`,
          value: spread,
          ...(isEven && { goal: atMost(spread, what === 'toMecatol' ? 0 : 1) }),
        },
      ]
    })
  }
}

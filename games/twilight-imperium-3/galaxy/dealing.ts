/** Which tiles a galaxy is made of. TI-5.02 to TI-5.04. */
import { type Random, takeRandom } from '../../kit/index.ts'
import { type Box, GALAXY_SETUPS, type GalaxySetup, type Removed, TILES, type TileId } from '../data/index.ts'
import type { TiOptions } from '../options.ts'

/** The setup of a match of this size: some preset maps have a shape of their own. [TI-5.06, TI-48.35, TI-48.40, TI-54.03] */
export function setupFor(
  players: number,
  { galaxy, presetMap, largerGalaxy }: Pick<TiOptions, 'galaxy' | 'presetMap' | 'largerGalaxy'>,
): GalaxySetup {
  const own = galaxy === 'preset' ? GALAXY_SETUPS[`${presetMap}-${players}`] : undefined
  return own ?? GALAXY_SETUPS[`${largerGalaxy ? 'large' : 'standard'}-${players}`]!
}

const inPool = (back: string) => back === 'regular' || back === 'empty' || back === 'special'

/** All tiles that can be dealt. [TI-2.17, TI-5.04] */
export const poolOf = (boxes: readonly Box[]): TileId[] =>
  Object.values(TILES)
    .filter(({ back, set }) => inPool(back) && boxes.includes(set))
    .map(({ id }) => id)

/** The tiles of a match in random order: some are taken out unseen. [TI-5.02, TI-5.03] */
export function dealtTiles(setup: GalaxySetup, boxes: readonly Box[], random: Random): TileId[] {
  const { random: any = 0, ...removed }: Removed =
    setup.remove[boxes.includes('expansion') ? 'expansion' : 'base'] ?? {}
  const pool = random.Shuffle(poolOf(boxes))
  const take = (count: number, wanted: (tile: TileId) => boolean) => {
    const out = takeRandom(pool.filter(wanted), count, random)
    for (const tile of out) pool.splice(pool.indexOf(tile), 1)
  }
  for (const [kind, count] of Object.entries(removed))
    take(count, tile => TILES[tile].back === kind || TILES[tile].anomaly === kind)
  take(any, () => true)
  return pool
}

/** What is special in space, on this map. */
import { type BookEntry, type Ref, ref } from '../../kit/index.ts'
import { type Anomaly, TILES, type Tile, type Wormhole } from '../data/index.ts'
import { wormholesAt } from '../galaxy/map.ts'
import { systemRef } from '../rules/words.ts'
import type { TiView } from '../state.ts'
import { line } from './line.ts'
import { tilesOn } from './things.ts'

const WORMHOLES = ['alpha', 'beta', 'gamma'] as const satisfies readonly Wormhole[]
const ANOMALIES = ['asteroidField', 'nebula', 'supernova', 'ionStorm'] as const satisfies readonly Anomaly[]

/** Systems without planets open the entry of what they are. */
export function spaceEntries(view: TiView): BookEntry[] {
  const bare = tilesOn(view)
    .map(id => TILES[id])
    .filter(({ planets }) => planets.length === 0)
  const isWormhole = ({ anomaly, wormholes = [] }: Tile) => anomaly === undefined && wormholes.length > 0
  return [
    ...WORMHOLES.flatMap(id => {
      const systems = systemsWith(view, id)
      const also = refsOf(bare.filter(tile => isWormhole(tile) && tile.wormholes![0] === id))
      const says = [line('book.wormholeText', { systems })]
      return systems.length > 0 ? [{ ref: ref('wormhole', id), also, says }] : []
    }),
    ...ANOMALIES.flatMap(id =>
      anomalyEntry(
        id,
        bare.filter(({ anomaly }) => anomaly === id),
      ),
    ),
    ...anomalyEntry(
      'empty',
      bare.filter(tile => tile.anomaly === undefined && !isWormhole(tile)),
    ),
  ]
}

const refsOf = (tiles: readonly Tile[]): Ref[] => tiles.map(({ id }) => ref('tile', id))

const systemsWith = (view: TiView, wormhole: Wormhole): Ref[] => [
  ...new Set(
    Object.keys(view.galaxy.tiles)
      .filter(cell => wormholesAt(view.galaxy, cell).includes(wormhole))
      .map(cell => systemRef(view, cell)),
  ),
]

const anomalyEntry = (id: Anomaly | 'empty', tiles: readonly Tile[]): BookEntry[] =>
  tiles.length > 0
    ? [
        {
          ref: ref('anomaly', id),
          title: line(`book.anomaly.${id}.name`),
          says: [line(`book.anomaly.${id}.text`)],
          also: refsOf(tiles),
        },
      ]
    : []

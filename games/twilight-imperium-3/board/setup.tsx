/** The galaxy of a match that is being set up, as far as its options decide it. */
import type { SetupPictureProps } from '../../kit/board.ts'
import { BOARDS, PLANETS, PRESET_MAPS, TILES, type Tile } from '../data/index.ts'
import { middleOf, outline, RADIUS } from '../drawing/layout.ts'
import { setupFor } from '../galaxy/dealing.ts'
import type { TiOptions } from '../options.ts'
import './setup.css'

const OUTLINE = outline(4)
/** Where Mecatol Rex lies on every board. */
const MIDDLE = '0-00'
const GREEK = { alpha: 'α', beta: 'β', gamma: 'γ' } as const

/** Homes by the number of the seat; of a balanced map worlds, wormholes and dangers; elsewhere what comes by chance. */
export function SetupPicture({ options, numPlayers }: SetupPictureProps) {
  const chosen = options as unknown as TiOptions
  const setup = setupFor(numPlayers, chosen)
  const cells = BOARDS[setup.board]
  const homes = new Map(setup.seats.map(({ home }, seat) => [home, seat + 1]))
  const isPrinted = chosen.galaxy === 'preset' && chosen.presetUse !== 'random'
  const tiles = isPrinted ? PRESET_MAPS[`${chosen.presetMap}-${numPlayers}`]?.tiles : undefined
  const [xs, ys] = [cells.map(cell => middleOf(cell).x), cells.map(cell => middleOf(cell).y)]
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS]
  const box = [left, top, Math.max(...xs) + RADIUS - left, Math.max(...ys) + RADIUS - top]
  return (
    <svg className="ti-setup" viewBox={box.join(' ')} aria-hidden="true">
      {cells.map(cell => {
        const { x, y } = middleOf(cell)
        const id = cell === MIDDLE ? 'mecatol-rex' : tiles?.[cell]
        const tile = id && TILES[id]
        const home = homes.get(cell)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <polygon
              points={OUTLINE}
              data-home={home !== undefined || undefined}
              data-anomaly={tile?.anomaly}
              data-unknown={(home === undefined && tile === undefined) || undefined}
            />
            {home !== undefined ? (
              <text>{home}</text>
            ) : (
              tile && <Contents tile={tile} isMiddle={cell === MIDDLE} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Worlds at the size of what they bring, and the letters of wormholes. */
function Contents({ tile, isMiddle }: { tile: Tile; isMiddle: boolean }) {
  const { planets, wormholes = [] } = tile
  return (
    <>
      {planets.map((planet, i) => {
        const { resources, influence } = PLANETS[planet]
        return (
          <circle
            key={planet}
            cx={(i - (planets.length - 1) / 2) * 70}
            r={14 + 3.5 * (resources + influence)}
            data-middle={isMiddle || undefined}
          />
        )
      })}
      {wormholes.map(kind => (
        <text key={kind} className="ti-setup-wormhole" y={planets.length > 0 ? 62 : 0}>
          {GREEK[kind]}
        </text>
      ))}
    </>
  )
}

/** What lies behind everything, and what is drawn once and used by many: gradients and worlds. */
import { memo } from 'react'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import { WORLD_KINDS } from '../../drawing/worlds.ts'

const BANDS =
  'M-50-22q50 16 100 0v12q-50 16-100 0zM-50 8q50 14 100 0v8q-50 16-100 0zM-40 30q40 12 80 0v8q-40 12-80 0z'
const SEAS =
  'M-34-26q16-14 30-4t-4 18-22 8-4-22zM4 2q18-16 30-2t2 24-26 6-6-28zM-40 12q10-8 20 0t-2 20-18-20zM16-40q10-4 16 6t-12 8-4-14z'

/** Everything that is used by many. */
export const SpaceDefs = memo(function SpaceDefs() {
  return (
    <defs>
      <radialGradient id="ti-night" cx="0.36" cy="0.3" r="0.78">
        <stop offset="0.35" stopColor="#02040c" stopOpacity="0" />
        <stop offset="1" stopColor="#02040c" stopOpacity="0.88" />
      </radialGradient>
      <radialGradient id="ti-sun">
        <stop offset="0" stopColor="#fffbe8" />
        <stop offset="0.22" stopColor="#ffd98a" />
        <stop offset="0.4" stopColor="#f2842c" stopOpacity="0.85" />
        <stop offset="1" stopColor="#7a1c05" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti-cloud">
        <stop offset="0" stopColor="#a05ee8" stopOpacity="0.75" />
        <stop offset="1" stopColor="#4a1f8c" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti-mist">
        <stop offset="0" stopColor="#e06ab8" stopOpacity="0.6" />
        <stop offset="1" stopColor="#5a1f6c" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti-charge">
        <stop offset="0" stopColor="#3f9fe0" stopOpacity="0.5" />
        <stop offset="1" stopColor="#123a6c" stopOpacity="0" />
      </radialGradient>
      {Object.entries(HOLES).map(([kind, colour]) => (
        <radialGradient key={kind} id={`ti-hole-${kind}`}>
          <stop offset="0.3" stopColor="#02040c" />
          <stop offset="0.62" stopColor={colour} stopOpacity="0.9" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      {Object.entries(WORLD_KINDS).map(([kind, [light, ground, shade]]) => (
        <radialGradient key={kind} id={`ti-ground-${kind}`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={ground} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
      ))}
      <clipPath id="ti-globe">
        <circle r="50" />
      </clipPath>
      {Object.entries(WORLD_KINDS).flatMap(([kind, [light, , shade]]) =>
        [BANDS, SEAS].map(face => (
          <symbol
            key={kind + face}
            id={`ti-world-${kind}-${face === BANDS ? 'bands' : 'seas'}`}
            overflow="visible"
            viewBox="-50 -50 100 100"
          >
            <circle r="50" fill={`url(#ti-ground-${kind})`} />
            <path
              d={face}
              clipPath="url(#ti-globe)"
              fill={face === BANDS ? light : shade}
              fillOpacity={face === BANDS ? 0.3 : 0.5}
            />
            <circle r="50" fill="url(#ti-night)" />
          </symbol>
        )),
      )}
    </defs>
  )
})

const HOLES = { alpha: '#7fa8ff', beta: '#ff9a7f', gamma: '#8fe6b0' }

/** Always the same ones. */
function starsOf(count: number, seed: number): readonly [x: number, y: number][] {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => [next(), next()] as const) as [number, number][]
}

const LAYERS = [
  { className: 'ti-star-dim', stars: starsOf(220, 7) },
  { className: 'ti-star', stars: starsOf(90, 77) },
  { className: 'ti-star-bright', stars: starsOf(18, 777) },
]

/** Stars around the map, three paths in all: points of a line without length. */
export const Stars = memo(function Stars({ all }: { all: Frame }) {
  const [left, top] = [all.x - all.width, all.y - all.height / 2]
  return LAYERS.map(({ className, stars }) => (
    <path
      key={className}
      className={className}
      d={stars
        .map(([x, y]) => `M${Math.round(left + x * all.width * 3)} ${Math.round(top + y * all.height * 2)}h0`)
        .join('')}
    />
  ))
})

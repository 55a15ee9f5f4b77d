import type { ReactNode } from 'react'
import css from './Emblem.module.css'

const ring = (r: number) => <circle key={r} cx="100" cy="100" r={r} />

/** A planet seen from orbit, ten sites marked on its day side, something moving among them. */
const planet = (
  <>
    <circle cx="100" cy="100" r="62" className={css.ground} />
    <path d="M100 38a62 62 0 0 1 0 124a92 92 0 0 0 0-124z" className={css.shade} />
    <g className={css.line}>
      {ring(62)}
      <path d="M43 76q57 22 114 0M38.500 100q61.500 26 123 0M43 124q57 22 114 0M60 53q40 16 80 0" />
      <path d="M100 38q-34 62 0 124M100 38q-64 62 0 124M100 38q34 62 0 124" />
    </g>
    <g className={css.bright}>
      <path d="M62 88l14 8 16-6 14 12 18-4" />
      <path d="M76 96l4 22 22 6 22-26" />
    </g>
    <g className={css.dots}>
      <circle cx="62" cy="88" r="3" />
      <circle cx="76" cy="96" r="3" />
      <circle cx="92" cy="90" r="3" />
      <circle cx="106" cy="102" r="3" />
      <circle cx="80" cy="118" r="3" />
      <circle cx="102" cy="124" r="3" />
    </g>
    <g className={css.threat}>
      <circle cx="124" cy="98" r="11" />
      <circle cx="124" cy="98" r="4.500" />
      <path d="M124 80v8M124 108v8M106 98h8M134 98h8" />
    </g>
  </>
)

/** A station seen from above: a hub, three wings that grow, somebody in their quarters, a ship that is coming. */
const station = (
  <>
    {[0, 120, 240].map(turn => (
      <g key={turn} transform={`rotate(${turn} 100 100)`}>
        <path d="M89 66h22v13H89z" className={css.ground} />
        <path d="M87 50h26v13H87z" className={css.shade} />
        <g className={css.line}>
          <path d="M100 82v-3M100 66v-3M100 50v-3M85 34h30v13H85zM92.500 34v13M100 34v13M107.500 34v13" />
        </g>
        <g className={css.bright}>
          <path d="M89 66h22v13H89zM87 50h26v13H87z" />
        </g>
        <g className={css.dots}>
          <circle cx="94" cy="72.500" r="2.500" />
          <circle cx="100" cy="72.500" r="2.500" />
          <circle cx="106" cy="72.500" r="2.500" />
          <circle cx="93" cy="56.500" r="2.500" />
        </g>
      </g>
    ))}
    <g className={css.line}>{ring(62)}</g>
    <circle cx="100" cy="100" r="18" className={css.ground} />
    <g className={css.bright}>
      {ring(18)}
      {ring(9)}
    </g>
    <g className={css.threat}>
      <path d="M142 60l12-12M142 60l-1-9M142 60l9 1" />
    </g>
  </>
)

/** A hexagon around a point, with a corner to each side. */
const hexagon = (x: number, y: number, r: number) =>
  `${[0, 60, 120, 180, 240, 300]
    .map(angle => (angle * Math.PI) / 180)
    .map(angle => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`)
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${point}`)
    .join('')}z`

/** The systems around a capital. */
const around = [30, 90, 150, 210, 270, 330].map(angle => {
  const turn = (angle * Math.PI) / 180
  return { x: 100 + 41.6 * Math.cos(turn), y: 100 + 41.6 * Math.sin(turn) }
})

/** Six systems around the capital, the throne in it, and a fleet that is on its way. */
const imperium = (
  <>
    {around.map(({ x, y }) => (
      <path key={`${x}/${y}`} d={hexagon(x, y, 23)} className={css.ground} />
    ))}
    <path d={hexagon(100, 100, 23)} className={css.shade} />
    <g className={css.line}>
      {[...around, { x: 100, y: 100 }].map(({ x, y }) => (
        <path key={`${x}/${y}`} d={hexagon(x, y, 23)} />
      ))}
    </g>
    <g className={css.bright}>
      <path d="M88 108l-3-16 8 7 7-11 7 11 8-7-3 16z" />
    </g>
    <g className={css.dots}>
      {around.map(({ x, y }, i) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={2 + (i % 3)} />
      ))}
    </g>
    <g className={css.threat}>
      <path d="M132 46l14 6-14 6 4-6zM152 62l10 4-10 4 3-4z" />
    </g>
  </>
)

/** One arm of a galaxy, as points from its heart outwards. */
const arm = (from: number) =>
  Array.from({ length: 33 }, (_, i) => {
    const angle = from + i / 9
    const far = 8 * Math.exp(i / 16)
    return `${i === 0 ? 'M' : 'L'}${(100 + far * Math.cos(angle)).toFixed(1)} ${(100 + far * 0.86 * Math.sin(angle)).toFixed(1)}`
  }).join('')

/** A galaxy with its arms, worlds that belong together, and the one that is next. */
const galaxy = (
  <>
    <circle cx="100" cy="100" r="62" className={css.ground} />
    <circle cx="100" cy="100" r="24" className={css.shade} />
    <g className={css.line}>
      {ring(62)}
      {[0, 1, 2, 3].map(turn => (
        <path key={turn} d={arm((turn * Math.PI) / 2)} />
      ))}
    </g>
    <g className={css.bright}>
      <path d="M66 82l22-16 26 10 24-8M66 82l-8 30 24 20M114 76l10 26-14 28" />
    </g>
    <g className={css.dots}>
      <circle cx="100" cy="100" r="6" />
      <circle cx="66" cy="82" r="3.500" />
      <circle cx="88" cy="66" r="3" />
      <circle cx="114" cy="76" r="3.500" />
      <circle cx="138" cy="68" r="3" />
      <circle cx="58" cy="112" r="3" />
      <circle cx="82" cy="132" r="3.500" />
      <circle cx="124" cy="102" r="3" />
      <circle cx="110" cy="130" r="3" />
    </g>
    <g className={css.threat}>
      <path d="M114 130h14M124 126l4 4-4 4" />
      <circle cx="138" cy="130" r="7" />
    </g>
  </>
)

const star = (
  <g className={css.bright}>
    <path d="M100 40l14 46 46 14-46 14-14 46-14-46-46-14 46-14z" />
  </g>
)

const pictures: Record<string, ReactNode> = {
  'not-alone': planet,
  'space-station-phoenix': station,
  'race-for-the-galaxy': galaxy,
  'twilight-imperium-3': imperium,
}

/** The emblem of a game in its accent, on the rings of a chart. Decoration only. */
export function Emblem({ game, className }: { game: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={`${css.emblem} ${className ?? ''}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={css.rings}>
        {[76, 84, 96].map(ring)}
        {Array.from({ length: 36 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
          <path key={i} d={i % 3 ? 'M100 16v4' : 'M100 16v8'} transform={`rotate(${i * 10} 100 100)`} />
        ))}
      </g>
      {pictures[game] ?? star}
    </svg>
  )
}

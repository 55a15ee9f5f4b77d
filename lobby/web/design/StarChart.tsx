import css from './StarChart.module.css'

/** A small fixed generator: the sky is the same on every visit. */
function starsOf(count: number): { x: number; y: number; r: number }[] {
  let seed = 20
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, () => ({ x: next() * 800, y: next() * 800, r: 0.5 + next() ** 4 * 2 }))
}

const STARS = starsOf(150)
const RINGS = [90, 170, 250, 330, 390]
const HOURS = Array.from({ length: 24 }, (_, i) => i * 15)
const DEGREES = Array.from({ length: 120 }, (_, i) => i * 3)

/** Constellations of our own sky: strokes between bright stars. */
const FIGURES = [
  [
    [212, 168],
    [268, 214],
    [330, 206],
    [372, 262],
    [338, 318],
    [268, 214],
  ],
  [
    [520, 140],
    [560, 196],
    [618, 188],
    [664, 240],
    [648, 310],
  ],
  [
    [150, 470],
    [206, 512],
    [196, 584],
    [262, 622],
    [318, 590],
    [206, 512],
  ],
  [
    [470, 520],
    [520, 470],
    [588, 492],
    [612, 560],
    [560, 604],
    [500, 588],
    [470, 520],
  ],
  [
    [612, 560],
    [676, 604],
    [694, 668],
  ],
]

/** A polar star chart: the backdrop of the lobby. Decoration only. */
export function StarChart({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 800"
      className={`${css.chart} ${className ?? ''}`}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className={css.grid}>
        {RINGS.map(r => (
          <circle key={r} cx="400" cy="400" r={r} />
        ))}
        {HOURS.map(angle => (
          <path key={angle} d="M400 310V10" transform={`rotate(${angle} 400 400)`} />
        ))}
        <ellipse cx="400" cy="446" rx="296" ry="250" className={css.ecliptic} />
      </g>
      <g className={css.ticks}>
        {DEGREES.map((angle, i) => (
          <path key={angle} d={i % 5 ? 'M400 10v6' : 'M400 10v14'} transform={`rotate(${angle} 400 400)`} />
        ))}
      </g>
      <g className={css.figures}>
        {FIGURES.map(points => (
          <path key={points.join()} d={`M${points.map(point => point.join(' ')).join('L')}`} />
        ))}
      </g>
      <g className={css.stars}>
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
        ))}
        {FIGURES.flat().map(([x, y], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
          <circle key={i} cx={x} cy={y} r={i % 3 ? 2.6 : 3.6} />
        ))}
      </g>
    </svg>
  )
}

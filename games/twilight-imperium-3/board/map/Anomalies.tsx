import type { Anomaly, Wormhole } from '../../data/index.ts'

/** What stops ships, as a picture. */
export function AnomalyMark({ kind }: { kind: Anomaly }) {
  if (kind === 'supernova')
    return (
      <g className="ti-supernova">
        <circle r="84" fill="url(#ti-sun)" />
      </g>
    )
  if (kind === 'asteroidField')
    return (
      <g className="ti-asteroids">
        <path d={ROCKS} />
      </g>
    )
  if (kind === 'nebula')
    return (
      <g className="ti-nebula">
        <ellipse cx="-14" cy="-14" rx="76" ry="52" fill="url(#ti-cloud)" />
        <ellipse cx="24" cy="12" rx="62" ry="58" fill="url(#ti-mist)" />
        <ellipse cx="-20" cy="30" rx="58" ry="36" fill="url(#ti-cloud)" />
      </g>
    )
  return (
    <g className="ti-storm">
      <circle r="82" fill="url(#ti-charge)" />
      <path d="M-56-34l28 16-10 16 36 6-14 22 44 6M-16-62l20 22 18-10 6 32 30 0" />
    </g>
  )
}

/** A rock of one unit, with corners. */
const ROCK = [
  [-1, -0.4],
  [-0.2, -1],
  [0.8, -0.5],
  [1, 0.5],
  [0.1, 1],
  [-0.8, 0.6],
] as const

/** A rock somewhere, so large, each turned otherwise. */
const rockAt = ([x, y, r]: readonly [x: number, y: number, r: number]) => {
  const [sin, cos] = [Math.sin(x), Math.cos(x)]
  const corners = ROCK.map(
    ([a, b]) => `${(x + r * (a * cos - b * sin)).toFixed(1)} ${(y + r * (a * sin + b * cos)).toFixed(1)}`,
  )
  return `M${corners.join('L')}z`
}

const ROCKS = (
  [
    [-48, -30, 9],
    [-20, -48, 6],
    [14, -36, 11],
    [46, -14, 7],
    [-58, 6, 6],
    [-26, -6, 12],
    [6, 2, 7],
    [34, 22, 10],
    [-40, 36, 8],
    [-6, 34, 6],
    [16, 52, 8],
    [60, 10, 4],
  ] as const
)
  .map(rockAt)
  .join('')

const LETTERS: { readonly [kind in Wormhole]: string } = { alpha: 'α', beta: 'β', gamma: 'γ' }

/** Wormholes lie in the middle of empty space, beside planets at the left. */
export function WormholeMarks({
  kinds,
  letter,
  lie,
}: {
  kinds: readonly Wormhole[]
  letter: number
  lie: 'far' | 'aside' | 'middle'
}) {
  const apart = Math.max(40, letter * 1.9)
  return kinds.map((kind, i) => {
    const place = (i - (kinds.length - 1) / 2) * apart
    const [x, y] = { far: [-68, place], aside: [-64, -34 + i * apart], middle: [place, -34] }[lie]
    return (
      <g key={kind} transform={`translate(${x} ${y})`}>
        <WormholeMark kind={kind} letter={letter} />
      </g>
    )
  })
}

export function WormholeMark({ kind, letter }: { kind: Wormhole; letter: number }) {
  const size = Math.max(16, letter * 0.8)
  return (
    <g className="ti-wormhole" data-kind={kind}>
      <circle r={size * 1.5} fill={`url(#ti-hole-${kind})`} />
      <circle r={size * 0.95} />
      <text fontSize={Math.max(22, letter)}>{LETTERS[kind]}</text>
    </g>
  )
}

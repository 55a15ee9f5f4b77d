import type { Anomaly, Wormhole } from '../../data/index.ts'

/** What stops ships, as a picture. */
export function AnomalyMark({ kind }: { kind: Anomaly }) {
  if (kind === 'supernova')
    return (
      <g className="ti-supernova">
        <circle r="30" />
        <path d="M0-44V-62M0 44V62M44 0H62M-44 0H-62M31-31l13-13M-31 31l-13 13M31 31l13 13M-31-31l-13-13" />
      </g>
    )
  if (kind === 'asteroidField')
    return (
      <g className="ti-asteroids">
        {ROCKS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    )
  if (kind === 'nebula')
    return (
      <g className="ti-nebula">
        <ellipse cx="-18" cy="-14" rx="50" ry="34" />
        <ellipse cx="22" cy="6" rx="46" ry="38" />
        <ellipse cx="-4" cy="26" rx="54" ry="26" />
      </g>
    )
  return (
    <g className="ti-storm">
      <path d="M-56-24l22-22 18 30 24-28 20 26 22-14M-52 8l22-20 18 28 24-26 20 24 20-14M-46 40l22-20 18 26 24-24 18 20" />
    </g>
  )
}

const ROCKS = [
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

const LETTERS: { readonly [kind in Wormhole]: string } = { alpha: 'α', beta: 'β', gamma: 'γ' }

/** Wormholes lie at the left corner. */
export function WormholeMarks({ kinds, letter }: { kinds: readonly Wormhole[]; letter: number }) {
  const apart = Math.max(36, letter * 1.7)
  return kinds.map((kind, i) => (
    <g key={kind} transform={`translate(-68 ${(i - (kinds.length - 1) / 2) * apart})`}>
      <WormholeMark kind={kind} letter={letter} />
    </g>
  ))
}

export function WormholeMark({ kind, letter }: { kind: Wormhole; letter: number }) {
  return (
    <g className="ti-wormhole" data-kind={kind}>
      <circle r={Math.max(16, letter * 0.8)} />
      <text fontSize={Math.max(22, letter)}>{LETTERS[kind]}</text>
    </g>
  )
}

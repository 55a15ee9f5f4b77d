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

const star = (
  <g className={css.bright}>
    <path d="M100 40l14 46 46 14-46 14-14 46-14-46-46-14 46-14z" />
  </g>
)

const pictures: Record<string, ReactNode> = { 'not-alone': planet }

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

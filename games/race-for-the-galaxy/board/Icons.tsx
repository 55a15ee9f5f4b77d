/** The symbols of the board, drawn for it. Each stands beside a word, or beside a number with a word for listeners. */
import type { GoodOrAny, Phase, PowerPhase } from '../cards.ts'

const GOOD_SHAPES: { readonly [G in GoodOrAny]: { shape: string; letter: string; y: number } } = {
  novelty: { shape: 'M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21z', letter: 'N', y: 17.3 },
  rare: { shape: 'M2.500 2.500h19v19h-19z', letter: 'R', y: 17.3 },
  genes: { shape: 'M12 .7l11.300 11.300L12 23.300.7 12z', letter: 'G', y: 17.3 },
  alien: { shape: 'M12 .8l11.700 21.700H.3z', letter: 'A', y: 20.4 },
  any: { shape: 'M6.500 2h11l5.500 10-5.500 10h-11L1 12z', letter: '?', y: 17.4 },
}

/** A kind of good: its shape, letter and colour. `hollow`: the place where one can lie. */
export function GoodMark({ kind, hollow = false }: { kind: GoodOrAny; hollow?: boolean }) {
  const { shape, letter, y } = GOOD_SHAPES[kind]
  return (
    <svg className="rg-good" data-good={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="rg-good-shape" data-hollow={hollow || undefined} d={shape} />
      <text x="12" y={y} textAnchor="middle">
        {letter}
      </text>
    </svg>
  )
}

const COST_SHAPES = {
  development: 'M16 1l15 15-15 15L1 16z',
  world: 'M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z',
  military:
    'M16 1l4 4.500 6-.900.500 6 5 3.400-3.200 5 1.800 5.800-5.800 1.600-2.300 5.600-5.800-2-5.900 2-2.300-5.600-5.700-1.600 1.800-5.800L.9 14l5-3.400.5-6 6 .9z',
} as const

/** A cost, or the defense of a military world: each in a shape of its own. */
export function CostMark({ kind, amount }: { kind: keyof typeof COST_SHAPES; amount: number }) {
  return (
    <svg className="rg-cost" data-kind={kind} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="rg-cost-shape" d={COST_SHAPES[kind]} />
      <text x="16" y="22" textAnchor="middle">
        {amount}
      </text>
    </svg>
  )
}

/** Victory points. */
export function VpMark({ amount }: { amount: number | string }) {
  return (
    <svg className="rg-vp" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 1l13 7.500v15L16 31 3 23.500v-15z" />
      <text x="16" y="23" textAnchor="middle">
        {amount}
      </text>
    </svg>
  )
}

const NUMERALS: { readonly [P in PowerPhase]: string } = {
  onPlace: '↓',
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
}

/** The number of a phase, as on the cards of everybody who knows the game. */
export const numeralOf = (phase: PowerPhase | Phase): string => NUMERALS[phase]

export function PhaseMark({ phase }: { phase: PowerPhase }) {
  return (
    <span className="rg-phase" data-phase={phase} aria-hidden="true">
      {NUMERALS[phase]}
    </span>
  )
}

const ICONS = {
  military: 'M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM7 8l5 5 5-5v3.500l-5 5-5-5z',
  hand: 'M3 5l9-3 3.500 1L9 22l-6-2zM11 4.500L20 3v17l-8.500 2z',
  tableau: 'M2 3h9v8H2zM13 3h9v8h-9zM2 13h9v8H2zM13 13h9v8h-9z',
  deck: 'M5 2h14v17H5zM3 5v17h14v-1.500H4.500V5z',
  discard: 'M4 4h12v4h4v13H8v-4H4zM6 6v9h2V8h6V6z',
  clock: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zm1.200 5v5.300l4 2.400-1.200 2-5.200-3.100V6z',
  check: 'M9 16.200l-4.200-4.200L3 13.800l6 6L21.500 7.300l-1.800-1.800z',
  cross: 'M6 4.500L4.500 6l6 6-6 6L6 19.500l6-6 6 6 1.500-1.500-6-6 6-6L18 4.500l-6 6z',
  star: 'M12 1.500l3.200 7 7.600.8-5.700 5.100 1.600 7.600L12 18.100 5.300 22l1.600-7.600L1.200 9.300l7.600-.8z',
  factory: 'M2 22V9l6 4V9l6 4V3h6v19z',
  sale: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22zm1 4v1.600c1.600.3 2.700 1.300 3 2.900h-2.200c-.2-.7-.8-1.200-1.800-1.200-1.200 0-1.800.5-1.800 1.200 0 2.300 6 .7 6 4.800 0 1.700-1.200 2.800-3.200 3.100V19h-2v-1.600c-1.900-.3-3.200-1.400-3.300-3.300h2.300c.1 1 .8 1.500 2 1.500s1.900-.5 1.900-1.200c0-2.400-6-.8-6-4.800 0-1.500 1.200-2.700 3.100-3V5z',
  whole: 'M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM3 14h2v5h5v2H3zM19 14h2v7h-7v-2h5z',
  turn: 'M12 3a9 9 0 1 1-8.500 6l2 .7A7 7 0 1 0 12 5v4L6.500 4.500 12 0z',
  info: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zm-1.300 5h2.600v2.600h-2.600zm0 4.500h2.600V18h-2.600z',
} as const
export type IconName = keyof typeof ICONS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="rg-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} fillRule="evenodd" />
    </svg>
  )
}

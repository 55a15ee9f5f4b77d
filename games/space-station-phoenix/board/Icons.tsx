import type { ReactNode } from 'react'
import type { ActionType, Color, Counter, Species } from '../components.ts'
import './icons.css'

/** A disc with teeth, for what cuts ships apart. */
function sawPath(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (i / teeth) * Math.PI - (i % 2) * 0.28
    return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const STAR = 'M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z'
const LEAVES =
  'M12 14C12 8.500 8 5 2.500 5c0 5.500 3.500 9 9.500 9zM12 11c0-5 4-8.500 9.500-8.500 0 5.500-3.500 9-9.500 9z'
const PERSON =
  'M12 2.500a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400zM2.500 22c0-5.600 4-8.600 9.500-8.600s9.500 3 9.500 8.600z'
const ALIEN =
  'M12 2c5.800 0 9 3.800 9 8.600C21 16.500 15.800 22 12 22S3 16.500 3 10.600C3 5.800 6.200 2 12 2zM5.800 9.500c.2 3.200 1.800 5 4.900 5-.200-3-2-4.900-4.900-5zm12.400 0c-2.900.1-4.700 2-4.900 5 3.100 0 4.700-1.800 4.900-5z'

/** What is drawn, each in a field of 24 by 24. Filled, with holes where shapes overlap, unless it says otherwise. */
const ICONS = {
  gem: (
    <>
      <path d="M7 3h10l5 6.500L12 22 2 9.500z" />
      <path className="sp-facet" d="M2 9.500h20M7 3l2.500 6.500L12 22l2.500-12.500L17 3" />
    </>
  ),
  food: (
    <>
      <path d={LEAVES} />
      <path className="sp-stroke" d="M12 11v11" />
    </>
  ),
  water: (
    <>
      <path d="M12 1.500c4.500 6 7.500 9.300 7.500 13.200a7.500 7.500 0 0 1-15 0c0-3.900 3-7.200 7.500-13.200z" />
      <path className="sp-facet" d="M8 14.500c0 2.500 1.500 4 3.500 4.300" />
    </>
  ),
  metal: (
    <>
      <path d="M8 5h8l6 14H2z" />
      <path className="sp-facet" d="M6.300 9.500h11.400" />
    </>
  ),
  vp: <path d={STAR} />,
  human: <path d={PERSON} />,
  alien: <path fillRule="evenodd" d={ALIEN} />,
  die: (
    <>
      <rect className="sp-stroke" x="3" y="3" width="18" height="18" rx="4" />
      <circle cx="8" cy="8" r="1.800" />
      <circle cx="16" cy="16" r="1.800" />
      <circle cx="12" cy="12" r="1.800" />
    </>
  ),
  cargo: (
    <>
      <path className="sp-stroke" d="M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10" />
    </>
  ),

  dismantle: <path fillRule="evenodd" d={`${sawPath(9, 11, 7.6)}M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z`} />,
  construct: (
    <path
      className="sp-stroke"
      d="M3 21.500h9M7.500 21.500V4h13M7.500 8.500l4-4.500M18 4v5.500M15 9.500h6v5h-6z"
    />
  ),
  transport: <path className="sp-stroke" d="M2 8.500h18l-4.500-5M22 15.500H4l4.500 5" />,
  expedition: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path
        className="sp-stroke"
        d="M6.500 15.500c-3 2.300-4.800 4.300-4.200 5 .900 1 6.200-2 11.500-6.700S22.600 4.500 21.700 3.500c-.6-.6-2.900.5-5.800 2.500"
      />
    </>
  ),
  diplomacy: (
    <path
      className="sp-stroke"
      d="M2.500 4h12v8.500h-7L4.500 15v-2.500h-2zM17.500 9.500h4V18h-2v2.500L16.500 18h-6v-2.500"
    />
  ),
  farm: (
    <path
      className="sp-stroke"
      d="M2 21h20M12 21V9M12 15c0-4-3-6.500-7-6.500 0 4 2.500 6.500 7 6.500zM12 11c0-4 3-6.500 7-6.500 0 4-2.500 6.500-7 6.500z"
    />
  ),
  ice: (
    <path
      className="sp-stroke"
      d="M12 2v20M3.300 7l17.400 10M3.300 17L20.700 7M9 3.500l3 2.500 3-2.500M9 20.500l3-2.500 3 2.500M3 11l3.600-1.400L6 5.800M21 13l-3.600 1.400.6 3.800M3 13l3.600 1.400-.6 3.800M21 11l-3.600-1.400.6-3.800"
    />
  ),

  ships: (
    <path
      d="M12 1.500c3.500 3 5 7 5 11l4 4v4l-6-2h-6l-6 2v-4l4-4c0-4 1.500-8 5-11zm0 6a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z"
      fillRule="evenodd"
    />
  ),
  sectors: <path fillRule="evenodd" d="M2 5h20v14H2zM5 8v8h3.500V8zm5.200 0v8h3.600V8zm5.300 0v8H19V8z" />,
  wings: <path d="M2 3h20v4.500H2zM2 9.800h20v4.500H2zM2 16.500h20V21H2z" />,
  residents: (
    <path d="M8 4a3.700 3.700 0 1 1 0 7.400A3.700 3.700 0 0 1 8 4zM.800 20c0-4.400 3-6.800 7.200-6.800s7.200 2.400 7.200 6.800zM16.500 5.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16.800 20c0-2.600-.7-4.700-2-6.300 5-.9 8.400 1.700 8.400 6.300z" />
  ),
  crown: <path d="M2 6l5 5 5-8 5 8 5-5-2.500 14h-15z" />,
  levels: <path d="M3 22v-6h4.500v6zM9.800 22V10h4.500v12zM16.500 22V3H21v19z" />,
  income: <path className="sp-stroke" d="M12 2v11M7 8.500l5 5 5-5M3 14v7h18v-7" />,
  power: <path d="M14 1L4 14h6.500L9 23l11-14h-6.800z" />,
  passive: (
    <path
      className="sp-stroke"
      d="M12 12c-2-3-3.700-4.500-6-4.500a4.500 4.500 0 1 0 0 9c2.300 0 4-1.500 6-4.500zm0 0c2-3 3.700-4.500 6-4.500a4.500 4.500 0 1 1 0 9c-2.300 0-4-1.500-6-4.500z"
    />
  ),
  endgame: <path d="M4 2h2v20H4zM7 3h14l-4 5 4 5H7z" />,
  arrow: <path className="sp-stroke" d="M3 12h17M14 6l6 6-6 6" />,
  fee: <path className="sp-stroke" d="M3 12h17M14 6l6 6-6 6M3 4v16" />,
  check: <path className="sp-stroke" d="M4 13l5.500 5.500L20 6" />,
  used: <path className="sp-stroke" d="M5 5l14 14M19 5L5 19" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICONS

/** A small picture. What it means stands beside it in words, or as text for screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`sp-icon ${className}`}
      data-icon={name}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[name]}
    </svg>
  )
}

export const actionIcon = (type: ActionType): IconName => type

/** Every colour of sectors has a shape. */
const COLOR_SHAPES: { readonly [C in Color]: ReactNode } = {
  teal: <circle cx="12" cy="12" r="10" />,
  pink: <path d="M12 1l11 11-11 11L1 12z" />,
  brown: <path d="M3 3h18v18H3z" />,
}

/** The mark of a colour: teal a disc, pink a diamond, brown a square. */
export function ColorShape({ color }: { color: Color }) {
  return (
    <svg className="sp-color" data-color={color} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {COLOR_SHAPES[color]}
    </svg>
  )
}

/** Every species has a head of its own, on a ground of its own shape: that of its sectors, where it has some. */
const HEADS: { readonly [S in Species]: { ground: ReactNode; head: ReactNode } } = {
  teal: { ground: <circle cx="20" cy="20" r="18" />, head: <path fillRule="evenodd" d={ALIEN} /> },
  pink: {
    ground: <path d="M20 0l20 20-20 20L0 20z" />,
    head: (
      <path
        fillRule="evenodd"
        d="M6.500 1.500l3 5a8.500 8.500 0 0 1 5 0l3-5 1.700 1-2.800 4.800a8.500 8.500 0 1 1-8.800 0L4.800 2.500zM12 10.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
      />
    ),
  },
  brown: {
    ground: <path d="M3 3h34v34H3z" />,
    head: (
      <path
        fillRule="evenodd"
        d="M3 2l5 4h8l5-4v13.500a6.500 6.500 0 0 1-6.500 6.500h-5A6.500 6.500 0 0 1 3 15.500zM6 10v3h4.500v-3zm7.500 0v3H18v-3zM9 16.500V18h6v-1.500z"
      />
    ),
  },
  gold: {
    ground: <path d="M20 1l17 9.500v19L20 39 3 29.500v-19z" />,
    head: (
      <path
        fillRule="evenodd"
        d="M12 1l3 5 6-1-2 6 2.500 5L12 23 2.500 16 5 11 3 5l6 1zM12 8a1.900 1.900 0 1 0 0 3.800A1.900 1.900 0 0 0 12 8zM8.500 13a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm7 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z"
      />
    ),
  },
  human: {
    ground: <path d="M3 3h34v22L20 39 3 25z" />,
    head: <path d={PERSON} />,
  },
}

/** A resident, or what stands for a species. */
export function SpeciesShape({ species, isNew = false }: { species: Species; isNew?: boolean }) {
  const { ground, head } = HEADS[species]
  return (
    <svg
      className="sp-species"
      data-species={species}
      data-new={isNew || undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <g className="sp-ground">{ground}</g>
      <g className="sp-head" transform="translate(9 8.500) scale(.92)">
        {head}
      </g>
    </svg>
  )
}

/** What an effect counts, as a picture and perhaps a number on it. */
export const COUNTER_MARKS: {
  readonly [C in Counter]: { icon?: IconName; species?: Species; text?: string }
} = {
  ships: { icon: 'ships' },
  shipsDismantled: { icon: 'dismantle' },
  sectors: { icon: 'sectors' },
  sectorsL1: { icon: 'sectors', text: 'I' },
  sectorsL2: { icon: 'sectors', text: 'II' },
  sectorsL3: { icon: 'sectors', text: 'III' },
  fullSectors: { icon: 'sectors', text: '●' },
  completeWings: { icon: 'wings' },
  residents: { icon: 'residents' },
  aliens: { icon: 'alien' },
  humans: { species: 'human' },
  tealAliens: { species: 'teal' },
  pinkAliens: { species: 'pink' },
  brownAliens: { species: 'brown' },
  goldAliens: { species: 'gold' },
  species: { icon: 'residents', text: '≠' },
  speciesSets: { icon: 'residents', text: '×5' },
  diplomacyLevels: { icon: 'levels' },
  tracksLed: { icon: 'crown' },
  tracksAtLeast3: { icon: 'levels', text: '3' },
  gems: { icon: 'gem' },
  resources: { icon: 'cargo' },
  metal: { icon: 'metal' },
}

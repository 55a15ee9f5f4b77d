/** What a world looks like: it follows from its id, so that it is the same one in every match and every language. */
import { PLANETS, type PlanetId } from '../data/index.ts'

/** Light, surface and shade of each kind of world. */
export const WORLD_KINDS = {
  rock: ['#e6d2b5', '#a98a68', '#4a3526'],
  ocean: ['#c9f0ff', '#3f8fc4', '#123a63'],
  forest: ['#e2f5b8', '#5f9e4f', '#1c4326'],
  gold: ['#fff0b8', '#d9a441', '#6b4312'],
  ice: ['#ffffff', '#b5cfe0', '#55708c'],
  ash: ['#d9d4e6', '#7d7596', '#332d4a'],
  rust: ['#ffd0b0', '#c2603c', '#5a2016'],
} as const

export type WorldKind = keyof typeof WORLD_KINDS

const KINDS = Object.keys(WORLD_KINDS) as WorldKind[]

const MECATOL_REX = 'mecatol-rex'

const numberOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

export interface WorldLook {
  kind: WorldKind
  /** Its surface: bands of clouds, or seas. */
  face: 'bands' | 'seas'
  isRinged: boolean
  /** How much larger than others it is drawn. */
  scale: number
}

export function lookOf(planet: PlanetId): WorldLook {
  const { resources, influence } = PLANETS[planet]
  const number = numberOf(planet)
  if (planet === MECATOL_REX) return { kind: 'gold', face: 'bands', isRinged: true, scale: 1.2 }
  return {
    kind: KINDS[number % KINDS.length]!,
    face: number % 3 === 0 ? 'bands' : 'seas',
    isRinged: influence >= 4 || number % 7 === 0,
    scale: 0.9 + Math.min(5, resources + influence) * 0.03,
  }
}

/** Where the drawing of a world is found. */
export const worldId = ({ kind, face }: WorldLook): string => `ti-world-${kind}-${face}`

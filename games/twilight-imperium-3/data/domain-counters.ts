/** Domain Counters of Distant Suns, and those of Shattered Empire. [TI-43.01, TI-51.01] */
import { byId, type IdsOf } from './by-id.ts'
import type { Box, Wormhole } from './types.ts'

export const DOMAIN_KINDS = [
  'radiation',
  'biohazard',
  'hostile-locals',
  'natural-wealth',
  'peaceful-annexation',
  'settlers',
  'industrial-society',
  'technological-society',
  'wormhole-discovery',
  'lazax-survivors',
  'native-intelligence',
  'hidden-factory',
  'hostage-situation',
  'automated-defense-system',
  'fighter-ambush',
] as const
export type DomainKind = (typeof DOMAIN_KINDS)[number]

export interface DomainCounter<Id = DomainCounterId> {
  id: Id
  kind: DomainKind
  set: Box
  copies: number
  /** For planets beside homes, where territories are told apart. [TI-44.01] */
  isTame?: true
  /** How many: of units, of trade goods. */
  strength?: number
  wormhole?: Wormhole
}

const ROWS = [
  { id: 'radiation', kind: 'radiation', set: 'base', copies: 3 },
  { id: 'biohazard', kind: 'biohazard', set: 'base', copies: 4, isTame: true },
  { id: 'hostile-locals-1', kind: 'hostile-locals', set: 'base', copies: 3, strength: 1, isTame: true },
  { id: 'hostile-locals-2', kind: 'hostile-locals', set: 'base', copies: 3, strength: 2 },
  { id: 'hostile-locals-3', kind: 'hostile-locals', set: 'base', copies: 2, strength: 3 },
  { id: 'natural-wealth-2', kind: 'natural-wealth', set: 'base', copies: 3, strength: 2, isTame: true },
  { id: 'natural-wealth-3', kind: 'natural-wealth', set: 'base', copies: 2, strength: 3 },
  { id: 'natural-wealth-4', kind: 'natural-wealth', set: 'base', copies: 1, strength: 4 },
  { id: 'peaceful-annexation', kind: 'peaceful-annexation', set: 'base', copies: 4, isTame: true },
  { id: 'settlers', kind: 'settlers', set: 'base', copies: 3, isTame: true },
  { id: 'industrial-society', kind: 'industrial-society', set: 'base', copies: 2 },
  { id: 'technological-society', kind: 'technological-society', set: 'base', copies: 2 },
  { id: 'wormhole-discovery-alpha', kind: 'wormhole-discovery', set: 'base', copies: 1, wormhole: 'alpha' },
  { id: 'wormhole-discovery-beta', kind: 'wormhole-discovery', set: 'base', copies: 1, wormhole: 'beta' },
  { id: 'lazax-survivors', kind: 'lazax-survivors', set: 'base', copies: 2 },
  { id: 'native-intelligence', kind: 'native-intelligence', set: 'expansion', copies: 4, isTame: true },
  { id: 'hidden-factory', kind: 'hidden-factory', set: 'expansion', copies: 4 },
  { id: 'hostage-situation', kind: 'hostage-situation', set: 'expansion', copies: 4, isTame: true },
  { id: 'automated-defense-system', kind: 'automated-defense-system', set: 'expansion', copies: 4 },
  { id: 'fighter-ambush-1', kind: 'fighter-ambush', set: 'expansion', copies: 2, strength: 1, isTame: true },
  { id: 'fighter-ambush-2', kind: 'fighter-ambush', set: 'expansion', copies: 2, strength: 2 },
  { id: 'fighter-ambush-3', kind: 'fighter-ambush', set: 'expansion', copies: 2, strength: 3 },
] as const satisfies readonly DomainCounter<string>[]

export type DomainCounterId = IdsOf<typeof ROWS>

export const DOMAIN_COUNTERS = byId<DomainCounter>(ROWS)

/** The 20 Hunt cards of the Creature, all different. */
export const HUNT_CARD_IDS = [
  'force-field',
  'despair',
  'interference',
  'fierceness',
  'ascendancy',
  'anticipation',
  'forbidden-zone',
  'persecution',
  'virus',
  'phobia',
  'mutation',
  'scream',
  'toxin',
  'clone',
  'mirage',
  'cataclysm',
  'detour',
  'tracking',
  'stasis',
  'flashback',
] as const
export type HuntCardId = (typeof HUNT_CARD_IDS)[number]

export type PhaseNumber = 1 | 2 | 3 | 4

/** Tokens that a Hunt card can bring into play. */
export type SymbolToken = 'target' | 'artemia'

export interface HuntCard {
  /** The phase in which it can be played; null: that of the card it copies. */
  phase: PhaseNumber | null
  /** The token that it lets the Creature use this round. */
  symbol: SymbolToken | null
  /** The token lies on the border of two adjacent places, named when the card is played. */
  onBorder: boolean
}

const row = (phase: PhaseNumber | null, symbol: SymbolToken | null = null, onBorder = false): HuntCard => ({
  phase,
  symbol,
  onBorder,
})

export const HUNT_CARDS: { readonly [Id in HuntCardId]: HuntCard } = {
  'force-field': row(1, 'target', true),
  despair: row(1, 'artemia'),
  interference: row(2),
  fierceness: row(2),
  ascendancy: row(2),
  anticipation: row(2),
  'forbidden-zone': row(2),
  persecution: row(2),
  virus: row(2, 'artemia', true),
  phobia: row(2, 'artemia'),
  mutation: row(2, 'artemia'),
  scream: row(2, 'target'),
  toxin: row(2, 'target'),
  clone: row(2, 'target'),
  mirage: row(2, 'target', true),
  cataclysm: row(3),
  detour: row(3),
  tracking: row(4),
  stasis: row(4),
  flashback: row(null),
}

export const isHuntCard = (id: string): id is HuntCardId => Object.hasOwn(HUNT_CARDS, id)

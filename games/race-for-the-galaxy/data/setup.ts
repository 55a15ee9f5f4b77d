import type { Good } from '../cards.ts'
import type { CardId } from './cards.ts'

/** VP chips in the pool for each player. [RFTG-1.08] */
export const VP_PER_PLAYER = 12

/** Cards dealt to each player, and cards of these that each discards. [RFTG-3.04] */
export const DEAL = { cards: 6, discard: 2 } as const

/** Cards drawn and kept in an Explore phase, without bonuses. [RFTG-6.02, RFTG-6.05] */
export const EXPLORE = { draw: 2, keep: 1 } as const

/** [RFTG-11.01] */
export const HAND_LIMIT = 10

/** The game ends when a tableau has so many cards. [RFTG-11.04] */
export const TABLEAU_END = 12

/** Cards drawn for a good that is sold, without bonuses. [RFTG-9.02] */
export const GOOD_PRICES: { readonly [G in Good]: number } = { novelty: 2, rare: 3, genes: 4, alien: 5 }

/** Start world and hand for beginners; a game of n players uses the first n. [RFTG-3.08] */
export interface PresetHand {
  startWorld: CardId
  cards: readonly CardId[]
}

export const PRESET_HANDS: readonly PresetHand[] = [
  { startWorld: 'epsilon-eridani', cards: ['rebel-fuel-cache', 'public-works', 'colony-ship', 'gem-world'] },
  {
    startWorld: 'alpha-centauri',
    cards: ['expedition-force', 'mining-robots', 'rebel-miners', 'comet-zone'],
  },
  {
    startWorld: 'new-sparta',
    cards: ['export-duties', 'former-penal-colony', 'malevolent-lifeforms', 'new-military-tactics'],
  },
  {
    startWorld: 'earths-lost-colony',
    cards: ['space-marines', 'contact-specialist', 'spice-world', 'avian-uplift-race'],
  },
  {
    startWorld: 'sentient-robots',
    cards: [
      'deep-space-symbionts-ltd',
      'imperium-stealth-tactics',
      'rebel-gem-smugglers',
      'self-repairing-alien-artillery',
    ],
  },
]

/** Numbers of the orb game. */
export const ORB = {
  /** Orb cards dealt to each player. [RFTG-14.02] */
  dealt: 3,
  /** Spaces that a survey team may move. [RFTG-16.02] */
  teamMove: 4,
  /** Orb cards removed, for fewer than five players once or for each of them that is missing. [RFTG-2.07] */
  removed: { A: 6, B: 3 },
  fullTable: 5,
  /** Where teams start; a fifth player's on the large airlock space. [RFTG-14.07, RFTG-14.08] */
  corners: [
    { x: -2, y: 0 },
    { x: 1, y: 0 },
    { x: -2, y: 2 },
    { x: 1, y: 2 },
  ],
  /** Names the large airlock space, which covers two squares. [RFTG-13.12] */
  largeAirlock: { x: 0, y: 1 },
} as const

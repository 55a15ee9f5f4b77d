import type { DiplomacyTrack } from '../components.ts'

/** The four diplomacy tracks: what each level costs to step onto, and what it gives. */
export const TRACKS: readonly DiplomacyTrack[] = [
  {
    track: 'dismantle',
    levels: [
      { lobbyCost: 2, reward: { gem: 1 } },
      { lobbyCost: 3, reward: { water: 1 } },
      { lobbyCost: 4, reward: { metal: 1 } },
      { lobbyCost: 5, reward: 'x2' },
      { lobbyCost: 7, reward: 'x2' },
    ],
  },
  {
    track: 'construct',
    levels: [
      { lobbyCost: 2, reward: { gem: 1 } },
      { lobbyCost: 3, reward: { food: 1 } },
      { lobbyCost: 4, reward: { vp: 1 } },
      { lobbyCost: 5, reward: 'x2' },
      { lobbyCost: 7, reward: 'x2' },
    ],
  },
  {
    track: 'transport',
    levels: [
      { lobbyCost: 3, reward: { gem: 1 } },
      { lobbyCost: 4, reward: { gem: 2 } },
      { lobbyCost: 5, reward: { vp: 1 } },
      { lobbyCost: 6, reward: 'x2' },
      { lobbyCost: 8, reward: 'x2' },
    ],
  },
  {
    track: 'expedition',
    levels: [
      { lobbyCost: 2, reward: { gem: 2 } },
      { lobbyCost: 2, reward: { vp: 1 } },
      { lobbyCost: 3, reward: { metal: 1 } },
      { lobbyCost: 4, reward: 'x2' },
      { lobbyCost: 6, reward: 'x2' },
    ],
  },
]

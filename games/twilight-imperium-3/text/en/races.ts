import type { TextOfEach } from '../../data/by-id.ts'
import type { RACE_ROWS } from '../../data/races.ts'

/** The published names of the races. */
export const raceNames = {
  letnev: 'The Barony of Letnev',
  hacan: 'The Emirates of Hacan',
  sol: 'The Federation of Sol',
  l1z1x: 'The L1Z1X Mindnet',
  mentak: 'The Mentak Coalition',
  naalu: 'The Naalu Collective',
  norr: "The Sardakk N'orr",
  jolnar: 'The Universities of Jol-Nar',
  xxcha: 'The Xxcha Kingdom',
  yssaril: 'The Yssaril Tribes',
  muaat: 'The Embers of Muaat',
  saar: 'The Clan of Saar',
  winnu: 'The Winnu',
  yin: 'The Yin Brotherhood',
} satisfies TextOfEach<typeof RACE_ROWS>

import type { Constants } from '../components.ts'

/** Numbers that are printed on no card. [SSP-1.12, SSP-3.03 to SSP-3.05, sections 8, 9, 14, 15, 16] */
export const CONSTANTS: Constants = {
  players: {
    2: { humans: 16, aliens: 50 },
    3: { humans: 20, aliens: 70 },
    4: { humans: 24, aliens: 90 },
  },
  alienBag: { teal: 25, pink: 25, brown: 25, gold: 25 },
  dieFaces: ['food', 'food', 'water', 'water', 'metal', 'human'],
  observe: { vp: 1 },
  recruit: { food: 1, water: 1, metal: 1 },
  offers: {
    alien: { pay: { food: 1, water: 1 } },
    goldAlien: { pay: { gem: 1, food: 1, water: 1 } },
    swap: { payAny: 2 },
    buy: { pay: { gem: 3 } },
  },
  mostGemForIncome: 7,
  relocation: 1,
  end: { score: 40, sectors: 9, aliensLeft: 4, incomesInARow: 5 },
  quarters: { 1: 3, 2: 4, 3: 5 },
  scoring: { resident: 2, first: 10, second: 5, gemsPerPoint: 20, resourcesPerPoint: 5 },
  draft: { hand: 4, keep: 2 },
  firstGameSets: [
    { hub: 'B02', ships: ['L2-ICE-b', 'L2-EXP-a', 'L3-TRA-a', 'L3-DIP-b'] },
    { hub: 'B03', ships: ['L2-ICE-a', 'L2-TRA-b', 'L3-CON-a', 'L3-EXP-b'] },
    { hub: 'B04', ships: ['L2-FAR-b', 'L2-TRA-a', 'L3-DIS-b', 'L3-EXP-a'] },
    { hub: 'B05', ships: ['L2-FAR-a', 'L2-CON-b', 'L3-ICE-a', 'L3-TRA-b'] },
  ],
}

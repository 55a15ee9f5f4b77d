import type { GameMeta } from '../kit/module.ts'

export const RULES_VERSION = 3

export const meta: GameMeta = {
  id: 'space-station-phoenix',
  name: { en: 'Space Station Phoenix', ja: 'スペースステーション・フェニックス' },
  pitch: {
    en: 'Take your starships apart, build a station from their metal, and fill it with residents from five worlds.',
    ja: '宇宙船を解体し、その金属でステーションを築き、五つの種族の住民で満たす。',
  },
  minPlayers: 2,
  maxPlayers: 4,
  recommendedPlayers: [2, 3],
  minutes: [90, 120],
  rulesVersion: RULES_VERSION,
  complete: true,
  bots: ['recruit', 'cadet', 'veteran', 'admiral'],
  usualBot: 'veteran',
  reviewed: true,
  figures: {
    dismantled: { en: 'Ships taken apart', ja: '解体した船' },
    sectors: { en: 'Sectors built', ja: '建てたセクター' },
  },
  firstGame: {
    seats: 2,
    options: { shipSetup: 'firstGame', friendly: true },
    bots: ['recruit'],
    minutes: 45,
  },
}

import type { GameMeta } from '../kit/module.ts'

export const RULES_VERSION = 5

export const meta: GameMeta = {
  id: 'not-alone',
  name: { en: 'Not Alone', ja: 'ノット・アローン' },
  pitch: {
    en: 'Stranded on Artemia: one Creature hunts, everybody else hides, bluffs and holds on until rescue comes.',
    ja: 'アルテミアに取り残された探索者たち。ひとりのエイリアンが追い、残りは隠れ、欺き、救援まで耐え抜く。',
  },
  minPlayers: 2,
  maxPlayers: 7,
  recommendedPlayers: [4, 5],
  minutes: [30, 45],
  rulesVersion: RULES_VERSION,
  complete: true,
  openTalk: true,
  bots: ['cadet', 'veteran'],
  reviewed: true,
  firstGame: {
    seats: 4,
    options: { creature: 'seat', creatureSeat: 1, boardFace: '1' },
    bots: ['cadet', 'veteran', 'veteran'],
    minutes: 20,
  },
}

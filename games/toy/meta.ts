import type { GameMeta } from '../kit/module.ts'

export const RULES_VERSION = 1

export const meta: GameMeta = {
  id: 'toy',
  name: { en: 'Sparks', ja: 'スパークス' },
  pitch: { en: 'A game to test with.', ja: 'テスト用のゲームです。' },
  minPlayers: 2,
  maxPlayers: 4,
  recommendedPlayers: [3],
  minutes: [1, 2],
  rulesVersion: RULES_VERSION,
  complete: false,
  bots: ['random', 'high'],
  firstGame: { seats: 2, options: {}, bots: ['random'], minutes: 5 },
}

import type { GameMeta } from '../kit/module.ts'

export const RULES_VERSION = 5

export const meta: GameMeta = {
  id: 'race-for-the-galaxy',
  name: { en: 'Race for the Galaxy', ja: 'レース・フォー・ザ・ギャラクシー' },
  pitch: {
    en: 'Everybody plans in secret, everybody profits: settle worlds, build developments, and read your rivals’ next step.',
    ja: '全員が秘かに行動を選び、選ばれた行動は全員が行う。ワールドに移住し、発展を築き、相手の次の一手を読む。',
  },
  minPlayers: 2,
  maxPlayers: 5,
  recommendedPlayers: [2, 3, 4],
  minutes: [30, 60],
  rulesVersion: RULES_VERSION,
  complete: true,
  bots: ['recruit', 'cadet', 'officer', 'veteran', 'admiral'],
  reviewed: true,
  figures: { cards: { en: 'Cards in the tableau', ja: 'タブローのカード' } },
  usualBot: 'veteran',
  firstGame: {
    seats: 3,
    options: { expansion: 'base', presetHands: true },
    bots: ['recruit', 'recruit'],
    minutes: 25,
  },
}

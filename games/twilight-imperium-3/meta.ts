import type { GameMeta } from '../kit/module.ts'

export const RULES_VERSION = 4

export const meta: GameMeta = {
  id: 'twilight-imperium-3',
  name: { en: 'Twilight Imperium', ja: 'トワイライト・インペリウム' },
  pitch: {
    en: 'Lead an alien race from one home system to the throne of the galaxy, by fleets, votes, trade and treachery.',
    ja: '一つの母星系から銀河の玉座へ。艦隊と投票と交易と裏切りで、自らの種族を導く。',
  },
  minPlayers: 3,
  maxPlayers: 8,
  recommendedPlayers: [4, 5, 6],
  minutes: [180, 540],
  rulesVersion: RULES_VERSION,
  complete: true,
  bots: ['cadet', 'admiral'],
  reviewed: true,
  figures: {
    objectives: { en: 'Objectives claimed', ja: '達成した目的' },
    planets: { en: 'Planets at the end', ja: '最後に持っていた惑星' },
  },
  firstGame: {
    seats: 3,
    options: {
      galaxy: 'preset',
      presetMap: 'crossroads',
      raceSelection: 'random',
      homesPlaced: true,
      victoryPoints: 5,
    },
    bots: ['cadet', 'cadet'],
    minutes: 75,
    about: {
      en: 'Short on purpose: to half as many points as usual, on a balanced map, with a race that you are given.',
      ja: 'わざと短くしてあります：勝利点はいつもの半分、公平なマップで、種族は配られます。',
    },
  },
}

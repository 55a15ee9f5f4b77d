/** In the order in which a deck is put together before it is shuffled. */
export const SURVIVAL_CARD_IDS = [
  'adrenaline',
  'sacrifice',
  'ingenuity',
  'strike-back',
  'sixth-sense',
  'smokescreen',
  'vortex',
  'wrong-track',
  'hologram',
  'dodge',
  'detector',
  'gate',
  'drone',
  'double-back',
  'amplifier',
] as const
export type SurvivalCardId = (typeof SURVIVAL_CARD_IDS)[number]

/** The 15 Survival cards of the Hunted, all different. */
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

/**
 * The moment at which the game accepts a card: in phase 1; in the window of step 2B; before step 3 of phase 3; in
 * place of using the power of an own location; in the window of phase 4.
 */
export type SurvivalMoment = 'phase1' | 'step2B' | 'beforeStep3' | 'ownDecision' | 'phase4'

export const SURVIVAL_CARDS: { readonly [Id in SurvivalCardId]: SurvivalMoment } = {
  adrenaline: 'phase1',
  sacrifice: 'phase1',
  ingenuity: 'phase1',
  'strike-back': 'phase1',
  'sixth-sense': 'phase1',
  smokescreen: 'phase1',
  vortex: 'step2B',
  'wrong-track': 'beforeStep3',
  hologram: 'beforeStep3',
  dodge: 'beforeStep3',
  detector: 'beforeStep3',
  gate: 'ownDecision',
  drone: 'ownDecision',
  'double-back': 'phase4',
  amplifier: 'phase4',
}

export const isSurvivalCard = (id: string): id is SurvivalCardId => Object.hasOwn(SURVIVAL_CARDS, id)

/** The cards of the Hunted. */
import type { SurvivalCardId } from '../../data/survival-cards.ts'

const phase1 = 'Phase 1, before all have locked'
const step2B = 'Phase 2, after the Creature has placed its tokens'
const phase3 = 'Phase 3, before the Artemia and Creature tokens strike'
const decision = 'Phase 3, when you decide about the place that you explore'
const phase4 = 'Phase 4, before the round ends'

export const survival = {
  adrenaline: {
    name: 'Adrenaline',
    when: phase1,
    effect: 'Regain 1 Will.',
  },
  sacrifice: {
    name: 'Sacrifice',
    when: phase1,
    effect:
      'All locked cards return to their owners. Discard 1 Place card: the Creature can play no Hunt card for the rest of the round.',
  },
  ingenuity: {
    name: 'Ingenuity',
    when: phase1,
    effect: 'Put the Marker counter on the Beach. The Beach can still be used this round.',
  },
  'strike-back': {
    name: 'Strike Back',
    when: phase1,
    effect:
      'Take 2 random Hunt cards from the hand of the Creature and put them under the Hunt deck, in the order you choose.',
  },
  'sixth-sense': {
    name: 'Sixth Sense',
    when: phase1,
    effect: 'Take 2 Place cards of your discard pile back into your hand.',
  },
  smokescreen: {
    name: 'Smokescreen',
    when: phase1,
    effect: 'The Creature cannot see the discard piles of Place cards until the round ends.',
  },
  vortex: {
    name: 'Vortex',
    when: step2B,
    effect: 'Swap a Place card that you have locked for one of your discard pile.',
  },
  'wrong-track': {
    name: 'Wrong Track',
    when: phase3,
    effect: 'Move the Creature token (or a Clone) to an adjacent place.',
  },
  hologram: {
    name: 'Hologram',
    when: phase3,
    effect: 'Move the Artemia token to an adjacent place.',
  },
  dodge: {
    name: 'Dodge',
    when: phase3,
    effect: 'You ignore Creature tokens for the rest of the round. One of them must be where you are.',
  },
  detector: {
    name: 'Detector',
    when: phase3,
    effect: 'You ignore the Artemia token for the rest of the round. It must be where you are.',
  },
  gate: {
    name: 'Gate',
    when: decision,
    effect: 'Use the power of an adjacent place (not the Artefact) instead of that of your own.',
  },
  drone: {
    name: 'Drone',
    when: decision,
    effect: 'Use the power of the Rover instead of that of your place.',
  },
  'double-back': {
    name: 'Double Back',
    when: phase4,
    effect: 'Take a Place card that you played this round back into your hand.',
  },
  amplifier: {
    name: 'Amplifier',
    when: phase4,
    effect: 'Remove the Marker counter from the Beach: the Rescue counter advances 1 space at once.',
  },
} satisfies Record<SurvivalCardId, { name: string; when: string; effect: string }>

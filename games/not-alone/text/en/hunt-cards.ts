/** The cards of the Creature. */
const phase1 = 'Phase 1, while the Hunted choose'
const phase2 = 'Phase 2, while you place your tokens'
const phase3 = 'Phase 3, before the Artemia and Creature tokens strike'
const phase4 = 'Phase 4, before the round ends'

export const hunt = {
  'force-field': {
    name: 'Force Field',
    when: phase1,
    effect:
      'Put the Target token on the border of 2 adjacent places at once. Neither place can be played this round; all locked cards return to their owners, who choose again.',
  },
  despair: {
    name: 'Despair',
    when: phase1,
    effect:
      'No Survival card can be played or drawn for the rest of the round. You may place the Artemia token this round.',
  },
  interference: {
    name: 'Interference',
    when: phase2,
    effect: 'The powers of the Beach and the Wreck are ineffective this round.',
  },
  fierceness: {
    name: 'Fierceness',
    when: phase2,
    effect: 'Each Hunted caught by a Creature token this round loses 1 Will more.',
  },
  ascendancy: {
    name: 'Ascendancy',
    when: phase2,
    effect:
      'Name a Hunted with 3 or more Place cards in hand: all but 2 of them, of that Hunted’s choice, are discarded.',
  },
  anticipation: {
    name: 'Anticipation',
    when: phase2,
    effect:
      'Name a Hunted. If a Creature token catches this Hunted this round, the Assimilation counter advances 1 space more.',
  },
  'forbidden-zone': {
    name: 'Forbidden Zone',
    when: phase2,
    effect: 'All Hunted discard 1 Place card from their hands at the same time.',
  },
  persecution: {
    name: 'Persecution',
    when: phase2,
    effect:
      'This round the power of a place brings no more than 1 Place card back into a hand, the played card included.',
  },
  virus: {
    name: 'Virus',
    when: phase2,
    effect: 'Put the Artemia token on the border of 2 adjacent places: it works on both.',
  },
  phobia: {
    name: 'Phobia',
    when: phase2,
    effect:
      'Name a Hunted with 3 or more Place cards in hand: that Hunted hides 2 of them and shows you the others. You may place the Artemia token this round.',
  },
  mutation: {
    name: 'Mutation',
    when: phase2,
    effect:
      'This round the Artemia token also costs each Hunted on its place 1 Will. You may place the Artemia token this round.',
  },
  scream: {
    name: 'Scream',
    when: phase2,
    effect:
      'Each Hunted on the place of the Target token discards 2 Place cards from hand or loses 1 Will. The power of the place still works. You may place the Target token this round.',
  },
  toxin: {
    name: 'Toxin',
    when: phase2,
    effect:
      'Each Hunted on the place of the Target token discards 1 Survival card, and the power of the place is ineffective. You may place the Target token this round.',
  },
  clone: {
    name: 'Clone',
    when: phase2,
    effect:
      'The Target token counts as a second Creature token this round. You may place the Target token this round.',
  },
  mirage: {
    name: 'Mirage',
    when: phase2,
    effect:
      'Put the Target token on the border of 2 adjacent places: the powers of both are ineffective this round.',
  },
  cataclysm: {
    name: 'Cataclysm',
    when: phase3,
    effect: 'Name a place: its power is ineffective for the rest of the round. What was used stays used.',
  },
  detour: {
    name: 'Detour',
    when: phase3,
    effect: 'Move a Hunted from an explored place to an adjacent place for the rest of the round.',
  },
  tracking: {
    name: 'Tracking',
    when: phase4,
    effect: 'Next round you can play up to 2 Hunt cards.',
  },
  stasis: {
    name: 'Stasis',
    when: phase4,
    effect: 'The Rescue counter does not advance for the rest of this phase.',
  },
  flashback: {
    name: 'Flashback',
    when: 'In the phase of the Hunt card that it repeats',
    effect: 'Works as the Hunt card on top of your discard pile.',
  },
}

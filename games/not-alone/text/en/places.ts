/** The ten places of Artemia. */
export const place = {
  1: {
    name: 'Lair',
    inText: 'the Lair',
    effect:
      'Take all Place cards of your discard pile back into your hand; or copy the power of the place where the Creature token lies (not the Artefact). Whoever is caught here loses 1 Will more.',
  },
  2: {
    name: 'Jungle',
    inText: 'the Jungle',
    effect: 'Take this card and 1 Place card of your discard pile back into your hand.',
  },
  3: {
    name: 'River',
    inText: 'the River',
    effect:
      'Next round you play 2 Place cards. Once the Creature has placed its tokens, you take one of the two back unseen and reveal the other.',
  },
  4: {
    name: 'Beach',
    inText: 'the Beach',
    effect:
      'If the Marker counter is off the Beach, put it here. If it is here, remove it and the Rescue counter advances 1 space. Once per round for all Hunted together.',
  },
  5: {
    name: 'Rover',
    inText: 'the Rover',
    effect: 'Take from the reserve 1 Place card that you do not own yet into your hand.',
  },
  6: {
    name: 'Swamp',
    inText: 'the Swamp',
    effect: 'Take this card and 2 Place cards of your discard pile back into your hand.',
  },
  7: {
    name: 'Shelter',
    inText: 'the Shelter',
    effect: 'Draw 2 Survival cards, keep 1 and discard the other.',
  },
  8: {
    name: 'Wreck',
    inText: 'the Wreck',
    effect: 'The Rescue counter advances 1 space. Once per round for all Hunted together.',
  },
  9: {
    name: 'Source',
    inText: 'the Source',
    effect: 'Draw 1 Survival card; or let a Hunted with 1 or 2 Will (you or another) regain 1 Will.',
  },
  10: {
    name: 'Artefact',
    inText: 'the Artefact',
    effect:
      'Next round you play 2 Place cards, reveal both and explore both places. This power can never be copied.',
  },
}

/** Options of a match. */
export const option = {
  expansion: {
    name: 'Game',
    help: 'Five players need Alien Artifacts.',
    base: 'Base game',
    'base+aa': 'With the cards of Alien Artifacts',
    'base+aa+orb': 'With Alien Artifacts and the orb',
  },
  presetHands: {
    name: 'First hands',
    help: 'For a first game: everybody begins with a fixed start world and four cards that suit it.',
  },
  twoPlayerMode: {
    name: 'Game for two',
    help: 'How many actions each of two players chooses in a round.',
    advanced: 'Two actions a round',
    standard: 'One action a round',
  },
  orbCardRemoval: {
    name: 'Orb cards put aside',
    help: 'With fewer than five players some orb cards stay in the box: fewer cards, a shorter game.',
    flat: '9 cards in all',
    perMissingPlayer: '9 cards for each player short of five',
  },
}

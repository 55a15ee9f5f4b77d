/** The rules in short, for somebody who has three minutes. */
const sections = {
  goal: {
    title: 'What it is about',
    text: 'One player is the Creature, all others are the Hunted, stranded on the planet Artemia. The Hunted win together when the Rescue counter reaches the end of its track. The Creature wins when the Assimilation counter does. The Hunted may talk at any time, but the Creature hears everything.',
  },
  hiding: {
    title: 'Phase 1: the Hunted choose a place',
    text: 'All Hunted lock one Place card from their hands face down at the same time: that is where they go. Played cards land on their own discard piles, open to everybody, so the Creature can count what is left in each hand.',
  },
  will: {
    title: 'Running out of cards',
    text: 'Before locking, a Hunted may Resist (pay 1 Will, take back 2 discarded Place cards; {{resists}} times a round at most, never with the last Will) or Give Up (back to {{will}} Will, take back all discarded cards; but Assimilation advances 1 space).',
  },
  hunting: {
    title: 'Phase 2: the Creature hunts',
    text: 'The Creature puts the Creature token on one of the ten places. With an Artemia symbol under the Rescue counter, or the right Hunt card, it may also place the Artemia token; other Hunt cards bring the Target token. It plays at most one Hunt card per round.',
  },
  reckoning: {
    title: 'Phase 3: the reveal',
    text: 'All cards are turned up. Hunted without a Creature or Artemia token on their place use the power of the place, or take 1 discarded Place card back instead. Then the tokens strike.',
  },
  tokens: {
    title: 'What the tokens do',
    text: 'Artemia token: discard 1 Place card from hand, no power. Creature token: lose 1 Will (2 in the Lair), no power; and if anybody was caught, Assimilation advances 1 space, just once. Target token: whatever its Hunt card says.',
  },
  lastWill: {
    title: 'The last Will',
    text: 'If a Hunted has no Will left at the end of phase 3, Assimilation advances 1 space. Whoever lost the last Will takes back the discard pile and starts again with {{again}} Will. Nobody ever leaves the game.',
  },
  end: {
    title: 'Phase 4: the round ends',
    text: 'Played places go to the discard piles, the tokens return, the Creature draws back up to {{hunt}} Hunt cards, and Rescue advances 1 space by itself. Holding out is enough, the Beach and the Wreck only make it faster.',
  },
  places: {
    title: 'More places',
    text: 'Everybody starts with places 1 to 5. The Rover lets a Hunted take places 6 to 10 from a small reserve. Nobody ever owns two cards of the same place.',
  },
  survival: {
    title: 'Survival cards',
    text: 'Every Hunted starts with one secret Survival card and finds more at the Shelter and the Source. Each Hunted plays at most one per round, in the phase it is made for.',
  },
}

const glossary = {
  locked: {
    title: 'Locked',
    text: 'A Place card lying face down for this round. Its owner can take it back until all are ready.',
  },
  explored: {
    title: 'Explored place',
    text: 'The place of a revealed card, or the place to which Detour has moved its owner.',
  },
  power: { title: 'Power', text: 'What a place does for a Hunted who explores it undisturbed.' },
  ineffective: {
    title: 'Ineffective',
    text: 'An ineffective power can neither be used nor copied, and no card can be taken back instead.',
  },
  caught: {
    title: 'Caught',
    text: 'Being on the place of a Creature token in phase 3, unless Dodge protects from it.',
  },
  adjacent: {
    title: 'Adjacent',
    text: 'Side by side or one above the other in the two rows of five places; never diagonally.',
  },
  reserve: {
    title: 'Reserve',
    text: 'The Place cards 6 to 10 that can still be taken: 1, 2 or 3 of each, depending on the number of Hunted.',
  },
  marker: {
    title: 'Marker counter',
    text: 'The Beach works in two steps: one visit puts the counter there, the next removes it and Rescue advances.',
  },
  turnOrder: {
    title: 'Turn order',
    text: 'Clockwise from the Creature’s left. It decides who acts first in phase 3, for example who gets to use the Beach.',
  },
  artemiaSymbol: {
    title: 'Artemia symbol',
    text: 'Printed on some Rescue spaces. While the counter stands on one, the Creature may place the Artemia token.',
  },
  discardPile: {
    title: 'Discard pile',
    text: 'Every Hunted has one for Place cards. Everybody may look at it, except the Creature under Smokescreen.',
  },
}

export const rules = { sections, glossary }

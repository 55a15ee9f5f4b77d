/** Names of the components that are no cards, and what they are for. */
export const good = {
  novelty: { name: 'Novelty' },
  rare: { name: 'Rare' },
  genes: { name: 'Genes' },
  alien: { name: 'Alien' },
}

export const goodText = {
  price_one: 'Sold for {{count}} card, before trade bonuses.',
  price_other: 'Sold for {{count}} cards, before trade bonuses.',
}

export const keyword = {
  alien: { name: 'ALIEN' },
  imperium: { name: 'IMPERIUM' },
  rebel: { name: 'REBEL' },
  terraforming: { name: 'TERRAFORMING' },
  uplift: { name: 'UPLIFT' },
}

export const artifactClass = {
  alienScience: { name: 'Alien Science' },
  alienTechnology: { name: 'Alien Technology' },
  alienUplift: { name: 'Alien Uplift' },
}

export const artifactNames = {
  A1: 'Alien Science A1',
  A2: 'Alien Technology A2',
  A3: 'Wall Breaker A3',
  A4: 'Alien Uplift A4',
  A5: 'Thruster A5',
  A6: 'Beam Key A6',
  A7: 'Alien Science A7',
  A8: 'Beam Key A8',
  B1: 'Alien Technology B1',
  B2: 'Alien Science B2',
  B3: 'Beam Key B3',
  B4: 'Beam Key B4',
  B5: 'Alien Science B5',
  B6: 'Alien Uplift B6',
}

/** A token of which only the back is known. */
export const artifactBack = {
  A: { name: 'Artifact A', inText: 'an artifact A' },
  B: { name: 'Artifact B', inText: 'an artifact B' },
}

export const orbCardName = { title: 'Orb card {{id}}', inText: 'orb card {{id}}' }
export const airlockNames = {
  'MAIN-W': 'Main airlock, west',
  'MAIN-E': 'Main airlock, east',
  'SMALL-1': 'First small airlock',
  'SMALL-2': 'Second small airlock',
}

/** What lies on a space of the orb. */
export const cell = {
  empty: { name: 'Empty space', effect: 'Nothing special.' },
  artifactA: {
    name: 'Artifact space A',
    effect: 'A token with back A lies here until a survey team takes it. A team that enters must stop.',
  },
  artifactB: {
    name: 'Artifact space B',
    effect: 'A token with back B lies here until a survey team takes it. A team that enters must stop.',
  },
  breedingArtifactA: {
    name: 'Breeding tube',
    effect:
      'Holds an artifact A. Whoever takes it draws the top orb card and places it at once, apart from the card with the tube.',
  },
  jump: {
    name: 'Jump tube',
    effect: 'One step leads from here to any other jump tube on the orb.',
  },
  upliftBase: {
    name: 'Uplift base',
    effect: 'At the end, each Alien Uplift artifact scores 1 VP for every uplift base still in sight.',
  },
  airlockCorridor: { name: 'Airlock corridor', effect: 'Part of an airlock card: never covered.' },
  mainAirlock: {
    name: 'Large airlock',
    effect: 'The two halves are one space. A player who passes may bring teams back here.',
  },
  smallAirlock: {
    name: 'Small airlock',
    effect: 'Start of a second survey team. A player who passes may bring teams back here.',
  },
}

/** What lies between two spaces of the orb. */
export const edge = {
  open: { name: 'Open', effect: 'A team just walks on.' },
  wall: { name: 'Wall', effect: 'No way through, but with an artifact.' },
  barrier: {
    name: 'Beam barrier',
    effect:
      'A team passes with Military of at least its strength: your Military, that against Alien worlds and that of this phase.',
  },
}

export const action = {
  'explore-5': { name: 'Explore +5' },
  'explore-1-1': { name: 'Explore +1, +1' },
  'explore-orb': { name: 'Orb/Explore' },
  develop: { name: 'Develop' },
  'develop-2': { name: 'Develop (second)' },
  settle: { name: 'Settle' },
  'settle-2': { name: 'Settle (second)' },
  'consume-trade': { name: 'Consume: Trade' },
  'consume-2x': { name: 'Consume: 2× VP' },
  produce: { name: 'Produce' },
}

/** What happens in a phase, on the action cards of it. */
export const actionText = {
  explore: 'All draw 2 cards and keep 1.',
  develop: 'All may place a development.',
  settle: 'All may place a world.',
  consume: 'All use their consume powers.',
  produce: 'All production worlds without a good produce one.',
  bonus: 'Your bonus: {{bonus}}',
}

export const phase = {
  start: 'Set-up',
  orbSetup: 'Set-up of the orb',
  actions: 'Choice of actions',
  orb: 'Orb',
  explore: 'I Explore',
  develop: 'II Develop',
  settle: 'III Settle',
  consume: 'IV Consume',
  produce: 'V Produce',
  discard: 'End of round',
}

/** Names of everything else that lines refer to. */
export const token = {
  creature: {
    name: 'Creature token',
    inText: 'the Creature token',
    effect:
      'Catches everybody who explores its place: 1 Will each, no power and no card there, and the Assimilation counter advances 1 space.',
  },
  target: {
    name: 'Target token',
    inText: 'the Target token',
    effect: 'Does what the Hunt card that brought it into play says.',
  },
  artemia: {
    name: 'Artemia token',
    inText: 'the Artemia token',
    effect:
      'Everybody who explores its place discards 1 Place card from hand and gets no power and no card there.',
  },
}

export const pending = {
  river: {
    name: 'River',
    inText: 'the effect of the River',
    effect: 'Plays 2 Place cards and takes one of them back unseen before the reveal.',
  },
  artefact: {
    name: 'Artefact',
    inText: 'the effect of the Artefact',
    effect: 'Plays 2 Place cards and explores both places.',
  },
}

export const face = {
  1: {
    name: 'Face 1',
    inText: 'face 1',
    effect:
      'Artemia symbols on the last 6 spaces before rescue: the planet strikes late, and then every round.',
  },
  2: {
    name: 'Face 2',
    inText: 'face 2',
    effect: 'Artemia symbols on every second space from 11 to 1: the planet strikes earlier, in turns.',
  },
}

export const phase = {
  boardFace: 'Set-up',
  exploration: '1 Exploration',
  hunting: '2 Hunting',
  reckoning: '3 Reckoning',
  endOfTurn: '4 End of turn',
}

export const cards = {
  hunt: { name: 'Hunt card', inText: 'a Hunt card' },
  survival: { name: 'Survival card', inText: 'a Survival card' },
}

export const screamChoice = {
  discard: { name: 'Discard 2 Place cards' },
  loseWill: { name: 'Lose 1 Will' },
}

export const bot = {
  cadet: { name: 'Cadet', help: 'Knows the rules and follows its nose.' },
  veteran: { name: 'Veteran', help: 'Counts cards, reads habits and bluffs.' },
}

/** Titles of the groups in which a reader looks things up. */
export const type = {
  sections: 'The rules in short',
  glossary: 'Words of the game',
  place: 'Places',
  hunt: 'Hunt cards',
  survival: 'Survival cards',
  token: 'Tokens',
  pending: 'Effects for the next round',
  face: 'Faces of the board',
}

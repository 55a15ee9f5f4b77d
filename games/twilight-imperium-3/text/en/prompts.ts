/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  convertBonus_one: 'Turn {{count}} Bonus Counter into a trade good or a Command Counter.',
  convertBonus_other: 'Turn {{count}} Bonus Counters into trade goods or Command Counters.',
  chooseRace: 'Choose the race that you lead.',
  chooseHome: 'Choose where your home system lies.',
  faceDown: 'Choose where beside Mecatol Rex the unseen tile lies.',
  placeTile: 'Place one of your systems.',
  placeStart: 'Place your ground units on the planets of your home system.',
  pickStrategy: 'Take a strategy card.',
  turn: 'It is your turn.',
}

export const waiting = {
  convertBonus: 'is using Bonus Counters',
  chooseRace: 'is choosing a race',
  chooseHome: 'is choosing a home',
  faceDown: 'is placing the unseen tile',
  placeTile: 'is placing a system',
  placeStart: 'is placing ground units',
  pickStrategy: 'is taking a strategy card',
  turn: 'is taking a turn',
}

export const phase = {
  setup: 'Set-up',
  galaxy: 'Galaxy',
  strategy: 'Strategy phase',
  action: 'Action phase',
  status: 'Status phase',
}

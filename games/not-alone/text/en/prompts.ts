/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  boardFace: 'Choose the face of the board: it decides where on the Rescue track Artemia helps you hunt.',
  explore: '{{todo}}',
  watch: 'While the Hunted choose where to go, you may play a Hunt card of phase 1, or pass.',
  place:
    'Place your tokens where you expect the Hunted. Still to place: {{tokens}}. You may play Hunt cards before and after; then end the hunt.',
  window: 'You may play {{cards}} now, or pass. {{moment}}',
  decide:
    'You are safe at {{places}}: use the power, take 1 Place card back from your discard pile instead, or do nothing.',
  interrupt: 'You may play a card of phase 3 until {{seat}} has decided about {{places}}.',
  riverReturn:
    'The River hides you: choose which locked card returns to your hand unseen. You reveal the other one.',
  scream: 'Scream reaches you: discard 2 Place cards from your hand, or lose 1 Will.',
  screamDiscard: 'Scream reaches you: choose the 2 Place cards that you discard.',
  toxinDiscard: 'Toxin reaches you: choose the Survival card that you discard.',
  shelterKeep: 'You drew these at the Shelter: choose the one that you keep. The other is discarded face up.',
  strikeBackOrder:
    'Choose the order in which these Hunt cards go under their deck. You took them from the Creature; the last one lies at the very bottom.',
  ascendancyKeep: 'Ascendancy: choose the 2 Place cards that you keep. The rest of your hand is discarded.',
  phobiaHide: 'Phobia: choose the 2 Place cards that you hide. The Creature sees the rest of your hand.',
  forbiddenZone: 'Forbidden Zone: choose the Place card that you discard. All Hunted show theirs together.',
  artemiaDiscard_one: 'The Artemia token strikes you: choose the Place card that you discard.',
  artemiaDiscard_other:
    'The Artemia token strikes you twice: choose the {{count}} Place cards that you discard.',
}

export const todo = {
  lock: 'Choose where you go this round: lock 1 Place card face down. Before that you may Resist or Give Up to get cards back.',
  river:
    'Lock 2 Place cards face down: thanks to the River, one of them returns to your hand before the reveal.',
  artefact: 'Lock 2 Place cards face down: thanks to the Artefact, you explore both places.',
  locked_one: 'You can still take your locked card back or play a card, until all are ready.',
  locked_other: 'You can still take your locked cards back or play a card, until all are ready.',
}

/** What a card window is about, by phase. */
export const moment = {
  exploration: 'The Hunted choose where to go.',
  hunting: 'The tokens are out, the Place cards still lie face down.',
  reckoning: 'The places are revealed.',
  endOfTurn: 'The round is almost over.',
}

export const waiting = {
  boardFace: 'is choosing the face of the board',
  explore: 'is choosing where to go',
  watch: 'may play a Hunt card or pass',
  place: 'is placing the tokens',
  window: 'may play a card or pass',
  decide: 'is deciding about {{places}}',
  interrupt: 'may play a card meanwhile',
  riverReturn: 'is choosing which card slips back into the hand',
  scream: 'hears the Scream: 2 Place cards or 1 Will',
  screamDiscard: 'is discarding 2 Place cards because of Scream',
  toxinDiscard: 'is discarding a Survival card because of Toxin',
  shelterKeep: 'is choosing a Survival card at the Shelter',
  strikeBackOrder: 'is putting Hunt cards under the deck',
  ascendancyKeep: 'is choosing 2 Place cards to keep because of Ascendancy',
  phobiaHide: 'is choosing 2 Place cards to hide because of Phobia',
  forbiddenZone: 'is choosing a Place card for the Forbidden Zone',
  artemiaDiscard_one: 'is discarding a Place card because of the Artemia token',
  artemiaDiscard_other: 'is discarding {{count}} Place cards because of the Artemia token',
}

/** What answers in advance can depend on. */
export const fact = { round: 'The round' }

/** What can be answered in advance. */
export const ahead = {
  cards: 'Playing cards',
  watch: 'Hunt cards while the Hunted choose where to go',
  window: 'Playing cards',
}
/** When what answers in advance depend on is otherwise. */
export const until = { round: 'the round ends' }

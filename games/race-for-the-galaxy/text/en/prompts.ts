/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  startWorld: 'Choose the start world that you keep. The other one is discarded unseen.',
  startHand_one: 'Choose the {{count}} card that you discard. The rest is your first hand.',
  startHand_other: 'Choose the {{count}} cards that you discard. The rest is your first hand.',
  actions_one: 'Choose an action. Everybody does it; its bonus is yours.',
  actions_other: 'Choose {{count}} actions. Everybody does them; their bonuses are yours.',
  keep_one: 'You have drawn {{drawn}} cards: choose the one that you keep.',
  keep_other: 'You have drawn {{drawn}} cards: choose the {{count}} that you keep.',
  develop: 'Choose a development to build, or nothing. All choices are revealed together.',
  payDevelopment_one: 'Discard {{count}} card to pay for {{card}}.',
  payDevelopment_other: 'Discard {{count}} cards to pay for {{card}}.',
  settle: 'Choose a world to place, or nothing. All choices are revealed together.',
  placeWorld: '{{card}}: {{how}}',
  discardForGood: '{{card}}: you may discard a card from your hand to put a good on it.',
  extra: 'You may place one world more: {{how}}',
  trade: 'Trade: sell one of your goods.',
  consume: 'Use your consume powers, in any order. What takes goods must be used while it can be.',
  gather: '{{card}}: choose the worlds whose Rare goods you move onto it.',
  windfall: 'Choose the windfall world that produces.',
  discard_one: 'You hold more than 10 cards: discard {{count}}.',
  discard_other: 'You hold more than 10 cards: discard {{count}}.',
}

export const waiting = {
  startWorld: 'is choosing a start world',
  startHand: 'is choosing a first hand',
  actions: 'is choosing actions',
  keep: 'is choosing what to keep',
  develop: 'is choosing a development',
  payDevelopment: 'is paying for {{card}}',
  settle: 'is choosing a world',
  placeWorld: 'is placing {{card}}',
  discardForGood: 'may discard a card for a good on {{card}}',
  extra: 'may place one world more',
  trade: 'is selling a good',
  consume: 'is using consume powers',
  gather: 'may move Rare goods to {{card}}',
  windfall: 'is choosing a windfall world',
  discard: 'is discarding down to 10 cards',
}

/** How a world can be placed that lies in the tableau. */
export const placing = {
  pay_one: 'discard {{count}} card to pay for it.',
  pay_other: 'discard {{count}} cards to pay for it.',
  conquer: 'conquer it; its defense is {{defense}}.',
  needsMilitary: 'gain the Military that you need against its defense of {{defense}}.',
  either_one: 'conquer it (defense {{defense}}), or discard {{count}} card to pay for it.',
  either_other: 'conquer it (defense {{defense}}), or discard {{count}} cards to pay for it.',
  payOrMilitary_one:
    'discard {{count}} card to pay for it, or gain Military against its defense of {{defense}}.',
  payOrMilitary_other:
    'discard {{count}} cards to pay for it, or gain Military against its defense of {{defense}}.',
}

export const extra = {
  convoy: 'conquer one with the Military that your first conquest has left over.',
  project: 'discard Terraforming Project to place one for nothing.',
  both: 'conquer one with the Military left over, or discard Terraforming Project to place one for nothing.',
}

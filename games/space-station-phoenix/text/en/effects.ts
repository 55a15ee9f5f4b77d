/** What ships, quarters and hubs do, put together from their fields. */
export const amount = {
  nothing: 'nothing',
  and: '{{first}} + {{rest}}',
  gem: '{{count}} GEM',
  food: '{{count}} food',
  water: '{{count}} water',
  metal: '{{count}} metal',
  vp_one: '{{count}} point',
  vp_other: '{{count}} points',
  dice_one: '{{count}} more die',
  dice_other: '{{count}} more dice',
  cargo: '{{count}} more cargo',
}

export const every = { each: 'each of', some: 'every {{count}} of' }

export const effect = {
  none: 'No effect.',
  income: 'Income: {{gain}}.',
  incomePer: 'Income: {{gain}} for {{every}} your {{counter}}.',
  incomePerMax: 'Income: {{gain}} for {{every}} your {{counter}}, at most {{max}} times.',
  power: 'Once per income action: {{power}}',
  endgame_one: 'At the end: {{count}} point for {{every}} your {{counter}}.',
  endgame_other: 'At the end: {{count}} points for {{every}} your {{counter}}.',
  endgameMax_one: 'At the end: {{count}} point for {{every}} your {{counter}}, at most {{max}}.',
  endgameMax_other: 'At the end: {{count}} points for {{every}} your {{counter}}, at most {{max}}.',
}

export const power = {
  convert: 'Pay {{pay}} for {{gain}}.',
  recruitHuman: 'Pay {{pay}} and take a Human into an empty quarter.',
}

export const passive = {
  dismantle: 'Whenever you dismantle a ship: {{gain}} more.',
  opponentUsesYourShip: 'Whenever an opponent uses a ship of yours: {{gain}}.',
  construct: 'Sectors cost you {{count}} metal less.',
  transport_one: 'Your transports make {{count}} more transaction.',
  transport_other: 'Your transports make {{count}} more transactions.',
  expedition: 'Your expeditions have {{what}}.',
  diplomacy: 'Advances on diplomacy tracks cost you {{count}} GEM less.',
  youUseOpponentShip: 'Fees for using ships of opponents are {{count}} GEM lower for you.',
  recruitGold: 'Gold Aliens cost you {{count}} GEM less.',
}

export const action = {
  dismantle: 'Dismantle an unused ship of your fleet for its metal.',
  dismantleMore: 'Dismantle an unused ship of your fleet for its metal and {{count}} more.',
  construct: 'Build a sector.',
  constructLess: 'Build a sector for {{count}} metal less.',
  transport_one: 'Make {{count}} transaction.',
  transport_other: 'Make up to {{count}} transactions.',
  expedition: 'Roll {{count}} dice and collect up to {{cargo}} of them.',
  diplomacy: 'Advance on one diplomacy track.',
  diplomacyTwice: 'Advance on two different diplomacy tracks.',
  cheaper: '{{what}} Each advance costs {{count}} GEM less.',
  harvest: 'Gain {{gain}}.',
}

export const setUp = {
  start: 'Start with {{gain}}.',
  level: 'Start at level {{level}} of the {{track}} track.',
  removeShip: 'Your level-1 {{type}} goes back into the box.',
  startUsed: 'Begins the game used: your level-1 {{types}}.',
}

export const source = { hub: 'the hub', quarter: '{{sector}}, quarter {{slot}}' }

/** Action cards of Shattered Empire: their published names, and what they do in words of our own. */

export const cardTextsOfExpansion = {
  'advanced-reinforcements': {
    name: 'Advanced Reinforcements',
    effect: 'Place 2 Ground Forces on a planet of yours, or a Shock Troop beside a Ground Force.',
  },
  'alien-technology': {
    name: 'Alien Technology',
    effect: 'Pay 4 resources for a technology whose prerequisites you have. Nothing makes it cheaper.',
  },
  bribery: {
    name: 'Bribery',
    effect: 'Spend trade goods: each is 1 vote more for what you have voted for.',
  },
  'communications-breakdown': {
    name: 'Communications Breakdown',
    effect: 'Nobody plays action cards until this battle is over, Sabotage excepted.',
  },
  'courageous-to-the-end': {
    name: 'Courageous to the End',
    effect: 'Roll 2 dice with the combat value of the ship you have lost; your enemy takes the hits at once.',
  },
  'direct-hit': { name: 'Direct Hit', effect: 'Destroy an enemy ship that has just been damaged.' },
  'enhanced-armor': {
    name: 'Enhanced Armor',
    effect: 'Your Cruisers can sustain damage for the rest of this round.',
  },
  'equipment-sabotage': {
    name: 'Equipment Sabotage',
    effect: 'Destroy up to 2 PDS on a planet of another player.',
  },
  'experimental-weaponry': {
    name: 'Experimental Weaponry',
    effect:
      'Hits of your Dreadnoughts and War Suns go past Fighters in this round, while other ships are there.',
  },
  'faulty-targeting-systems': {
    name: 'Faulty Targeting Systems',
    effect:
      'Remove a space mine of another player; or, when that happens: cancel Minelayers, or have a PDS of another player roll a die again.',
  },
  'first-strike': {
    name: 'First Strike',
    effect: 'You take a turn before the action phase goes its usual order, and your usual turns as well.',
  },
  'flanking-tactic': { name: 'Flanking Tactic', effect: 'Your enemy cannot leave this battle.' },
  'flawless-strategy': {
    name: 'Flawless Strategy',
    effect: 'Use the primary ability of a strategy card that nobody holds; others may use the secondary one.',
  },
  'friendly-fire': {
    name: 'Friendly Fire',
    effect: 'An enemy with more Fighters than other ships here loses half of the Fighters (rounded down).',
  },
  'master-of-fate': {
    name: 'Master of Fate',
    effect:
      'Draw an action card for each player, give one to everybody, and keep one. Everybody draws 1 action card less in this phase.',
  },
  'military-foresight': {
    name: 'Military Foresight',
    effect: 'The ship that you have lost comes back at a Space Dock when the status phase begins.',
  },
  'ruinous-tariffs': {
    name: 'Ruinous Tariffs',
    effect:
      'If whoever executed Trade is your trade partner, they give you half of all trade goods that they have (rounded up).',
  },
  'rule-by-terror': {
    name: 'Rule by Terror',
    effect: 'With a War Sun or 2 Dreadnoughts here: your enemy retreats at once, or takes 2 hits.',
  },
  'strategic-planning': {
    name: 'Strategic Planning',
    effect: 'In this round you spend no Command Counters for secondary abilities.',
  },
  'surprise-assault': {
    name: 'Surprise Assault',
    effect:
      'Where enemy ships blockade your Space Docks: build there before the battle instead of after it, ships as well.',
  },
  'target-their-flagship': {
    name: 'Target Their Flagship!',
    effect:
      'Choose a ship of yours and one of your enemy: a die that hits for yours hits that ship. Yours does not roll in the first round.',
  },
  'temporary-stability': {
    name: 'Temporary Stability',
    effect:
      'Nobody plays action cards until the status phase, Sabotage excepted. Anybody may discard 3 action cards to end this.',
  },
}

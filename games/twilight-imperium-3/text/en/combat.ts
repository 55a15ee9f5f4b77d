/** Words around battles and numbers. */
/** What dice are rolled for. */
export const rollFor = {
  custodians: 'against Custodians',
  locals: 'against locals',
  space: 'space battle',
  invasion: 'invasion',
  pds: 'PDS fire',
  bombardment: 'bombardment',
  barrage: 'Anti-Fighter Barrage',
  shot: 'first shot',
  lastShot: 'last shots',
  sabotageRuns: 'Sabotage Run',
  sabotageStrikes: 'at the War Sun',
}

/** What is shot before a space battle. */
export const shot = {
  ministerOfWar: { name: 'Minister of War' },
  assaultCannon: { name: 'Assault Cannon' },
  ambush: { name: 'Ambush' },
  barrage: { name: 'Anti-Fighter Barrage' },
  sabotageRuns: { name: 'Sabotage Runs' },
}

/** A War Sun that a Sabotage Run is flown at. */
export const run = {
  sound: '{{unit}}',
  damaged: 'damaged {{unit}}',
  laden: '{{ship}} with {{units}}',
}

/** What the token of Assembly is claimed for, or given away. */
export const assembly = {
  claim: { name: 'Become the Speaker; somebody else plays a political card' },
  give: { name: 'Make somebody else the Speaker; play a political card' },
}

export const yes = {
  pay: { name: 'Pay' },
  token: { name: 'Take it along' },
  callVoice: { name: 'Call the vote' },
  quash: { name: 'Have it discarded' },
  elder: { name: 'Only my votes count' },
  vetoPower: { name: 'Discard the agenda' },
  probe: { name: 'Look' },
  place: { name: 'Place it' },
  peace: { name: 'End the turn' },
  cancel: { name: 'Cancel it' },
  permit: { name: 'Let it pass' },
}

/** What is voted for where nobody is elected. */
export const vote = { for: { name: 'For' }, against: { name: 'Against' } }

/** Colours of technologies, to be voted for. */
export const colour = {
  red: { name: 'Red' },
  green: { name: 'Green' },
  blue: { name: 'Blue' },
  yellow: { name: 'Yellow' },
}

/** Parts of numbers. */
export const sum = {
  atLeast: 'At least',
  agreement: 'Agreement with {{seat}}',
  price: 'Price',
  source: '{{source}}',
  nebula: 'Nebula',
  ionStorm: 'Ion Storm',
  fleetSupply: 'Fleet Supply',
  spaceDock: 'Space Dock',
  mine: 'Space mine',
  dice: 'Dice',
  statusPhase: 'Status phase',
}

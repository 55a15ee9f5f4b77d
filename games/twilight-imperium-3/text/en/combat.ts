/** Words around battles and numbers. */
/** What dice are rolled for. */
export const rollFor = {
  space: 'space battle',
  invasion: 'invasion',
  pds: 'PDS fire',
  bombardment: 'bombardment',
  barrage: 'Anti-Fighter Barrage',
  shot: 'first shot',
}

/** What is shot before a space battle. */
export const shot = {
  assaultCannon: { name: 'Assault Cannon' },
  ambush: { name: 'Ambush' },
  barrage: { name: 'Anti-Fighter Barrage' },
}

export const yes = { pay: { name: 'Pay' } }

/** Parts of numbers. */
export const sum = {
  agreement: 'Agreement with {{seat}}',
  price: 'Price',
  source: '{{source}}',
  nebula: 'Nebula',
  fleetSupply: 'Fleet Supply',
  spaceDock: 'Space Dock',
  dice: 'Dice',
  statusPhase: 'Status phase',
}

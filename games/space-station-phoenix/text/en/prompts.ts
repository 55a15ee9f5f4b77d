/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  keepShip: 'Draft: keep one of these ships. The others are passed on.',
  chooseHub: 'Choose the hub of your station. The other one goes back into the box unseen.',
  turn: 'Use a ship, or take income.',
  dismantle: 'Choose the unused ship of your fleet that you take apart for its metal.',
  construct: 'Choose the sector that you build.',
  transport_one: 'Make a transaction: 1 is left.',
  transport_other: 'Make a transaction: {{count}} are left.',
  expedition_one: 'Collect a die: there is room for 1 more.',
  expedition_other: 'Collect a die: there is room for {{count}} more.',
  diplomacy: 'Choose the track on which you advance.',
  income: 'You may use powers, then relocate residents; then end your turn. Income is in.',
  bonus_one: 'Diplomacy bonus on the {{track}} track: choose one.',
  bonus_other: 'Diplomacy bonus on the {{track}} track: choose up to {{count}} of different kinds.',
}

export const waiting = {
  keepShip: 'is keeping a ship',
  chooseHub: 'is choosing a hub',
  turn: 'is taking a turn',
  dismantle: 'is dismantling a ship',
  construct: 'is building a sector',
  transport: 'is making transactions',
  expedition: 'is collecting dice',
  diplomacy: 'is advancing on a diplomacy track',
  income: 'is using the powers of the station',
  bonus: 'is choosing a diplomacy bonus',
}

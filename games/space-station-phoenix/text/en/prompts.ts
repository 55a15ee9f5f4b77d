/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  keepShip: 'Draft: keep one of these ships. The rest of the hand is passed on.',
  chooseHub: 'Choose the hub of your station. The other one goes back into the box unseen.',
  turn: 'Your turn: use any unused ship on the table, or take income.',
  dismantle: 'Choose the unused ship of your fleet that you take apart for its metal.',
  construct: 'Choose the sector that you build.',
  transport_one: 'Make a transaction: {{count}} is left.',
  transport_other: 'Make a transaction: {{count}} are left.',
  expedition_one: 'Collect a die: there is room for {{count}} more.',
  expedition_other: 'Collect a die: there is room for {{count}} more.',
  diplomacy: 'Choose the track on which you advance.',
  income: 'Income is in. You may use powers, then relocate residents; then end your turn.',
  bonus_one: 'Diplomacy bonus on the {{track}} track: choose {{count}} reward.',
  bonus_other: 'Diplomacy bonus on the {{track}} track: choose up to {{count}} rewards.',
}

export const waiting = {
  keepShip: 'keeps a ship',
  chooseHub: 'chooses a hub',
  turn: 'is taking a turn',
  dismantle: 'dismantles a ship',
  construct: 'builds a sector',
  transport: 'makes transactions',
  expedition: 'collects dice',
  diplomacy: 'advances a diplomacy marker',
  income: 'uses powers of the station',
  bonus: 'chooses a diplomacy bonus',
}

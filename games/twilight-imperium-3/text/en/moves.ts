/** What moves are called in a list. */
export const move = {
  convertBonus: '{{count}} trade goods; Command Counters: {{counters}}',
  placeTile: '{{tile}} at {{cell}}',
  unitsOn: '{{planet}}: {{units}}',
  pass: 'Pass',
}

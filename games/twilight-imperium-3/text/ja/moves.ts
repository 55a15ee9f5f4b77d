/** What moves are called in a list. */
export const move = {
  convertBonus: '交易品{{count}}、コマンドカウンター: {{counters}}',
  placeTile: '{{tile}}を{{cell}}に',
  unitsOn: '{{planet}}: {{units}}',
  pass: 'パス',
}

/** What moves are called in a list. */
export const move = {
  placeTile: '{{tile}}を{{cell}}に',
  unitsOn: '{{planet}}: {{units}}',
  pass: 'パス',
}

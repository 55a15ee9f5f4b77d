/** What moves are called in a list. */
export const move = {
  placeTile: '{{tile}} at {{cell}}',
  unitsOn: '{{planet}}: {{units}}',
  pass: 'Pass',
}

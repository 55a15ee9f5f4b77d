/** Terms of sums: costs that open into parts, and the final score. */
export const term = {
  ship: 'Cost of {{ship}}',
  fee: 'Use fee',
  sector: 'Printed cost of {{sector}}',
  action: 'This action',
  lobby: 'Lobbying for level {{level}}',
}

export const score = {
  track: 'Score track',
  sectors_one: '{{count}} sector',
  sectors_other: '{{count}} sectors',
  residents_one: '{{count}} resident',
  residents_other: '{{count}} residents',
  plurality: 'Most or second most: {{species}}',
  endgame: 'End of game, {{source}}: {{counter}}',
  gems: '{{count}} GEM left',
  resources_one: '{{count}} resource left',
  resources_other: '{{count}} resources left',
}

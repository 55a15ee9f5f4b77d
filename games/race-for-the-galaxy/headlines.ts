/** Lines of the log worth telling to somebody who was away, best first. */
export const headlines: readonly string[] = [
  'conquers',
  'settles',
  'builds',
  'revealsWorld',
  'convoy',
  'project',
  'scores',
  'gainsVp',
  'actions',
  'sells',
  'cashesIn',
  'produces',
  'gambleWon',
  'startWorld',
]

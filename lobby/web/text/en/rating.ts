/** The words of ratings, in English. */
export const rating = {
  option: 'Rated',
  optionHelp:
    'The result changes the ratings of those who are seated at the start. Leaving early, or letting a bot finish, counts as last place. Bots, late arrivals and unfinished tables do not count.',
  row: 'rated',
  title: 'Ratings',
  lead: 'Everybody starts at 1000. Nineteen times out of twenty the true strength lies within the number after ±, which shrinks with every match.',
  value: '{{value}} ± {{within}}',
  before: 'Before',
  after: 'Now',
  player: 'Player',
  left: 'did not play to the end',
  none: 'Nothing changed: a rated match needs two people, or two sides with people on them, from start to finish.',
  matches_one: '{{count}} rated match',
  matches_other: '{{count}} rated matches',
  counted: 'All rated matches count here, including those at unlisted tables and those that were left early.',
  others_one: '{{count}} opponent',
  others_other: '{{count}} opponents',
}

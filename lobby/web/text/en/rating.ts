/** The words of ratings, in English. */
export const rating = {
  option: 'Rated',
  optionHelp:
    'How it ends changes the ratings of those who sit here at the start. Whoever leaves, or lets a bot end it, counts as last. Bots, people who come later, and tables that are never played to the end count for nothing.',
  row: 'rated',
  title: 'Ratings',
  lead: 'Everybody begins with 1000. In 19 of 20 cases the truth lies within the number after ±; it becomes smaller with every match.',
  value: '{{value}} ± {{within}}',
  before: 'Before',
  after: 'Now',
  player: 'Player',
  left: 'did not play to the end',
  none: 'Nothing has changed: a rated match needs two people, or two sides with people, from its start to its end.',
  matches_one: '{{count}} rated match',
  matches_other: '{{count}} rated matches',
  counted:
    'All rated matches count here, also those of tables that were not listed, and those that were left before the end.',
  others_one: '{{count}} opponent',
  others_other: '{{count}} opponents',
}

/** The words of what members of a club have together, in English. They come with the pages that say them. */
export const club = {
  weekly: 'Every week',
  weeklyHelp:
    'When this time has passed, a table like this one is planned for the week after, at the same weekday and hour, and the club is invited. Until you or the host of the club stops it.',
  weeklyStart: 'Repeat every week',
  weeklyOn: 'This table comes again every week.',
  weeklyNext: 'Next time: {{time}}',
  weeklyBy: 'Planned by {{name}}',
  weeklyStop: 'Stop repeating',
  weeklyStopLabel: 'Stop repeating: {{table}}',
  matches: 'Played at the club’s tables',
  matchesMore: 'Show more matches',
  cameIn: '{{place}}. {{name}}',
  hasWon: '{{name}} (won)',
  hasPlayed: '{{name}}',
  standings: 'Standings',
  member: 'Member',
  rating: 'Rating',
  standingsHelp:
    'Played and won: at tables of the club. Ratings: from all rated matches, wherever they were played.',
  talkLabel: 'Say something to the club',
  talkEmpty: 'Nobody has said anything yet. All members read it, and whoever joins later.',
  weeklyStopHelp: 'The table that is planned now stays.',
}

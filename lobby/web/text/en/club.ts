/** The words of clubs, and of friends at open tables, in English. They come with the pages that say them. */
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
  /** Where news of a club is posted. */
  webhook: {
    title: 'News in a channel',
    help: 'Planned tables, open tables and results of the club can be posted to a channel, at Discord for example. Whoever is there can read them, members or not.',
    posted:
      'Planned tables, open tables and results of the club are posted at {{host}}. Whoever is there can read them, members or not.',
    address: 'Address of the webhook',
    other: 'Address of another webhook',
    secret:
      'Discord shows it in the settings of the channel. It is not shown here again: anyone who has it can post there.',
    language: 'Language of the posts',
    zone: 'Time zone of the posts',
    set: 'Post there',
    try: 'Post a test',
    tried: 'Posted.',
    drop: 'Stop posting',
  },
  /** Seats that are kept for somebody. */
  kept: {
    somebody: 'Kept for somebody',
    forName: 'Kept for {{name}}',
    mine: 'Kept for you',
    keep: 'Keep',
    keepLabel: 'Keep seat {{number}} for somebody',
    title: 'Keep seat {{number}} for…',
    help: 'They are invited. Nobody else can sit down there until you or they release the seat.',
    keepFor: 'Keep the seat for {{name}}',
    byName: 'Somebody by name',
    keepByName: 'Keep it for this name',
    byNameHelp:
      'If only one account has this name, the seat is kept for its owner. You never learn whether anybody does.',
    letGo: 'Release',
    letGoLabel: 'Release seat {{number}}',
  },
}

/** The words of tables that are to start at some time, and of calendars, in English. */
export const plan = {
  title: 'When it starts',
  later: 'Plan it for later',
  laterHelp:
    'People sit down beforehand, and are reminded if they have asked to be. Nothing starts without you.',
  date: 'Day',
  time: 'Time of day',
  chosen: '{{time}} in your time zone, {{zone}}',
  at: 'Starts {{time}}',
  was: 'Was to start {{time}}',
  row: 'starts {{time}}',
  rowWas: 'was to start {{time}}',
  move: 'Save the time',
  ahead: {
    sit: 'Take a seat if you will come.',
    full: 'All seats are taken. You can watch as soon as the game starts.',
    seated: 'You have a seat. Be here when it starts.',
    host: 'You have a seat. You start the game when everybody is here.',
  },
  come: 'I will come',
  event: 'Add to calendar',
  lobby: 'Planned tables',
  lobbyLead: 'Take a seat now, play later.',
  calendar: 'Calendar',
  nothing: 'Nothing is planned. Set up a table, and choose “Plan it for later”.',
  feed: 'In your own calendar',
  feedOwn:
    'Planned tables at which you have a seat come into your calendar by themselves, and move when they are moved.',
  feedClub:
    'Planned tables of this club come into your calendar by themselves, and move when they are moved.',
  feedSecret:
    'Whoever has this address can read when and what is played there, but no names. Keep it to yourself.',
  feedMake: 'Make an address',
  feedAddress: 'Address for your calendar',
  feedCopy: 'Copy address',
  feedOpen: 'Subscribe',
  feedRenew: 'Make another address',
  feedRenewHelp: 'The address that there was before ends at once.',
  feedDrop: 'Remove the address',
}

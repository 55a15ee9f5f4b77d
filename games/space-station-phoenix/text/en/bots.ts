export const bot = {
  recruit: {
    name: 'Recruit',
    help: 'Plays for the first time: often takes the second best, and forgets what it could still do.',
  },
  cadet: { name: 'Cadet', help: 'Goes for what looks best at the moment.' },
  veteran: { name: 'Veteran', help: 'Plays every idea on to the end of the game before it decides.' },
  admiral: {
    name: 'Admiral',
    help: 'Does that for every question, and tries out in each game what to do in the turns after.',
  },
}

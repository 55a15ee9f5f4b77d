export const bot = {
  cadet: { name: 'Cadet', help: 'Goes for what looks best at the moment.' },
  veteran: { name: 'Veteran', help: 'Plays every idea on to the end of the game before it decides.' },
}

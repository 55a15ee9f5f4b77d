/** Options of a match. */
export const option = {
  creature: {
    name: 'Who is the Creature',
    help: 'One player hunts, all others are hunted.',
    random: 'Anybody, at random',
    host: 'The host',
    'not-host': 'Anybody but the host, at random',
    seat: 'A certain seat',
  },
  creatureSeat: {
    name: 'Seat of the Creature',
    help: 'The player on this seat is the Creature.',
  },
  boardFace: {
    name: 'Face of the board',
    help: 'Where on the Rescue track the Artemia symbols are. Under them the Creature may place the Artemia token.',
    'creature-chooses': 'The Creature chooses',
    1: 'Face 1: on the last 6 spaces',
    2: 'Face 2: on every second space from 11 to 1',
  },
  expertVariant: {
    name: 'Expert variant',
    help: 'Whoever loses the last Will comes back with 2 Will instead of 3. Harder for the Hunted.',
  },
}

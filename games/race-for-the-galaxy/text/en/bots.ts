export const bot = {
  recruit: {
    name: 'Recruit',
    help: 'Plays for the first time: dreams of dear cards, and often takes the second best.',
  },
  cadet: { name: 'Cadet', help: 'Plays what it likes at the moment, and often misjudges it.' },
  officer: { name: 'Officer', help: 'Has an eye for good cards and for the end of the game.' },
  veteran: { name: 'Veteran', help: 'Reckons what every card brings, and which phases others will choose.' },
  admiral: {
    name: 'Admiral',
    help: 'Thinks like the veteran, and tries out what may come of it before it decides.',
  },
}

/** Options of a match. */
export const option = {
  shipSetup: {
    name: 'Ships',
    help: 'How you get your four higher ships.',
    draft: 'Draft them, then choose hubs',
    random: 'Random ships, then choose hubs',
    firstGame: 'First game: fixed ships and hubs, easier sectors',
  },
  friendly: { name: 'Friendly market', help: 'One more sector of every colour and level.' },
  hubPool: {
    name: 'Hubs',
    help: 'Which hubs are dealt.',
    all: 'All hubs',
    basic: 'Basic hubs only',
    advanced: 'Advanced hubs only',
  },
}

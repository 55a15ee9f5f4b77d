/** Puzzles. */
export const puzzle = {
  enter: 'Puzzles',
  enterHelp: 'Moments from real games where one move is better than all the others.',
  title: 'Puzzles: {{game}}',
  lead: 'From games between bots. There is one best move, which was checked, and a weak bot missed it. You have solved {{solved}} of {{count}}.',
  about: 'Puzzle {{number}}, a table of {{players}}',
  level: { easy: 'easier', tricky: 'tricky', hard: 'hard' },
  number: 'Puzzle {{number}}',
  next: 'Next: puzzle {{number}}',
  all: 'All puzzles',
}

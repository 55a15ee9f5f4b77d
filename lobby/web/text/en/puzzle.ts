/** Puzzles. */
export const puzzle = {
  enter: 'Puzzles',
  enterHelp: 'Moments of real games, with one way that is better than all others.',
  title: 'Puzzles: {{game}}',
  lead: 'From games that bots have played. There is a best way, which was checked, and a weak bot has missed it. You have solved {{solved}} of {{count}}.',
  about: 'Puzzle {{number}}, a table of {{players}}',
  level: { easy: 'easier', tricky: 'tricky', hard: 'hard' },
  number: 'Puzzle {{number}}',
  next: 'Next: puzzle {{number}}',
  all: 'All puzzles',
}

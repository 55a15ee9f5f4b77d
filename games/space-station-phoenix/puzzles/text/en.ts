/** The words of the puzzles in English. */
export const en = {
  last: {
    title: 'The most points in the last turn',
    task: 'This turn is the last one of the game. Get the most points out of it.',
    less: 'That makes {{count}} points at most, and {{best}} are possible.',
    most: '{{count}} points: more is not possible.',
  },
}

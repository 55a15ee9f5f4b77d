/** The words of the puzzles in English. */
export const en = {
  about: 'Round {{round}}, {{tableau}} in the tableau, {{hand}} in hand',
  consume: {
    title: 'The most VP from one Consume phase',
    task: 'Use your goods so that this Consume phase brings the most VP.',
    less: 'After that {{count}} VP at most, and {{best}} are possible.',
    most: '{{count}} VP: more is not possible.',
  },
  finish: {
    title: 'The most points in the last round',
    task: 'The game ends with this round. Get the most points out of it.',
    less: 'That makes {{count}} points at most, and {{best}} are possible.',
    most: '{{count}} points: more is not possible.',
  },
}

/** The words of the puzzles in English. */
export const en = {
  planet: '{{planet}}',
  expand: {
    title: 'The richest planets in the rest of a round',
    about: '{{race}}, round {{round}}, {{count}} in the Command Pool',
    task: 'Everybody else has passed, and all action cards are gone. Gain planets worth the most for sure: resources and influence together.',
    less: 'After that, planets worth {{count}} at most, and {{best}} are possible.',
    unsure: 'That is up to dice. For sure, planets worth {{best}} are possible.',
    most: 'Planets worth {{count}}: more is not possible.',
  },
}

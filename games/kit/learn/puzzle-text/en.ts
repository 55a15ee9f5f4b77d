/** What all puzzles say, whatever they are about. */
export const en = {
  puzzle: {
    onward: 'Right. Go on.',
    because: '{{less}} {{why}}',
    part: '{{what}}: {{count}} instead of {{best}}.',
    parts: '{{first}} {{second}}',
    bot: '{{bot}} would begin with “{{move}}”.',
    told: '{{most}} {{otherwise}} {{less}}',
  },
  lesson: {
    name: {
      juno: 'Juno',
      rix: 'Rix',
      milo: 'Milo',
      bea: 'Bea',
      cy: 'Cy',
      ada: 'Ada',
      gus: 'Gus',
      zoe: 'Zoe',
    },
  },
}

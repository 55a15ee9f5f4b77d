/** The words of ending a match together, in English. */
export const together = {
  title: 'End the match together',
  help: 'The match is over once everybody who plays has agreed. Bots are not asked, nor is anybody whose seat a bot plays.',
  how: 'How it ends',
  end: {
    void: 'It does not count',
    stands: 'As it stands',
    drawn: 'In a draw',
  },
  about: {
    void: 'Nobody wins, and nobody’s record tells of it.',
    stands: 'Points count as they are when the last one agrees, with everything that counts at the end.',
    drawn: 'Nobody wins, and all share the same place.',
  },
  ratings: {
    void: 'Ratings stay as they are.',
    stands: 'This table is rated: ratings change by those places.',
    drawn: 'This table is rated: ratings change as after a draw.',
  },
  left: 'Whoever has left, or lets a bot play, comes last.',
  pending: 'A proposal waits for answers. It stands where the table says what to do.',
  propose: 'Propose it to the others',
  now: 'End it now',
  nowSure: 'There is nobody to be asked. End the match at once?',
  nowAct: 'End the match',
  nowKeep: 'Play on',
  asks: {
    void: '{{name}} proposes to end the match now, so that it does not count.',
    stands: '{{name}} proposes to end the match now, as it stands.',
    drawn: '{{name}} proposes to end the match now, in a draw.',
  },
  asked: {
    void: 'You have proposed to end the match now, so that it does not count.',
    stands: 'You have proposed to end the match now, as it stands.',
    drawn: 'You have proposed to end the match now, in a draw.',
  },
  waits: 'Yet to agree: {{names}}.',
  agree: 'Agree to end it',
  refuse: 'Rather play on',
  drop: 'Take the proposal back',
  refused: '{{name}} would rather play on. The match is not ended.',
  refusedByYou: 'You would rather play on. The match is not ended.',
  over: {
    void: 'The match does not count.',
    drawn: 'It is a draw.',
  },
  row: {
    void: 'does not count',
    stands: 'ended by agreement',
    drawn: 'a draw',
  },
}

/** The words of taking moves back together, in English. */
export const back = {
  option: 'Take moves back together',
  optionHelp:
    'Whoever wants to go back to before their last move asks, and it happens if everybody agrees. Never behind dice, drawn cards, or anything else that has come to light.',
  ask: 'Ask to take my move back',
  asks_one: '{{name}} asks to take back the last move.',
  asks_other: '{{name}} asks to take back a move, and with it the last {{count}} moves.',
  asked_one: 'You have asked to take back your last move.',
  asked_other: 'You have asked to take back your last move, and with it the last {{count}} moves.',
  waits: 'Still to agree: {{names}}.',
  agree: 'Agree',
  refuse: 'Rather not',
  drop: 'Let it be',
  refused: '{{name}} would rather go on. Nothing is taken back.',
  refusedByYou: 'You would rather go on. Nothing is taken back.',
}

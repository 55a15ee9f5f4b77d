/** The words of taking moves back together, in English. */
export const back = {
  option: 'Take moves back together',
  optionHelp:
    'A player can ask to go back to before their last move; it happens if everybody agrees. Dice, drawn cards and anything else that has come to light stay as they are.',
  ask: 'Ask to take my move back',
  asks_one: '{{name}} asks to take back the last move.',
  asks_other: '{{name}} asks to take back a move, and with it the last {{count}} moves.',
  asked_one: 'You asked to take back your last move.',
  asked_other: 'You asked to take back your last move, and with it the last {{count}} moves.',
  waits: 'Yet to agree: {{names}}.',
  agree: 'Agree',
  refuse: 'I’d rather not',
  drop: 'Never mind',
  refused: '{{name}} would rather go on. Nothing is taken back.',
  refusedByYou: 'You would rather go on. Nothing is taken back.',
}

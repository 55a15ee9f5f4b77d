export const file = {
  title: 'Keep the game',
  save: 'Save the game as a file',
  saveHelp: 'The whole game, hidden things included. You can open it again to practise.',
  saveRunning: 'Save what you know',
  saveRunningHelp: 'A file with what you can see now, and the log as you read it.',
  check: 'Check shuffles and dice',
  notHere: 'Shuffles can be checked on pages under https, and with the saved file: npm run verify-match.',
  commitment: 'Fair shuffles: fingerprint of this game',
  commitmentHelp:
    'Shuffles and dice follow from a number that the server has already chosen and reveals after the end. This fingerprint holds it to that number. Your browser remembers it, so that you can check later.',
  verdict: {
    fine_one: 'All is well: the one move follows from the number that the server had committed to.',
    fine_other: 'All is well: the {{count}} moves follow from the number that the server had committed to.',
    noted: 'It is the fingerprint that your browser noted before the start.',
    unbound_one: 'The one move follows, but this server had committed to nothing.',
    unbound_other: 'The {{count}} moves follow, but this server had committed to nothing.',
    otherSeed: 'Something is wrong: the server used a number other than the one it had committed to.',
    otherwise:
      'Something is wrong: after move {{follow}} of {{count}} the game went differently than it should have.',
    otherRules_one: 'The game began under older rules: today’s can replay {{follow}} of {{count}} move.',
    otherRules_other: 'The game began under older rules: today’s can replay {{follow}} of {{count}} moves.',
  },
}

export const practice = {
  link: 'Open a saved game',
  title: 'Practise from a saved game',
  lead: 'Opens a table of your own at any moment of a game that you saved, with bots in the other seats.',
  file: 'File of the game',
  choose: 'Choose a file',
  what_one: '{{game}}, one move',
  what_other: '{{game}}, {{count}} moves',
  step: 'Begin after move',
  stepHelp: 'From 0, the beginning, to {{last}}.',
  beginning: 'The beginning of the game.',
  notThere: 'Today’s rules do not lead there.',
  no: {
    notOne: 'This is not a saved game.',
    running: 'That game was not over when it was saved.',
    noGame: 'There is no such game here.',
    inTheMiddle: 'That game began in the middle of another one. Open the file of that one.',
  },
}

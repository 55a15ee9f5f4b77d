export const file = {
  title: 'Take the game along',
  save: 'Save the game as a file',
  saveHelp: 'The whole game, with everything that was hidden. It can be opened again to practise.',
  saveRunning: 'Save what you know',
  saveRunningHelp: 'A file with what you can see now, and the log as you read it.',
  check: 'Check shuffles and dice',
  notHere: 'Shuffles can be checked on pages under https, and with the saved file: npm run verify-match.',
  commitment: 'Fair shuffles: fingerprint of this game',
  commitmentHelp:
    'Shuffles and dice follow from a number that the server has chosen already and tells after the end. This fingerprint binds it to that number. Your browser remembers it, so that you can check later.',
  verdict: {
    fine_one: 'All went right: the one move follows from the number that the server was bound to.',
    fine_other: 'All went right: the {{count}} moves follow from the number that the server was bound to.',
    noted: 'It is the fingerprint that your browser noted before the start.',
    unbound_one: 'The one move follows, but this server was bound to nothing.',
    unbound_other: 'The {{count}} moves follow, but this server was bound to nothing.',
    otherSeed: 'This is not right: the server used another number than the one it was bound to.',
    otherwise:
      'This is not right: after move {{follow}} of {{count}} the game went otherwise than it should.',
    otherRules_one:
      'The game began under older rules than today’s: they can make {{follow}} of {{count}} move again.',
    otherRules_other:
      'The game began under older rules than today’s: they can make {{follow}} of {{count}} moves again.',
  },
}

export const practice = {
  link: 'Open a saved game',
  title: 'Practise from a saved game',
  lead: 'Opens a table of your own at any moment of a game that you have saved, with bots on the other seats.',
  file: 'File of the game',
  choose: 'Choose a file',
  what_one: '{{game}}, one move',
  what_other: '{{game}}, {{count}} moves',
  step: 'Begin after move',
  stepHelp: 'From 0, the beginning, to {{last}}.',
  beginning: 'The beginning of the game.',
  notThere: 'Today’s rules do not lead there.',
  no: {
    notOne: 'This is not the file of a game.',
    running: 'That game was not over when it was saved.',
    noGame: 'There is no such game here.',
    inTheMiddle: 'That game began at a moment of another one. Open the file of that one.',
  },
}

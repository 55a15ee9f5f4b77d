/** Texts that every game shares. A game may word any of them anew. */
export const en = {
  nothing: 'nothing',
  desk: { toDo: 'What to do', yourTurn: 'Your turn', optional: 'if you like', waits: '{{seat}} {{what}}' },
  move: {
    answer: '{{chosen}}',
    answerNothing: 'None',
    letBe: 'Leave it at that',
    reconsider: 'Change my answer',
    seal: 'Answer for good',
  },
  log: {
    rulesChanged: 'The rules of the game were updated here; the match goes on under the new ones.',
    movesUndone: 'Under the new rules {{count}} moves could not be made again, and were taken back.',
    movesUndone_one: 'Under the new rules 1 move could not be made again, and was taken back.',
  },
  refusal: {
    unknownMove: 'There is no such move.',
    stale: 'That question is already settled: something else happened first.',
    otherQuestion: 'That is not what you are being asked now.',
    malformed: 'The game could not read that move.',
    pickCount: 'Choose at least {{min}} and at most {{max}}.',
    pickTwice: 'Choose nothing twice.',
    pickApart: 'Two of these cannot be chosen together.',
    awaited: 'The others wait for your answer to that.',
    notAnswered: 'That is not answered yet.',
    answered: 'That is answered, and cannot be changed any more.',
    notOffered: 'That is not among the choices.',
    notSent: 'The move did not reach the server. Please try again.',
    option: 'The option “{{field}}” ({{id}}) takes {{takes}}.',
    unknownOption: 'There is no option “{{option}}”. There are: {{known}}.',
    noPosition: 'That is no position from which this game could go on.',
    otherGame: 'That is a position of {{game}}, not of {{expected}}.',
    otherRules:
      'That position is of version {{version}} of the rules, which cannot go on under those of today.',
    noOptions: 'Options are an object with some of these: {{known}}.',
  },
  takes: {
    choice: 'one of these: {{values}}',
    flag: 'true or false',
    number: 'a whole number from {{min}} to {{max}}',
  },
}

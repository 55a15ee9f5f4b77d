/** What is said about the orb: questions, moves, log lines and refusals. Places are written (x, y). */
export const ask = {
  orbFirst: 'Lay one of your orb cards against the main airlock.',
  orbCorner: 'Put your survey team on a free corner of the main airlock.',
  orbMove: 'Orb: {{how}}',
  orbPlay: 'Orb: {{how}}',
  orbBreed: 'The breeding tube brings {{card}}: lay it now, apart from the card with the tube.',
  orbAirlock: 'Lay {{card}} on the orb. Your second survey team begins there.',
}

export const waiting = {
  orbFirst: 'is laying a first orb card',
  orbCorner: 'is placing a survey team',
  orbMove: 'is moving survey teams',
  orbPlay: 'is deciding about an orb card',
  orbBreed: 'is laying {{card}} for a breeding tube',
  orbAirlock: 'is laying {{card}}',
}

/** What is to be decided about moving. */
export const orbMoving = {
  all: 'move your survey teams, or pass. You take all three actions.',
  two: 'begin with Move, leave it out, or pass. You take two of Move, Play and Draw.',
  on: 'move on, or end the Move action.',
}

/** What is to be decided about playing. */
export const orbPlaying = {
  thenDraw: 'lay a card from your orb hand, or none. Then you draw one.',
  orDraw: 'lay a card from your orb hand or draw one.',
}

export const orbTeam = {
  only: '{{seat}}’s survey team',
  first: '{{seat}}’s first survey team',
  second: '{{seat}}’s second survey team',
}

/** An orb card of which only the back is known. */
export const orbBack = {
  A: { name: 'Orb card A', inText: 'an orb card A' },
  B: { name: 'Orb card B', inText: 'an orb card B' },
}

export const log = {
  orbLays: '{{seat}} lays {{card}} at ({{x}}, {{y}}).',
  orbTeam: '{{seat}} puts a survey team at ({{x}}, {{y}}).',
  orbCannotLay: '{{seat}} shows {{cards}}: none of them has a place.',
  orbPriority: 'Orb priority, from the highest: {{seats}}.',
  orbMoves_one: '{{team}} moves {{count}} step to ({{x}}, {{y}}).',
  orbMoves_other: '{{team}} moves {{count}} steps to ({{x}}, {{y}}).',
  orbTakes: '{{seat}} takes {{token}}.',
  orbBreeds: 'The breeding tube brings {{seat}} {{card}}.',
  orbShows: 'The breeding tube brings {{seat}} {{card}}. It has no place and leaves the game.',
  orbPasses: '{{seat}} passes and rises to the highest orb priority.',
  orbReturns: '{{team}} returns to the airlock at ({{x}}, {{y}}).',
  orbDraws: '{{seat}} draws {{card}}.',
  orbDeckEmpty: 'The last orb card has left the deck: this is the last round.',
  orbNoAirlock:
    'The small airlock of {{seat}} has no place: the second survey team begins in the large airlock.',
}

export const move = {
  placeOrbCard: 'Lay {{card}} at ({{x}}, {{y}}), turned by {{degrees}}°',
  placeTeam: 'Put the team at ({{x}}, {{y}})',
  moveTeam_one: 'Move {{team}} {{count}} step to ({{x}}, {{y}})',
  moveTeam_other: 'Move {{team}} {{count}} steps to ({{x}}, {{y}})',
  moveTeamWith_one: 'Move {{team}} {{count}} step to ({{x}}, {{y}}), using {{tokens}}',
  moveTeamWith_other: 'Move {{team}} {{count}} steps to ({{x}}, {{y}}), using {{tokens}}',
  extendMove_one: '{{count}} more step for {{team}}: {{token}}',
  extendMove_other: '{{count}} more steps for {{team}}: {{token}}',
  endMove: 'End the Move action',
  moveNothing: 'Take Move without a step',
  leaveMove: 'Leave out Move: take Play and Draw',
  passOrb: 'Pass: highest priority, the teams stay',
  passOrbWith: 'Pass: highest priority, and {{team}} returns to ({{x}}, {{y}})',
  passOrbWithBoth:
    'Pass: highest priority, {{team}} returns to ({{x}}, {{y}}) and {{team2}} to ({{x2}}, {{y2}})',
  playNothing: 'Take Play without a card',
  playNothingDraw: 'Lay no card, draw one',
  drawOrbCard: 'Draw an orb card',
}

export const refusal = {
  orbNotYourCard: 'That is not a card that you can lay now.',
  orbNotConnected: 'The card must cover a part of the orb or share an edge with it.',
  orbOnAirlock: 'Airlock cards are never covered.',
  orbOnToken: 'A space on which an artifact lies is never covered.',
  orbOnTeam: 'A space on which a survey team stands is never covered.',
  orbNothingNew: 'At least one space of the card must be new.',
  orbBetterEdge:
    'On the border of the orb an edge must be the same or worse: open, then barriers by strength, then wall.',
  orbNearBreeder: 'The card must keep away from the card with the breeding tube, even from its corners.',
  orbNoCorner: 'That is no corner of the main airlock.',
  orbCornerTaken: 'There is a survey team on that corner already.',
  orbAllThree: 'With Orb/Explore you take all three orb actions.',
  orbMoveBegun: 'You have begun the Move action.',
  orbPassLate: 'You can pass only before your first orb action.',
  orbTeamTwice: 'Name each team once.',
  orbNotYourTeam: 'That is not a survey team of yours.',
  orbTeamStopped: 'That team has taken an artifact: it moves no more in this orb step.',
  orbNoAirlock: 'A team returns only to an airlock space.',
  orbSameSpace: 'The team is there already.',
  orbNoSpace: 'The orb has no space there.',
  orbNoSuchPass: 'You have no such unused artifact to pass a wall or a barrier.',
  orbPassUnneeded: 'That way needs fewer artifacts.',
  orbTooFar_one: 'That is too far: the team has {{count}} step left.',
  orbTooFar_other: 'That is too far: the team has {{count}} steps left.',
  orbTokenBefore: 'The team would have to stop at an artifact before.',
  orbMilitaryShort: 'A beam barrier is in the way, stronger than your Military of {{have}} on the orb.',
  orbWalled: 'A wall is in the way.',
  orbNoSuchToken: 'You have no such unused artifact.',
  orbPlayFirst: 'You have left out Move: Play comes first, with a card or without, and then you draw.',
  orbDeckEmpty: 'There are no orb cards left to draw.',
}

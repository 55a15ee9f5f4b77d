/** Leaders: their classes, whose they are, and what happens to them. */
export const leaderKind = {
  admiral: {
    name: 'Admiral',
    text: 'His ship rolls 1 die more in combat rounds; a Dreadnought that carries him goes 1 system farther. Whoever he attacks cannot retreat without an Admiral.',
  },
  agent: {
    name: 'Agent',
    text: 'Where he lands with troops PDS of the planet are silent, and PDS, Space Dock and facility can be captured. He can be given up against an action card, as a Sabotage.',
  },
  diplomat: {
    name: 'Diplomat',
    text: 'Cancels an invasion of his planet, once in two rounds. A fleet with him passes ships of others who permit it.',
  },
  general: {
    name: 'General',
    text: 'Landed with troops he rolls up to 2 misses again in each round. On his planet Ground Forces hit 1 more easily, and bombardment 4 less.',
  },
  scientist: {
    name: 'Scientist',
    text: 'The specialty of his planet counts twice, a new Space Dock there costs 2, its PDS hit 1 more easily, and with a PDS War Suns cannot bombard it.',
  },
}

/** Short names of races. */
export const leaderRace = {
  letnev: 'Letnev',
  hacan: 'Hacan',
  sol: 'Sol',
  l1z1x: 'L1Z1X',
  mentak: 'Mentak',
  naalu: 'Naalu',
  norr: "N'orr",
  jolnar: 'Jol-Nar',
  xxcha: 'Xxcha',
  yssaril: 'Yssaril',
  muaat: 'Muaat',
  saar: 'Saar',
  winnu: 'Winnu',
  yin: 'Yin',
}

/** The name of a leader, and of the second of a class. */
export const leaderName = { one: '{race} {kind}', two: '{race} {kind} II' }

/** What a captor does with a captive. */
export const captiveFate = {
  keep: { name: 'Keep' },
  free: { name: 'Set free' },
  give: { name: 'Give to somebody' },
  execute: { name: 'Execute' },
}

export const leaderLog = {
  leaderAboard: 'The {{leader}} is aboard: {{unit}} in {{system}}.',
  leaderOn: 'The {{leader}} is on {{planet}}.',
  leaderRolls: 'The {{leader}} is in danger: {{dice}}.',
  leaderDies: 'The {{leader}} is killed.',
  leaderCaptured: '{{seat}} captures the {{leader}}.',
  leaderEscapes: 'The {{leader}} reaches {{planet}}.',
  leaderFreed: '{{seat}} sets the {{leader}} free.',
  leaderGiven: '{{seat}} gives the {{leader}} to {{other}}.',
  leaderRescued: '{{seat}} takes the {{leader}} out of captivity.',
  rescueRolls: '{{seat}} looks for captives of {{other}}: {{dice}}.',
  agentActs: '{{seat}} gives up the {{leader}}, who acts as a Sabotage.',
  cancelsInvasion:
    'The {{leader}} of {{seat}} cancels the invasion of {{planet}}: {{other}} takes all back aboard.',
  grantsPassage: '{{seat}} lets the fleet of {{other}} pass.',
  refusesPassage: '{{seat}} does not let the fleet of {{other}} pass.',
}

export const leaderAsk = {
  placeLeader: 'Choose where the {{leader}} is at first.',
  landLeader: 'Set the {{leader}} down? Aboard he is safe for now.',
  leaderEscapes: 'Choose the planet that the {{leader}} reaches.',
  captive: 'You hold the {{leader}} of {{seat}}: what becomes of him?',
  giveCaptive: 'Choose who gets the {{leader}}.',
  rescue: 'Choose the captive whom you take from {{seat}}.',
  cancelInvasion: 'Have the {{leader}} cancel the invasion of {{planet}} by {{seat}}?',
  grantPassage: 'Let the fleet of {{seat}} pass your ships, with its Diplomat?',
}

export const leaderWaiting = {
  placeLeader: 'is placing a leader',
  landLeader: 'is setting the {{leader}} down',
  leaderEscapes: 'is choosing where the {{leader}} escapes to',
  captive: 'is deciding about the {{leader}}',
  giveCaptive: 'is choosing who gets the {{leader}}',
  rescue: 'is choosing a captive of {{seat}}',
  cancelInvasion: 'may cancel the invasion of {{planet}}',
  grantPassage: 'may let the fleet of {{seat}} pass',
}

export const leaderCoach = {
  placeLeader: 'Admirals on the largest ship, Generals with the troops, the others on a planet.',
  landLeader: 'Where he helps at once; otherwise he is safer aboard.',
  leaderEscapes: 'To where he is of use next, and nobody lands soon.',
  captive: 'A captive can be bargained with; a dead one cannot come back.',
  giveCaptive: 'To whoever gives you most for it.',
  rescue: 'Your own leader first.',
  cancelInvasion: 'Worth it where you would lose the planet: he is tired afterwards.',
  grantPassage: 'For nothing? Ask for something first.',
}

export const leaderRefusal = {
  noSuchLeader: 'That leader is not there.',
  leaderFar: 'The {{leader}} is not on that way.',
  leaderTwice: 'No leader goes with two ships.',
  leaderAlone: 'The {{leader}} can be set down on {{planet}} only if it is yours, or with a Ground Force.',
  shieldedByScientist: 'The {{leader}} and a PDS protect the planet from War Suns.',
  noAgentNow: 'No Agent of yours can do that now.',
}

export const leaderCompose = {
  leaders: 'Leaders',
  board: 'the {{leader}} goes along: {{unit}} of {{system}}',
  stay: 'the {{leader}} stays',
  settle: 'the {{leader}} lands on {{planet}}',
  unsettle: 'the {{leader}} stays aboard',
}

export const leaderMove = {
  sacrificeAgent: 'Give up the {{leader}} against it',
  leader: '{{leader}}',
  leaderTo: '{{leader}} to {{planet}}',
}

export const leaderBoard = {
  sign: 'Leader',
  title: 'Leaders',
  on: 'on {{planet}}',
  aboard: '{{unit}}, {{system}}',
  held: 'held by {{seat}}',
  dead: 'dead',
  captives: 'Captives',
  along: 'Leaders who go along:',
  here: '{{leader}} ({{unit}})',
  aboardHere: 'Leaders:',
  onPlanet: '{{leaders}}',
  land: '{{leader}} to {{planet}}',
  inFight: 'Leaders in it:',
}

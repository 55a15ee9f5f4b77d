/** Lines of the log, and how the game ends. */
export const log = {
  getsShips: '{{seat}} adds {{ships}} to the fleet.',
  keeps: 'You keep {{ship}}.',
  hub: '{{seat}} begins with the {{hub}}.',
  usesShip: '{{seat}} uses the own {{ship}} ({{cost}} GEM).',
  usesNeutralShip: '{{seat}} uses the {{ship}} ({{cost}} GEM).',
  usesOpponentShip: '{{seat}} uses the {{ship}} of {{owner}} ({{cost}} GEM and a fee of {{fee}}).',
  income: '{{seat}} takes income: all GEM and tokens come back.',
  incomeGains: '{{seat}} gains {{gain}}.',
  dismantles: '{{seat}} dismantles the {{ship}} for {{metal}} metal.',
  builds: '{{seat}} builds {{sector}} for {{metal}} metal.',
  alien: '{{seat}} takes a {{species}} into {{sector}}.',
  goldAlien: '{{seat}} takes a {{species}} into {{sector}}.',
  swap: '{{seat}} swaps {{pay}} for {{gain}}.',
  buy: '{{seat}} buys {{gain}}.',
  rolls: '{{seat}} rolls {{dice}}.',
  take: '{{seat}} collects {{face}}.',
  observe: '{{seat}} observes Humans and scores.',
  recruit: '{{seat}} recruits a Human into {{sector}}.',
  harvests: '{{seat}} gains {{count}} {{resource}}.',
  advances: '{{seat}} advances to level {{level}} on the {{track}} track.',
  usesPower: '{{seat}} uses the power of {{source}}.',
  relocates: '{{seat}} moves a {{species}} from {{from}} to {{sector}}.',
  takesBonus: '{{seat}} takes the diplomacy bonus {{rewards}}.',
  end: {
    score: '{{seat}} has 40 points: everybody else has one more turn.',
    sectors: '{{seat}} has built all nine sectors: everybody else has one more turn.',
    aliens: 'Hardly any Aliens are left: after {{seat}}, everybody else has one more turn.',
  },
}

export const outcome = { wins_one: '{{seats}} wins.', wins_other: '{{seats}} share the victory.' }

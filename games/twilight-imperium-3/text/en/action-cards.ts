/** Action cards: their published names, and what they do in words of our own. */

/** When a card is played. */
export const timing = {
  action: 'As your action',
  strategyPhase: 'At the beginning or the end of the strategy phase',
  strategyPhaseStart: 'Before the first strategy card is taken',
  afterStrategyChoice: 'When somebody has taken a strategy card',
  strategyPhaseEnd: 'When all strategy cards are taken',
  afterActivation: 'When you activate a system',
  afterOpponentActivation: 'When another player has moved ships into a system',
  beforeSpaceBattle: 'Before a space battle',
  beforeSpaceRound: 'Before a round of a space battle',
  beforeCombatRound: 'Before a round of a space battle or an invasion',
  afterCombatRoll: 'When the dice of a round are rolled',
  afterRoll: 'When combat dice are rolled',
  beforeLanding: 'Before units are landed',
  beforeBombardment: 'Before a bombardment',
  beforeInvasion: 'Before an invasion combat',
  afterInvadeNeutral: 'When you have taken a neutral planet by landing',
  afterPlanetLost: 'When another player has taken a planet of yours',
  onActionCard: 'When another player plays an action card',
  beforeVoting: 'Before the vote on an agenda',
  beforeOwnVote: 'Before your vote',
  afterVoting: 'When all have voted',
  beforeAgenda: 'When Political is about to reveal an agenda',
  afterAgendaRevealed: 'When an agenda is revealed',
  afterStrategyPrimary: 'Between the primary and the secondary ability of a strategy card',
  afterTechnologyPrimary: 'After your primary ability of Technology',
  beforeTechnology: 'When you acquire a technology',
  afterStrategyPhase: 'When all strategy cards are taken',
  afterTradePrimary: 'When another player has executed the primary ability of Trade',
  afterShipDamaged: 'When an enemy ship is damaged in a space battle',
  afterShipLost: 'When you lose ships in a space battle',
  statusPhaseDraw: 'In the status phase, before action cards are drawn',
  endOfRound: 'Before strategy cards are returned',
  anyTime: 'At any time',
  copied: 'When the copied card could be played',
}

export const cardTexts = {
  armistice: {
    name: 'Armistice',
    effect: 'Choose a player and a planet of yours: that player may not invade it this round.',
  },
  'chemical-warfare': {
    name: 'Chemical Warfare',
    effect:
      'With a Dreadnought there: half of the Ground Forces (rounded up) on the planet you invade are destroyed, whatever PDS it has.',
  },
  'civil-defense': { name: 'Civil Defense', effect: 'Place 2 PDS on a planet of yours that has none.' },
  'command-summit': { name: 'Command Summit', effect: 'Place 2 Command Counters in your Command Pool.' },
  'corporate-sponsorship': {
    name: 'Corporate Sponsorship',
    effect: 'The green technology you buy costs 4 resources less.',
  },
  'council-dissolved': { name: 'Council Dissolved', effect: 'No agenda is drawn this time.' },
  'cultural-crisis': {
    name: 'Cultural Crisis',
    effect: 'Choose a player: the race has none of its special abilities this round.',
  },
  'determine-policy': {
    name: 'Determine Policy',
    effect: 'Choose the agenda: from the deck, the discards or the laws in play.',
  },
  'diplomatic-immunity': {
    name: 'Diplomatic Immunity',
    effect: 'Choose a system with a ship of yours: no other player may activate it this round.',
  },
  disclosure: {
    name: 'Disclosure',
    effect: 'Look at the action cards of another player and discard one of them.',
  },
  discredit: { name: 'Discredit', effect: 'Choose a player: the votes of that player do not count.' },
  'dug-in': {
    name: 'Dug In',
    effect: 'Choose a planet of yours: its Ground Forces cannot be bombarded this round.',
  },
  'emergency-repairs': {
    name: 'Emergency Repairs',
    effect: 'Choose a system: repair all your damaged Dreadnoughts and War Suns there.',
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    effect: 'One of your Space Docks fires three times at the fleet that came, as a PDS would.',
  },
  'fantastic-rhetoric': { name: 'Fantastic Rhetoric', effect: 'You have 10 votes more on this agenda.' },
  'fighter-prototype': {
    name: 'Fighter Prototype',
    effect: 'Your Fighters in the battle hit by 2 more easily in its first round.',
  },
  'flank-speed': {
    name: 'Flank Speed',
    effect: 'Your ships that move into the system go 1 step farther.',
  },
  'focused-research': {
    name: 'Focused Research',
    effect: 'Spend 6 resources: one prerequisite that you lack does not matter.',
  },
  'ghost-ship': {
    name: 'Ghost Ship',
    effect: 'Place a Destroyer in a system with a wormhole and without enemy ships.',
  },
  'good-year': {
    name: 'Good Year',
    effect: 'Gain 1 trade good for each planet of yours outside your home system.',
  },
  'grand-armada': {
    name: 'Grand Armada',
    effect: 'Fleet Supply does not limit you in your home system this round.',
  },
  'in-the-silence-of-space': {
    name: 'In the Silence of Space',
    effect: 'Ships of one fleet that go 2 steps or more may pass through one system with enemy ships.',
  },
  'influence-in-the-merchants-guild': {
    name: 'Influence in the Merchants’ Guild',
    effect: 'Break one trade agreement.',
  },
  insubordination: {
    name: 'Insubordination',
    effect: 'Another player loses a Command Counter of the Command Pool.',
  },
  'into-the-breach': {
    name: 'Into the Breach',
    effect:
      'Your fleet hits by 1 more easily in this battle, but the first two hits must go to a Dreadnought.',
  },
  'local-unrest': {
    name: 'Local Unrest',
    effect:
      'A planet outside home systems is exhausted and loses a Ground Force. Without any left it becomes neutral, and what stands there is destroyed.',
  },
  'lucky-shot': {
    name: 'Lucky Shot',
    effect: 'Destroy an enemy Dreadnought, Cruiser or Destroyer in a system with a planet of yours.',
  },
  'massive-transport': {
    name: 'Massive Transport',
    effect:
      'Move one of your Space Docks to another planet of yours; systems without enemy ships must join the two.',
  },
  'master-of-trade': {
    name: 'Master of Trade',
    effect: 'With two active trade agreements: refresh up to two of your planets.',
  },
  minelayers: {
    name: 'Minelayers',
    effect: 'Each of your Cruisers there scores a hit, taken in the first round of the battle.',
  },
  'morale-boost': {
    name: 'Morale Boost',
    effect: 'Your units in the combat hit by 1 more easily in this round.',
  },
  multiculturalism: {
    name: 'Multiculturalism',
    effect: 'You have a special ability of another player’s race, too, this round.',
  },
  patrol: {
    name: 'Patrol',
    effect:
      'Move up to two Cruisers or Destroyers from a system you have activated to empty adjacent ones, which you activate.',
  },
  plague: {
    name: 'Plague',
    effect: 'Roll for each Ground Force on another player’s planet: even numbers destroy it.',
  },
  'policy-paralysis': {
    name: 'Policy Paralysis',
    effect: 'Another player may not use the secondary ability this time.',
  },
  'political-stability': {
    name: 'Political Stability',
    effect:
      'Keep a strategy card, not one numbered 1 or 8, instead of taking one in the next strategy phase.',
  },
  privateers: {
    name: 'Privateers',
    effect: 'Another player loses all trade goods. You gain half of them (rounded down).',
  },
  'productivity-spike': {
    name: 'Productivity Spike',
    effect: 'One of your Space Docks builds as many units more this round as its planet has influence.',
  },
  'public-disgrace': {
    name: 'Public Disgrace',
    effect: 'The strategy card goes back, and its player takes another one.',
  },
  'rally-of-the-people': { name: 'Rally of the People', effect: 'Place a Dreadnought in your home system.' },
  'rare-mineral': { name: 'Rare Mineral', effect: 'Gain 3 trade goods.' },
  recheck: { name: 'Recheck', effect: 'One of the dice, whoever rolled it, is rolled again.' },
  reparations: {
    name: 'Reparations',
    effect:
      'Exhaust a planet of the player who took yours, then refresh a planet of yours with no more resources.',
  },
  'rise-of-a-messiah': {
    name: 'Rise of a Messiah',
    effect: 'Place a Ground Force on each planet of yours.',
  },
  sabotage: { name: 'Sabotage', effect: 'Another player’s action card has no effect.' },
  'scientist-assassination': {
    name: 'Scientist Assassination',
    effect: 'A player cannot acquire technologies this round.',
  },
  'secret-industrial-agent': {
    name: 'Secret Industrial Agent',
    effect: 'Destroy a Space Dock outside home systems.',
  },
  'shields-holding': {
    name: 'Shields Holding',
    effect: 'Up to 2 hits against you in this round of a space battle do not count.',
  },
  'signal-jamming': {
    name: 'Signal Jamming',
    effect: 'Another player’s Command Counter of the reinforcements goes onto a system that is no home.',
  },
  'skilled-retreat': {
    name: 'Skilled Retreat',
    effect:
      'Your fleet leaves the battle for an adjacent system, empty or friendly, that you have not activated; you activate it.',
  },
  'spacedock-accident': {
    name: 'Spacedock Accident',
    effect: 'A Space Dock outside home systems builds nothing this round.',
  },
  'star-of-death': {
    name: 'Star of Death',
    effect:
      'Everything on a planet in a system with one of your War Suns is destroyed. It becomes neutral and gets a Radiation counter.',
  },
  'stellar-criminals': {
    name: 'Stellar Criminals',
    effect: 'Another player exhausts half (rounded down) of the ready planets, as chosen there.',
  },
  'strategic-bombardment': {
    name: 'Strategic Bombardment',
    effect:
      'Exhaust all enemy planets in a system with one of your War Suns. With a roll of 6 or more this card returns to your hand.',
  },
  'strategic-flexibility': {
    name: 'Strategic Flexibility',
    effect: 'Exchange your strategy card for one that nobody took.',
  },
  'strategic-shift': {
    name: 'Strategic Shift',
    effect: 'Choose a strategy card: nobody may take it this round.',
  },
  'successful-spy': {
    name: 'Successful Spy',
    effect: 'Take 2 action cards by chance from another player.',
  },
  synchronicity: { name: 'Synchronicity', effect: 'Search the action cards for one, and shuffle them.' },
  'tech-bubble': {
    name: 'Tech Bubble',
    effect: 'Spend a Command Counter of Strategy Allocation to use the secondary ability of Technology, too.',
  },
  thugs: { name: 'Thugs', effect: 'A player may not vote for the rest of this round.' },
  'touch-of-genius': {
    name: 'Touch of Genius',
    effect: 'Spend 3 influence: this card does what an action card of the discards does.',
  },
  'trade-stop': { name: 'Trade Stop', effect: 'Break all trade agreements, your own included.' },
  transport: {
    name: 'Transport',
    effect:
      'Move up to 3 Ground Forces from a planet of yours to another; systems without enemy ships must join the two.',
  },
  'unexpected-action': {
    name: 'Unexpected Action',
    effect: 'Take one of your Command Counters off the map, to the reinforcements.',
  },
  uprising: { name: 'Uprising', effect: 'Exhaust all planets of a system that is no home.' },
  usurper: {
    name: 'Usurper',
    effect: 'Lay this on Mecatol Rex: it gives you twice its influence in votes, even exhausted.',
  },
  veto: { name: 'Veto', effect: 'The agenda is discarded and another one drawn.' },
  'voluntary-annexation': {
    name: 'Voluntary Annexation',
    effect:
      'Take a neutral planet next to a system with a planet of yours, exhausted and with 3 Ground Forces.',
  },
  'war-footing': { name: 'War Footing', effect: 'Your Fleet Supply in one system is 2 higher this round.' },
  'direct-hit-base': {
    name: 'Direct Hit',
    effect: 'Destroy an enemy ship that has just been damaged.',
  },
  'ruinous-tariffs-base': {
    name: 'Ruinous Tariffs',
    effect: 'A trade partner gives you half of all trade goods that they have (rounded up).',
  },
}

/** The options of a match. */
export const option = {
  galaxy: {
    name: 'Galaxy',
    help: 'How the map comes about.',
    random: 'By chance, under the building rules',
    preset: 'A balanced map',
    build: 'Built by the players',
  },
  presetMap: {
    name: 'Map',
    help: 'Each home has as much in reach as the others. More systems bring more maps.',
    crossroads: 'Crossroads: wormholes around the middle',
    marches: 'Marches: wormholes at the edge',
    preset: 'Realms: a map of its own for each number of players',
    special: 'Star: five sectors, wormholes that nothing closes',
    multi: 'Twin galaxies: two, and a small one with Mecatol Rex between them',
  },
  raceSelection: {
    name: 'Races',
    help: 'How everybody gets a race.',
    random: 'By chance',
    draft: 'One after another, from the Speaker',
    choose: 'Freely, first come first served',
  },
  expansionTiles: {
    name: 'More systems',
    help: '23 more systems, among them ion storms and trade stations. Seven or eight players always need them.',
  },
  largerGalaxy: {
    name: 'Larger galaxy',
    help: 'For 5 or 6 players: a fourth ring of systems around the homes.',
  },
  presetUse: {
    name: 'Systems of the map',
    help: 'The systems that are printed on it, or others of the same kinds, which nobody knows.',
    fixed: 'As printed',
    random: 'By chance',
  },
  expansionTech: {
    name: 'More technologies',
    help: 'Four new technologies for everybody, and three in a newer version.',
  },
  expansionRaces: {
    name: 'More races',
    help: 'Muaat, Saar, Winnu and Yin may be drawn or chosen, too.',
  },
  expansionCards: {
    name: 'More cards',
    help: 'New action cards, political cards and secret objectives; five action cards and one political card are replaced.',
  },
  strategySet: {
    name: 'Strategy cards',
    help: 'The variant cards give more to who knows the game, and bring political cards into the hands.',
    original: 'Original',
    variant: 'Variant',
    mixed: 'Each number as chosen',
  },
  strategy1: {
    name: 'Card 1',
    help: 'With Leadership only Assembly hands the Speaker token on: with Leadership and Political nobody moves it, and one player is Speaker for the whole match, unless a card says otherwise.',
    initiative: 'Initiative',
    leadership: 'Leadership',
  },
  strategy2: {
    name: 'Card 2',
    help: 'Peace by treaty, or peaceful annexation.',
    diplomacy: 'Diplomacy',
    'diplomacy-ii': 'Diplomacy II',
  },
  strategy3: {
    name: 'Card 3',
    help: 'Agendas come from the deck, or from hands.',
    political: 'Political',
    assembly: 'Assembly',
  },
  strategy4: {
    name: 'Card 4',
    help: 'Command Counters, or building without activation.',
    logistics: 'Logistics',
    production: 'Production',
  },
  strategy5: { name: 'Card 5', help: 'Two ways to trade.', trade: 'Trade', 'trade-ii': 'Trade II' },
  strategy6: {
    name: 'Card 6',
    help: 'A counter back from the map, or a stronger fleet.',
    warfare: 'Warfare',
    'warfare-ii': 'Warfare II',
  },
  strategy7: {
    name: 'Card 7',
    help: 'Technologies for all, or better ones for who takes the card.',
    technology: 'Technology',
    'technology-ii': 'Technology II',
  },
  strategy8: {
    name: 'Card 8',
    help: 'Victory points for the card itself, or for objectives at once.',
    imperial: 'Imperial',
    bureaucracy: 'Bureaucracy',
  },
  ageOfEmpire: {
    name: 'Age of Empire',
    help: 'All public objectives lie open from the start, and all know after which round the game ends: the seventh to the tenth, in the Long War the ninth to the fourteenth.',
  },
  imperialII: {
    name: 'Imperial II',
    help: 'Takes the place of Imperial: a victory point for Mecatol Rex, and any number of objectives in a round.',
  },
  variantObjectives: {
    name: 'Variant objectives',
    help: 'Other public objectives take the place of the original ones, in both stages.',
  },
  racialTech: {
    name: 'Racial technologies',
    help: 'Every race has a technology that nobody else can get.',
  },
  artifacts: {
    name: 'Artifacts',
    help: 'Some planets hide artifacts: 1 victory point each, as long as one controls the planet.',
  },
  shockTroops: {
    name: 'Shock Troops',
    help: 'Ground Forces that roll a 10 become Shock Troops, who fight better and capture docks and PDS.',
  },
  spaceMines: {
    name: 'Space mines',
    help: 'Cruisers lay mines, at which ships of others may be hit.',
  },
  wormholeNexus: {
    name: 'Wormhole Nexus',
    help: 'A system outside the galaxy, reached through every alpha and beta wormhole. Recommended for Twin galaxies, not for the Star.',
  },
  facilities: {
    name: 'Facilities',
    help: 'Colonies and refineries can be built on planets: 1 influence or 1 resource more.',
  },
  tacticalRetreats: {
    name: 'Tactical retreats',
    help: 'A defender may retreat to a system that is not activated, for a Command Counter of Strategy Allocation.',
  },
  custodians: {
    name: 'Custodians of Mecatol Rex',
    help: 'Whoever lands on Mecatol Rex first must beat 3 Fighters and 2 Ground Forces that are nobody’s.',
  },
  voiceOfTheCouncil: {
    name: 'Voice of the Council',
    help: 'Whoever executes Political may call a vote: who wins it holds 1 victory point until somebody else does.',
  },
  simulatedEarlyTurns: {
    name: 'Simulated early turns',
    help: 'Everybody expands and builds a little before the first round.',
  },
  distantSuns: {
    name: 'Distant Suns',
    help: 'Counters lie face down on neutral planets: riches, settlers, traps. Whoever lands meets them.',
  },
  newDomainCounters: {
    name: 'More counters',
    help: '22 more of them: factories, hostages, ambushes.',
  },
  territorialDistantSuns: {
    name: 'Territories',
    help: 'Counters beside home systems are mild ones.',
  },
  sabotageRuns: {
    name: 'Sabotage Runs',
    help: 'Before a battle Fighters may sacrifice themselves to destroy a War Sun: about one in fifty does.',
  },
  longWar: {
    name: 'The Long War',
    help: 'To 14 victory points, with more public objectives of both stages.',
  },
  leaders: {
    name: 'Leaders',
    help: 'Every race has three leaders, who travel with ships: Admirals, Generals, Scientists, Diplomats and Agents. They can be captured and killed.',
  },
  longWarNoGameOver: {
    name: 'Long War without Imperium Rex',
    help: 'Nothing ends the game early: it is over after the round in which the last public objective is revealed.',
  },
  homesPlaced: {
    name: 'Homes are set up',
    help: 'Nobody is asked where the first units stand: they stand where most would put them.',
  },
  victoryPoints: { name: 'Victory points', help: 'So many victory points win the game.' },
}

/** What options are about. */
export const optionGroup = {
  expansion: 'More systems, technologies, races and cards',
  strategy: 'Strategy cards',
  victory: 'Ways to win',
  forces: 'Forces and battles',
  worlds: 'Worlds',
}

/** Options that go well together. */
export const preset = {
  base: { name: 'Base game', help: 'What is in the first box, and nothing else: right for a first evening.' },
  usual: {
    name: 'As most groups play it',
    help: 'Shattered Empire with its systems, technologies, races and cards, the variant strategy cards, and all objectives open from the start.',
  },
  everything: {
    name: 'Everything',
    help: 'All of Shattered Empire and all other options that go together, but for the Long War. For people who know the game.',
  },
}

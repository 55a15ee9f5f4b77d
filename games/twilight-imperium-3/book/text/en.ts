/** Words that nothing but the book says. */
const chapter = {
  sections: 'The rules in short',
  option: 'What is special at this table',
  unit: 'Units, with your numbers',
  strategyCard: 'Strategy cards',
  race: 'Races',
  technology: 'Technologies',
  tile: 'Systems and planets',
  space: 'Wormholes and anomalies',
  objective: 'Objectives',
  politicalCard: 'Agendas',
  actionCard: 'Action cards',
  leader: 'Leaders',
  domainCounter: 'Domain Counters',
}

/** The rules in short, for somebody who has five minutes. Numbers that options and the table change are parameters. */
const rules = {
  victory: {
    title: 'Victory',
    text: 'Whoever has {{points}} victory points first wins at once. They come from objectives above all: in each status phase you may claim one public objective, and your secret objective besides, as long as you control every planet of your home system.',
    imperial: 'The strategy card Imperial brings 2 victory points and reveals the next public objective.',
    rex: 'When the card Imperium Rex is revealed the game ends, and the player with the most points wins.',
    row: 'All public objectives lie open. The game ends at the latest after round {{round}}, where Imperium Rex lies; then the most points win. Stage II objectives cannot be claimed in the first three rounds.',
    last: 'Nothing else ends the game but the last public objective: after the round in which it is revealed the most points win.',
  },
  round: {
    title: 'A round',
    text: 'Each round has three phases. In the strategy phase strategy cards are taken. In the action phase all take one action after another until everybody has passed. In the status phase objectives are claimed, damaged ships are repaired, Command Counters come back from the map, planets are refreshed, and everybody gets cards and counters.',
  },
  strategy: {
    title: 'Strategy cards',
    text_one:
      'From the Speaker clockwise each player takes {{count}} strategy card. Their numbers are the order of play: the lowest begins. A card that nobody took gains a Bonus Counter, which whoever takes it later turns into a Command Counter or a trade good.',
    text_other:
      'From the Speaker clockwise each player takes {{count}} strategy cards in all. Their numbers are the order of play: the lowest begins. A card that nobody took gains a Bonus Counter, which whoever takes it later turns into a Command Counter or a trade good.',
    more: 'Who executes a card uses its primary ability; all others may then use its secondary ability, mostly for a counter of Strategy Allocation.',
  },
  turn: {
    title: 'Your turn',
    text: 'In a turn you take one action: execute a strategy card, activate a system (tactical action), move between two systems of your own (transfer action), or use a card or ability that says so. You may pass only when your strategy cards are executed; after that you take no more actions in this round.',
  },
  counters: {
    title: 'Command Counters',
    text: 'They lie in three areas of your sheet. The Command Pool pays for activations. Fleet Supply is never spent: so many ships, Fighters apart, may be together in a system. Strategy Allocation pays for secondary abilities. You gain {{gain}} in each status phase and lay all of them out anew.',
  },
  movement: {
    title: 'Movement',
    text: 'Lay a counter of the Command Pool on a system: you activate it. Now ships from other systems may go there, as far as they move, by way of systems without enemy ships. Ships in a system with a counter of yours stay where they are. Carriers take along Fighters, Ground Forces and PDS. Then PDS in range may fire.',
  },
  battle: {
    title: 'Space battle',
    text: 'If ships of two players are there they fight. First Destroyers fire at Fighters (Anti-Fighter Barrage). In each round both sides roll a ten-sided die for every ship: its number or more is a hit, and each hit destroys a ship of its owner’s choice. Dreadnoughts and War Suns can sustain one hit. One may retreat into a neighbouring system with a counter of one’s own and no enemy ships.',
  },
  invasion: {
    title: 'Invasion',
    text: 'With nobody else’s ships left you may land Ground Forces. A planet that nobody holds is yours at once, exhausted. Elsewhere Dreadnoughts and War Suns bombard first, PDS of the planet fire, and then Ground Forces fight round by round as ships do, until only one side is left. PDS on a planet keep Dreadnoughts from bombarding it.',
  },
  production: {
    title: 'Production',
    text: 'At the end of the action your Space Docks in the active system build: as many units as the planet has resources and 2 more, paid with the resources of ready planets and with trade goods. Planets that pay are exhausted until the status phase. A new Space Dock needs a planet that you have held since the round began, and builds from the next round on.',
  },
  technology: {
    title: 'Technology',
    text: 'Technologies come mostly from the strategy card Technology. Each names others that you need before. A ready planet with a specialty of the colour makes one cheaper by 1. What you have researched you keep.',
  },
  cards: {
    title: 'Action cards',
    text_one:
      'You draw {{count}} action card in each status phase, and some more by strategy cards. Each says when it can be played.',
    text_other:
      'You draw {{count}} action cards in each status phase, and some more by strategy cards. Each says when it can be played.',
    limit_one: 'You may hold {{count}} card.',
    limit_other: 'You may hold {{count}} cards.',
    noLimit: 'Your hand has no limit.',
  },
  politics: {
    title: 'Agendas',
    text: 'An agenda is voted on. You have as many votes as your ready planets have influence, one at least, all for one outcome; voting exhausts nothing. The Speaker votes last and decides ties. A law stays in play.',
    deck: 'Agendas come from the deck when Political is executed.',
    hands:
      'Everybody holds political cards; Assembly has one of them played. Each can also be discarded for a trade good.',
  },
  trade: {
    title: 'Trade',
    text: 'A trade good is worth 1 resource or 1 influence. Two players who have exchanged Trade cards have an agreement: whenever trade pays, each gains what the other’s card is worth. Agreements are made when Trade is executed, which its player must approve; an attack on the partner ends it. You may give trade goods to anybody at any time.',
  },
  elimination: {
    title: 'Elimination',
    text: 'Whoever has neither planets nor units left is out of the game. The last player left wins.',
  },
}

/** Options that are on. */
const option = {
  ageOfEmpire: 'All public objectives lie open from the first round, and so does the end of the game.',
  longWar: 'It is played to {{points}} victory points, with more public objectives.',
  longWarNoGameOver:
    'There is no Imperium Rex: the game ends after the round in which the last objective is revealed.',
  artifacts:
    'Tokens lie face down on some planets. Whoever takes such a planet turns the token up: a real artifact is worth 1 victory point to whoever controls its planet, a fake leaves the game.',
  shockTroops:
    'A Ground Force that rolls a 10 in combat becomes a Shock Troop. Shock Troops fight better, fall first, and stay with a Ground Force. After a successful invasion they capture Space Docks and PDS.',
  spaceMines:
    'Where you have a Cruiser you may lay a mine for 2 resources when you produce. Whoever moves ships there rolls a die for each but Fighters: from 9 on it takes a hit. Then a mine is removed.',
  wormholeNexus:
    'A system outside the galaxy. Every system with an alpha or beta wormhole is next to it for movement.',
  facilities:
    'When you produce you may build on a planet that you have held since the round began, for {{cost}} resource: a Colony is {{influence}} influence more, a Refinery {{resources}} resource more, from the next round on. One on each planet, none at home.',
  tacticalRetreats:
    'A defender may also retreat to a neighbouring system without enemy units that is not activated, for a counter of Strategy Allocation.',
  custodians:
    'Nobody’s units guard Mecatol Rex: {{fighters}} Fighters and {{troops}} Ground Forces. Whoever lands first must beat both, and cannot bombard them.',
  voiceOfTheCouncil:
    'Before the primary ability of Political or Assembly its player may call a vote: the winner holds 1 victory point until somebody else wins it.',
  simulatedEarlyTurns:
    'Before the first round everybody has expanded and built a little, or researched a technology.',
  distantSuns:
    'Domain Counters lie face down on planets that nobody holds. Whoever lands meets what is there. A fleet with Fighters may look first, but not land there in the same action; Dreadnoughts and War Suns may raze a counter.',
  newDomainCounters: 'Factories, hostages, ambushes and more are among the Domain Counters.',
  territorialDistantSuns: 'Domain Counters beside home systems are mild ones.',
  sabotageRuns:
    'Before a space battle Fighters may fly at an enemy War Sun. With 9 or 10 one gets through, with another 10 it destroys it; all others are lost.',
  leaders:
    'Each race has three leaders, who travel with ships and need no room. Lost with a ship or a planet they are killed, captured or escape by a die.',
  racialTech: 'Each race has a technology that nobody else can gain. It costs a little besides.',
}

const unit = {
  cost: 'Cost {{count}}.',
  pair: 'Cost {{count}} for {{units}}.',
  notBuilt: 'It cannot be built.',
  locked: 'You need the technology {{technology}} to build it.',
  combat: 'Hits with {{value}} or more, with 1 die.',
  combatDice: 'Hits with {{value}} or more, with {{dice}} dice.',
  attacks: 'Hits with {{value}} or more when you attack.',
  movement_one: 'Moves {{count}} system.',
  movement_other: 'Moves {{count}} systems.',
  carried: 'Moves only aboard other ships.',
  capacity: 'Carries {{count}}: Fighters, Ground Forces, PDS.',
  troops: 'Carries {{count}}: Ground Forces.',
  sustains: 'Sustains the first hit, and is repaired in the status phase.',
  bombards: 'Bombards planets before an invasion.',
  barrage_one: 'Anti-Fighter Barrage: {{count}} die before a space battle, with {{value}} or more.',
  barrage_other: 'Anti-Fighter Barrage: {{count}} dice before a space battle, with {{value}} or more.',
  range_one: 'Fires at ships in its system and up to {{count}} system away.',
  range_other: 'Fires at ships in its system and up to {{count}} systems away.',
  noRange: 'Fires at ships in its own system.',
  supports_one: 'Supports {{count}} Fighter in its system.',
  supports_other: 'Supports {{count}} Fighters in its system.',
  builds: 'Builds as many units at once as its planet has resources, and {{count}} more.',
  floats_one: 'Flies: moves {{steps}}, builds {{count}} unit at once, needs no planet.',
  floats_other: 'Flies: moves {{steps}}, builds {{count}} units at once, needs no planet.',
  perPlanet: 'At most {{count}} on a planet.',
  onMap: 'Yours on the map: {{count}} of {{pieces}}.',
  onMapAny: 'Yours on the map: {{count}}.',
  changed: 'Changed by {{sources}}.',
}

const strategyCard = {
  number: 'Number {{number}}.',
  heldBy: '{{seat}} has taken it.',
}

const race = {
  playedBy: 'Played by {{seat}}.',
  ability: '{{name}}: {{text}}',
  units: 'Begins with {{units}}.',
  technologies: 'Knows {{technologies}} from the start.',
  planet: 'Home: {{planet}} (resources {{resources}}, influence {{influence}})',
  contracts: 'Trade cards worth {{one}} and {{other}}.',
  leaders: 'Leaders: {{leaders}}.',
}

const technology = {
  colour: 'Colour: {{colour}}.',
  all: 'Needs {{technologies}}.',
  any: 'Needs one of these: {{technologies}}.',
  free: 'Needs nothing before.',
  race: 'For {{race}} alone, for {{count}} more.',
  knownBy: 'Known to {{seats}}.',
}

/** What technologies do. Those of the races say it among the words of the game. */
const effect = {
  'enviro-compensator': 'Each of your Space Docks builds 1 unit more.',
  'sarween-tools': 'You have 1 resource more whenever a Space Dock of yours builds.',
  'micro-technology': 'Each of your trade agreements brings 1 trade good more.',
  'nano-technology':
    'Planets come to you ready. Action cards of others cannot be aimed at your Dreadnoughts and War Suns.',
  'integrated-economy':
    'What a Space Dock builds may appear in neighbouring systems that you have activated, and PDS and Ground Forces on planets of yours there.',
  'graviton-laser-system': 'Each of your PDS that misses fires once more.',
  'transit-diodes':
    'As an action, a counter of Strategy Allocation moves up to 4 Ground Forces from one of your planets to another one, however far.',
  'stasis-capsules': 'Your Cruisers and Dreadnoughts carry 1 Ground Force each.',
  cybernetics: 'Your Fighters get +1 in combat.',
  'neural-motivator': 'You draw 1 action card more in each status phase.',
  'gen-synthesis':
    'Your Ground Forces get +1 in invasions. For each that is destroyed roll a die: with 5 or more it comes back to a home planet of yours.',
  'dacxive-animators':
    'When you win an invasion roll a die for each Ground Force that fell there, on either side: each 6 or more is a new one for you.',
  'hyper-metabolism':
    'You gain 1 Command Counter more in each status phase, and may exchange an action card for a new one.',
  'x89-bacterial-weapon':
    'Before an invasion one of your Dreadnoughts or War Suns may destroy all Ground Forces of a planet. It costs you all your action cards.',
  'antimass-deflectors': 'Your ships pass Asteroid Fields.',
  'xrd-transporters': 'Your Carriers move 1 system farther.',
  'type-iv-drive': 'Your Cruisers and Dreadnoughts move 1 system farther.',
  'advanced-fighters':
    'Your Fighters get +1 in combat and move 2 by themselves. Those without room in a ship or at a dock count for Fleet Supply; ships of others cannot pass them.',
  'light-wave-deflector': 'Your ships pass systems with enemy ships.',
  'maneuvering-jets':
    'Your ships pass Ion Storms. PDS get −1 against them, −2 from another system; mines hit them less often.',
  'fleet-logistics': 'After a tactical action you may take a second one in the same turn.',
  'hylar-v-assault-laser': 'Your Cruisers and Destroyers get +1 in combat.',
  'automated-defense-turrets': 'Anti-Fighter Barrage of your Destroyers rolls 1 die more and gets +2.',
  'deep-space-cannon': 'Your PDS also fire into neighbouring systems.',
  'war-sun': 'You may build War Suns.',
  'magen-defense-grid':
    'Your PDS get +1. Ground Forces that defend a planet with a PDS of yours get +1 in an invasion.',
  'assault-cannon': 'Each of your Dreadnoughts fires once before a space battle.',
  'graviton-negator': 'Your Fighters may fight in an invasion beside Ground Forces that land.',
}

const planet = {
  values: '{{planet}}: resources {{resources}}, influence {{influence}}.',
  specialty: '{{planet}} has a {{colour}} technology specialty.',
  refreshGoods_one: 'Instead of its values {{planet}} may bring {{count}} trade good.',
  refreshGoods_other: 'Instead of its values {{planet}} may bring {{count}} trade goods.',
  refreshUnits: 'Instead of its values {{planet}} may bring {{units}}.',
  station: '{{planet}} is a Trade Station: nobody lands there, whoever has ships there alone holds it.',
  heldBy: '{{seat}} controls {{planet}}.',
  homeOf: 'The home system of {{race}}.',
  wormholes: 'Here is {{wormholes}}.',
}

const anomaly = {
  empty: {
    name: 'Empty space',
    text: 'Systems without planets. Ships pass them and stay there as they like.',
  },
  asteroidField: {
    name: 'Asteroid Field',
    text: 'Ships pass it only with Antimass Deflectors, and never stay. It cannot be activated.',
  },
  nebula: {
    name: 'Nebula',
    text: 'No ship passes it; from inside ships move 1 system. The defender gets +1 in space battles there.',
  },
  supernova: { name: 'Supernova', text: 'No ship enters it. It cannot be activated.' },
  ionStorm: {
    name: 'Ion Storm',
    text: 'No ship passes it. Fighters and Ground Forces roll no dice there, and PDS do not fire at ships in it.',
  },
}
const wormholeText = 'Systems with the same wormhole are next to each other for movement: {{systems}}.'

const objective = {
  worth_one: '{{count}} victory point.',
  worth_other: '{{count}} victory points.',
  wins: 'Wins the game at once.',
  open: 'Open now.',
  secret: 'Your secret objective.',
  progress: 'You have {{have}} of {{need}}.',
  met: 'You fulfil it now.',
  claimedBy: 'Claimed by {{seats}}.',
  later: 'A public objective that may still be revealed.',
  hidden: 'Somebody’s secret objective, perhaps.',
  special: 'It lies open for whoever earns it.',
}

const agenda = {
  law: 'A law: it stays in play.',
  inPlay: 'It is in play.',
  outcome: '{{name}}: {{text}}',
}

const copies = 'In the deck: {{count}}.'

export const book = {
  chapter,
  rules,
  option,
  unit,
  strategyCard,
  race,
  technology,
  effect,
  planet,
  anomaly,
  wormholeText,
  objective,
  agenda,
  copies,
}

/** Political cards: a name, and what each outcome does. */
export const politicalCard = {
  'aggressive-strategy': {
    name: 'Aggressive Strategy',
    for: 'In turn order each player may use the secondary ability of one strategy card he holds himself, without spending a Command Counter.',
    against: 'No player may use secondary abilities of strategy cards for the rest of this round.',
  },
  'ancient-artifact': {
    name: 'Ancient Artifact',
    for: 'Roll a die. 1-5: all ships in the Mecatol Rex system are destroyed, and for every fleet and for the Ground Forces of every planet in the systems adjacent to it three dice are rolled: each 4 or more is a hit (PDS and Space Docks are safe). 6-10: every player gains 2 technologies for which he has the prerequisites.',
    against: 'Nothing happens.',
  },
  'arms-reduction': {
    name: 'Arms Reduction',
    for: 'Each player keeps at most 2 Dreadnoughts and 4 Cruisers on the board and destroys the rest, his choice.',
    against: 'Each player exhausts all his planets with a red technology specialty.',
  },
  'checks-and-balances': {
    name: 'Checks and Balances',
    for: 'A player who chooses a strategy card gives it to another player who does not have one (or not enough) yet.',
    against: 'Each player passes his strategy card or cards to the player on his left at once.',
  },
  'closing-the-wormholes': {
    name: 'Closing the Wormholes',
    for: 'No ships may move through wormholes.',
    against:
      'Each player with ships in a system with a wormhole destroys one of his non-fighter ships in each such system.',
  },
  'code-of-honor': {
    name: 'Code of Honor',
    for: 'Fleets may neither withdraw nor retreat from space battles; the Naalu may still leave before one.',
    against: 'Nothing happens.',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    for: 'The player with the most victory points (random among tied ones) destroys all Ground Forces on one of his planets and chooses a player with the fewest victory points: that player places 3 free Ground Forces there and takes control.',
    against: 'Nothing happens.',
  },
  'colonization-licensing': {
    name: 'Colonization Licensing',
    for: 'Before landing on a neutral planet a player must spend resources equal to the resource value of the planet.',
    against: 'Each player exhausts 1 planet for every 3 he controls outside his home system (rounded down).',
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    elected:
      'All Ground Forces on the elected planet are destroyed; its owner keeps it and receives 1 trade good for each.',
  },
  'conventions-of-war': {
    name: 'Conventions of War',
    for: 'Dreadnoughts and War Suns may not bombard planets with a Space Dock.',
    against:
      'Each player who voted Against returns one of his Space Docks outside his home system to his reinforcements.',
  },
  'core-stability': {
    name: 'Core Stability',
    for: 'In the Status Phase the action cards to be drawn are laid out face up; players take theirs in order of unexhausted influence, highest first (ties in turn order from the Speaker).',
    against: 'No action cards are drawn in the Status Phase of this round.',
  },
  'cost-overruns': {
    name: 'Cost Overruns',
    for: 'Each player loses 1 trade good for each planet he controls, as far as he can.',
    against: 'Nothing happens.',
  },
  'council-censure': {
    name: 'Council Censure',
    elected:
      'The elected player may choose the strategy card Imperial only by discarding 2 Command Counters of Strategy Allocation.',
  },
  'council-elder': {
    name: 'Council Elder',
    elected:
      'The elected player may discard this law when another Elect agenda comes up: only his votes count for it.',
  },
  'crown-of-thalnos': {
    name: 'Crown of Thalnos',
    elected: 'The elected player’s Ground Forces get +1 on all rolls.',
  },
  'dispute-resolution': {
    name: 'Dispute Resolution',
    elected:
      'Elect two planets of two players, neither Mecatol Rex nor in home systems: all Ground Forces, PDS and Space Docks on them are destroyed and they become neutral.',
  },
  'economic-revitalization': {
    name: 'Economic Revitalization',
    elected: 'The elected player receives 1 trade good from each opponent who has one.',
  },
  'fleet-regulations': {
    name: 'Fleet Regulations',
    for: 'No player may have more than 5 Command Counters in Fleet Supply (surplus goes to reinforcements at once).',
    against: 'Each player puts 1 Command Counter from his reinforcements into Fleet Supply.',
  },
  'forced-economic-independence': {
    name: 'Forced Economic Independence',
    elected:
      'Trade agreements between the two elected players are broken and they may make none with each other.',
  },
  'free-trade': {
    name: 'Free Trade',
    for: 'Each time a player receives trade goods from his agreements he receives 1 more.',
    against: 'Each player loses 2 trade goods, as far as he can.',
  },
  'holder-of-mecatol-rex': {
    name: 'Holder of Mecatol Rex',
    for: 'The player who controls Mecatol Rex may discard one law in play.',
    against: 'The player who controls Mecatol Rex places 2 free Ground Forces there.',
  },
  'holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    elected:
      'The player who controls the elected planet has 1 victory point more (it moves with control of the planet). No units may be built on it or by a Space Dock on it.',
  },
  'humane-labor': {
    name: 'Humane Labor',
    for: 'Every Space Dock builds 2 units less per production (at least 0).',
    against: 'Space Docks may build nothing for the rest of this round.',
  },
  'imperial-academy': {
    name: 'Imperial Academy',
    elected:
      'The elected player pays no Command Counter for the secondary ability of the Technology strategy.',
  },
  'imperial-containment': {
    name: 'Imperial Containment',
    for: 'A player with more victory points than every other player may not choose the strategy card Imperial.',
    against: 'Each player with the fewest victory points receives 1 Command Counter.',
  },
  'imperial-mandate': {
    name: 'Imperial Mandate',
    for: 'Each player gains 2 victory points.',
    against: 'Each player draws 1 action card.',
  },
  'imperial-peace': {
    name: 'Imperial Peace',
    for: 'Mecatol Rex may not be invaded.',
    against: 'The player who controls Mecatol Rex destroys 2 of his Ground Forces there.',
  },
  'labor-force-politics': {
    name: 'Labor Force Politics',
    for: 'Each player exhausts one planet of his home system.',
    against: 'Each player refreshes one planet.',
  },
  'limits-to-individual-power': {
    name: 'Limits to Individual Power',
    for: 'No player may hold more than 3 action cards; discard down at once and whenever the limit is exceeded (the Yssaril too).',
    against: 'Each player draws 1 action card.',
  },
  'mass-mobilization': {
    name: 'Mass Mobilization',
    for: 'Each player places 1 free Ground Force on each planet he controls that already holds at least one of his Ground Forces.',
    against: 'Each player destroys 1 of his Ground Forces, his choice.',
  },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    elected:
      'In each Status Phase the elected player takes 1 trade good from each other player who has at least one active trade agreement and a trade good.',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    elected:
      'The elected player receives 1 trade good whenever another player successfully invades a neutral planet.',
  },
  'minister-of-internal-security': {
    name: 'Minister of Internal Security',
    elected:
      'The action cards Local Unrest, Uprising and Stellar Criminals have no effect on the elected player.',
  },
  'minister-of-policy': {
    name: 'Minister of Policy',
    elected: 'The elected player draws 1 more action card in the Status Phase.',
  },
  'minister-of-war': {
    name: 'Minister of War',
    elected:
      'Before a space battle in which he takes part the elected player may spend 1 Command Counter from Strategy Allocation: his opponent takes 1 casualty.',
  },
  'new-constitution': {
    name: 'New Constitution',
    for: 'All laws in play are discarded. Then all planets in home systems are exhausted.',
    against: 'Nothing happens.',
  },
  'official-sanction': {
    name: 'Official Sanction',
    elected: 'All trade agreements of the elected player are broken.',
  },
  'open-the-trade-routes-base': {
    name: 'Open the Trade Routes',
    for: 'Each player receives 1 trade good for each of his active trade agreements.',
    against: 'Nothing happens.',
  },
  'planetary-conscription': {
    name: 'Planetary Conscription',
    elected:
      'The owner of the elected planet places free Ground Forces there equal to its resource value; the planet is exhausted.',
  },
  'planetary-security': {
    name: 'Planetary Security',
    for: 'All planets outside home systems without Ground Forces become neutral.',
    against: 'Nothing happens.',
  },
  'prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    elected: 'The elected player’s Fighters get +1 on combat rolls.',
  },
  'public-execution': {
    name: 'Public Execution',
    elected:
      'The elected player discards all his action cards, exhausts all his planets, and all his units get -1 on combat rolls for the rest of this round.',
  },
  'regressive-rhetoric': {
    name: 'Regressive Rhetoric',
    for: 'No player may acquire technologies for the rest of this round.',
    against: 'Each player may discard 2 trade goods to draw 1 action card.',
  },
  'regulated-conscription': {
    name: 'Regulated Conscription',
    for: 'Ground Forces and Fighters cost 1 resource each instead of 1 for two.',
    against: 'Nothing happens.',
  },
  repeal: {
    name: 'Repeal',
    elected: 'The elected law is discarded and its effects end.',
  },
  'research-grant': {
    name: 'Research Grant',
    for: 'Technology specialties count for technologies of every colour.',
    against: 'No player may acquire yellow technologies for the rest of this round.',
  },
  'resource-management': {
    name: 'Resource Management',
    for: 'At the end of each Status Phase every player returns trade goods above 5 to the supply.',
    against: 'Each player exhausts his planet with the highest resource value (his choice among tied ones).',
  },
  revote: {
    name: 'Revote',
    elected:
      'The elected law is voted on again at once with its own outcomes; the new result replaces the old one.',
  },
  'science-community-speaker': {
    name: 'Science Community Speaker',
    elected:
      'Once per round the elected player may ignore one missing prerequisite of a technology he acquires.',
  },
  'short-term-truce': {
    name: 'Short Term Truce',
    for: 'For the rest of this round no player may activate a system that holds units of another player.',
    against: 'Nothing happens.',
  },
  'subsidized-industry': {
    name: 'Subsidized Industry',
    elected: 'The elected player places 1 free Space Dock on a planet he controls that has none.',
  },
  'subsidized-studies': {
    name: 'Subsidized Studies',
    elected: 'The elected player pays 2 resources less for each technology that costs resources.',
  },
  'technology-buy-back': {
    name: 'Technology Buy-back',
    for: 'Each player may return one technology that is no prerequisite of another one he owns to receive 4 trade goods.',
    against: 'Nothing happens.',
  },
  'technology-investigation-committee': {
    name: 'Technology Investigation Committee',
    elected: 'The elected player may not acquire technologies until the end of the next round.',
  },
  'technology-tariffs': {
    name: 'Technology Tariffs',
    for: 'Red technologies cost 4 resources more (free ones cost 4).',
    against: 'No player may acquire green technologies for the rest of this round.',
  },
  'trade-embargo': {
    name: 'Trade Embargo',
    elected: 'All trade agreements of the elected player are broken and he may make no new ones.',
  },
  'trade-war': {
    name: 'Trade War',
    for: 'All trade agreements in play are broken.',
    against: 'Each player with at least one active trade agreement receives 1 trade good.',
  },
  'traffic-tariffs': {
    name: 'Traffic Tariffs',
    for: 'A player who moves ships into a system with a planet controlled by another player pays that player 1 trade good if he has one (the mover chooses among several).',
    against: 'Each player loses 1 trade good, if he can.',
  },
  'unconventional-weapons': {
    name: 'Unconventional Weapons',
    for: 'War Suns and Dreadnoughts get -2 on combat rolls.',
    against: 'Each player exhausts 1 planet for each War Sun and Dreadnought he has on the board.',
  },
  'wormhole-reconstruction': {
    name: 'Wormhole Reconstruction',
    for: 'All wormholes count as connected with each other whatever their letter.',
    against: 'Each player with ships in a wormhole system destroys 1 non-fighter ship in one such system.',
  },
  'voice-of-the-council': {
    name: 'Voice of the Council',
    elected:
      'The elected player takes this special objective, and with it 1 victory point from whoever held it before.',
  },
}

/** Political cards of Shattered Empire. */
export const politicalCardOfExpansion = {
  'class-struggle': {
    name: 'Class Struggle',
    for: 'Each player with the most trade goods loses half of them (rounded down); each player with the fewest gains 2.',
    against: 'Each player exhausts his planet with the highest influence.',
  },
  'defend-the-jewel': {
    name: 'Defend the Jewel',
    for: 'Whoever controls Mecatol Rex places a free PDS and 2 free Ground Forces there.',
    against: 'All PDS on Mecatol Rex are destroyed.',
  },
  'diversified-income': {
    name: 'Diversified Income',
    for: 'Each player gains 1 trade good for each colour of technology specialty among his planets.',
    against: 'Each player loses 1 trade good.',
  },
  emperor: {
    name: 'Emperor',
    elected: 'The elected player has 3 more votes on every agenda and decides ties in place of the Speaker.',
  },
  'enemy-of-the-throne': {
    name: 'Enemy of the Throne',
    elected: 'For the rest of this round all others have +1 on combat rolls against the elected player.',
  },
  'forbidden-research': {
    name: 'Forbidden Research',
    for: 'Nobody can gain War Sun or X-89 Bacterial Weapon; who has them keeps them.',
    against: 'Nothing happens.',
  },
  'glory-of-the-empire': {
    name: 'Glory of the Empire',
    for: 'Whoever controls Mecatol Rex places a free Dreadnought in its system, if no ships of others are there.',
    against: 'Mecatol Rex is exhausted.',
  },
  'incentive-program': {
    name: 'Incentive Program',
    for: 'The next public objective is revealed.',
    against: 'Strategy cards reveal no objectives for the rest of this round.',
  },
  'intergalactic-commerce': {
    name: 'Intergalactic Commerce',
    for: 'Whoever has ships in systems with a wormhole gains 3 trade goods for each of these systems.',
    against: 'Every trade agreement is worth 1 for the rest of this round.',
  },
  mutiny: {
    name: 'Mutiny',
    for: 'Each player who voted For gains 1 victory point.',
    against: 'Each player who voted For loses 1 victory point.',
  },
  'non-aggression-pact': {
    name: 'Non-Aggression Pact',
    for: 'Nobody can invade planets of other players for the rest of this round.',
    against: 'Nothing happens.',
  },
  'open-the-trade-routes': {
    name: 'Open the Trade Routes',
    for: 'Each player gains 2 trade goods.',
    against:
      'For the rest of this round all trade goods that a player would receive go to the player on his left.',
  },
  'recognize-accomplishments': {
    name: 'Recognize Accomplishments',
    for: 'Each player gains 1 trade good for each objective he has claimed, 3 at most.',
    against: 'Each player with the fewest victory points gains 2 trade goods.',
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    for: 'Each player with the most victory points gains 1 more.',
    against: 'Each player with the fewest victory points gains 1 more.',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    elected:
      'The elected player has 1 victory point more. Whoever takes a planet of his home system takes this law and its point.',
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    for: 'Each player who voted For draws 2 action cards.',
    against: 'Each player who voted For discards all his action cards.',
  },
  'vorhal-peace-prize': {
    name: 'Vorhal Peace Prize',
    for: 'In each status phase those with the fewest counters in Fleet Supply gain 1 more Command Counter.',
    against: 'Those with the fewest counters in Fleet Supply gain 3 trade goods each.',
  },
  'fighter-tax': {
    name: 'Fighter Tax',
    for: 'Fighters cost 1 resource each.',
    against: 'Each player loses 3 of his Fighters.',
  },
  'hopes-end-training-ground': {
    name: 'Hope’s End Training Ground',
    for: 'Whoever uses the refresh ability of Hope’s End gains 1 more unit.',
    against: 'Hope’s End is exhausted and loses 1 Ground Force.',
  },
  'interstellar-arms-dealers': {
    name: 'Interstellar Arms Dealers',
    for: 'Each player may pay 3 resources to place 1 Dreadnought and 1 Destroyer in a system with a Space Dock of his.',
    against: 'For the rest of this round every ship costs 1 more, Fighters 1 more for two.',
  },
  'neutrality-pact': {
    name: 'Neutrality Pact',
    elected:
      'Until the end of the next round neither elected player can activate systems with units of the other.',
  },
  'political-focus': {
    name: 'Political Focus',
    for: 'Each player draws 1 political card where players hold them, otherwise 1 action card.',
    against: 'Each player discards 1 political card where players hold them, otherwise 1 action card.',
  },
  'redefining-war-crimes': {
    name: 'Redefining War Crimes',
    for: 'Planets of home systems cannot be bombarded, nor harmed by Chemical Warfare or X-89 Bacterial Weapon.',
    against: 'For the rest of this round all bombardment rolls have +1.',
  },
  'sharing-of-technology': {
    name: 'Sharing of Technology',
    for: 'In turn order each player may pay 4 resources for a technology that a neighbour has and whose prerequisites he has.',
    against: 'Nothing happens.',
  },
  'war-funding': {
    name: 'War Funding',
    for: 'For the rest of this round Fleet Supply limits no fleet; surplus ships are lost at its end.',
    against: 'For the rest of this round all Fighters have +1 on combat rolls.',
  },
  'warship-commission': {
    name: 'Warship Commission',
    for: 'Each player may place 1 free Dreadnought in a system with a Space Dock of his.',
    against: 'For the rest of this round Cruisers, Dreadnoughts and War Suns cost 2 more.',
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    for: 'Each player with ships in systems with a wormhole gains a technology whose prerequisites he has; then all ships there are destroyed.',
    against: 'Each player who voted Against loses 1 counter of the Command Pool.',
  },
  'investigate-spatial-anomalies': {
    name: 'Investigate Spatial Anomalies',
    for: 'Each player with ships in or next to a system with a red border draws 1 action card.',
    against: 'Each player loses 1 ship in every Nebula and Ion Storm where he has some.',
  },
  'minister-of-peace': {
    name: 'Minister of Peace',
    elected:
      'After somebody else has activated a system with units of others, the elected player may discard this law: that turn ends at once, and the counter stays.',
  },
  'veto-power': {
    name: 'Veto Power',
    elected:
      'After an agenda is revealed and before the vote, the elected player may discard this law: the agenda is discarded.',
  },
  'fleet-restrictions': {
    name: 'Fleet Restrictions',
    for: 'No fleet outside the home system of its owner can hold more than 2 War Suns and Dreadnoughts together.',
    against: 'Each player with more than 3 counters in Fleet Supply loses 1 of them.',
  },
  'technological-jihad': {
    name: 'Technological Jihad',
    elected: 'For the rest of this round technologies of the elected colour have no effect.',
  },
}

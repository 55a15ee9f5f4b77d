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
    help: 'Each home has as much in reach as the others.',
    crossroads: 'Crossroads: wormholes around the middle',
    marches: 'Marches: wormholes at the edge',
  },
  raceSelection: {
    name: 'Races',
    help: 'How everybody gets a race.',
    random: 'By chance',
    draft: 'One after another, from the Speaker',
    choose: 'Freely, first come first served',
  },
  victoryPoints: { name: 'Victory points', help: 'So many victory points win the game.' },
}

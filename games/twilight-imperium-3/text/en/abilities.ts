import type { RaceAbility } from '../../data/races.ts'

/** Abilities of race sheets. */
export const ability = {
  warChest: {
    name: 'War Chest',
    text: 'Before a combat round you may pay 2 trade goods: your ships get +1, on the ground Ground Forces +2.',
  },
  armada: { name: 'Armada', text: 'Each system may hold 1 ship more than your Fleet Supply allows.' },
  guildShips: { name: 'Guild Ships', text: 'Your trades need nobody’s approval.' },
  mastersOfTrade: {
    name: 'Masters of Trade',
    text: 'Trade’s secondary ability costs you no counter, and each agreement brings 1 trade good more.',
  },
  boundContracts: {
    name: 'Bound Contracts',
    text: 'Nobody breaks a trade agreement with you in the status phase.',
  },
  cardTraders: {
    name: 'Card Traders',
    text: 'In the status phase you may exchange action cards with others.',
  },
  orbitalDrop: {
    name: 'Orbital Drop',
    text: 'As an action, a counter of Strategy Allocation brings 2 Ground Forces onto one of your planets.',
  },
  versatile: { name: 'Versatile', text: '1 Command Counter more in each status phase.' },
  assimilatorsYard: { name: 'Cheap Dreadnoughts', text: 'Your Dreadnoughts cost 4.' },
  harrow: {
    name: 'Harrow',
    text: 'Dreadnoughts get +1 in space battles, Ground Forces +1 when you invade.',
  },
  ambush: {
    name: 'Ambush',
    text: 'Before a space battle two of your Cruisers and Destroyers fire; what they destroy does not fire back.',
  },
  pillage: {
    name: 'Pillage',
    text: 'In the status phase you take 1 trade good from each of up to two players who have 3 or more.',
  },
  telepaths: { name: 'Telepaths', text: 'You come first in the order of play.' },
  foresight: { name: 'Foresight', text: 'Your fleet may retreat before a battle begins against it.' },
  hybridCrystal: { name: 'Hybrid Fighters', text: 'Your Fighters get +1 in space battles.' },
  unrelenting: { name: 'Unrelenting', text: '+1 on all your combat rolls.' },
  fragile: { name: 'Fragile', text: '−1 on all your combat rolls.' },
  researchCollective: {
    name: 'Research Collective',
    text: 'With Technology’s secondary ability you execute the primary one, too.',
  },
  analytical: {
    name: 'Analytical',
    text: 'A counter of Strategy Allocation rolls one of your dice again.',
  },
  peaceAccords: {
    name: 'Peace Accords',
    text: 'With Diplomacy’s secondary ability you may execute the primary one instead.',
  },
  quash: {
    name: 'Quash',
    text: 'A counter of Strategy Allocation discards a political card before the vote; another one is drawn.',
  },
  stubbornDefence: {
    name: 'Stubborn Defence',
    text: 'Enemies get −1 in the first round of every battle and invasion against you.',
  },
  stall: { name: 'Stall', text: 'You may let a turn go by without passing, but not two in a row.' },
  scheming: { name: 'Scheming', text: '1 action card more in each status phase.' },
  crafty: { name: 'Crafty', text: 'Your hand of action cards has no limit.' },
  gashlaiSuns: { name: 'Gashlai Suns', text: 'Your War Suns move 1 system, with Deep Space Cannon 2.' },
  starForge: {
    name: 'Star Forge',
    text: 'As an action, a counter of Strategy Allocation brings 2 Fighters or 1 Destroyer to one of your War Suns.',
  },
  fireborn: { name: 'Fireborn', text: 'Your ships pass supernovas, but do not stay there.' },
  scavenge: { name: 'Scavengers', text: '1 trade good whenever you take a planet.' },
  nomadicDocks: {
    name: 'Nomadic Docks',
    text: 'Your Space Docks fly: they move 1 system, build 4 units, and need no planet to stand on.',
  },
  homeless: { name: 'Homeless', text: 'You claim objectives even when your home system is lost.' },
  legacyVotes: { name: 'Ancient Right', text: 'Your home planet votes even when it is exhausted.' },
  loyalGarrisons: {
    name: 'Loyal Garrisons',
    text: 'Local Unrest does nothing where you have a Ground Force.',
  },
  lazaxArchives: {
    name: 'Lazax Archives',
    text: 'Technology’s secondary ability costs you no Command Counter.',
  },
  conversion: {
    name: 'Conversion',
    text: 'When you invade, a die before the first round: with 5 or more a Ground Force changes sides.',
  },
  devotion: {
    name: 'Devotion',
    text: 'Before the second round of a space battle you may give up a Destroyer or a Cruiser: an enemy ship of your choice takes a hit.',
  },
  influenceExchange: {
    name: 'Exchange of Influence',
    text: 'As an action, once in a round, resources and influence of one of your ready planets change places.',
  },
  spies: { name: 'Spies', text: 'Once in a round you look at the action cards of somebody.' },
} satisfies Record<RaceAbility, { name: string; text: string }>

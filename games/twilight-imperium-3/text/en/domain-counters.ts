/** Domain Counters: what is met on planets. */
const locals = (count: string) =>
  `${count}, nobody’s, fight the landed troops (8 or more). They are as many again if they win.`
const wealth = (count: number) => `Gain ${count} trade goods.`
const ambush = (count: string) =>
  `${count}, nobody’s, fight your ships in the system (9 or more). If you lose, the landed troops are lost, too.`
const wormhole = (letter: string) => `The system has a wormhole ${letter} from now on.`

export const domainCounter = {
  radiation: { name: 'Radiation', text: 'All landed troops are lost.' },
  biohazard: {
    name: 'Biohazard',
    text: 'One of the landed Ground Forces is lost. It lies there until somebody takes the planet.',
  },
  'hostile-locals-1': { name: 'Hostile Locals (1)', text: locals('1 Ground Force') },
  'hostile-locals-2': { name: 'Hostile Locals (2)', text: locals('2 Ground Forces') },
  'hostile-locals-3': { name: 'Hostile Locals (3)', text: locals('3 Ground Forces') },
  'natural-wealth-2': { name: 'Natural Wealth (2)', text: wealth(2) },
  'natural-wealth-3': { name: 'Natural Wealth (3)', text: wealth(3) },
  'natural-wealth-4': { name: 'Natural Wealth (4)', text: wealth(4) },
  'peaceful-annexation': { name: 'Peaceful Annexation', text: 'The planet joins without trouble.' },
  settlers: {
    name: 'Settlers',
    text: 'The landed troops go back aboard. One die: from 6 on you take the planet with 2 free Ground Forces, else an opponent does by chance.',
  },
  'industrial-society': {
    name: 'Industrial Society',
    text: 'The planet comes ready, and you may place a free Space Dock there.',
  },
  'technological-society': {
    name: 'Technological Society',
    text: 'You gain a technology that you could research: the player on your left chooses it.',
  },
  'wormhole-discovery-alpha': { name: 'Wormhole Discovery α', text: wormhole('α') },
  'wormhole-discovery-beta': { name: 'Wormhole Discovery β', text: wormhole('β') },
  'lazax-survivors': {
    name: 'Lazax Survivors',
    text: 'Whoever lands has 3 more votes for good. Found by Fighters they are worth a victory point and 3 action cards; razed they cost all action cards, all trade goods, all ready planets and the next vote.',
  },
  'native-intelligence': {
    name: 'Native Intelligence',
    text: 'Look at a counter that lies face down anywhere.',
  },
  'hidden-factory': { name: 'Hidden Factory', text: 'Place ships for 2 resources in the system.' },
  'hostage-situation': {
    name: 'Hostage Situation',
    text: 'Pay a trade good for each landed Ground Force, or lose all of them.',
  },
  'automated-defense-system': {
    name: 'Automated Defense System',
    text: 'Two dice: each from 6 on destroys one of your ships there and one landed Ground Force. Whoever takes the planet may place a free PDS.',
  },
  'fighter-ambush-1': { name: 'Fighter Ambush (1)', text: ambush('1 Fighter') },
  'fighter-ambush-2': { name: 'Fighter Ambush (2)', text: ambush('2 Fighters') },
  'fighter-ambush-3': { name: 'Fighter Ambush (3)', text: ambush('3 Fighters') },
}

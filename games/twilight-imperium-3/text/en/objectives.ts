import type { TextOfEach } from '../../data/by-id.ts'
import type { OBJECTIVE_ROWS } from '../../data/objectives.ts'

/** Objectives: a name to speak of them by, and what they ask for. */
export const objective = {
  'spend-10-resources': { name: 'Spend 10 resources', text: 'Spend 10 resources to claim this.' },
  'spend-10-influence': { name: 'Spend 10 influence', text: 'Spend 10 influence to claim this.' },
  'spend-6-trade-goods': { name: 'Spend 6 trade goods', text: 'Spend 6 trade goods to claim this.' },
  'spend-3-command-counters': {
    name: 'Spend 3 command counters',
    text: 'Spend 3 command counters from Strategy Allocation and Command Pool in any mix to claim this.',
  },
  '5-planets-abroad': { name: '5 planets abroad', text: 'Control 5 planets outside your home system.' },
  '3-technologies-of-one-colour': {
    name: '3 technologies of one colour',
    text: 'Own 3 technologies of the same colour.',
  },
  'all-four-colours': {
    name: 'All four colours',
    text: 'Own at least one technology of each of the four colours.',
  },
  'three-specialties': {
    name: 'Three specialties',
    text: 'Control planets with a red, a green and a blue technology specialty.',
  },
  'more-influential-than-each-neighbour': {
    name: 'More influential than each neighbour',
    text: 'The total influence on your planet cards (exhausted or not) is greater than that of the player to your left and greater than that of the player to your right.',
  },
  '3-specialty-planets': {
    name: '3 specialty planets',
    text: 'Control 3 planets with technology specialties of any colours except yellow.',
  },
  'spend-20-resources': { name: 'Spend 20 resources', text: 'Spend 20 resources to claim this.' },
  'spend-20-influence': { name: 'Spend 20 influence', text: 'Spend 20 influence to claim this.' },
  'spend-12-trade-goods': { name: 'Spend 12 trade goods', text: 'Spend 12 trade goods to claim this.' },
  'spend-6-command-counters': {
    name: 'Spend 6 command counters',
    text: 'Spend 6 command counters from Strategy Allocation and Command Pool in any mix to claim this.',
  },
  '5-technologies-of-one-colour': {
    name: '5 technologies of one colour',
    text: 'Own 5 technologies of the same colour.',
  },
  'more-influential-than-both-neighbours': {
    name: 'More influential than both neighbours',
    text: 'The total influence on your planet cards is greater than that of your left and right neighbours together.',
  },
  'heart-of-the-galaxy': {
    name: 'Heart of the galaxy',
    text: 'Control Mecatol Rex and every system adjacent to it, Asteroid Fields and Supernovas excepted.',
  },
  'galactic-supremacy': {
    name: 'Galactic supremacy',
    text: 'Control 18 planets outside your home system: you win the game at once.',
  },
  'galactic-domination': {
    name: 'Galactic domination',
    text: 'Control all planets of the home systems of two other players: you win the game at once.',
  },
  'imperium-rex': {
    name: 'Imperium Rex',
    text: 'When this card is revealed the game ends at once and the player with the most victory points wins.',
  },
  'variant-spend-10-resources-or-10-influence': {
    name: 'Spend 10 resources or 10 influence',
    text: 'Spend 10 resources or 10 influence to claim this.',
  },
  'variant-5-technologies': { name: '5 technologies', text: 'Own 5 technologies.' },
  'variant-spend-6-trade-goods': { name: 'Spend 6 trade goods', text: 'Spend 6 trade goods to claim this.' },
  'variant-5-planets-abroad': {
    name: '5 planets abroad',
    text: 'Control 5 planets outside your home system.',
  },
  'variant-3-space-docks': { name: '3 Space Docks', text: 'Have 3 Space Docks on the board.' },
  'variant-hold-mecatol-rex': { name: 'Hold Mecatol Rex', text: 'Control Mecatol Rex.' },
  'variant-blockade': { name: 'Blockade', text: 'Blockade a Space Dock of another player.' },
  'variant-win-an-invasion': {
    name: 'Win an invasion',
    text: 'You won an invasion combat against Ground Forces of another player this round.',
  },
  'variant-win-a-space-battle': {
    name: 'Win a space battle',
    text: 'You won a space battle against at least 3 ships of another player this round.',
  },
  'variant-expand': { name: 'Expand', text: 'You gained control of 3 planets this round.' },
  'variant-spend-20-resources-or-20-influence': {
    name: 'Spend 20 resources or 20 influence',
    text: 'Spend 20 resources or 20 influence to claim this.',
  },
  'variant-9-technologies': { name: '9 technologies', text: 'Own 9 technologies.' },
  'variant-10-planets-abroad': {
    name: '10 planets abroad',
    text: 'Control 10 planets outside your home system.',
  },
  'variant-spend-12-trade-goods': {
    name: 'Spend 12 trade goods',
    text: 'Spend 12 trade goods to claim this.',
  },
  'variant-win-two-invasions': {
    name: 'Win two invasions',
    text: 'You won two invasion combats against Ground Forces of other players this round.',
  },
  'variant-win-two-space-battles': {
    name: 'Win two space battles',
    text: 'You won two space battles against at least 3 ships each this round.',
  },
  'variant-core-worlds': { name: 'Core worlds', text: 'Control Mecatol Rex and 3 systems adjacent to it.' },
  'variant-destroy-a-space-dock': {
    name: 'Destroy a Space Dock',
    text: 'You destroyed a Space Dock of another player this round.',
  },
  'variant-foothold-in-a-home-system': {
    name: 'Foothold in a home system',
    text: 'Control a planet in the home system of another player.',
  },
  'variant-imperium-rex': {
    name: 'Imperium Rex',
    text: 'When this card is revealed the game ends at once and the player with the most victory points wins.',
  },
  conqueror: { name: 'Conqueror', text: 'Control all planets in the home system of another player.' },
  diversified: {
    name: 'Diversified',
    text: 'Control Mecatol Rex with one of your Space Docks on it, and own at least 2 technologies in each of red, green and blue.',
  },
  focused: { name: 'Focused', text: 'Control 4 planets with a technology specialty of the same colour.' },
  forceful: {
    name: 'Forceful',
    text: 'Control Mecatol Rex with one of your Space Docks on it, and have 4 Dreadnoughts in its system.',
  },
  industrial: {
    name: 'Industrial',
    text: 'Control Mecatol Rex and have all 5 of your Dreadnoughts and all 3 of your Space Docks on the board.',
  },
  'keeper-of-gates': {
    name: 'Keeper of Gates',
    text: 'Have at least one non-fighter ship in every system with a wormhole, the Wormhole Nexus excepted.',
  },
  'master-of-ships': {
    name: 'Master of Ships',
    text: 'Control Mecatol Rex with one of your Space Docks on it, and have 8 non-fighter ships in its system.',
  },
  merciless: {
    name: 'Merciless',
    text: 'You destroyed the last Space Dock of another player this round (never a floating dock of the Saar).',
  },
  technocrat: { name: 'Technocrat', text: 'Control 6 planets with technology specialties (not yellow).' },
  usurper: {
    name: 'Usurper',
    text: 'Control Mecatol Rex with one of your Space Docks and 6 of your Ground Forces on it (Saar: the dock in its system).',
  },
  expansionist: { name: 'Expansionist', text: 'Control 8 systems outside your home system.' },
  regulator: { name: 'Regulator', text: 'You destroyed Space Docks of two different players this round.' },
  threatening: {
    name: 'Threatening',
    text: 'Control systems adjacent to the home systems of two other players.',
  },
  'voice-of-the-council': {
    name: 'Voice of the Council',
    text: 'Awarded by the vote that precedes the primary ability of the Political or Assembly strategy. Its holder has 1 victory point; a new holder takes it from the old one.',
  },
  'red-artifact': {
    name: 'Red Artifact',
    text: 'Control the planet with the red artifact. Gained at once on taking control, lost at once on losing it.',
  },
  'blue-artifact': {
    name: 'Blue Artifact',
    text: 'Control the planet with the blue artifact. Gained at once on taking control, lost at once on losing it.',
  },
  'green-artifact': {
    name: 'Green Artifact',
    text: 'Control the planet with the green artifact. Gained at once on taking control, lost at once on losing it.',
  },
  'yellow-artifact': {
    name: 'Yellow Artifact',
    text: 'Control the planet with the yellow artifact. Gained at once on taking control, lost at once on losing it.',
  },
} satisfies TextOfEach<typeof OBJECTIVE_ROWS, { name: string; text: string }>

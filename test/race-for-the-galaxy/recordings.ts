/** The recorded games of Race for the Galaxy: every way to end, with every value of every option and all numbers of players. */
import { type RaceState, type RaceView, raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { Recording, Recordings } from '../support/recorded.ts'

const largest = (g: RaceState) => Math.max(...Object.values(g.players).map(({ tableau }) => tableau.length))
const hasOrbCards = (g: RaceState) => g.orb !== null && g.orb.deck.length > 0

const byTableau = (g: RaceState) => largest(g) >= 12 && g.pool > 0 && (g.orb === null || hasOrbCards(g))
const byPool = (g: RaceState) => g.pool === 0 && largest(g) < 12 && (g.orb === null || hasOrbCards(g))
const byOrb = (g: RaceState) => g.orb !== null && !hasOrbCards(g) && largest(g) < 12 && g.pool > 0

/** Everybody builds whatever can be built. */
const build = () => ({ pass: 0.05 })
/** Nobody builds more than it takes to have goods; everybody produces and consumes. */
const consume = (g: RaceState) => ({ pass: largest(g) > 8 ? 100 : 0.3 })
/** Nobody builds; orb cards go. */
const explore = (g: RaceState) => ({ pass: largest(g) > 9 ? 100 : 1, orbPass: 0.05 })

const games: readonly Recording<RaceState>[] = [
  {
    name: 'tableau-base',
    rules: 'RFTG-11.04',
    title: 'twelve cards in the base set',
    players: 4,
    options: { expansion: 'base' },
    isWanted: byTableau,
    likely: build,
  },
  {
    name: 'tableau-two-advanced',
    rules: 'RFTG-11.04',
    title: 'twelve cards in the advanced game for two',
    players: 2,
    options: { expansion: 'base+aa', twoPlayerMode: 'advanced' },
    isWanted: byTableau,
    likely: build,
  },
  {
    name: 'tableau-two-standard',
    rules: 'RFTG-11.04',
    title: 'twelve cards in the standard game for two, with given hands',
    players: 2,
    options: { expansion: 'base', twoPlayerMode: 'standard', presetHands: true },
    isWanted: byTableau,
    likely: build,
  },
  {
    name: 'tableau-five',
    rules: 'RFTG-11.04',
    title: 'twelve cards at a table of five',
    players: 5,
    options: { expansion: 'base+aa', presetHands: true },
    isWanted: byTableau,
    likely: build,
  },
  {
    name: 'pool-three',
    rules: 'RFTG-11.05',
    title: 'the pool runs out at a table of three',
    players: 3,
    options: { expansion: 'base+aa' },
    isWanted: byPool,
    likely: consume,
  },
  {
    name: 'pool-orb',
    rules: 'RFTG-11.05',
    title: 'the pool runs out in the orb game',
    players: 2,
    options: { expansion: 'base+aa+orb', orbCardRemoval: 'flat', twoPlayerMode: 'standard' },
    isWanted: byPool,
    likely: consume,
  },
  {
    name: 'orb-three',
    rules: 'RFTG-11.06',
    title: 'the last orb card is drawn at a table of three',
    players: 3,
    options: { expansion: 'base+aa+orb', orbCardRemoval: 'perMissingPlayer' },
    isWanted: byOrb,
    likely: explore,
  },
  {
    name: 'tableau-orb-five',
    rules: 'RFTG-11.04',
    title: 'twelve cards in the orb game for five',
    players: 5,
    options: { expansion: 'base+aa+orb' },
    isWanted: byTableau,
    likely: build,
  },
]

export const recordings: Recordings<RaceState, RaceView> = {
  module: raceForTheGalaxy,
  kindOf: ({ move }) => move,
  games,
}

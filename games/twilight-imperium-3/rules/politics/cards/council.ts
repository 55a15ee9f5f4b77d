/** Political cards about strategy cards, laws, victory points, counters and action cards. */
import type { SeatId } from '../../../../kit/index.ts'
import { PLANETS, type PoliticalCardId } from '../../../data/index.ts'
import type { TiState } from '../../../state.ts'
import { discardActionCards } from '../../action-cards.ts'
import { exhaust } from '../../control.ts'
import { countersLeft, gainCounters, trimFleetSupply } from '../../counters.ts'
import { ownerOf, planetsOf } from '../../planets.ts'
import { orderOfPlay, seatsOf } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import { gainPoints } from '../../victory.ts'
import { placeGroundForces } from '../choices.ts'
import { discardLaw, endLaw } from '../laws.ts'
import type { Rules } from '../types.ts'
import { eachChooses, eachDraws, lastForRound } from './each.ts'

const MECATOL = 'mecatol-rex'
const MANDATE = 2
const GUARD = 2

export const council = {
  'aggressive-strategy': {
    for({ g }) {
      eachChooses(g, 'aggressive-strategy', 'ownSecondary')
    },
    against({ g }) {
      lastForRound(g, 'aggressive-strategy')
    },
  },
  'checks-and-balances': {
    against({ g }) {
      passStrategyCards(g)
    },
  },
  'core-stability': {
    against({ g }) {
      lastForRound(g, 'core-stability')
    },
  },
  'council-censure': {},
  'council-elder': {},
  'fleet-regulations': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) trimFleetSupply(g, seat)
    },
    against({ g }) {
      for (const seat of orderOfPlay(g)) if (countersLeft(g, seat) > 0) gainCounters(g, seat, { fleet: 1 })
    },
  },
  'holder-of-mecatol-rex': {
    for({ g }) {
      const seat = ownerOf(g, MECATOL)
      if (seat !== undefined)
        doNext(g, { do: 'choose', choice: 'discardLaw', card: 'holder-of-mecatol-rex', seat })
    },
    against({ g }) {
      if (ownerOf(g, MECATOL) !== undefined) placeGroundForces(g, MECATOL, GUARD)
    },
  },
  'imperial-containment': {
    against({ g }) {
      const least = Math.min(...seatsOf(g).map(seat => g.players[seat]!.points))
      const last = orderOfPlay(g).filter(seat => g.players[seat]!.points === least)
      doNext(g, ...last.map(seat => ({ do: 'placeGained', seat, count: 1 }) as const))
    },
  },
  'imperial-mandate': {
    /** In the order of play: whoever comes first wins first. [TI-57.06] */
    for({ g }) {
      for (const seat of orderOfPlay(g)) if (!g.outcome) gainPoints(g, seat, MANDATE)
    },
    against: eachDraws,
  },
  'limits-to-individual-power': {
    for({ g }) {
      doNext(g, ...orderOfPlay(g).map(seat => ({ do: 'handLimit', seat }) as const))
    },
    against: eachDraws,
  },
  'minister-of-internal-security': {},
  'minister-of-policy': {},
  'new-constitution': {
    for({ g }) {
      for (const { id } of g.laws) discardLaw(g, id)
      for (const seat of orderOfPlay(g)) exhaust(g, homesOf(g, seat))
    },
  },
  'public-execution': {
    elected({ g }, [seat]) {
      discardActionCards(g, seat!, [...g.players[seat!]!.actionCards])
      exhaust(g, planetsOf(g, seat!))
      lastForRound(g, 'public-execution', seat)
    },
  },
  repeal: {
    elected({ g }, [law]) {
      discardLaw(g, law as PoliticalCardId)
    },
  },
  revote: {
    elected({ g }, [law]) {
      endLaw(g, law as PoliticalCardId)
      doNext(g, { do: 'putToVote', card: law as PoliticalCardId })
    },
  },
} satisfies Rules

/** Planets of home systems that a player controls, his own or not. */
const homesOf = (g: TiState, seat: SeatId) =>
  planetsOf(g, seat).filter(planet => PLANETS[planet].homeOf !== undefined)

/** To the left; who has used his card hands on a used one. [TI-32.34] */
function passStrategyCards(g: TiState): void {
  const seats = seatsOf(g)
  const cards = seats.map(seat => g.players[seat]!.strategy)
  for (const [i, seat] of seats.entries())
    g.players[seat]!.strategy = cards[(i + seats.length - 1) % seats.length]!
}

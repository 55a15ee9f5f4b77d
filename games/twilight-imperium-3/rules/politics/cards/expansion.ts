/** Political cards of Shattered Empire. */
import { ref, type SeatId, say } from '../../../../kit/index.ts'
import { type Cell, type Colour, type PoliticalCardId, UNITS } from '../../../data/index.ts'
import { adjacentTo, tileAt, wormholesAt } from '../../../galaxy/map.ts'
import { line } from '../../../line.ts'
import { lowestFleetSupply } from '../../../numbers/status.ts'
import type { TiState } from '../../../state.ts'
import { discardActionCards } from '../../action-cards.ts'
import { destroyOn, exhaust } from '../../control.ts'
import { countOf } from '../../counts.ts'
import { piecesLeft } from '../../limits.ts'
import { specialtiesOf } from '../../objectives/progress.ts'
import { cellOf, ownerOf, placeOn, unitsOn } from '../../planets.ts'
import { orderOfPlay, seatsOf } from '../../seats.ts'
import { enemiesIn, fleetsOf, placeShips, seatsInSpace } from '../../space.ts'
import { doNext } from '../../steps.ts'
import { usesCard } from '../../strategic/sets.ts'
import { gainTradeGoods, loseTradeGoods } from '../../trade-goods.ts'
import { falling } from '../../troops.ts'
import { gainPoints, revealObjective } from '../../victory.ts'
import { placeGroundForces } from '../choices.ts'
import type { ChoiceKind } from '../steps.ts'
import type { Rules } from '../types.ts'
import { eachChooses, lastForRound } from './each.ts'

const MECATOL = 'mecatol-rex'
const HOPES_END = 'hopes-end'
const GUARD = 2
/** Fleet Supply limits no fleet. */
const UNLIMITED = 'war-funding'

/** Whoever has most, or least, of something, in the order of play. */
function extremes(g: TiState, which: 'most' | 'fewest', of: (seat: SeatId) => number): SeatId[] {
  const counts = seatsOf(g).map(of)
  const wanted = which === 'most' ? Math.max(...counts) : Math.min(...counts)
  return orderOfPlay(g).filter(seat => of(seat) === wanted)
}

const isSpecial = (g: TiState, cell: Cell) => tileAt(g.galaxy, cell)?.back === 'special'

/** Those who voted so. */
const votersFor = (g: TiState, outcome: string): SeatId[] =>
  orderOfPlay(g).filter(seat => g.agenda!.votes[seat]?.outcome === outcome)

/** In the order of play: whoever comes first wins first. [TI-57.06] */
function givePoint(g: TiState, seats: readonly SeatId[]): void {
  for (const seat of seats) if (!g.outcome) gainPoints(g, seat, 1)
}

/** One after another, as far as there are so many. */
function eachLoses(g: TiState, card: PoliticalCardId, choice: ChoiceKind, count: number): void {
  const once = (seat: SeatId) => ({ do: 'choose', choice, card, seat }) as const
  doNext(g, ...orderOfPlay(g).flatMap(seat => Array.from({ length: count }, () => once(seat))))
}

/** What numbers of everybody follow. */
function lastForAll(g: TiState, card: PoliticalCardId): void {
  for (const seat of seatsOf(g)) lastForRound(g, card, seat)
}

/** Of the Command Pool, or where there is one. */
function loseCounter(g: TiState, seat: SeatId): void {
  const { counters } = g.players[seat]!
  const area = (['command', 'strategy', 'fleet'] as const).find(one => counters[one] > 0)
  if (area === undefined) return
  counters[area] -= 1
  say(g, line('log.losesCounters', { seat: ref('seat', seat), count: 1 }))
}

const goodsOf = (g: TiState) => (seat: SeatId) => g.players[seat]!.tradeGoods
const pointsOf = (g: TiState) => (seat: SeatId) => g.players[seat]!.points

export const expansion = {
  'class-struggle': {
    for({ g }) {
      const [rich, poor] = [extremes(g, 'most', goodsOf(g)), extremes(g, 'fewest', goodsOf(g))]
      for (const seat of rich) loseTradeGoods(g, seat, Math.floor(g.players[seat]!.tradeGoods / 2))
      for (const seat of poor) gainTradeGoods(g, seat, 2)
    },
    against({ g }) {
      eachChooses(g, 'class-struggle', 'exhaustPlanets', () => ({ among: 'influential' }))
    },
  },
  'defend-the-jewel': {
    for({ g }) {
      const seat = ownerOf(g, MECATOL)
      if (seat === undefined) return
      if (countOf(unitsOn(g, MECATOL), 'pds') < UNITS.pds.perPlanet! && piecesLeft(g, seat, 'pds') > 0)
        placeOn(g, MECATOL, 'pds', 1)
      placeGroundForces(g, MECATOL, GUARD)
    },
    against({ g }) {
      const pds = countOf(unitsOn(g, MECATOL), 'pds')
      if (pds > 0) destroyOn(g, MECATOL, { pds })
    },
  },
  'diversified-income': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) gainTradeGoods(g, seat, new Set(specialtiesOf(g, seat)).size)
    },
    against({ g }) {
      for (const seat of orderOfPlay(g)) loseTradeGoods(g, seat, 1)
    },
  },
  emperor: {},
  'enemy-of-the-throne': {
    elected({ g }, [seat]) {
      lastForRound(g, 'enemy-of-the-throne', seat)
    },
  },
  'fighter-tax': {
    against({ g }) {
      eachLoses(g, 'fighter-tax', 'loseFighter', 3)
    },
  },
  /** Surplus ships are lost with the check that follows every agenda. */
  'fleet-restrictions': {
    against({ g }) {
      for (const seat of orderOfPlay(g)) {
        const { counters } = g.players[seat]!
        if (counters.fleet <= 3) continue
        counters.fleet -= 1
        say(g, line('log.losesCounters', { seat: ref('seat', seat), count: 1 }))
      }
    },
  },
  'forbidden-research': {},
  'glory-of-the-empire': {
    for({ g }) {
      const seat = ownerOf(g, MECATOL)
      if (seat === undefined || piecesLeft(g, seat, 'dreadnought') <= 0) return
      const cell = cellOf(g, MECATOL)!
      if (enemiesIn(g, cell, seat).length === 0) placeShips(g, cell, seat, 'dreadnought', 1)
    },
    against({ g }) {
      exhaust(g, [MECATOL])
    },
  },
  'hopes-end-training-ground': {
    against({ g }) {
      if (ownerOf(g, HOPES_END) === undefined) return
      exhaust(g, [HOPES_END])
      destroyOn(g, HOPES_END, falling(unitsOn(g, HOPES_END), 1))
    },
  },
  'incentive-program': {
    for({ g }) {
      revealObjective(g)
    },
    against({ g }) {
      lastForRound(g, 'incentive-program')
    },
  },
  'intergalactic-commerce': {
    for({ g }) {
      const cells = Object.keys(g.galaxy.tiles).filter(cell => wormholesAt(g.galaxy, cell).length > 0)
      for (const seat of orderOfPlay(g))
        gainTradeGoods(g, seat, 3 * cells.filter(cell => seatsInSpace(g, cell).includes(seat)).length)
    },
    against({ g }) {
      lastForRound(g, 'intergalactic-commerce')
    },
  },
  'interstellar-arms-dealers': {
    for({ g }) {
      eachChooses(g, 'interstellar-arms-dealers', 'buyShips')
    },
    against({ g }) {
      lastForAll(g, 'interstellar-arms-dealers')
    },
  },
  'investigate-spatial-anomalies': {
    for({ g }) {
      const near = orderOfPlay(g).filter(seat =>
        fleetsOf(g, seat).some(cell => [cell, ...adjacentTo(g.galaxy, cell)].some(one => isSpecial(g, one))),
      )
      doNext(g, ...near.map(seat => ({ do: 'drawActionCards', seat, count: 1 }) as const))
    },
    against({ g }) {
      const isThick = (cell: Cell) => ['nebula', 'ionStorm'].includes(tileAt(g.galaxy, cell)?.anomaly ?? '')
      doNext(
        g,
        ...orderOfPlay(g).flatMap(seat =>
          fleetsOf(g, seat)
            .filter(isThick)
            .map(cell => ({ do: 'loseShip', seat, cell, withFighters: true }) as const),
        ),
      )
    },
  },
  'minister-of-peace': {},
  mutiny: {
    for({ g }) {
      givePoint(g, votersFor(g, 'for'))
    },
    against({ g }) {
      for (const seat of votersFor(g, 'for')) if (g.players[seat]!.points > 0) gainPoints(g, seat, -1)
    },
  },
  'neutrality-pact': {
    elected({ g }, [one, other]) {
      g.effects.push({ id: 'neutrality-pact', by: one!, of: other!, until: 'endOfNextRound' })
    },
  },
  'non-aggression-pact': {
    for({ g }) {
      lastForRound(g, 'non-aggression-pact')
    },
  },
  'open-the-trade-routes': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) gainTradeGoods(g, seat, 2)
    },
    against({ g }) {
      lastForRound(g, 'open-the-trade-routes')
    },
  },
  /** Political cards, where players hold them. */
  'political-focus': {
    for({ g }) {
      const what = usesCard(g.options, 'assembly') ? 'drawPolitical' : 'drawActionCards'
      doNext(g, ...orderOfPlay(g).map(seat => ({ do: what, seat, count: 1 }) as const))
    },
    against({ g }) {
      const of = usesCard(g.options, 'assembly') ? 'politicalCard' : 'actionCard'
      doNext(g, ...orderOfPlay(g).map(seat => ({ do: 'discardOne', seat, of }) as const))
    },
  },
  'recognize-accomplishments': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) gainTradeGoods(g, seat, Math.min(3, g.players[seat]!.claimed.length))
    },
    against({ g }) {
      for (const seat of extremes(g, 'fewest', pointsOf(g))) gainTradeGoods(g, seat, 2)
    },
  },
  'redefining-war-crimes': {
    against({ g }) {
      lastForRound(g, 'redefining-war-crimes')
    },
  },
  'seed-of-an-empire': {
    for({ g }) {
      givePoint(g, extremes(g, 'most', pointsOf(g)))
    },
    against({ g }) {
      givePoint(g, extremes(g, 'fewest', pointsOf(g)))
    },
  },
  /** [TI-32.35] */
  'sharing-of-technology': {
    for({ g }) {
      eachChooses(g, 'sharing-of-technology', 'shareTechnology')
    },
  },
  'technological-jihad': {
    elected({ g }, [colour]: Colour[]) {
      const by = g.speaker
      g.effects.push({ id: 'technological-jihad', by, colour: colour!, until: 'endOfRound' })
    },
  },
  'the-crown-of-emphidia': {
    elected({ g }, [seat]) {
      gainPoints(g, seat!, 1)
    },
  },
  'unconventional-measures': {
    for({ g }) {
      doNext(g, ...votersFor(g, 'for').map(seat => ({ do: 'drawActionCards', seat, count: 2 }) as const))
    },
    against({ g }) {
      for (const seat of votersFor(g, 'for')) discardActionCards(g, seat, [...g.players[seat]!.actionCards])
    },
  },
  'veto-power': {},
  'vorhal-peace-prize': {
    against({ g }) {
      for (const seat of orderOfPlay(g)) if (lowestFleetSupply(g).includes(seat)) gainTradeGoods(g, seat, 3)
    },
  },
  'war-funding': {
    for({ g }) {
      g.effects.push({ id: UNLIMITED, by: g.speaker, count: 1, until: 'endOfRound' })
    },
    against({ g }) {
      lastForRound(g, 'war-funding')
    },
  },
  'warship-commission': {
    for({ g }) {
      eachChooses(g, 'warship-commission', 'placeDreadnought')
    },
    against({ g }) {
      lastForAll(g, 'warship-commission')
    },
  },
  'wormhole-research': {
    for({ g }) {
      const inWormholes = (seat: SeatId) =>
        fleetsOf(g, seat).some(cell => wormholesAt(g.galaxy, cell).length > 0)
      doNext(g, { do: 'clearWormholes' })
      eachChooses(g, 'wormhole-research', 'receiveTechnology', seat => (inWormholes(seat) ? {} : undefined))
    },
    against({ g }) {
      for (const seat of votersFor(g, 'against')) loseCounter(g, seat)
    },
  },
} satisfies Rules

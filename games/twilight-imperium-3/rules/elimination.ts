/** Whoever has nothing left is out. Section 25. */
import { ref, type SeatId, say } from '../../kit/index.ts'
import { idsOf, UNIT_KINDS } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiChapter, TiState } from '../state.ts'
import { removeCounter } from './counters.ts'
import { disbandLeaders } from './leaders/fate.ts'
import { unitsOnMap } from './limits.ts'
import { planetsOf } from './planets.ts'
import { discardLawsOf } from './politics/laws.ts'
import { clockwiseFrom, seatsOf } from './seats.ts'
import { removeMinesOf } from './tactical/mines.ts'
import { breakAgreementsOf } from './trade/agreements.ts'
import { endGame } from './victory.ts'

/** Neither a planet nor a unit; troops that are fighting are units. [TI-25.01] */
const hasNothing = (g: TiState, seat: SeatId) =>
  planetsOf(g, seat).length === 0 &&
  UNIT_KINDS.every(kind => unitsOnMap(g, seat, kind) === 0) &&
  !(g.active === seat && idsOf(g.action?.landed ?? {}).length > 0)

export const eliminationRules = {
  steps: {
    elimination({ g }) {
      for (const seat of seatsOf(g)) if (hasNothing(g, seat)) eliminate(g, seat)
      const left = seatsOf(g)
      if (left.length <= 1) endGame(g, left, 'lastSurvivor')
    },
  },
} satisfies TiChapter

/** [TI-25.02 to TI-25.05] */
function eliminate(g: TiState, seat: SeatId): void {
  const player = g.players[seat]!
  say(g, line('log.eliminated', { seat: ref('seat', seat) }))
  const [, next] = clockwiseFrom(g, seat)
  breakAgreementsOf(g, seat)
  discardLawsOf(g, seat)
  g.discards.actionCards.push(...player.actionCards)
  g.discards.politicalCards.push(...player.politicalCards)
  Object.assign(player, {
    eliminated: true,
    passed: true,
    actionCards: [],
    politicalCards: [],
    secrets: [],
    tradeGoods: 0,
    counters: { strategy: 0, command: 0, fleet: 0 },
  })
  for (const cell of Object.keys(g.activated)) removeCounter(g, seat, cell)
  removeMinesOf(g, seat)
  disbandLeaders(g, seat)
  if (g.speaker === seat && next !== undefined) {
    g.speaker = next
    say(g, line('log.speaker', { seat: ref('seat', next) }))
  }
}

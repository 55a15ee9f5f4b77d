/** The end of the game and final scoring. Sections 15 to 17. */
import {
  type Env,
  next,
  type Outcome,
  ref,
  type SeatId,
  type Sum,
  say,
  sumOf,
  type Term,
} from '../../kit/index.ts'
import { ALIENS, type Components, SPECIES, type Species } from '../components.ts'
import { line } from '../line.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'
import { sourceLine } from './costs.ts'
import { times } from './income.ts'
import { count, finalEffects, residentsOf, type Tally, tallyOf } from './station.ts'
import { nextSeat } from './turn.ts'

/** Points for the most residents of a species. [SSP-16.04 to SSP-16.07] */
export function plurality(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  species: Species,
  tallies = talliesOf(g),
): number {
  const { first, second } = c.constants.scoring
  const own = tallies[seat]![species]
  if (own === 0) return 0
  const numbers = g.order.map(one => tallies[one]![species])
  const ranks = [...new Set(numbers)].sort((a, b) => b - a)
  const tied = numbers.filter(number => number === own).length
  const leaders = numbers.filter(number => number === ranks[0]).length
  if (own === ranks[0]) return tied === 1 ? first : Math.floor((first + second) / tied)
  return own === ranks[1] && leaders === 1 ? Math.floor(second / tied) : 0
}

/** Who lives where, for those who ask for every species. */
const talliesOf = (g: PhoenixView): { [seat: SeatId]: Tally } =>
  Object.fromEntries(g.order.map(seat => [seat, tallyOf(g.players[seat]!)]))

/** The score that a player would have if the game ended now, with its parts. Section 16. */
export function scoreOf(c: Components, g: PhoenixView, seat: SeatId, tallies = talliesOf(g)): Sum {
  const player = g.players[seat]!
  const { resident, gemsPerPoint, resourcesPerPoint } = c.constants.scoring
  const sectors = Object.keys(player.station)
  const residents = residentsOf(player).length
  const terms: Term[] = [
    { label: line('score.track'), amount: player.score },
    {
      label: line('score.sectors', { count: sectors.length }),
      amount: sectors.reduce((sum, id) => sum + c.sectors[id]!.points, 0),
    },
    {
      label: line('score.residents', { count: residents }),
      amount: residents * resident,
    },
    ...SPECIES.map(species => ({
      label: line('score.plurality', { species: ref('species', species) }),
      amount: plurality(c, g, seat, species, tallies),
    })),
    ...endgameTerms(c, g, seat),
    { label: line('score.gems', { count: player.gem }), amount: Math.floor(player.gem / gemsPerPoint) },
    {
      label: line('score.resources', { count: count(c, g, seat, 'resources') }),
      amount: Math.floor(count(c, g, seat, 'resources') / resourcesPerPoint),
    },
  ]
  return sumOf(terms)
}

/** [SSP-16.08, SSP-16.10, SSP-16.11] */
const endgameTerms = (c: Components, g: PhoenixView, seat: SeatId): Term[] =>
  finalEffects(c, g, seat).flatMap(({ source, effect }) =>
    effect.kind === 'endgame'
      ? [
          {
            label: line('score.endgame', { source: sourceLine(source), counter: ref('counter', effect.per) }),
            amount: Math.min(effect.max ?? Infinity, effect.vp * times(c, g, seat, effect)),
          },
        ]
      : [],
  )

/** Why the active player triggers the end, or undefined. [SSP-15.01, SSP-15.02] */
export function endReason(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
): 'score' | 'sectors' | 'aliens' | undefined {
  const { end } = c.constants
  const player = g.players[seat]!
  if (player.score >= end.score) return 'score'
  if (Object.keys(player.station).length >= end.sectors) return 'sectors'
  const aliens = ALIENS.reduce((sum, species) => sum + g.supply[species], 0)
  return aliens <= end.aliensLeft ? 'aliens' : undefined
}

/** The winners: most points, then most Aliens, then most Humans, else together. Section 17. */
function winnersOf(c: Components, g: PhoenixState, scores: { [seat: SeatId]: Sum }): SeatId[] {
  const measures = [
    (seat: SeatId) => scores[seat]!.total,
    (seat: SeatId) => count(c, g, seat, 'aliens'),
    (seat: SeatId) => count(c, g, seat, 'humans'),
  ]
  return measures.reduce((best, measure) => {
    const most = Math.max(...best.map(measure))
    return best.filter(seat => measure(seat) === most)
  }, g.order)
}

/** Writes down where everybody stands. */
function record(c: Components, g: PhoenixState): void {
  const tallies = talliesOf(g)
  const scores = Object.fromEntries(g.order.map(seat => [seat, scoreOf(c, g, seat, tallies).total]))
  g.chronicle.push({ turn: g.turn, scores })
}

/** The game is over: scores, and who has won. */
export function finish(c: Components, g: PhoenixState): void {
  if (g.chronicle.at(-1)?.turn !== g.turn) record(c, g)
  g.active = null
  g.final = Object.fromEntries(g.order.map(seat => [seat, scoreOf(c, g, seat)]))
  const winners = winnersOf(c, g, g.final)
  const outcome: Outcome = {
    winners,
    line: line('outcome.wins', { seats: winners.map(seat => ref('seat', seat)), count: winners.length }),
    scores: Object.fromEntries(Object.entries(g.final).map(([seat, { total }]) => [seat, total])),
  }
  g.outcome = outcome
}

export function endSteps(c: Components) {
  return {
    /** The end check, and whose turn is next. [SSP-15.01 to SSP-15.07] */
    endTurn({ g }: Env<PhoenixState>) {
      const seat = g.active!
      const reason = g.endedBy === null ? endReason(c, g, seat) : undefined
      if (reason) {
        g.endedBy = seat
        const { score, sectors, aliensLeft: aliens } = c.constants.end
        say(
          g,
          line(`log.end.${reason}`, { seat: ref('seat', seat), count: { score, sectors, aliens }[reason] }),
        )
      }
      if (nextSeat(g) === g.order[0]) record(c, g)
      const idle = g.order.every(one => g.players[one]!.incomesInARow >= c.constants.end.incomesInARow)
      const nobodyActs = g.endedBy === null && idle
      if (nobodyActs) say(g, line('log.end.idle', { count: c.constants.end.incomesInARow }))
      if (nobodyActs || nextSeat(g) === g.endedBy) finish(c, g)
      else next(g, { do: 'startTurn' })
    },
  }
}

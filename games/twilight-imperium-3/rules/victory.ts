/** Victory points and the end of the game. TI-24.04, TI-24.08 to TI-24.12. */
import { ref, type SeatId, say } from '../../kit/index.ts'
import { OBJECTIVES } from '../data/index.ts'
import { line } from '../line.ts'
import { AREAS, type TiState } from '../state.ts'
import { artifactsOf } from './artifacts.ts'
import { notePoints } from './chronicle.ts'
import { countersLeft } from './counters.ts'
import { planetsOf } from './planets.ts'
import { seatsOf } from './seats.ts'

/** Whoever has enough wins at once. Artifacts cannot be taken away by other losses. [TI-24.08, TI-24.14, TI-57.06, TI-37.07] */
export function gainPoints(g: TiState, seat: SeatId, count: number): void {
  const player = g.players[seat]!
  player.points = Math.max(artifactsOf(g, seat).length, player.points + count)
  notePoints(g, seat)
  const about = { seat: ref('seat', seat), count: Math.abs(count), points: player.points }
  say(g, line(count < 0 ? 'log.losesPoints' : 'log.points', about))
  if (player.points >= g.options.victoryPoints) endGame(g, [seat], 'points')
}

/** How a game can end. */
export type Ending = 'points' | 'imperiumRex' | 'lastObjective' | 'objective' | 'lastSurvivor' | 'asItStands'

export function endGame(g: TiState, winners: SeatId[], how: Ending): void {
  if (g.outcome) return
  const seats = winners.map(seat => ref('seat', seat))
  g.outcome = {
    winners,
    line: line(`outcome.${how}`, { seats, count: winners.length }),
    scores: Object.fromEntries(g.order.map(seat => [seat, g.players[seat]!.points])),
  }
}

/** The next public objective comes face up, or Imperium Rex ends the game. [TI-13.45, TI-13.46, TI-24.10] */
export function revealObjective(g: TiState): void {
  const id = g.decks.objectives.pop()
  if (id === undefined) return
  g.objectives.push(id)
  say(g, line('log.reveals', { objective: ref('objective', id) }))
  if (OBJECTIVES[id].endsGame) endGame(g, leaders(g), 'imperiumRex')
}

/** Whether strategy cards reveal objectives in this round. */
export const revealsByCard = ({ effects }: Pick<TiState, 'effects'>): boolean =>
  !effects.some(({ id }) => id === 'incentive-program')

export function revealByCard(g: TiState): void {
  if (revealsByCard(g)) revealObjective(g)
}

/** Who is first by victory points, then by what breaks ties. [TI-24.10 to TI-24.12] */
export function leaders(g: TiState): SeatId[] {
  const criteria = [
    (seat: SeatId) => g.players[seat]!.points,
    (seat: SeatId) => g.players[seat]!.claimed.length,
    (seat: SeatId) => planetsOf(g, seat).length,
    (seat: SeatId) => countersLeft(g, seat),
    (seat: SeatId) => AREAS.reduce((sum, area) => sum + g.players[seat]!.counters[area], 0),
  ]
  return criteria.reduce((seats, worth) => {
    const most = Math.max(...seats.map(worth))
    return seats.filter(seat => worth(seat) === most)
  }, seatsOf(g))
}

/** Puzzles of a single decision, of which games that bots played on told what is best. */
import { klona } from 'klona/json'
import { type GameDefinition, makeMove } from '../definition.ts'
import { emptyLog } from '../log.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import { loadedDice } from './lesson-position.ts'
import type { Reckoned, Solver } from './puzzle.ts'

/** Knows what was reckoned, and nothing else: it is over with the first move. */
export function reckonedSolver<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  { g: given, seat }: { g: S; seat: SeatId },
  reckoned: readonly Reckoned[],
): Solver<S> {
  const begin = klona(given)
  begin.log = emptyLog()
  const signOf = (g: S) => JSON.stringify({ ...g, log: undefined })
  const begun = signOf(begin)

  const after: Solver<S>['after'] = (from, { move, args }) => {
    const g = klona(from)
    const refusal = makeMove(definition, { g, random: loadedDice([]) }, seat, move, args)
    if (refusal) throw new Error(`${move} ${JSON.stringify(args)}: ${refusal.rule} ${refusal.text.key}`)
    return g
  }
  const judged = reckoned.map(({ move, args, won }) => ({ play: { move, args }, worth: won }))
  const worths = new Map(judged.map(({ play, worth }) => [signOf(after(begin, play)), worth]))
  const best = judged.reduce((most, one) => (one.worth > most.worth ? one : most))
  const isOver = (g: S) => signOf(g) !== begun

  return {
    begin,
    isOver,
    after,
    reach: g => (isOver(g) ? worths.get(signOf(g))! : best.worth),
    judged: g => (isOver(g) ? [] : judged),
    line: g => (isOver(g) ? { plays: [], end: g } : { plays: [best.play], end: after(g, best.play) }),
    looked: () => judged.length,
  }
}

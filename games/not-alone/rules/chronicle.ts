/** The story of the game: what everybody saw of each round. */
import type { NotAloneState } from '../state.ts'

/** Writes the round down as it lies on the table, before anything is tidied away. */
export function record(g: NotAloneState): void {
  const { creature, target, artemia } = g.tokens
  g.chronicle.push({
    rescue: g.rescue,
    assimilation: g.assimilation,
    tokens: { creature: [...creature], target: [...target], artemia: [...artemia] },
    explored: Object.fromEntries(
      g.turnOrder.map(seat => [seat, g.hunted[seat]!.explored.map(({ place }) => place)]),
    ),
    caught: [...g.caught],
  })
}

/** Completes the record of the round with where the counters have come to. */
export function recordCounters(g: NotAloneState): void {
  const round = g.chronicle.at(-1)!
  round.rescue = g.rescue
  round.assimilation = g.assimilation
}

/** A game that ends in the middle of a round has a last, unfinished one. */
export function recordLastRound(g: NotAloneState): void {
  if (g.chronicle.length < g.round) record(g)
}

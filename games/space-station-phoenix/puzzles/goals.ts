/** What puzzles of Space Station Phoenix are about. */
import type { PuzzleGoal } from '../../kit/learn/puzzle.ts'
import { components } from '../index.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'

/** The last turn of the game: the most points. Nobody comes after it, so nothing else counts. */
const last: PuzzleGoal<PhoenixState, PhoenixView> = {
  worth: (g, _, seat) => scoreOf(components, g, seat).total,
  isOver: g => g.outcome !== null,
  state: ({ players, current, income, market, supply, neutral, asks, active }, seat) => [
    players[seat],
    current,
    income,
    market,
    supply,
    neutral,
    active,
    asks.map(({ kind, about, memo, pick }) => [kind, about, memo, pick]),
  ],
  parts: (end, _, seat) => scoreOf(components, end, seat).terms,
}

export const goals = { last } as const

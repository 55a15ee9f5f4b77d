import type { TableState } from '../../protocol.ts'
import { type Replay, useReplay } from './away/useReplay.ts'
import type { Rounds } from './HistoryBar.tsx'
import { type History, useHistory } from './useHistory.ts'
import type { TableReads } from './useTable.ts'
import type { ShellView } from './view.ts'

export interface LookBack {
  history: History
  replay: Replay
  /** Going to a round of the game, and seeing it played; undefined where nothing is counted. */
  roundsOf(view: ShellView): Rounds | undefined
}

/** Looking at how it was: at a move, at a round, or at everything since some move as if it happened now. */
export function useLookBack(reads: TableReads, state: TableState): LookBack {
  const { room, seat, step } = state
  const history = useHistory(reads, room.id, seat, step)
  const replay = useReplay(reads, state, history.go)
  const begun = (state.view as ShellView).round ?? 0
  const { go, startOf } = history
  return {
    history,
    replay,
    roundsOf: ({ round = 0 }) =>
      begun > 0
        ? {
            round: Math.max(1, round),
            begun,
            go: one => void startOf(one).then(go),
            play: one =>
              void Promise.all([startOf(one), startOf(one + 1)]).then(([from, until]) => {
                go(undefined)
                if (from !== undefined) replay.start(from, until)
              }),
          }
        : undefined,
  }
}

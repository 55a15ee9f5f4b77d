import type { BoardProps } from 'boardgame.io/react'
import { type ComponentType, useMemo } from 'react'
import type { SeatId } from '../../../games/kit/index.ts'
import type { LocalTable } from '../local-table.ts'
import { useLocalSeat } from './useLocalSeat.ts'

/** A seat of a table, and what draws it. */
export interface LocalBoardProps<V = unknown> {
  table: LocalTable<V>
  /** Whose view is drawn, and whose moves are made. */
  seat: SeatId
  /** A board for boardgame.io's React client: what `boardFrom` makes of a board of the package, or one of your own. */
  // biome-ignore lint/suspicious/noExplicitAny: boards name the state of their game, of which a table knows the view
  board: ComponentType<any>
}

/**
 * Draws a seat of a local table with a board that is written for boardgame.io's React client. The board gets of its props
 * what a table without a server has: `G`, `ctx`, `moves`, `undo`, `playerID`, `matchID`, `isActive`, `isConnected`,
 * `isMultiplayer`, `_stateID`; nothing of `events`, of `redo` and of chat. `undo` takes back the last move of the seat where
 * that tells nobody anything.
 */
export function LocalBoard<V>({ table, seat, board: Board }: LocalBoardProps<V>) {
  const { state, move } = useLocalSeat(table, seat)
  const { ctx } = table
  const moves = useMemo(
    () =>
      Object.fromEntries(
        table.moveNames.map(name => [name, (...args: unknown[]) => void move(name, ...args)] as const),
      ),
    [table, move],
  )
  const props = {
    G: state.view,
    ctx,
    moves,
    undo: () => void table.takeBack(seat),
    playerID: seat,
    matchID: table.record.id,
    isActive: ctx.gameover === undefined && Object.hasOwn(ctx.activePlayers ?? {}, seat),
    isConnected: true,
    isMultiplayer: false,
    _stateID: state.step,
  } satisfies Partial<BoardProps>
  return <Board {...props} />
}

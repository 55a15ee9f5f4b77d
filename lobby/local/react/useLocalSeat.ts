import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeatId } from '../../../games/kit/index.ts'
import { changesBetween, withChanges } from '../../changes.ts'
import type { ForcedMove, Moved } from '../../match/told.ts'
import type { LocalState, LocalTable } from '../local-table.ts'

/** What a component has of a seat at a table. */
export interface LocalSeat<V> {
  /** What it sees now. Parts of the view that are as they were stay the very same objects. */
  state: LocalState<V>
  /** The forced move that was made last for the seat; undefined once it has moved by hand. */
  forced: ForcedMove | undefined
  /** Makes a move of the seat: see `LocalTable.move`. */
  move(name: string, ...args: readonly unknown[]): Moved
}

/** A seat at a table, drawn again with every change. */
export function useLocalSeat<V>(table: LocalTable<V>, seat: SeatId): LocalSeat<V> {
  const [state, setState] = useState(() => table.state(seat))
  const [forced, setForced] = useState<ForcedMove>()
  const last = useRef(state)
  useEffect(() => {
    const tell = (next: LocalState<V>) => {
      last.current = next
      setState(next)
    }
    tell(table.state(seat))
    return table.listen(made => {
      tell(unchangedKept(last.current, table.state(seat)))
      if (made?.seat === seat) setForced(made.move)
    })
  }, [table, seat])
  const move = useCallback(
    (name: string, ...args: readonly unknown[]) => {
      setForced(undefined)
      return table.move(seat, name, args)
    },
    [table, seat],
  )
  // Until the effect has run for another seat, nobody is shown what the last one saw.
  return { state: state.seat === seat ? state : table.state(seat), forced, move }
}

/** The same as `next`, but what is as it was in it stays the very same: boards draw only what changes. */
function unchangedKept<V>(before: LocalState<V>, next: LocalState<V>): LocalState<V> {
  const changes = changesBetween(before.view as object, next.view as object)
  return { ...next, view: withChanges(before.view, changes) }
}

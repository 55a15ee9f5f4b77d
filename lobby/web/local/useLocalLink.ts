import { useEffect, useMemo, useRef, useState } from 'react'
import type { SeatId } from '../../../games/kit/seats.ts'
import { changesBetween, withChanges } from '../../changes.ts'
import type { LocalState, LocalTable } from '../../local/local-table.ts'
import type { ForcedMove, Room, TableState } from '../../protocol.ts'
import type { TableLink } from '../table/useTable.ts'

/** The connection to a table of this device, for a seat: everything a server would do is done here, at once. */
export function useLocalLink(table: LocalTable, seat: SeatId, room: (table: LocalTable) => Room): TableLink {
  const [now, setNow] = useState(() => table.state(seat))
  const [forced, setForced] = useState<ForcedMove>()
  const last = useRef(now)
  useEffect(() => {
    const tell = (next: LocalState) => {
      last.current = next
      setNow(next)
    }
    tell(table.state(seat))
    return table.listen(made => {
      tell(unchangedKept(last.current, table.state(seat)))
      if (made?.seat === seat) setForced(made.move)
    })
  }, [table, seat])
  const state = useMemo<TableState>(() => ({ ...now, room: room(table), chat: [] }), [now, room, table])
  const acts = useMemo(
    () => ({
      live: true,
      denied: undefined,
      drafted: undefined,
      looked: undefined,
      async move(name: string, args: readonly unknown[]) {
        setForced(undefined)
        return table.move(seat, name, [...args])
      },
      takeBack: async () => table.takeBack(seat),
      keepDraft: (ask, play) => table.keepDraft(seat, ask, play),
      keepLook: look => table.keepLook(seat, look),
      keepForced: made => table.keepForced(seat, made),
      // Nobody else is here.
      say: async () => undefined,
      saySpectators: async () => undefined,
      keepHeard: () => {},
      whisper: async () => undefined,
      history: (step, as = seat) => table.history(as, step),
      log: before => table.log(seat, before),
      retry: () => {},
    }),
    [table, seat],
  ) satisfies Omit<TableLink, 'state' | 'forced'>
  return { ...acts, state, forced }
}

/** The same as `next`, but what is as it was in it stays the very same: boards draw only what changes. */
function unchangedKept(before: LocalState, next: LocalState): LocalState {
  const changes = changesBetween(before.view as object, next.view as object)
  return { ...next, view: withChanges(before.view, changes) }
}

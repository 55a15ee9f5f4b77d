import { useMemo } from 'react'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { LocalTable } from '../../local/local-table.ts'
import { useLocalSeat } from '../../local/react/useLocalSeat.ts'
import type { Room, TableState } from '../../protocol.ts'
import type { TableLink } from '../table/useTable.ts'

/** The connection to a table of this device, for a seat: everything a server would do is done here, at once. */
export function useLocalLink(table: LocalTable, seat: SeatId, room: (table: LocalTable) => Room): TableLink {
  const { state: now, forced, move } = useLocalSeat(table, seat)
  const state = useMemo<TableState>(() => ({ ...now, room: room(table), chat: [] }), [now, room, table])
  const acts = useMemo(
    () => ({
      live: true,
      denied: undefined,
      drafted: undefined,
      looked: undefined,
      move: async (name: string, args: readonly unknown[]) => move(name, ...args),
      takeBack: async () => table.takeBack(seat),
      keepDraft: (ask, play) => table.keepDraft(seat, ask, play),
      keepLook: look => table.keepLook(seat, look),
      keepForced: made => table.keepForced(seat, made),
      // Nobody else is here.
      say: async () => undefined,
      saySpectators: async () => undefined,
      keepHeard: () => {},
      lookFrom: () => {},
      whisper: async () => undefined,
      history: (step, as = seat) => table.history(as, step),
      log: before => table.log(seat, before),
      retry: () => {},
    }),
    [table, seat, move],
  ) satisfies Omit<TableLink, 'state' | 'forced'>
  return { ...acts, state, forced }
}

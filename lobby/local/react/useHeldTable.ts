import { useCallback, useEffect, useRef, useState } from 'react'
import { HeldElsewhere, hold } from '../hold.ts'
import type { LocalTable } from '../local-table.ts'
import { RulesChanged } from '../rules-changed.ts'

/** A table of this device, as a component has it. */
export type LocalTableHere<V = unknown> =
  | { is: 'loading' }
  /** There is no such table, or not any more. */
  | { is: 'missing' }
  /** Today's rules cannot go on with it. */
  | { is: 'outdated' }
  /** It could not be opened, for another reason. */
  | { is: 'failed'; error: unknown }
  /** Another page of this browser, or another component of this one, plays it. `takeOver` has that one stop. */
  | { is: 'elsewhere'; takeOver(): void }
  | { is: 'open'; table: LocalTable<V> }

/**
 * Opens the table with an id for one component alone, for as long as it is there: two that play it would each overwrite
 * what the other does. `open` finds it, and is called anew when the id is another one.
 */
export function useHeldTable<V>(
  id: string,
  open: () => Promise<LocalTable<V> | undefined>,
): LocalTableHere<V> {
  const [here, setHere] = useState<LocalTableHere<V>>({ is: 'loading' })
  const [take, setTake] = useState(0)
  const takeOver = useCallback(() => setTake(times => times + 1), [])
  const opens = useRef(open)
  opens.current = open
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (next: LocalTableHere<V>) => {
      if (!signal.aborted) setHere(next)
    }
    let table: LocalTable<V> | undefined
    setHere({ is: 'loading' })
    hold(id, take > 0, async () => {
      if (signal.aborted) return
      table = await opens.current()
      if (!table) return tell({ is: 'missing' })
      try {
        if (signal.aborted) return
        tell({ is: 'open', table })
        table.wake()
        await new Promise(done => signal.addEventListener('abort', done))
      } finally {
        await table.close()
      }
    }).catch(error => {
      // Somebody else has it, or has taken it over: nothing more is done here.
      void table?.close()
      if (error instanceof HeldElsewhere) tell({ is: 'elsewhere', takeOver })
      else tell(error instanceof RulesChanged ? { is: 'outdated' } : { is: 'failed', error })
    })
    return () => leaving.abort()
  }, [id, take, takeOver])
  return here
}

import { useCallback, useEffect, useState } from 'react'
import type { LocalTable } from '../../local/local-table.ts'
import { openTable } from './openTables.ts'

/** A table of this device, as this page has it. */
export type LocalTableHere =
  | { is: 'loading' }
  /** There is no such table, or not any more. */
  | { is: 'missing' }
  /** Today's rules cannot go on with it. */
  | { is: 'outdated' }
  /** Another page of this browser plays it. */
  | { is: 'elsewhere'; takeOver(): void }
  | { is: 'open'; table: LocalTable }

/** Opens a table of this device for one page alone: two that play it would each overwrite what the other does. */
export function useLocalTable(id: string): LocalTableHere {
  const [here, setHere] = useState<LocalTableHere>({ is: 'loading' })
  const [take, setTake] = useState(0)
  const takeOver = useCallback(() => setTake(times => times + 1), [])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (next: LocalTableHere) => {
      if (!signal.aborted) setHere(next)
    }
    let table: LocalTable | undefined
    setHere({ is: 'loading' })
    hold(id, take > 0, async () => {
      table = await openTable(id)
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
      // Another page has it, or has taken it over: nothing more is done here.
      void table?.close()
      if (error instanceof DOMException) tell({ is: 'elsewhere', takeOver })
      else tell({ is: 'outdated' })
    })
    return () => leaving.abort()
  }, [id, take, takeOver])
  return here
}

/** So long a page that lets go of a table may take for it, in milliseconds: then it is told that it has the table. */
const LETS_GO_WITHIN = 3000
/** So long one whose table is taken over may take to store what it was about to. */
const STORES_WITHIN = 500

/** Runs `work` while no other page of this browser holds the table; rejects with a `DOMException` where one does. */
async function hold(id: string, steals: boolean, work: () => Promise<void>): Promise<void> {
  // Only pages from https or localhost have locks.
  if (!('locks' in navigator)) return work()
  const taken = steals ? () => pause(STORES_WITHIN).then(work) : work
  const how = steals ? { steal: true } : { signal: AbortSignal.timeout(LETS_GO_WITHIN) }
  await navigator.locks.request(`starboard-table-${id}`, how, taken)
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

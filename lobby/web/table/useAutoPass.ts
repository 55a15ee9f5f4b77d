import { useEffect, useRef, useState } from 'react'
import type { LegalMove } from '../../../games/kit/moves.ts'
import type { TableHere } from './TableContext.ts'

/** What a game calls the move that lets a chance go by. */
export const isPass = ({ move }: LegalMove): boolean => move === 'pass'

export interface AutoPass {
  /** There is something to pass now. */
  possible: boolean
  on: boolean
  set(on: boolean): void
}

/**
 * Passes for the reader until the round ends: once for each question that can be answered with a move named `pass`.
 * It stops by itself when a pass was not accepted, so that nobody waits for a seat that nobody plays.
 */
export function useAutoPass(
  { view, legal, isActive, sending }: Pick<TableHere, 'view' | 'legal' | 'isActive' | 'sending'>,
  move: TableHere['move'],
): AutoPass {
  const round = view.round ?? view.phase
  const [until, setUntil] = useState<number | string>()
  const on = until === round
  const pass = isActive ? legal.find(isPass) : undefined
  const id = pass?.args[0]
  const passed = useRef<unknown>(undefined)
  useEffect(() => {
    if (!on || !pass || sending || passed.current === id) return
    passed.current = id
    void move(pass.move, ...pass.args).then(refusal => {
      if (!refusal) return
      passed.current = undefined
      setUntil(undefined)
    })
  }, [on, pass, id, sending, move])
  return { possible: pass !== undefined, on, set: wanted => setUntil(wanted ? round : undefined) }
}

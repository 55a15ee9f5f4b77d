import { useEffect, useState } from 'react'
import type { TableHere } from './TableContext.ts'

export interface AutoPass {
  /** There is something to pass now. */
  possible: boolean
  on: boolean
  set(on: boolean): void
}

/** Passes for the reader until the round ends: every time that a move named `pass` is legal. */
export function useAutoPass(
  here: Pick<TableHere, 'view' | 'legal' | 'isActive' | 'sending' | 'move'>,
): AutoPass {
  const { view, legal, isActive, sending, move } = here
  const round = view.round ?? view.phase
  const [until, setUntil] = useState<number | string>()
  const on = until === round
  const pass = isActive ? legal.find(one => one.move === 'pass') : undefined
  const id = pass?.args[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (on && pass && !sending) void move(pass.move, ...pass.args)
  }, [on, id])
  return { possible: pass !== undefined, on, set: wanted => setUntil(wanted ? round : undefined) }
}

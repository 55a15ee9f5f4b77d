import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShellView } from './view.ts'

/** Milliseconds after which somebody who must act is told what to do, whatever the board still shows. */
const PATIENCE = 4000

export interface Hold {
  /** The board is still showing how it came to the present. */
  busy: boolean
  /** What the words around the board say meanwhile: how it stood before. */
  before: ShellView | undefined
  /** The reader must act as soon as the board has caught up. */
  turnComes: boolean
  /** The reader wants to see the present now: the board shows the rest without pause. */
  hurried: boolean
  hurry(): void
  /** For the board. */
  showing(busy: boolean): void
}

/** A view, and who has it. */
interface Seen {
  view: ShellView
  seat: string | null
}

/**
 * Holds back what the words around a board would give away while the board is still showing it. What the reader was
 * asked before is never held back, and nothing that the reader must do for longer than `PATIENCE`.
 */
export function useHold(present: ShellView, seat: string | null): Hold {
  const [held, setHeld] = useState<Seen>()
  const [busy, setBusy] = useState(false)
  const [hurried, setHurried] = useState(false)
  const [impatient, setImpatient] = useState(false)
  const isBusy = useRef(false)
  const last = useRef<Seen>({ view: present, seat })
  // What the reader of another seat knew is not told.
  const before = held?.seat === seat ? held.view : undefined

  const showing = useCallback((now: boolean) => {
    if (now === isBusy.current) return
    isBusy.current = now
    setBusy(now)
    setHeld(now ? last.current : undefined)
    setHurried(false)
    setImpatient(false)
  }, [])

  // After the effects of the board, which tell in the same moment whether this view is being shown or still to come.
  useLayoutEffect(() => {
    if (!isBusy.current) last.current = { view: present, seat }
  })

  const known = new Set(before ? questionsOf(before, seat).map(({ id }) => id) : [])
  const mine = questionsOf(present, seat)
  const isHeld = before !== undefined && !hurried && !impatient && !mine.some(({ id }) => known.has(id))
  const turnComes = isHeld && mine.some(({ required }) => required)
  useEffect(() => {
    if (!turnComes) return
    const timer = window.setTimeout(() => setImpatient(true), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [turnComes])

  return {
    busy,
    before: isHeld ? before : undefined,
    turnComes,
    hurried,
    hurry: useCallback(() => setHurried(true), []),
    showing,
  }
}

const questionsOf = ({ asks }: ShellView, seat: string | null) => asks.filter(ask => ask.seat === seat)

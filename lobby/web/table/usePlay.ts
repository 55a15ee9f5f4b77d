import { useCallback, useEffect, useState } from 'react'
import { type Refusal, refuse } from '../../../games/kit/refusal.ts'
import type { Trouble } from '../app/api.ts'
import type { Answer, TableLink } from './useTable.ts'

/** How long to wait for the state after an accepted move before the buttons come back. */
const STATE_WITHIN = 4000

export interface Play {
  /** A move is on its way, or its result is. */
  sending: boolean
  /** Why the last move was not accepted. */
  refused: Refusal | undefined
  trouble: Trouble | undefined
  dismiss(): void
  move: Move
  /** The same for moves that the page makes for the reader: `onAccepted` is not told. */
  moveUnseen: Move
  /** Takes back the last move. */
  takeBack(): Promise<Refusal | undefined>
}

type Move = (name: string, ...args: unknown[]) => Promise<Refusal | undefined>

/** Sends moves one at a time and remembers why one was refused; `onAccepted` hears of those by the reader's own hand. */
export function usePlay(link: TableLink, onAccepted: (step: number) => void): Play {
  const [busy, setBusy] = useState(false)
  const [reached, setReached] = useState(0)
  const [refused, setRefused] = useState<Refusal>()
  const [trouble, setTrouble] = useState<Trouble>()
  const step = link.state?.step ?? 0

  useEffect(() => {
    if (reached <= step) return
    const timer = window.setTimeout(() => setReached(0), STATE_WITHIN)
    return () => window.clearTimeout(timer)
  }, [reached, step])

  const dismiss = useCallback(() => {
    setRefused(undefined)
    setTrouble(undefined)
  }, [])

  // What could not be sent while the line was down can be sent again now.
  useEffect(() => {
    if (link.live) setTrouble(undefined)
  }, [link.live])

  const { move: transmit, takeBack: undo } = link
  const ask = useCallback(
    async (asked: () => Promise<Answer>) => {
      setBusy(true)
      dismiss()
      const answer = await asked()
      setBusy(false)
      setRefused(answer.refusal)
      setTrouble(answer.trouble)
      if (answer.step !== undefined) setReached(answer.step)
      return answer
    },
    [dismiss],
  )
  const send = useCallback(
    (name: string, args: readonly unknown[]) => ask(() => transmit(name, args)),
    [ask, transmit],
  )
  const takeBack = useCallback(async () => refusalOf(await ask(undo)), [ask, undo])
  const moveUnseen = useCallback<Move>(async (name, ...args) => refusalOf(await send(name, args)), [send])
  const move = useCallback<Move>(
    async (name, ...args) => {
      const answer = await send(name, args)
      if (answer.step !== undefined) onAccepted(answer.step)
      return refusalOf(answer)
    },
    [send, onAccepted],
  )
  return { sending: busy || reached > step, refused, trouble, dismiss, move, moveUnseen, takeBack }
}

const refusalOf = ({ refusal, trouble }: Answer): Refusal | undefined =>
  refusal ?? (trouble ? refuse('kit', 'notSent') : undefined)

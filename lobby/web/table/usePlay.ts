import { useCallback, useEffect, useState } from 'react'
import { type Refusal, refuse } from '../../../games/kit/refusal.ts'
import type { Trouble } from '../app/api.ts'
import type { TableLink } from './useTable.ts'

/** How long to wait for the state after an accepted move before the buttons come back. */
const STATE_WITHIN = 4000

export interface Play {
  /** A move is on its way, or its result is. */
  sending: boolean
  /** Why the last move was not accepted. */
  refused: Refusal | undefined
  trouble: Trouble | undefined
  dismiss(): void
  move(name: string, ...args: unknown[]): Promise<Refusal | undefined>
}

/** Sends moves one at a time and remembers why one was refused. */
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

  const send = link.move
  const move = useCallback(
    async (name: string, ...args: unknown[]) => {
      setBusy(true)
      dismiss()
      const answer = await send(name, args)
      setBusy(false)
      setRefused(answer.refusal)
      setTrouble(answer.trouble)
      if (answer.step !== undefined) {
        setReached(answer.step)
        onAccepted(answer.step)
      }
      return answer.refusal ?? (answer.trouble ? refuse('kit', 'notSent') : undefined)
    },
    [send, dismiss, onAccepted],
  )
  return { sending: busy || reached > step, refused, trouble, dismiss, move }
}

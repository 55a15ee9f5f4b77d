import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOpen } from '../../../games/kit/asks.ts'
import { type Refusal, refuse } from '../../../games/kit/refusal.ts'
import type { Trouble } from '../app/api.ts'
import type { Answer, TableLink } from './useTable.ts'
import { useUntilNewer } from './useUntilNewer.ts'
import type { ShellView } from './view.ts'

/** How long to wait for the state after an accepted move before the buttons come back. */
const STATE_WITHIN = 4000

export interface Play {
  /** A move is on its way, or its result is. */
  sending: boolean
  /** Why the last move was not accepted, as long as that holds. */
  refused: Refusal | undefined
  /** Why it is not known to have arrived, until the table knows something newer. */
  trouble: Trouble | undefined
  /** The question that the reader has answered last. */
  answered: number | undefined
  dismiss(): void
  move: Move
  /** The same for moves that the page makes for the reader: `onAccepted` is not told. */
  moveUnseen: Move
  /** Takes back the last move. */
  takeBack(): Promise<Refusal | undefined>
}

type Move = (name: string, ...args: unknown[]) => Promise<Refusal | undefined>

/** What was sent last, and what came back instead of a new state. */
interface Failed {
  refusal?: Refusal | undefined
  trouble?: Trouble | undefined
  /** The move; undefined for what is no move. */
  sent: Sent | undefined
}

interface Sent {
  name: string
  args: readonly unknown[]
}

/** Why a move is refused in the present; undefined where it is not, or where it answers no open question. */
export type RefusalNow = (name: string, args: readonly unknown[]) => Refusal | undefined

/** Sends moves one at a time and remembers why one was refused; `onAccepted` hears of those by the reader's own hand. */
export function usePlay(link: TableLink, refusalNow: RefusalNow, onAccepted: (step: number) => void): Play {
  const [busy, setBusy] = useState(false)
  const [reached, setReached] = useState(0)
  const [failed, setFailed] = useState<Failed>()
  const [answered, setAnswered] = useState<number>()
  const step = link.state?.step ?? 0
  const view = link.state?.view as ShellView | undefined
  const now = useRef(view)
  useLayoutEffect(() => {
    now.current = view
  })
  const atOnce = useUntilNewer(failed, view)
  const refused = failed?.refusal
  // Others may move while one reads why: what the rules still say stays.
  const holds =
    refused && failed.sent && refusalNow(failed.sent.name, failed.sent.args)?.rule === refused.rule

  useEffect(() => {
    if (reached <= step) return
    const timer = window.setTimeout(() => setReached(0), STATE_WITHIN)
    return () => window.clearTimeout(timer)
  }, [reached, step])

  const dismiss = useCallback(() => setFailed(undefined), [])

  // What could not be sent while the line was down can be sent again now.
  useEffect(() => {
    if (link.live) setFailed(one => (one?.trouble ? undefined : one))
  }, [link.live])

  const { move: transmit, takeBack: undo } = link
  const ask = useCallback(
    async (asked: () => Promise<Answer>, sent?: Sent) => {
      setBusy(true)
      dismiss()
      const answer = await asked()
      setBusy(false)
      const { refusal, trouble } = answer
      // It has arrived, though nobody said so: what it answers is answered.
      const hasArrived = trouble === 'timeout' && sent !== undefined && !isAsked(now.current, sent)
      if (refusal || (trouble && !hasArrived)) setFailed({ refusal, trouble, sent })
      if (answer.step !== undefined) setReached(answer.step)
      return { ...answer, hasArrived: hasArrived || answer.step !== undefined }
    },
    [dismiss],
  )
  const send = useCallback(
    (name: string, args: readonly unknown[]) => ask(() => transmit(name, args), { name, args }),
    [ask, transmit],
  )
  const takeBack = useCallback(async () => refusalOf(await ask(undo)), [ask, undo])
  const moveUnseen = useCallback<Move>(async (name, ...args) => refusalOf(await send(name, args)), [send])
  const move = useCallback<Move>(
    async (name, ...args) => {
      const answer = await send(name, args)
      if (answer.step !== undefined) onAccepted(answer.step)
      if (answer.hasArrived) setAnswered(Number(args[0]))
      return refusalOf(answer)
    },
    [send, onAccepted],
  )
  return {
    sending: busy || reached > step,
    refused: holds ? refused : atOnce?.refusal,
    trouble: atOnce?.trouble,
    answered,
    dismiss,
    move,
    moveUnseen,
    takeBack,
  }
}

/** Whether the question that a move answers is still open. */
const isAsked = (view: ShellView | undefined, { args: [id] }: Sent): boolean =>
  view?.asks.some(ask => ask.id === id && isOpen(ask)) ?? false

const refusalOf = ({ refusal, trouble }: Answer): Refusal | undefined =>
  refusal ?? (trouble ? refuse('kit', 'notSent') : undefined)

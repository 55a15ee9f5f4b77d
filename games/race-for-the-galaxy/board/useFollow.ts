import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../kit/board.ts'
import type { Ask } from '../../kit/index.ts'
import type { PowerRef } from '../state.ts'
import type { PlannedUse } from './outlook.ts'

/** What became of the last use that was sent. */
export interface Sent {
  /** The question that it answered. */
  ask: number | undefined
  /** It is not known yet whether it got through: the next question may be here before that. */
  isOnItsWay: boolean
}

/**
 * The use of a plan to be sent now. One at a time, and one for a question: what the table does not show yet would be
 * sent twice. What the rules have used by themselves is left out.
 */
export function nextUse(
  plan: readonly PlannedUse[],
  used: readonly (PowerRef | 'bonus')[],
  ask: number,
  sent: Sent,
): PlannedUse | undefined {
  if (sent.isOnItsWay || sent.ask === ask) return undefined
  return plan.find(({ power }) => !used.includes(power))
}

export interface Follow {
  isRunning: boolean
  start(plan: readonly PlannedUse[]): void
}

/** Sends a plan use by use, each with the question that is then open. A use that is refused ends it. */
export function useFollow(ask: Ask, used: readonly (PowerRef | 'bonus')[], move: BoardProps['move']): Follow {
  const [plan, setPlan] = useState<readonly PlannedUse[]>([])
  const [answers, setAnswers] = useState(0)
  const sent = useRef<Sent>({ ask: undefined, isOnItsWay: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on when an answer has come, too
  useEffect(() => {
    const next = nextUse(plan, used, ask.id, sent.current)
    if (!next) return
    sent.current = { ask: ask.id, isOnItsWay: true }
    void move('consume', ask.id, next.power, next.goods).then(refused => {
      // What did not get through leaves the question open: the plan can be started again.
      sent.current = { ask: refused ? undefined : ask.id, isOnItsWay: false }
      if (refused) setPlan([])
      setAnswers(count => count + 1)
    })
  }, [plan, used, ask.id, move, answers])
  return { isRunning: plan.some(({ power }) => !used.includes(power)), start: setPlan }
}

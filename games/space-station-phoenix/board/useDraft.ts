import { useEffect, useMemo, useState } from 'react'
import { asksOf, type Line, type Refusal, type SeatId } from '../../kit/index.ts'
import { LESSON_RULE } from '../../kit/learn/lesson.ts'
import type { PhoenixView } from '../state.ts'
import { PLANNED, type Rehearsal } from './rehearsal.ts'
import { type Planned, Sending } from './sending.ts'

/** A move of a plan, in words. */
export interface PlannedMove extends Planned {
  label: Line
}

/** What the reader is about to do this turn: tried out on the board, sent when it is confirmed. */
export interface Draft {
  plan: readonly PlannedMove[]
  /** The table as it will be after the plan. */
  picture: PhoenixView
  /** The last move of the plan throws dice, so that nothing can be planned after it. */
  throwsDice: boolean
  /** Nothing is left to plan this turn. */
  isComplete: boolean
  isSending: boolean
  /** Why the server refused a part of the plan. */
  refused: Refusal | null
  add(planned: PlannedMove): void
  /** Keeps only so many moves of the plan. */
  keep(count: number): void
  /** Sends the plan, with one more move at its end where one is given. */
  confirm(last?: PlannedMove): void
}

interface Pictures {
  pictures: PhoenixView[]
  throwsDice: boolean
}

/** The table after each move of a plan, beginning with the table as it is; as far as the plan can be foreseen. */
export function picturesOf(
  rehearsal: Rehearsal,
  view: PhoenixView,
  seat: SeatId | null,
  plan: readonly PlannedMove[],
): Pictures {
  const pictures = [view]
  for (const { move, args } of plan) {
    const outlook = seat === null ? undefined : rehearsal.after(pictures.at(-1)!, seat, move, args)
    if (outlook === 'chance') return { pictures, throwsDice: true }
    if (!outlook || 'refusal' in outlook) break
    pictures.push(outlook.view)
  }
  return { pictures, throwsDice: false }
}

interface Planning {
  /** The question that the plan begins to answer. */
  from: number | undefined
  plan: readonly PlannedMove[]
  /** The plan is confirmed, and on its way. */
  sending: Sending<PlannedMove> | null
  /** The table when the plan was confirmed: what is drawn until all is stored. */
  base: PhoenixView | null
}

const NOTHING: Planning = { from: undefined, plan: [], sending: null, base: null }

/** Keeps the plan of a turn, and sends it move by move, each with the question that it then answers. */
export function useDraft(
  rehearsal: Rehearsal,
  view: PhoenixView,
  seat: SeatId | null,
  mayPlan: boolean,
  move: (name: string, ...args: unknown[]) => Promise<Refusal | undefined>,
): Draft {
  const [planning, setPlanning] = useState(NOTHING)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const asked = seat === null || !mayPlan ? undefined : asksOf(view, seat)[0]?.id

  // A plan belongs to the question from which it began, unless it is being sent.
  const isStale = !planning.sending && planning.plan.length > 0 && planning.from !== asked
  const { plan, sending, base } = isStale ? NOTHING : planning
  const from = base ?? view
  const { pictures, throwsDice } = useMemo(
    () => picturesOf(rehearsal, from, seat, plan),
    [rehearsal, from, seat, plan],
  )

  // The next move of a confirmed plan goes out as soon as its question is there and the one before is stored.
  useEffect(() => {
    if (!sending) return
    void sending.next(asked, move)?.then(result => {
      if (result instanceof Sending) {
        setPlanning(one => ({ ...one, sending: result }))
        return
      }
      // What did not get through can be sent again; what was refused is void, with everything after it.
      const kept = result.text.key === 'refusal.notSent' ? sending.left : []
      setPlanning({ from: asked, plan: kept, sending: null, base: null })
      // A lesson answers in its own place.
      setRefused(result.rule === LESSON_RULE ? null : result)
    })
  }, [sending, asked, move])

  // The plan has become the present.
  const isDone = sending?.isOver(asked) ?? false
  useEffect(() => {
    if (isDone) setPlanning(NOTHING)
  }, [isDone])

  const picture = isDone ? view : pictures.at(-1)!
  const isComplete =
    seat !== null && plan.length > 0 && asksOf(picture, seat).some(({ kind }) => kind === PLANNED)
  return {
    plan: isDone ? [] : plan,
    picture,
    throwsDice,
    isComplete,
    isSending: sending !== null && !isDone,
    refused,
    add(planned) {
      if (sending || !mayPlan) return
      setRefused(null)
      setPlanning({ from: asked, plan: [...plan, planned], sending: null, base: null })
    },
    keep(count) {
      if (sending) return
      setPlanning({ from: asked, plan: plan.slice(0, count), sending: null, base: null })
    },
    confirm(last) {
      if (sending || !mayPlan) return
      const whole = last ? [...plan, last] : plan
      if (whole.length === 0) return
      setRefused(null)
      setPlanning({ from: asked, plan: whole, sending: new Sending(whole), base: view })
    },
  }
}

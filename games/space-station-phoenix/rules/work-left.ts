/** The work that is left at a question: what the rules have planned, which no view shows, follows from what all see. */
import { isOpen } from '../../kit/index.ts'
import { type Components, TRACK_IDS, type Track } from '../components.ts'
import { planOf } from '../setup.ts'
import type { PhoenixView } from '../state.ts'
import type { PhoenixStep } from './steps.ts'

/** The track on which a ship action in this view will give bonuses, or null. */
export function bonusTrack({ current }: PhoenixView): Track | null {
  if (!current?.byShip) return null
  return TRACK_IDS.find(track => track === current.action.type) ?? null
}

/** The rest of a turn; what is done next is the last. */
export function turnLeft(view: PhoenixView): PhoenixStep[] {
  const track = bonusTrack(view)
  return [
    { do: 'endTurn' },
    ...(track ? [{ do: 'bonuses', track } as const] : []),
    ...(view.income && view.current ? [{ do: 'incomeChoices' } as const] : []),
    ...(view.current ? [{ do: 'act' } as const] : []),
  ]
}

/** What comes after the question of the draft, or that of the hubs, that is open. */
function draftLeft(c: Components, { options, phase, players, asks }: PhoenixView): PhoenixStep[] {
  const plan = planOf(options, c)
  if (phase === 'hub') return plan.slice(plan.findIndex(step => step.do === 'chooseHubs') + 1)
  const level = phase === 'draftL3' ? 3 : 2
  const { kept } = players[asks.find(isOpen)!.seat]!
  const dealt = plan.findIndex(step => step.do === 'draft' && step.level === level)
  const keeps = plan.flatMap((step, at) => (step.do === 'keep' && at > dealt ? [at] : []))
  return plan.slice(keeps[kept.length]! + 1)
}

/** The stack of steps: the one that is done next is the last. */
export function workLeft(c: Components, view: PhoenixView): PhoenixStep[] {
  if (view.outcome) return []
  return view.phase === 'play' ? turnLeft(view) : draftLeft(c, view).reverse()
}

/** Who chose what this round, phase by phase. */
import type { SeatId } from '../../kit/index.ts'
import { PHASES, type Phase } from '../cards.ts'
import { type ActionId, actionOf } from '../data/actions.ts'
import { type RaceView, PHASES as STEPS } from '../state.ts'

export interface PhaseLine {
  phase: Phase
  chosen: { seat: SeatId; action: ActionId }[]
  /** Before, now or after what is being played; `skipped` where nobody chose it. */
  when: 'past' | 'now' | 'coming' | 'skipped' | 'open'
}

/** The phases of the round. Until the reveal every phase is `open`, and of choices only the reader's own are seen. */
export function phaseLines(view: RaceView): PhaseLine[] {
  const isOpen = view.phase === 'actions' || view.phase === 'start' || view.phase === 'orbSetup'
  // The orb step comes before Explore and belongs to it.
  const at = STEPS.indexOf(view.phase === 'orb' ? 'explore' : view.phase)
  return PHASES.map(phase => {
    const chosen = view.order.flatMap(seat =>
      view.players[seat]!.actions.flatMap(action =>
        action !== null && actionOf(action).phase === phase ? [{ seat, action }] : [],
      ),
    )
    const own = STEPS.indexOf(phase)
    const when = isOpen
      ? 'open'
      : chosen.length === 0
        ? 'skipped'
        : own < at
          ? 'past'
          : own === at
            ? 'now'
            : 'coming'
    return { phase, chosen, when }
  })
}

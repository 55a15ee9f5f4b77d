/** The work that is left at a question: what the rules have planned, which no view shows, follows from what all see. */
import type { SeatId } from '../../kit/index.ts'
import { roundSteps } from '../rules/exploration.ts'
import type { NotAloneStep } from '../rules/steps.ts'
import type { NotAloneView } from '../state.ts'
import { SURVIVAL_CARDS } from '../survival-cards/index.ts'

type Doing = NotAloneStep['do']

/** What comes after a step of the round; of a step that comes again and again, after the last. */
function after(creature: SeatId, done: Doing): NotAloneStep[] {
  const round = roundSteps(creature)
  return round.slice(round.findLastIndex(step => step.do === done) + 1)
}

/** The part of the round in which everybody may play cards between two steps. */
const openWindow: NotAloneStep = { do: 'window' }

/** Whether the Hunted have played in step 2B: until then, the Creature has no window there. [NA-5.11] */
const isAfterPlacement = ({ hunted }: NotAloneView) =>
  Object.values(hunted).some(({ played }) => played !== null && SURVIVAL_CARDS[played].moment === 'step2B')

/** What a card that has asked something has interrupted, and what is done once all have chosen for Forbidden Zone. */
function huntingWork(view: NotAloneView, kind: string): NotAloneStep[] {
  const placed = after(view.creatureSeat, 'place')
  if (kind === 'place') return placed
  if (kind === 'window') return placed.slice(1)
  const again: NotAloneStep[] = isAfterPlacement(view)
    ? [openWindow, ...placed.slice(1)]
    : [{ do: 'place' }, ...placed]
  return kind === 'forbiddenZone' ? [{ do: 'forbiddenZone' }, ...again] : again
}

function reckoningWork({ creatureSeat }: NotAloneView, kind: string, seat: SeatId): NotAloneStep[] {
  const reckoned = after(creatureSeat, 'reckon')
  const again: NotAloneStep[] = [{ do: 'reckon' }, ...reckoned]
  switch (kind) {
    case 'riverReturn':
      return after(creatureSeat, 'startReckoning')
    case 'artemiaDiscard':
      return [{ do: 'catch' }, { do: 'lastWill' }, ...reckoned]
    case 'shelterKeep':
      return [{ do: 'ownWindow', seat }, ...again]
    default:
      return again
  }
}

/** What is left, what is done next first. */
function planned(view: NotAloneView): NotAloneStep[] {
  const { creatureSeat, phase, asks } = view
  // Who is waited for shows how far the game is; whoever may do something meanwhile does not.
  const { kind, seat } = asks.find(({ required }) => required) ?? asks[0]!
  switch (phase) {
    case 'boardFace':
      return [{ do: 'deal' }, { do: 'startRound' }]
    case 'exploration': {
      const explored = after(creatureSeat, 'explore')
      return kind === 'strikeBackOrder' ? [{ do: 'explore' }, ...explored] : explored
    }
    case 'hunting':
      return huntingWork(view, kind)
    case 'reckoning':
      return reckoningWork(view, kind, seat)
    case 'endOfTurn':
      return after(creatureSeat, 'window')
  }
}

/** The stack of steps: the one that is done next is the last. */
export function workLeft(view: NotAloneView): NotAloneStep[] {
  return view.outcome || view.asks.length === 0 ? [] : planned(view).reverse()
}

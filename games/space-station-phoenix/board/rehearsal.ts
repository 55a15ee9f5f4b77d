/**
 * A turn can be tried out before anything is sent: the rules are plain functions, and a view shows everything that
 * they read during a turn. What would throw dice cannot be foreseen, and is not.
 */
import { klona } from 'klona/json'
import {
  type Ask,
  ask as askSeat,
  asksOf,
  type Env,
  findMove,
  type LegalMove,
  legalMovesIn,
  next,
  type Random,
  type Refusal,
  run,
  type SeatId,
  type StepHandlers,
} from '../../kit/index.ts'
import type { Components } from '../components.ts'
import { movesOf } from '../game.ts'
import { currentSteps } from '../rules/current.ts'
import { incomeSteps } from '../rules/income.ts'
import { turnLeft } from '../rules/work-left.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'

/** The kind of the question that is open in a picture where the whole turn is planned. */
export const PLANNED = 'planned'

/** What a move leads to: the table after it; or only the dice, or nothing, because it is refused. */
export type Outlook = { view: PhoenixView } | { refusal: Refusal } | 'chance'

class Dice extends Error {}
const dice = () => {
  throw new Dice()
}
const NO_CHANCE: Random = { Shuffle: dice, Die: dice, Number: dice }

/** Legality and consequences of moves, from a view or from a picture of what is planned. */
export interface Rehearsal {
  legal(view: PhoenixView, seat: SeatId): LegalMove[]
  refusal(view: PhoenixView, seat: SeatId, move: string, args: readonly unknown[]): Refusal | undefined
  /** Tries a move; `args` without the id of the question. */
  after(view: PhoenixView, seat: SeatId, move: string, args: readonly unknown[]): Outlook
}

export function rehearsalOf(c: Components): Rehearsal {
  const moves = movesOf(c)
  const find = (view: PhoenixView, seat: SeatId, move: string, args: readonly unknown[]) =>
    findMove<PhoenixState, PhoenixView>(moves, view, seat, move, args)
  /** The turn is over as far as its player is concerned. */
  const over = ({ g }: Env<PhoenixState>) => {
    askSeat<Ask>(g, { seat: g.active!, kind: PLANNED, required: true })
  }
  const steps = { ...currentSteps(c), ...incomeSteps(c), bonuses: over, endTurn: over }

  return {
    legal: (view, seat) => legalMovesIn<PhoenixState, PhoenixView>(moves, view, seat),
    refusal(view, seat, move, args) {
      const found = find(view, seat, move, args)
      return 'spec' in found ? undefined : found
    },
    after(view, seat, move, args) {
      const asked = asksOf(view, seat)[0]
      const found = find(view, seat, move, [asked?.id, ...args])
      if (!('spec' in found)) return { refusal: found }
      try {
        const g: PhoenixState = {
          ...(klona(view) as unknown as PhoenixState),
          lastAsk: Math.max(...view.asks.map(({ id }) => id)),
          steps: [],
        }
        const env = { g, random: NO_CHANCE }
        next(g, ...turnLeft(view).reverse())
        found.spec.act(env, found.actor, found.args)
        // What else there is to do is never reached.
        run(env, steps as unknown as StepHandlers<PhoenixState>)
        const { steps: _, lastAsk: __, ...seen } = g
        return { view: seen as unknown as PhoenixView }
      } catch (error) {
        if (error instanceof Dice) return 'chance'
        throw error
      }
    },
  }
}

/** Moves that answer hits, and ships in excess. */
import * as z from 'zod/mini'
import { type Ask, close, moveOf } from '../../kit/index.ts'
import { SHIP_KINDS, type ShipKind } from '../data/index.ts'
import { refuse } from '../line.ts'
import { hasTechnology } from '../numbers/modifiers.ts'
import { type Hits, refuseTaken, type Taken, takeHits, waysToLose, waysToTake } from '../rules/battle/hits.ts'
import { kindsIn } from '../rules/counts.ts'
import type { TiState, TiView } from '../state.ts'
import { pick } from './samples/chance.ts'
import { takenHits } from './shapes.ts'
import { takenLine } from './wording.ts'

/** What a question says of the hits. */
export const hitsOfAsk = ({ about }: Ask): Hits => ({
  cell: String(about!.cell),
  hits: Number(about!.count),
  ...(about!.only === 'fighter' && { only: 'fighter' as const }),
  ...(about!.past !== undefined && { past: Number(about!.past) }),
})

/** Kinds of which ships can be lost: Fighters only where they count as ships. [TI-8.07, TI-8.09] */
export const kindsToLose = (
  view: TiView,
  { seat, kind, about }: Pick<Ask, 'seat' | 'kind' | 'about'>,
): ShipKind[] =>
  SHIP_KINDS.filter(one => about?.heavy !== 1 || one === 'warSun' || one === 'dreadnought').filter(
    one => one !== 'fighter' || (kind === 'fleetExcess' && hasTechnology(view, seat, 'advanced-fighters')),
  )

export const hitsMoves = {
  /** [TI-17.13] */
  takeHits: moveOf<TiState, TiView>()({
    during: ['takeHits'],
    args: z.tuple([takenHits]),
    candidates: (view, { seat, ask }) => waysToTake(view, seat, hitsOfAsk(ask)).map((one): [Taken] => [one]),
    sample(view, { seat, ask }, random) {
      const way = pick(waysToTake(view, seat, hitsOfAsk(ask)), random)
      return way && [way]
    },
    refusal: (view, { seat, ask }, [taken]) => refuseTaken(view, seat, hitsOfAsk(ask), taken),
    act({ g }, { seat, ask }, [taken]) {
      close(g, ask)
      takeHits(g, seat, hitsOfAsk(ask).cell, taken)
    },
    label: (_, __, [taken]) => takenLine(taken),
  }),

  /** [TI-8.07] */
  loseExcess: moveOf<TiState, TiView>()({
    during: ['fleetExcess', 'loseShip'],
    args: z.tuple([takenHits]),
    candidates: (view, { seat, ask }) =>
      waysToLose(view, seat, hitsOfAsk(ask), kindsToLose(view, ask)).map((one): [Taken] => [one]),
    refusal(view, { seat, ask }, [taken]) {
      const kinds = kindsToLose(view, ask)
      const isLost = kindsIn(taken.destroy).every(kind => kinds.includes(kind))
      if (!isLost || kindsIn(taken.sustain).length > 0) return refuse('TI-8.07', 'loseShips')
      return refuseTaken(view, seat, hitsOfAsk(ask), taken)
    },
    act({ g }, { seat, ask }, [taken]) {
      close(g, ask)
      takeHits(g, seat, hitsOfAsk(ask).cell, taken)
    },
    label: (_, __, [taken]) => takenLine(taken),
  }),
}

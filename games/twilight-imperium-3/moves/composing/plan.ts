/** A whole tactical action, step by step: the system, ships, cards, landings, bombardment, production. */
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, WINDOWS } from '../../data/index.ts'
import { line, type TextKey } from '../../line.ts'
import { isNone } from '../../rules/counts.ts'
import { aboard } from '../../rules/tactical/landing.ts'
import type { Transfer } from '../../rules/tactical/transfer.ts'
import { draftCards, withCards } from '../../rules/windows/draft.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { Plan } from '../../state-plans.ts'
import { cardLine } from '../card-words.ts'
import { fleetSteps } from './fleets.ts'
import { bombardmentsIn, bombardSteps, landingSteps } from './landings.ts'
import { settlingSteps } from './leaders.ts'
import { NO_PRODUCTION, productionSteps } from './production.ts'
import { type Step, within } from './steps.ts'
import { afterMoves, groundsIn, type Planned, partsOf } from './turn.ts'

type Part = 'landings' | 'leaders' | 'bombard' | 'produce'

/** A plan without one of its parts: it is asked when its time comes. */
export function without(plan: Plan, part: Part): Plan {
  const { [part]: _, ...rest } = plan
  return rest
}

/** Other ships come: what was to be landed or to bombard may not be there any more. */
export function withMoves(plan: Plan, moves: Plan['moves']): Plan {
  return { ...without(without(without(plan, 'landings'), 'leaders'), 'bombard'), moves }
}

/** Other troops land: leaders land with them, so they are chosen anew. */
export const withLandings = (plan: Plan, landings: Plan['landings']): Plan => ({
  ...without(plan, 'leaders'),
  landings,
})

/** Every step from a plan to another one. */
export function planSteps(
  view: TiView,
  seat: SeatId,
  { cell, plan }: Planned,
  targets: readonly Cell[],
): Step<Planned>[] {
  const before = withCards(view, seat, plan.cards)
  const after = afterMoves(before, seat, cell, plan.moves)
  const units = aboard(after, cell, seat)
  const parts = partsOf(before, seat, { cell, plan })
  return [
    ...within(
      [
        ...within(fleetSteps(before, seat, cell, plan.moves), moves => withMoves(plan, moves)),
        ...cardSteps(view, seat, cell, plan),
        ...(groundsIn(view, cell).length > 0 && !isNone(units)
          ? [
              ...within(landingSteps(after, seat, cell, units, plan.landings ?? {}), landings =>
                withLandings(plan, landings),
              ),
              ...saidSteps(plan, 'landings', 'compose.landing', {}),
            ]
          : []),
        ...within(settlingSteps(after, seat, cell, plan.landings ?? {}, plan.leaders ?? {}), leaders => ({
          ...plan,
          leaders,
        })),
        ...(bombardmentsIn(after, seat, cell).length > 0
          ? [
              ...within(bombardSteps(after, seat, cell, plan.bombard ?? {}), bombard => ({
                ...plan,
                bombard,
              })),
              ...saidSteps(plan, 'bombard', 'compose.bombardment', {}),
            ]
          : []),
        ...(parts.includes('produce')
          ? [
              ...within(
                productionSteps(
                  after,
                  seat,
                  { cells: [cell], newDocks: true },
                  plan.produce ?? NO_PRODUCTION,
                ),
                produce => ({ ...plan, produce }),
              ),
              ...saidSteps(plan, 'produce', 'compose.production', NO_PRODUCTION),
            ]
          : []),
      ],
      (next): Planned => ({ cell, plan: next }),
    ),
    ...targets
      .filter(target => target !== cell)
      .map(target => ({
        of: line('compose.system'),
        label: line('compose.activate', { system: systemRef(view, target) }),
        to: { cell: target, plan: { moves: [] } },
      })),
  ]
}

/** To say that nothing is done, or to be asked when the time comes. */
const saidSteps = (plan: Plan, part: Part, of: TextKey, nothing: object): Step<Plan>[] =>
  plan[part] === undefined
    ? [{ of: line(of), label: line('compose.nothing'), to: { ...plan, [part]: nothing } }]
    : [{ of: line(of), label: line('compose.askMe'), to: without(plan, part) }]

function cardSteps(view: TiView, seat: SeatId, cell: Cell, plan: Plan): Step<Plan>[] {
  const of = line('compose.cards')
  return draftCards(view, seat, WINDOWS.systemActivated, { cell }).map(play => {
    const isPlayed = plan.cards?.some(one => JSON.stringify(one) === JSON.stringify(play)) ?? false
    const others = (plan.cards ?? []).filter(one => one.card !== play.card)
    const cards = isPlayed ? others : [...others, play]
    const { cards: _, ...bare } = plan
    return {
      of,
      label: isPlayed ? line('compose.withoutCard', { what: cardLine(view, play) }) : cardLine(view, play),
      to: cards.length > 0 ? { ...bare, cards } : bare,
    }
  })
}

type Exchange = [one: Cell, other: Cell, transfer: Transfer]

/** Every step from a transfer to another one. */
export function transferSteps(
  view: TiView,
  seat: SeatId,
  [one, other, transfer]: Exchange,
  pairs: readonly [Cell, Cell][],
): Step<Exchange>[] {
  const put = (next: Partial<Transfer>): Exchange => [one, other, { ...transfer, ...next }]
  return [
    ...within(fleetSteps(view, seat, other, transfer.there, one), there => put({ there })),
    ...within(fleetSteps(view, seat, one, transfer.back, other), back => put({ back })),
    ...pairs
      .filter(([first, second]) => first !== one || second !== other)
      .map(([first, second]) => ({
        of: line('compose.systems'),
        label: line('compose.between', { system: systemRef(view, first), other: systemRef(view, second) }),
        to: [first, second, { there: [], back: [] }] as Exchange,
      })),
  ]
}

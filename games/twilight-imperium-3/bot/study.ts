/** A technology that meets an objective of this round, once somebody else executes Technology. */
import type { SeatId } from '../../kit/index.ts'
import { idsOf, OBJECTIVES, type ObjectiveId, type StrategyCardId, type TechnologyId } from '../data/index.ts'
import { progressOf } from '../rules/objectives/progress.ts'
import { paysCounter } from '../rules/strategic/action.ts'
import { originalOf } from '../rules/strategic/sets.ts'
import { technologiesFor, technologyPrice } from '../rules/technologies.ts'
import type { TiView } from '../state.ts'
import type { Outlook } from './outlook.ts'

export interface Study {
  technology: TechnologyId
  objective: ObjectiveId
  price: number
  /** Whether its price includes a Command Counter of Strategy Allocation. */
  isCounted: boolean
}

const PRICES: { readonly [card in StrategyCardId]?: number } = { technology: 8, 'technology-ii': 6 }

const withTechnology = (view: TiView, seat: SeatId, id: TechnologyId): TiView => {
  const me = view.players[seat]!
  return {
    ...view,
    players: { ...view.players, [seat]: { ...me, technologies: [...me.technologies, id] } },
  }
}

/** The objective of the table that could be claimed with a technology more. */
export function claimedWith({ view, seat, wanted }: Outlook, id: TechnologyId): ObjectiveId | undefined {
  const asked = wanted.filter(
    one => view.objectives.includes(one) && OBJECTIVES[one].condition.kind === 'technologies',
  )
  if (asked.length === 0) return undefined
  const then = withTechnology(view, seat, id)
  return asked.find(one => progressOf(then, seat, OBJECTIVES[one].condition).met)
}

/** The cheapest of them, while the card is still to come. */
export function studyOf(outlook: Outlook): Study | undefined {
  const { view, seat, me, rivals } = outlook
  if (view.phase !== 'action') return undefined
  const card = rivals
    .flatMap(rival => idsOf(view.players[rival]!.strategy).map(id => ({ rival, id })))
    .find(({ rival, id }) => originalOf(id) === 'technology' && view.players[rival]!.strategy[id] === 'ready')
  if (!card) return undefined
  const isCounted = paysCounter(view, seat, card.id)
  if (isCounted && me.counters.strategy === 0) return undefined
  const [best] = technologiesFor(view, seat)
    .flatMap((technology): Study[] => {
      const objective = claimedWith(outlook, technology)
      if (objective === undefined) return []
      const price = technologyPrice(view, seat, technology, PRICES[card.id] ?? 0).total
      return [{ technology, objective, price, isCounted }]
    })
    .toSorted((one, other) => one.price - other.price)
  return best
}

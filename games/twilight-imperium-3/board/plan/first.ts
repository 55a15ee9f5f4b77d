/** What a question begins with: the answer that most people give, to be changed. */
import type { Ask, LegalMove, Play, SeatId } from '../../../kit/index.ts'
import { usualLanding } from '../../moves/composing/usual-landing.ts'
import { hitsOfAsk } from '../../moves/hits.ts'
import type { Taken } from '../../rules/battle/hits.ts'
import { costOf, proposedLoss } from '../../rules/battle/losses.ts'
import { usualSpread } from '../../rules/setup/start.ts'
import { fleetOf } from '../../rules/space.ts'
import type { TiView } from '../../state.ts'

/** Questions where doing something is rarer than letting it be, or where the first way is as good as any. */
const NOTHING_AT_FIRST = [
  'turn',
  'secondAction',
  'window',
  'secondary',
  'placeTile',
  'vote',
  'negotiate',
  'tradeCards',
]

export function firstDraft(
  view: TiView,
  seat: SeatId,
  ask: Ask,
  legal: readonly LegalMove[],
): Play | undefined {
  if (NOTHING_AT_FIRST.includes(ask.kind) || ask.pick) return undefined
  if (ask.kind === 'takeHits') {
    const taken = proposedLoss(view, seat, hitsOfAsk(ask))
    return taken && { move: 'takeHits', args: [ask.id, taken] }
  }
  if (ask.kind === 'fleetExcess' || ask.kind === 'loseShip') return cheapest(view, seat, ask, legal)
  if (ask.kind === 'land')
    return { move: 'land', args: [ask.id, usualLanding(view, seat, String(ask.about!.cell))] }
  if (ask.kind === 'placeStart') return { move: 'placeStart', args: [ask.id, usualSpread(view, seat)] }
  if (ask.kind === 'claim') return legal.find(({ args }) => (args[1] as unknown[]).length > 0) ?? legal[0]
  if (ask.kind === 'firePds') return legal.find(({ args }) => (args[1] as unknown[]).length > 0) ?? legal[0]
  if (ask.kind === 'redistribute')
    return { move: 'redistribute', args: [ask.id, { counters: nonZero(view.players[seat]!.counters) }] }
  return legal[0]
}

const nonZero = <K extends string>(counts: { [key in K]: number }) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => (count as number) > 0))

function cheapest(view: TiView, seat: SeatId, ask: Ask, legal: readonly LegalMove[]): LegalMove | undefined {
  const fleet = fleetOf(view, String(ask.about!.cell), seat)
  const cost = ({ args }: LegalMove) => costOf(fleet, args[1] as Taken)
  return [...legal].sort((one, other) => cost(one) - cost(other))[0]
}

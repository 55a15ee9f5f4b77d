/** Command Counters laid anew, step by step. TI-22.02. */
import { ref, type SeatId } from '../../../kit/index.ts'
import { line } from '../../line.ts'
import { partnersOf } from '../../numbers/trade.ts'
import { countOf } from '../../rules/counts.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import { refuseBreaking } from '../../rules/trade/agreements.ts'
import { AREAS, type Area, type Counts, type TiView } from '../../state.ts'
import { scuttleSteps } from './scuttling.ts'
import { type Step, within } from './steps.ts'

function moved(counters: Counts<Area>, from: Area, to: Area): Counts<Area> {
  const { [from]: left = 0, ...others } = counters
  return { ...others, ...(left > 1 && { [from]: left - 1 }), [to]: countOf(counters, to) + 1 }
}

const counterSteps = (counters: Counts<Area>): Step<Counts<Area>>[] =>
  AREAS.filter(from => countOf(counters, from) > 0).flatMap(from =>
    AREAS.filter(to => to !== from).map(to => ({
      of: line('compose.counters'),
      label: line('compose.counter', { from: line(`board.area.${from}`), to: line(`board.area.${to}`) }),
      to: moved(counters, from, to),
    })),
  )

/** Everything that can be changed of how counters are laid, with what is destroyed and broken. */
export function redistributionSteps(
  view: TiView,
  seat: SeatId,
  wanted: Redistribution,
): Step<Redistribution>[] {
  const { partners = [] } = wanted
  return [
    ...within(counterSteps(wanted.counters), counters => ({ ...wanted, counters })),
    ...partnersOf(view, seat)
      .filter(other => !refuseBreaking(view, seat, [other]))
      .map(other => {
        const isBroken = partners.includes(other)
        const next = isBroken ? partners.filter(one => one !== other) : [...partners, other]
        const { partners: _, ...bare } = wanted
        return {
          of: line('compose.agreements'),
          label: line(isBroken ? 'compose.keepAgreement' : 'move.breakAgreement', {
            seat: ref('seat', other),
          }),
          to: next.length > 0 ? { ...bare, partners: next } : bare,
        }
      }),
    ...scuttleSteps(view, seat, wanted),
  ]
}

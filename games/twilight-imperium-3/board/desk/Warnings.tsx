import { useMemo } from 'react'
import type { Ask, Line, Play, SeatId } from '../../../kit/index.ts'
import { planOf } from '../../moves/composing/turn.ts'
import {
  passWarnings,
  paymentWarnings,
  planWarnings,
  productionWarnings,
  redistributionWarnings,
} from '../../moves/composing/warnings.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import type { TiView } from '../../state.ts'
import type { Payment, Production, Value } from '../../state-plans.ts'
import { useTable } from '../table.ts'

/** What would be lost or wasted by what is chosen, though it is allowed. */
export function Warnings() {
  const { view, seat, ask, draft, words: t } = useTable()
  const warnings = useMemo(
    () => (ask && draft && seat !== null ? warningsFor(view, seat, ask, draft) : []),
    [view, seat, ask, draft],
  )
  if (warnings.length === 0) return null
  return (
    <ul className="ti-warnings" aria-label={t('warnings')}>
      {warnings.map(line => (
        <li key={JSON.stringify(line)}>{t.read(line)}</li>
      ))}
    </ul>
  )
}

function warningsFor(view: TiView, seat: SeatId, { about }: Ask, draft: Play): Line[] {
  const [, chosen] = draft.args
  switch (draft.move) {
    case 'act':
      return planWarnings(view, seat, planOf(draft)!)
    case 'produce':
      return productionWarnings(view, seat, chosen as Production)
    case 'redistribute':
      return redistributionWarnings(view, seat, chosen as Redistribution)
    case 'pass':
      return passWarnings(view, seat)
    case 'pay':
      return paymentWarnings(
        view,
        seat,
        Number(about!.count),
        String(about!.value) as Value,
        chosen as Payment,
      )
    default:
      return []
  }
}

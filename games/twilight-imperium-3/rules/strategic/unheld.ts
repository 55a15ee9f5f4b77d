import { ref, type SeatId, say } from '../../../kit/index.ts'
import { type StrategyCardId, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiState } from '../../state.ts'
import { bringsVoice } from '../politics/cards/voice.ts'
import { doNext } from '../steps.ts'

/** What follows once the primary ability is resolved. */
export const afterPrimary = (seat: SeatId, card: StrategyCardId) =>
  [
    { do: 'window', id: WINDOWS.primaryExecuted, cause: { seat, card } },
    { do: 'secondaries', card },
    { do: 'endStrategic', card },
  ] as const

/** A card that nobody holds is executed by an action card. */
export function executeUnheld(g: TiState, seat: SeatId, card: StrategyCardId): void {
  g.action = { kind: 'strategic', systems: [], card, landed: {} }
  say(g, line('log.strategic', { seat: ref('seat', seat), card: ref('strategyCard', card) }))
  doNext(
    g,
    ...(bringsVoice(g, card) ? [{ do: 'offerVoice', seat } as const] : []),
    { do: 'choosePrimary', seat, card },
    ...afterPrimary(seat, card),
  )
}

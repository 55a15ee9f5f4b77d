/** Fleet Logistics: a second tactical action in the same turn. */
import { ask, type Env, type SeatId } from '../../../kit/index.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiState } from '../../state.ts'
import { refuseActivation } from '../tactical/activation.ts'

export type LogisticsStep = { do: 'secondAction'; seat: SeatId }

export const logisticsSteps = {
  secondAction({ g }: Env<TiState>, { seat }: { seat: SeatId }) {
    if (!hasTechnology(g, seat, 'fleet-logistics') || g.players[seat]!.eliminated) return
    if (Object.keys(g.galaxy.tiles).every(cell => refuseActivation(g, seat, cell))) return
    ask(g, { seat, kind: 'secondAction', required: true })
  },
}

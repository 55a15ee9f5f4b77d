import type { SeatId } from '../kit/index.ts'
import { planetsOf } from './rules/planets.ts'
import type { TiState } from './state.ts'

/** What players compare after many matches, beside victory points. */
export const figures = (g: TiState): { [seat: SeatId]: { [figure: string]: number } } =>
  Object.fromEntries(
    g.order.map(seat => [
      seat,
      { objectives: g.players[seat]!.claimed.length, planets: planetsOf(g, seat).length },
    ]),
  )

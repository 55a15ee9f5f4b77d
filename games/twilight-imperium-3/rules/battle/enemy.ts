import type { SeatId } from '../../../kit/index.ts'
import type { Battle } from '../../state.ts'

export const enemyOf = ({ attacker, defender }: Battle, seat: SeatId): SeatId =>
  seat === attacker ? defender : attacker

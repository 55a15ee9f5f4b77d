/** The High Alert token of Warfare II. [TI-34.40, TI-34.41, TI-22.03] */
import type { SeatId } from '../../kit/index.ts'
import type { Cell } from '../data/index.ts'
import type { TiView } from '../state.ts'

/** Effects are called like the card that they come from. */
export const HIGH_ALERT = 'warfare-ii'

/** Where the token of a player lies, as long as the action phase lasts. */
export const highAlertOf = ({ effects }: Pick<TiView, 'effects'>, seat: SeatId): Cell | undefined =>
  effects.find(({ id, by }) => id === HIGH_ALERT && by === seat)?.cell

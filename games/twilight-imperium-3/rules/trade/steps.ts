/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'

export type NegotiationStep = { do: 'negotiate'; by: SeatId }

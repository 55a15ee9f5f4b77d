/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'

export type ClaimStep = { do: 'claims' } | { do: 'claim'; seat: SeatId }

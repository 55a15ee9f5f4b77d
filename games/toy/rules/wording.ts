import * as kit from '../../kit/index.ts'
import type { Card } from '../state.ts'

export const card = (id: Card) => kit.ref('card', id)
export const seatRef = (seat: kit.SeatId) => kit.ref('seat', seat)

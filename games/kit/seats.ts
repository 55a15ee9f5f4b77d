/** A seat at the table: boardgame.io's player id, '0' to the number of players minus one. */
export type SeatId = string

/** What plain JSON can say. Everything in `G` is of this kind. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The vocabulary of the orb's geometry. Section 13. */

/** Quarter turns clockwise. [RFTG-13.06] */
export type Turns = 0 | 1 | 2 | 3
export const ALL_TURNS: readonly Turns[] = [0, 1, 2, 3]

/** A place on the grid: x grows to the right, y downward. [RFTG-13.01] */
export interface Point {
  x: number
  y: number
}

/** A card on the orb: the top left space of it, as it is turned, lies at (x, y). [RFTG-13.07] */
export interface Laid extends Point {
  card: string
  turns: Turns
}

/** The top or the left edge of the space (x, y). [RFTG-13.04] */
export interface EdgeAt extends Point {
  side: 'top' | 'left'
}

/** How state and messages write a space: `3,-1`. */
export type SpaceKey = `${number},${number}`

/** What lies and stands on the orb, as far as its geometry asks. */
export interface Pieces {
  /** Spaces on which an artifact token lies. Only whether there is one matters. */
  readonly tokens: { readonly [space: SpaceKey]: unknown }
  /** Where survey teams stand, whoever owns them. */
  readonly teams: readonly Point[]
}

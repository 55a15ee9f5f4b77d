/** Tracks and set-up numbers. Positions are distances to the victory space, which is 0. [D2] */

/** Both faces have the same tracks and differ in the Rescue spaces that bear an Artemia symbol. */
export const BOARD_FACES = [1, 2] as const
export type BoardFace = (typeof BOARD_FACES)[number]

/** [NA-1.03, NA-1.04] */
export const ARTEMIA_SYMBOLS: { readonly [F in BoardFace]: readonly number[] } = {
  1: [6, 5, 4, 3, 2, 1],
  2: [11, 9, 7, 5, 3, 1],
}

/** [NA-1.02] */
export const RESCUE_SPACES = 18
export const ASSIMILATION_SPACES = 12

/** [NA-2.05] */
export const rescueStart = (players: number) => 11 + players
export const assimilationStart = (players: number) => 5 + players

/** Copies of each number 6 to 10 in the reserve. [NA-2.08] */
export function reserveCopies(hunted: number): number {
  if (hunted === 1) return 1
  return hunted <= 3 ? 2 : 3
}

export const MOST_WILL = 3
export const EXPERT_WILL = 2
export const HUNT_HAND = 3
export const RESISTS_PER_ROUND = 2

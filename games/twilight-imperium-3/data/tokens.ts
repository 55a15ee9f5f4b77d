/** Tokens and cards of Shattered Empire that all players share. [TI-2.13, TI-2.14] */

/** A die hits that shows `combat` or more. [TI-39.01, TI-39.03, TI-39.05] */
export const SPACE_MINES = { tokens: 12, cost: 2, combat: 9 }

/** Tokens and cards of Shattered Empire that all players share. [TI-2.13, TI-2.14] */

export const FACILITY_IDS = ['colony', 'refinery'] as const
export type FacilityId = (typeof FACILITY_IDS)[number]

/** What a facility adds to its planet. [TI-41.01, TI-41.05] */
export const FACILITIES: {
  readonly [id in FacilityId]: { cards: number; cost: number; resources: number; influence: number }
} = {
  colony: { cards: 8, cost: 1, resources: 0, influence: 1 },
  refinery: { cards: 8, cost: 1, resources: 1, influence: 0 },
}

/** [TI-38.02] */
export const SHOCK_TROOPS = { tokens: 12 }

/** A die hits that shows `combat` or more. [TI-39.01, TI-39.03, TI-39.05] */
export const SPACE_MINES = { tokens: 12, cost: 2, combat: 9 }

/** The units of every race. [TI-2.01, TI-9.01] */
import type { Unit, UnitKind } from './types.ts'

export const UNITS: { readonly [K in UnitKind]: Unit } = {
  warSun: {
    id: 'warSun',
    cost: 12,
    combat: 3,
    dice: 3,
    movement: 2,
    capacity: 6,
    pieces: 2,
    sustainsDamage: true,
    bombards: true,
    needsTechnology: 'war-sun',
  },
  dreadnought: {
    id: 'dreadnought',
    cost: 5,
    combat: 5,
    dice: 1,
    movement: 1,
    capacity: 0,
    pieces: 5,
    sustainsDamage: true,
    bombards: true,
  },
  carrier: { id: 'carrier', cost: 3, combat: 9, dice: 1, movement: 1, capacity: 6, pieces: 4 },
  cruiser: { id: 'cruiser', cost: 2, combat: 7, dice: 1, movement: 2, capacity: 0, pieces: 8 },
  destroyer: { id: 'destroyer', cost: 1, combat: 9, dice: 1, movement: 2, capacity: 0, pieces: 8 },
  fighter: {
    id: 'fighter',
    cost: 1,
    perCost: 2,
    combat: 9,
    dice: 1,
    movement: 0,
    capacity: 0,
    pieces: 10,
    hasCounters: true,
  },
  groundForce: {
    id: 'groundForce',
    cost: 1,
    perCost: 2,
    combat: 8,
    dice: 1,
    movement: 0,
    capacity: 0,
    pieces: 12,
    hasCounters: true,
  },
  shockTroop: { id: 'shockTroop', combat: 5, dice: 1, movement: 0, capacity: 0, pieces: 12 },
  pds: { id: 'pds', cost: 2, combat: 6, dice: 1, movement: 0, capacity: 0, pieces: 6, perPlanet: 2 },
  spaceDock: {
    id: 'spaceDock',
    cost: 4,
    dice: 0,
    movement: 0,
    capacity: 0,
    supports: 3,
    pieces: 3,
    perPlanet: 1,
  },
}

/** Command Counters of a player. [TI-2.08] */
export const COUNTERS = 16

/** Trade goods in the box. [TI-2.10] */
export const TRADE_GOODS = { base: 40, expansion: 12 }

/** Dice of Anti-Fighter Barrage of one Destroyer. [TI-17.07] */
export const BARRAGE_DICE = 2

/** Numbers that technologies, races, laws and cards change, as rows: `numbers/` asks for them. [TI-1.17] */
import type { Anomaly, CargoKind, Colour, Known, Loose, ShipKind, UnitKind } from './types.ts'

export type Modifier<Ids extends Loose = Known> =
  | CombatModifier
  | MovementModifier<Ids>
  | { number: 'cost'; units: readonly UnitKind[]; set?: number; amount?: number }
  | { number: 'capacity'; units: readonly ShipKind[]; amount: number; only?: readonly CargoKind[] }
  | Amount<'production' | 'productionResources' | 'fleetSupply' | 'pdsRange'>
  | Amount<'statusCounters' | 'statusCards' | 'tradeIncome'>
  // Of each Space Dock in space: units that it builds, Fighters that it supports, steps that it goes.
  | Amount<'floatingProduction' | 'floatingFighters' | 'floatingSteps'>
  | Amount<'hitsTaken' | 'votes'>
  | { number: 'technologyPrice'; colour: Colour; amount: number }
  // They can be damaged instead of destroyed.
  | { number: 'sustains'; units: readonly ShipKind[] }
  | { number: 'barrageDice'; units: readonly ShipKind[]; amount: number }
  | { number: 'passes'; anomaly: Anomaly }
  // Of the dice by which mines hit ships of the player.
  | Amount<'mineRolls'>

/** What is added to a number, whatever it is for. */
type Amount<N> = N extends string ? { number: N; amount: number } : never

/** Dice that hit more or less easily; `battle` as far as `any`: all combat rolls. [TI-1.10, TI-1.11] */
export interface CombatModifier {
  number: 'combat'
  units: readonly UnitKind[] | 'all'
  battle: 'any' | 'space' | 'invasion' | 'barrage' | 'pds'
  amount: number
  when?: 'attacking' | 'defendingWithPds'
  /** It is the enemy's dice that change. */
  ofEnemy?: 'inFirstRound' | 'always' | 'fromAfar'
}

export interface MovementModifier<Ids extends Loose = Known> {
  number: 'movement'
  units: readonly ShipKind[]
  amount?: number
  set?: number
  /** Not for whoever has this technology. */
  unless?: Ids['technology']
}

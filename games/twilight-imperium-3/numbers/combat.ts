/** The roll that a unit needs to hit. [TI-1.09 to TI-1.11, TI-1.17] */
import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import {
  BARRAGE_DICE,
  type Cell,
  type CombatModifier,
  type PlanetId,
  UNITS,
  type UnitKind,
} from '../data/index.ts'
import { tileAt } from '../galaxy/map.ts'
import { line } from '../line.ts'
import { countOf } from '../rules/counts.ts'
import { unitsOn } from '../rules/planets.ts'
import type { TiView } from '../state.ts'
import { HIGH_ALERT, highAlertOf } from './high-alert.ts'
import { leaderDiceOf, leaderTerms } from './leaders.ts'
import { hasTechnology, type InForce, type InPlay, modifiersOf, part, simpleSum, term } from './modifiers.ts'

/** What the dice are rolled for: rounds of battles, and the shots that are none. [TI-1.10] */
export type RollFor = 'space' | 'invasion' | 'pds' | 'bombardment' | 'barrage' | 'shot' | 'lastShot'

/** Who rolls, and where. */
export interface Situation {
  seat: SeatId
  against?: SeatId
  cell: Cell
  rollFor: RollFor
  attacking: boolean
  /** Of the space battle or the invasion combat. */
  round?: number
  /** PDS fire from another system. */
  fromAfar?: boolean
  /** The planet of the PDS that fire, where that matters. [TI-52.12] */
  firedFrom?: PlanetId
  /** The planet fought for. */
  planet?: PlanetId
  /** Bonuses of this round that were paid for. */
  bonus?: InPlay<CombatModifier>[]
}

type View = Pick<TiView, 'effects' | 'laws' | 'galaxy' | 'leaders' | 'planets' | 'players'>

/** What a die must show at least. A bonus of 1 is a term of -1. */
export function combatValue(g: View, kind: UnitKind, situation: Situation): Sum {
  const { seat, against, cell, rollFor, attacking, bonus = [] } = situation
  const own = modifiersOf(g, seat, 'combat').filter(
    ({ modifier, effect }) =>
      !modifier.ofEnemy && (effect?.cell ?? cell) === cell && counts(g, kind, situation, modifier),
  )
  const enemy = against === undefined ? [] : modifiersOf(g, against, 'combat')
  const given = enemy.filter(
    ({ modifier }) => isGiven(situation, modifier) && counts(g, kind, situation, modifier),
  )
  const paid = bonus.filter(({ modifier }) => counts(g, kind, situation, modifier))
  const terms = [...own, ...given, ...paid].map(({ source, modifier }) => term(source, -modifier.amount))
  const isShielded = rollFor === 'space' && !attacking && tileAt(g.galaxy, cell)?.anomaly === 'nebula'
  return sumOf([
    term(ref('unit', kind), UNITS[kind].combat ?? 0),
    ...terms,
    ...(rollFor === 'space' && highAlertOf(g, seat) === cell
      ? [term(ref('strategyCard', HIGH_ALERT), -1)]
      : []),
    ...leaderTerms(g, kind, situation),
    ...forRound(g, kind, rollFor).map(id => term(ref('politicalCard', id), -1)),
    ...(isShielded ? [part(line('sum.nebula'), -1)] : []),
  ])
}

/** What votes against laws have made easier for everybody in this round. */
function forRound({ effects }: View, kind: UnitKind, rollFor: RollFor): string[] {
  const isOn = (id: string) => effects.some(effect => effect.id === id && effect.count === undefined)
  return [
    ...(kind === 'fighter' && isOn('war-funding') ? ['war-funding'] : []),
    ...(rollFor === 'bombardment' && isOn('redefining-war-crimes') ? ['redefining-war-crimes'] : []),
  ]
}

function counts(
  g: View,
  kind: UnitKind,
  situation: Situation,
  { units, battle, when }: CombatModifier,
): boolean {
  const { rollFor, attacking, planet, seat } = situation
  if (units !== 'all' && !units.includes(kind)) return false
  if (battle !== 'any' && battle !== rollFor) return false
  if (when === 'attacking') return attacking
  if (when === 'defendingWithPds')
    return (
      !attacking &&
      planet !== undefined &&
      g.planets[planet]?.by === seat &&
      countOf(unitsOn(g, planet), 'pds') > 0
    )
  return true
}

const isFirstRound = ({ rollFor, round }: Situation) =>
  round === 1 && (rollFor === 'space' || rollFor === 'invasion')

/** Units that roll no dice in an Ion Storm. [TI-29.04, TI-29.05] */
const STILL_IN_STORMS: readonly UnitKind[] = ['fighter', 'groundForce']

/** Whether what an enemy has changes these dice. */
function isGiven(situation: Situation, { ofEnemy }: CombatModifier): boolean {
  if (ofEnemy === 'inFirstRound') return isFirstRound(situation)
  return ofEnemy === 'always' || (ofEnemy === 'fromAfar' && situation.fromAfar === true)
}

/** Dice that a unit rolls. [TI-17.07, TI-17.12] */
export function diceOf(
  g: InForce & Pick<TiView, 'galaxy'>,
  kind: UnitKind,
  { seat, rollFor, cell }: Situation,
): Sum {
  const own = term(ref('unit', kind), UNITS[kind].dice)
  if (STILL_IN_STORMS.includes(kind) && tileAt(g.galaxy, cell)?.anomaly === 'ionStorm')
    return sumOf([own, part(line('sum.ionStorm'), -own.amount)])
  if (rollFor !== 'barrage') return simpleSum([own], [])
  const more = modifiersOf(g, seat, 'barrageDice').filter(({ modifier }) =>
    (modifier.units as readonly UnitKind[]).includes(kind),
  )
  return simpleSum([term(ref('unit', kind), BARRAGE_DICE)], more)
}

/** Whether dice that miss are rolled again, each once. [TI-16.04 with the technology Graviton Laser System] */
export const rollsAgain = (g: InForce, { seat, rollFor }: Pick<Situation, 'seat' | 'rollFor'>): boolean =>
  rollFor === 'pds' && hasTechnology(g, seat, 'graviton-laser-system')

/** Dice of all units of a kind together, with those that leaders add. [TI-52.10] */
export function diceTogether(
  g: InForce & Pick<TiView, 'galaxy' | 'leaders'>,
  kind: UnitKind,
  count: number,
  situation: Situation,
): number {
  const each = diceOf(g, kind, situation).total
  return count > 0 && each > 0 ? count * each + leaderDiceOf(g, kind, situation).total : 0
}

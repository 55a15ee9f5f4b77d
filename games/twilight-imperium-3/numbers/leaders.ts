/** Where leaders are, and the parts that they add to numbers. Abilities of a class do not add up. Section 52. */
import { ref, type SeatId, type Sum, type Term } from '../../kit/index.ts'
import {
  ADMIRAL,
  type Cell,
  GENERAL,
  idsOf,
  kindOf,
  type LeaderId,
  type LeaderKind,
  type PlanetId,
  SCIENTIST,
  type ShipKind,
  type UnitKind,
} from '../data/index.ts'
import type { TiView } from '../state.ts'
import type { Situation } from './combat.ts'
import { simpleSum, term } from './modifiers.ts'

type View = Pick<TiView, 'leaders'>

/** Leaders of a player who are free, in the order of the sheet. */
export const freeLeadersOf = ({ leaders = {} }: View, seat: SeatId): LeaderId[] =>
  idsOf(leaders).filter(id => leaders[id]!.of === seat && leaders[id]!.captor === undefined)

/** Those whom a player holds. [TI-52.07] */
export const captivesOf = ({ leaders = {} }: View, seat: SeatId): LeaderId[] =>
  idsOf(leaders).filter(id => leaders[id]!.captor === seat)

/** Leaders who live on a planet; `landing`: who have come with troops and wait for what becomes of them. */
export const leadersOn = ({ leaders = {} }: View, planet: PlanetId, landing = false): LeaderId[] =>
  idsOf(leaders).filter(id => leaders[id]!.planet === planet && (leaders[id]!.landing ?? false) === landing)

/** Leaders of a player aboard ships in a system. [TI-52.03] */
export const leadersAboard = (
  { leaders = {} }: View,
  cell: Cell,
  seat: SeatId,
  ship?: ShipKind,
): LeaderId[] =>
  idsOf(leaders).filter(id => {
    const { of, cell: at, ship: aboard } = leaders[id]!
    return of === seat && at === cell && (ship === undefined || ship === aboard)
  })

const ofKind = (ids: readonly LeaderId[], kind: LeaderKind): LeaderId | undefined =>
  ids.find(id => kindOf(id) === kind)

/** A leader of a class who lives on a planet, and whose it is. */
export const leaderOn = (g: View, kind: LeaderKind, planet: PlanetId): LeaderId | undefined =>
  ofKind(leadersOn(g, planet), kind)

/** A leader of a class who has landed with troops that fight for a planet. */
export const leaderLanded = (g: View, kind: LeaderKind, planet: PlanetId): LeaderId | undefined =>
  ofKind(leadersOn(g, planet, true), kind)

/** A leader of a class in a fleet. */
export const leaderInFleet = (
  g: View,
  kind: LeaderKind,
  cell: Cell,
  seat: SeatId,
  ship?: ShipKind,
): LeaderId | undefined => ofKind(leadersAboard(g, cell, seat, ship), kind)

const partOf = (id: LeaderId | undefined, amount: number): Term[] =>
  id === undefined ? [] : [term(ref('leader', id), amount)]

/** What leaders change in the roll that a unit needs. [TI-52.11, TI-52.12] */
export function leaderTerms(g: View, unit: UnitKind, situation: Situation): Term[] {
  if (!g.leaders) return []
  const { rollFor, attacking, planet, firedFrom = planet } = situation
  if (rollFor === 'bombardment' && planet !== undefined)
    return partOf(leaderOn(g, 'general', planet), -GENERAL.bombardment)
  if (rollFor === 'pds' && unit === 'pds' && firedFrom !== undefined)
    return partOf(leaderOn(g, 'scientist', firedFrom), -SCIENTIST.pds)
  const defends = unit === 'groundForce' || unit === 'shockTroop'
  return rollFor === 'invasion' && !attacking && defends && planet !== undefined
    ? partOf(leaderOn(g, 'general', planet), -GENERAL.defence)
    : []
}

/** Dice that the ship of an Admiral adds to those of its kind. [TI-52.10] */
export const leaderDiceOf = (g: View, unit: UnitKind, { seat, rollFor, cell }: Situation): Sum =>
  simpleSum(
    rollFor === 'space' && g.leaders
      ? partOf(leaderInFleet(g, 'admiral', cell, seat, unit as ShipKind), ADMIRAL.dice)
      : [],
    [],
  )

/** What the Admiral among those aboard adds to the movement of a ship. [TI-52.10] */
export const leaderSteps = (ship: ShipKind, aboard: readonly LeaderId[]): Term[] =>
  ship === ADMIRAL.moves ? partOf(ofKind(aboard, 'admiral'), ADMIRAL.steps) : []

/** What a Scientist makes of the specialty of a planet: it counts twice. [TI-52.12] */
export const scientistOn = (g: View, planet: PlanetId): LeaderId | undefined =>
  leaderOn(g, 'scientist', planet)

/** What a Scientist makes of the price of a new Space Dock. [TI-52.12] */
export const dockTerms = (g: View, planet: PlanetId, price: number): Term[] =>
  price > SCIENTIST.dock ? partOf(scientistOn(g, planet), SCIENTIST.dock - price) : []

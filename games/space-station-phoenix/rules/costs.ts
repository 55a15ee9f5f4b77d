/** What things cost, with their parts. */
import { ref, type SeatId, type Sum, sumOf, type Term } from '../../kit/index.ts'
import type { Action, Components, Track } from '../components.ts'
import { line } from '../line.ts'
import type { PhoenixView, ShipRef } from '../state.ts'
import { type Placed, passives } from './station.ts'

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>

/** Owner and id of a ship on the table; undefined if there is no such ship. */
export function shipAt(c: Components, g: PhoenixView, shipRef: string) {
  const [owner, id, ...rest] = shipRef.split('/')
  if (owner === undefined || id === undefined || rest.length > 0) return undefined
  const fleet =
    owner === 'neutral' ? g.neutral : Object.hasOwn(g.players, owner) ? g.players[owner]!.fleet : undefined
  if (!fleet || !Object.hasOwn(fleet, id)) return undefined
  return { owner: owner === 'neutral' ? null : owner, id, ship: c.ships[id]!, used: fleet[id]! > 0 }
}

/** All ships on the table, own ones first. */
export function shipRefs(g: PhoenixView, seat: SeatId): ShipRef[] {
  const owners = [seat, ...g.order.filter(other => other !== seat)]
  return [
    ...owners.flatMap(owner => Object.keys(g.players[owner]!.fleet).map((id): ShipRef => `${owner}/${id}`)),
    ...Object.keys(g.neutral).map((id): ShipRef => `neutral/${id}`),
  ]
}

/** Where an effect is, as a word of a line. */
export const sourceLine = (source: string) => {
  const [place, slot] = source.split('/') as [string, string]
  return place === 'hub' ? line('source.hub') : line('source.quarter', { sector: ref('sector', place), slot })
}

const discounts = <E extends Placed>(placed: readonly E[], amount: (effect: E['effect']) => number): Term[] =>
  placed.map(({ source, effect }) => ({ label: sourceLine(source), amount: -amount(effect) }))

/** The fee for using an opponent's ship, discounts taken off. [SSP-5.07, SSP-5.11] */
export function useFee(c: Components, g: PhoenixView, seat: SeatId, owner: SeatId | null, fee: number): Sum {
  if (owner === null || owner === seat) return sumOf([])
  return sumOf(
    [
      { label: line('term.fee'), amount: fee },
      ...discounts(passives(c, g, seat, 'youUseOpponentShip'), ({ feeDiscount }) => feeDiscount),
    ],
    0,
  )
}

/** GEM that a ship costs its user: what is laid on it, and the fee. [SSP-5.06 to SSP-5.08] */
export function useCost(c: Components, g: PhoenixView, seat: SeatId, shipRef: string): Sum {
  const at = shipAt(c, g, shipRef)!
  const fee = useFee(c, g, seat, at.owner, at.ship.useFee)
  return sumOf([
    { label: line('term.ship', { ship: ref('ship', at.id) }), amount: at.ship.cost },
    ...(fee.total > 0 ? fee.terms : []),
  ])
}

/** Metal that a sector costs. [SSP-7.05, SSP-7.06] */
export function buildCost(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  sectorId: string,
  action: ActionOf<'construct'>,
): Sum {
  return sumOf(
    [
      { label: line('term.sector', { sector: ref('sector', sectorId) }), amount: c.sectors[sectorId]!.cost },
      { label: line('term.action'), amount: -action.discount },
      ...discounts(passives(c, g, seat, 'construct'), ({ discount }) => discount),
    ],
    0,
  )
}

/** GEM that the next level of a track costs. [SSP-11.01, SSP-11.03, SSP-11.04] */
export function lobbyCost(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  track: Track,
  action: ActionOf<'diplomacy'>,
): Sum {
  const level = g.players[seat]!.levels[track]
  return sumOf(
    [
      { label: line('term.lobby', { level: level + 1 }), amount: c.tracks[track][level]!.lobbyCost },
      { label: line('term.action'), amount: -action.lobbyDiscount },
      ...discounts(passives(c, g, seat, 'diplomacy'), ({ lobbyDiscount }) => lobbyDiscount),
    ],
    0,
  )
}

/** Transactions of a transport action. [SSP-9.01] */
export const transactionsOf = (c: Components, g: PhoenixView, seat: SeatId, action: ActionOf<'transport'>) =>
  sumOf([
    { label: line('term.action'), amount: action.transactions },
    ...passives(c, g, seat, 'transport').map(({ source, effect }) => ({
      label: sourceLine(source),
      amount: effect.extraTransactions,
    })),
  ])

/** Dice and cargo of an expedition. [SSP-8.01, SSP-8.10] */
export function expeditionOf(c: Components, g: PhoenixView, seat: SeatId, action: ActionOf<'expedition'>) {
  const extra = passives(c, g, seat, 'expedition')
  const sum = (printed: number, of: 'extraDice' | 'extraCargo') =>
    sumOf([
      { label: line('term.action'), amount: printed },
      ...extra.map(({ source, effect }) => ({ label: sourceLine(source), amount: effect[of] ?? 0 })),
    ])
  return { dice: sum(action.dice, 'extraDice'), cargo: sum(action.cargo, 'extraCargo') }
}

/** GEM saved on a gold Alien. [SSP-19.11] */
export const goldDiscount = (c: Components, g: PhoenixView, seat: SeatId) =>
  passives(c, g, seat, 'recruitGold').reduce((sum, { effect }) => sum + effect.gemDiscount, 0)

/** Whether an action can be carried out at all. Sections 6 to 11. */
import { type Refusal, ref, type SeatId } from '../../kit/index.ts'
import type { Action, Bag, Components, Level, OfferId, Species, Track } from '../components.ts'
import { COLORS, OFFER_IDS, RESOURCES, TRACK_IDS } from '../components.ts'
import { refuse } from '../line.ts'
import type { PhoenixView } from '../state.ts'
import { canPay, type Wallet } from './bags.ts'
import { buildCost, goldDiscount, lobbyCost } from './costs.ts'
import { hasBuilt, homesFor } from './station.ts'

/** Who acts with what; `using` is the own ship that is being used, `wallet` what is left to pay with. */
export interface Acting<A extends Action = Action> {
  seat: SeatId
  action: A
  wallet: Wallet
  using?: string | undefined
}

type ActingAs<T extends Action['type']> = Acting<Extract<Action, { type: T }>>

/** Why a ship cannot be dismantled. [SSP-6.01 to SSP-6.03] */
export function refuseDismantle(
  g: PhoenixView,
  seat: SeatId,
  id: string,
  using?: string,
): Refusal | undefined {
  const { fleet } = g.players[seat]!
  if (!Object.hasOwn(fleet, id)) return refuse('SSP-6.02', 'notYourShip')
  if (id === using) return refuse('SSP-6.03', 'notItself')
  return fleet[id]! > 0 ? refuse('SSP-6.01', 'shipUsed', { ship: ref('ship', id) }) : undefined
}

/** Why a sector cannot be built. [SSP-7.01 to SSP-7.07] */
export function refuseBuild(
  c: Components,
  g: PhoenixView,
  { seat, action, wallet }: ActingAs<'construct'>,
  id: string,
): Refusal | undefined {
  const player = g.players[seat]!
  if (!g.market.includes(id)) return refuse('SSP-7.01', 'notInMarket')
  const { color, level } = c.sectors[id]!
  if (hasBuilt(c, player, color, level)) return refuse('SSP-7.03', 'builtAlready')
  if (level > 1 && !hasBuilt(c, player, color, (level - 1) as Level))
    return refuse('SSP-7.02', 'lowerLevelFirst', { level: level - 1, color: ref('color', color) })
  const cost = buildCost(c, g, seat, id, action).total
  return wallet.metal < cost ? refuse('SSP-7.07', 'metalShort', { cost, have: wallet.metal }) : undefined
}

/** Why a track cannot be advanced. [SSP-11.01, SSP-11.02, SSP-11.06] */
export function refuseAdvance(
  c: Components,
  g: PhoenixView,
  { seat, action, wallet }: ActingAs<'diplomacy'>,
  track: Track,
  advanced: readonly Track[] = [],
): Refusal | undefined {
  if (advanced.includes(track)) return refuse('SSP-11.02', 'otherTrack')
  if (g.players[seat]!.levels[track] >= c.tracks[track].length)
    return refuse('SSP-11.01', 'topLevel', { track: ref('track', track) })
  const cost = lobbyCost(c, g, seat, track, action).total
  return wallet.gem < cost ? refuse('SSP-11.06', 'gemShort', { cost, have: wallet.gem }) : undefined
}

/** What an offer costs this player; a swap costs any two resources besides. [SSP-9.02 to SSP-9.06, SSP-19.11] */
export function offerPrice(c: Components, g: PhoenixView, seat: SeatId, offer: OfferId): Bag {
  if (offer === 'swap') return {}
  const { pay } = c.constants.offers[offer]
  if (offer !== 'goldAlien') return pay
  return { ...pay, gem: Math.max(0, (pay.gem ?? 0) - goldDiscount(c, g, seat)) }
}

/** Species that an offer can bring. */
export const offeredSpecies = (offer: OfferId): readonly Species[] =>
  offer === 'alien' ? COLORS : offer === 'goldAlien' ? ['gold'] : []

/** Why a resident of a species cannot come. [SSP-1.06, SSP-9.08, SSP-8.08] */
export function refuseResident(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  species: Species,
): Refusal | undefined {
  if (g.supply[species] === 0) return refuse('SSP-1.06', 'noneLeft', { species: ref('species', species) })
  if (homesFor(c, g.players[seat]!, species).length === 0)
    return refuse('SSP-9.08', 'noHome', { species: ref('species', species) })
  return undefined
}

/** Why an offer of a transport action cannot be taken at all. [SSP-9.10] */
export function refuseOffer(
  c: Components,
  g: PhoenixView,
  { seat, wallet }: Pick<Acting, 'seat' | 'wallet'>,
  offer: OfferId,
): Refusal | undefined {
  const { payAny } = c.constants.offers.swap
  if (offer === 'swap')
    return RESOURCES.reduce((sum, kind) => sum + wallet[kind], 0) < payAny
      ? refuse('SSP-9.04', 'resourcesShort', { count: payAny })
      : undefined
  const price = offerPrice(c, g, seat, offer)
  if (!canPay(wallet, price)) return refuse('SSP-1.08', 'cannotPay')
  const reasons = offeredSpecies(offer).map(one => refuseResident(c, g, seat, one))
  return reasons.every(Boolean) ? reasons[0] : undefined
}

/** Why no part of an action can be carried out, or undefined. [SSP-5.03] */
export function refuseAction(c: Components, g: PhoenixView, acting: Acting): Refusal | undefined {
  const { seat, action, using } = acting
  switch (action.type) {
    case 'dismantle': {
      const ships = Object.keys(g.players[seat]!.fleet)
      return ships.every(id => refuseDismantle(g, seat, id, using))
        ? refuse('SSP-6.04', 'nothingToDismantle')
        : undefined
    }
    case 'construct':
      return g.market.every(id => refuseBuild(c, g, { ...acting, action }, id))
        ? refuse('SSP-7.07', 'nothingToBuild')
        : undefined
    case 'transport':
      return OFFER_IDS.every(offer => refuseOffer(c, g, acting, offer))
        ? refuse('SSP-9.10', 'noTransaction')
        : undefined
    case 'diplomacy':
      return TRACK_IDS.every(track => refuseAdvance(c, g, { ...acting, action }, track))
        ? refuse('SSP-11.06', 'noAdvance')
        : undefined
    // Some die can always be collected, and farms and ice always give. [SSP-8.11, SSP-10.02]
    case 'expedition':
    case 'farm':
    case 'ice':
      return undefined
  }
}

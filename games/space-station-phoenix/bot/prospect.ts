/**
 * A player's prospect: the own things as plain numbers, quick to copy and to play on with. Bots think ahead in it,
 * without the others and without the questions of a real turn; what counts in the end is still the rules' own word.
 */
import type { SeatId } from '../../kit/index.ts'
import {
  ALIENS,
  type Bag,
  type Counter,
  type Effect,
  type Endgame,
  type Income,
  type Power,
  type Ship,
  SPECIES,
  TRACK_IDS,
} from '../components.ts'
import { finalEffects } from '../rules/station.ts'
import type { PhoenixView } from '../state.ts'
import { type Appraisal, type Site, strengthOf } from './appraisal.ts'

/** A ship that can be used. */
export interface Hull {
  id: string
  ship: Ship
  owner: 'own' | 'other' | 'neutral'
  type: Ship['action']['type']
}

export const FREE = 0
export const USED = 1
export const GONE = 2

export interface Prospect {
  gem: number
  food: number
  water: number
  metal: number
  score: number
  /** Own ships left, and own ships dismantled. */
  fleet: number
  dismantled: number
  hulls: readonly Hull[]
  /** What has become of each hull. */
  hullState: number[]
  /** The neutral-ship token is at hand. */
  token: boolean
  sites: Site[]
  /** Residents of each site. */
  filled: number[]
  /** Kinds of sector built, as bits. */
  built: number
  market: readonly Site[]
  /** Sectors that end the game, and the GEM with which income may always be taken. */
  sectorsMost: number
  incomeGem: number
  /** Own residents and those of the supply, by species. */
  people: number[]
  supply: number[]
  /** Own levels and the highest ones of others, by track. */
  levels: number[]
  highest: readonly number[]
  rivals: number
  /** Income that does not depend on anything. */
  income: { gem: number; food: number; water: number; metal: number; vp: number }
  counted: Income[]
  powers: Power[]
  endgames: Endgame[]
  discount: number
  transactions: number
  dice: number
  cargo: number
  lobby: number
  feeDiscount: number
  goldDiscount: number
  /** What every dismantle action brings besides. */
  salvage: Bag[]
}

export const copyOf = (p: Prospect): Prospect => ({
  ...p,
  hullState: p.hullState.slice(),
  sites: p.sites.slice(),
  filled: p.filled.slice(),
  people: p.people.slice(),
  supply: p.supply.slice(),
  levels: p.levels.slice(),
  income: { ...p.income },
  counted: p.counted.slice(),
  powers: p.powers.slice(),
  endgames: p.endgames.slice(),
  salvage: p.salvage.slice(),
})

export function take(p: Prospect, bag: Bag, times = 1): void {
  if (bag.gem !== undefined) p.gem += bag.gem * times
  if (bag.food !== undefined) p.food += bag.food * times
  if (bag.water !== undefined) p.water += bag.water * times
  if (bag.metal !== undefined) p.metal += bag.metal * times
  if (bag.vp !== undefined) p.score += bag.vp * times
}

/** An effect begins to work. */
export function work(p: Prospect, effect: Effect): void {
  switch (effect.kind) {
    case 'none':
      return
    case 'income':
      if (effect.per) p.counted.push(effect)
      else for (const kind of Object.keys(effect.gain) as (keyof Bag)[]) p.income[kind] += effect.gain[kind]!
      return
    case 'power':
      p.powers.push(effect)
      return
    case 'endgame':
      p.endgames.push(effect)
      return
    case 'passive':
      switch (effect.on) {
        case 'dismantle':
          p.salvage.push(effect.gain)
          return
        case 'construct':
          p.discount += effect.discount
          return
        case 'transport':
          p.transactions += effect.extraTransactions
          return
        case 'expedition':
          p.dice += effect.extraDice ?? 0
          p.cargo += effect.extraCargo ?? 0
          return
        case 'diplomacy':
          p.lobby += effect.lobbyDiscount
          return
        case 'youUseOpponentShip':
          p.feeDiscount += effect.feeDiscount
          return
        case 'recruitGold':
          p.goldDiscount += effect.gemDiscount
      }
  }
}

/** The best unused ship of each type that others have, and the neutral ones. */
function hullsOf({ c }: Appraisal, g: PhoenixView, seat: SeatId): { hull: Hull; used: boolean }[] {
  const hullOf = (id: string, owner: Hull['owner']): Hull => {
    const ship = c.ships[id]!
    return { id, ship, owner, type: ship.action.type }
  }
  const merit = ({ ship }: Hull) => strengthOf(ship) - ship.cost - ship.useFee
  const others = new Map<string, Hull>()
  for (const other of g.order) {
    if (other === seat) continue
    for (const [id, gems] of Object.entries(g.players[other]!.fleet)) {
      if (gems > 0) continue
      const hull = hullOf(id, 'other')
      const best = others.get(hull.type)
      if (!best || merit(hull) > merit(best)) others.set(hull.type, hull)
    }
  }
  return [
    ...Object.entries(g.players[seat]!.fleet).map(([id, gems]) => ({
      hull: hullOf(id, 'own'),
      used: gems > 0,
    })),
    ...[...others.values()].map(hull => ({ hull, used: false })),
    ...Object.entries(g.neutral).map(([id, gems]) => ({ hull: hullOf(id, 'neutral'), used: gems > 0 })),
  ]
}

/** The prospect of a seat as the table is now. */
export function prospectOf(appraisal: Appraisal, g: PhoenixView, seat: SeatId): Prospect {
  const { c, sites } = appraisal
  const player = g.players[seat]!
  const hulls = hullsOf(appraisal, g, seat)
  const own = Object.keys(player.station).map(id => sites[id]!)
  const people = SPECIES.map(
    species =>
      Object.values(player.station)
        .flat()
        .filter(resident => resident.species === species).length,
  )
  const others = g.order.filter(other => other !== seat)
  const p: Prospect = {
    gem: player.gem,
    food: player.food,
    water: player.water,
    metal: player.metal,
    score: player.score,
    fleet: Object.keys(player.fleet).length,
    dismantled: player.dismantled,
    hulls: hulls.map(({ hull }) => hull),
    hullState: hulls.map(({ used }) => (used ? USED : FREE)),
    token: player.token === null,
    sites: own,
    filled: own.map(({ sector }) => player.station[sector.id]!.length),
    built: own.reduce((bits, { bit }) => bits | bit, 0),
    sectorsMost: c.constants.end.sectors,
    incomeGem: c.constants.mostGemForIncome,
    market: g.market.map(id => sites[id]!),
    people,
    supply: SPECIES.map(species => g.supply[species]),
    levels: TRACK_IDS.map(track => player.levels[track]),
    highest: TRACK_IDS.map(track => Math.max(0, ...others.map(other => g.players[other]!.levels[track]))),
    rivals: others.length,
    income: { gem: 0, food: 0, water: 0, metal: 0, vp: 0 },
    counted: [],
    powers: [],
    endgames: [],
    discount: 0,
    transactions: 0,
    dice: 0,
    cargo: 0,
    lobby: 0,
    feeDiscount: 0,
    goldDiscount: 0,
    salvage: [],
  }
  for (const { effect } of finalEffects(c, g, seat)) work(p, effect)
  return p
}

export const homesOf = (p: Prospect): number =>
  p.sites.reduce((sum, { sector }, i) => sum + sector.quarters.length - p.filled[i]!, 0)

const GOLD = ALIENS.indexOf('gold')
const HUMAN = SPECIES.indexOf('human')
const ofLevel = (p: Prospect, level: number) =>
  p.sites.reduce((sum, { sector }) => sum + (sector.level === level ? 1 : 0), 0)
const residents = (p: Prospect) => p.people.reduce((sum, number) => sum + number, 0)

/** How many of something the player has; see `Counter`. */
export function countIn(p: Prospect, counter: Counter): number {
  switch (counter) {
    case 'ships':
      return p.fleet
    case 'shipsDismantled':
      return p.dismantled
    case 'sectors':
      return p.sites.length
    case 'sectorsL1':
      return ofLevel(p, 1)
    case 'sectorsL2':
      return ofLevel(p, 2)
    case 'sectorsL3':
    case 'completeWings':
      return ofLevel(p, 3)
    case 'fullSectors':
      return p.sites.reduce((sum, { sector }, i) => sum + (p.filled[i] === sector.quarters.length ? 1 : 0), 0)
    case 'residents':
      return residents(p)
    case 'aliens':
      return residents(p) - p.people[HUMAN]!
    case 'humans':
      return p.people[HUMAN]!
    case 'tealAliens':
      return p.people[0]!
    case 'pinkAliens':
      return p.people[1]!
    case 'brownAliens':
      return p.people[2]!
    case 'goldAliens':
      return p.people[GOLD]!
    case 'species':
      return p.people.reduce((sum, number) => sum + (number > 0 ? 1 : 0), 0)
    case 'speciesSets':
      return Math.min(...p.people)
    case 'diplomacyLevels':
      return p.levels.reduce((sum, level) => sum + level, 0)
    case 'tracksLed':
      return p.levels.reduce((sum, level, i) => sum + (level > p.highest[i]! ? 1 : 0), 0)
    case 'tracksAtLeast3':
      return p.levels.reduce((sum, level) => sum + (level >= 3 ? 1 : 0), 0)
    case 'gems':
      return Math.floor(p.gem)
    case 'resources':
      return Math.floor(p.food + p.water + p.metal)
    case 'metal':
      return Math.floor(p.metal)
  }
}

/** The final score, without pluralities. Section 16. */
export function tallyOf({ c }: Appraisal, p: Prospect): number {
  const { resident, gemsPerPoint, resourcesPerPoint } = c.constants.scoring
  let points = p.score + residents(p) * resident
  for (const { sector } of p.sites) points += sector.points
  for (const { vp, per, every = 1, max = Infinity } of p.endgames)
    points += Math.min(max, vp * Math.floor(countIn(p, per) / every))
  return (
    points + Math.floor(p.gem / gemsPerPoint) + Math.floor((p.food + p.water + p.metal) / resourcesPerPoint)
  )
}

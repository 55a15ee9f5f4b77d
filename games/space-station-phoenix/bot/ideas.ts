/** Legal moves as ideas: what each leads to in the bot's prospect, and how good it looks at first sight. */
import type { Ask, Play, SeatId } from '../../kit/index.ts'
import { DIE_FACES, type OfferId, RESOURCES, TRACK_IDS, type Track } from '../components.ts'
import { offerPrice } from '../rules/actions.ts'
import { partsOf } from '../rules/current.ts'
import type { Collected, Deal } from '../rules/parts.ts'
import { powersOf } from '../rules/station.ts'
import type { PhoenixView } from '../state.ts'
import { collectIncome, usePower, usePowers } from './act.ts'
import { type Appraisal, worthOf } from './appraisal.ts'
import { build, lobby, reward, settleIn, wreck } from './deeds.ts'
import { collect } from './expedition.ts'
import {
  buildPrice,
  COLOR,
  fleetOf,
  GOLD,
  gemWorth,
  HUMAN,
  lobbyPrice,
  type Mind,
  metalWorth,
  pairNeed,
  pairWorth,
  quarterWorth,
  residentWorth,
  siteWorth,
  type Times,
  trackWorth,
  worthIn,
  wreckWorth,
} from './measures.ts'
import { type Glance, incomeWorth, shipWorth, useHull } from './policy.ts'
import { FREE, type Prospect, prospectOf, take } from './prospect.ts'
import { trade } from './trade.ts'

export interface Idea {
  move: Play
  /** Ideas of the same kind come to much the same: ships of one type. */
  kind: string
  /** How good it looks, next to the other ideas of the same moment. */
  sight: number
  /** Makes the move in a prospect, and the rest of the turn. Gives the prospect that comes of it. */
  play(p: Prospect, mind: Mind): Prospect
}

/** What a bot looks at when it is asked. */
export interface Moment {
  appraisal: Appraisal
  g: PhoenixView
  seat: SeatId
  ask: Ask
  mind: Mind
  p: Prospect
  times: Times
  glance: Glance
}

const placeOf = (p: Prospect, sector: string) => p.sites.findIndex(site => site.sector.id === sector)

/** What one more of a resource is worth now. */
function resourceWorth(p: Prospect, kind: (typeof RESOURCES)[number], times: Times): number {
  if (kind === 'metal') return metalWorth(p, times)
  const need = pairNeed(p, times)
  return kind === 'food' ? pairWorth(p.food, p.water, need) : pairWorth(p.water, p.food, need)
}

/** The end of the action: the reward of its track, or the other powers. */
function finish({ appraisal, g, seat, times }: Moment, p: Prospect, mind: Mind): void {
  const { action, byShip } = g.current!
  if (byShip) {
    const track = TRACK_IDS.indexOf(action.type as Track)
    if (track >= 0) reward(mind, p, track)
    return
  }
  for (const { source, effect } of powersOf(appraisal.c, g, seat))
    if (!g.income!.used.includes(source)) usePower(p, mind, effect, times)
}

type IdeaOf = (moment: Moment, args: unknown[]) => Omit<Idea, 'move' | 'kind'> & { kind?: string }

const useShip: IdeaOf = ({ appraisal, seat, p, mind, times, glance }, [shipRef]) => {
  const [owner, id] = (shipRef as string).split('/') as [string, string]
  const ship = appraisal.c.ships[id]!
  const whose = owner === 'neutral' ? 'neutral' : owner === seat ? 'own' : 'other'
  const known = p.hulls.findIndex(hull => hull.owner === whose && hull.id === id)
  const at = known >= 0 ? known : p.hulls.length
  const withHull = (before: Prospect): Prospect => {
    if (known >= 0) return before
    const hull = { id, ship, owner: whose, type: ship.action.type } as const
    return { ...before, hulls: [...before.hulls, hull], hullState: [...before.hullState, FREE] }
  }
  return {
    kind: ship.action.type,
    sight: shipWorth(withHull(p), mind, at, times, glance),
    play(before, within) {
      const after = withHull(before)
      useHull(after, within, at, times)
      return after
    },
  }
}

const takeIncome: IdeaOf = ({ p, times }) => ({
  sight: incomeWorth(p, times),
  play(after, mind) {
    collectIncome(after)
    usePowers(after, mind, times)
    return after
  },
})

const dismantle: IdeaOf = (moment, [id]) => {
  const { g, p, times } = moment
  const { action } = g.current!
  const at = p.hulls.findIndex(hull => hull.owner === 'own' && hull.id === id)
  return {
    sight: wreckWorth(p, at, fleetOf(p), times),
    play(after, mind) {
      wreck(after, at, action.type === 'dismantle' ? action.bonusMetal : 0)
      finish(moment, after, mind)
      return after
    },
  }
}

const construct: IdeaOf = (moment, [id]) => {
  const { appraisal, g, p, times } = moment
  const { action } = g.current!
  const site = appraisal.sites[id as string]!
  const discount = action.type === 'construct' ? action.discount : 0
  return {
    sight: siteWorth(p, site, times) - buildPrice(p, site, discount) * metalWorth(p, times),
    play(after, mind) {
      build(after, site, discount)
      finish(moment, after, mind)
      return after
    },
  }
}

/** What a resident brings in a sector. */
function homeWorth(p: Prospect, mind: Mind, species: number, sector: string, times: Times): number {
  const at = placeOf(p, sector)
  return quarterWorth(p.sites[at]!, p.filled[at]!, times) + residentWorth(p, mind, species)
}

const transact: IdeaOf = (moment, args) => {
  const { appraisal, g, seat, p, mind, times } = moment
  const [offer, deal] = args as [OfferId, Deal]
  const price = offerPrice(appraisal.c, g, seat, offer)
  const rest = partsOf(appraisal.c, g, seat) - g.current!.done - 1
  const species = deal.species ? COLOR[deal.species] : offer === 'goldAlien' ? GOLD : -1
  let sight = -(price.gem ?? 0) * gemWorth(p, times)
  if (species >= 0) sight += homeWorth(p, mind, species, deal.sector!, times)
  if (deal.gain) sight += resourceWorth(p, deal.gain, times)
  for (const kind of deal.pay ?? []) sight -= resourceWorth(p, kind, times)
  return {
    sight,
    play(after, within) {
      take(after, price, -1)
      for (const kind of deal.pay ?? []) after[kind] -= 1
      if (deal.gain) after[deal.gain] += 1
      if (species >= 0) settleIn(after, species, placeOf(after, deal.sector!))
      trade(after, within, rest, times)
      finish(moment, after, within)
      return after
    },
  }
}

const collectDie: IdeaOf = (moment, args) => {
  const { appraisal, g, seat, p, mind, times } = moment
  const [face, { how, sector }] = args as [(typeof DIE_FACES)[number], Collected]
  const rest = partsOf(appraisal.c, g, seat) - g.current!.done - 1
  const rolled = DIE_FACES.map(one => g.current!.dice.filter(die => die === one).length)
  rolled[DIE_FACES.indexOf(face)]! -= 1
  const { observe, recruit } = appraisal.c.constants
  const sight =
    face !== 'human'
      ? resourceWorth(p, face, times)
      : how === 'observe'
        ? worthOf(observe)
        : homeWorth(p, mind, HUMAN, sector!, times) - worthOf(recruit)
  return {
    sight,
    play(after, within) {
      if (face !== 'human') after[face] += 1
      else if (how === 'observe') take(after, observe)
      else {
        take(after, recruit, -1)
        settleIn(after, HUMAN, placeOf(after, sector!))
      }
      collect(after, within, rolled.slice(), rest, times)
      finish(moment, after, within)
      return after
    },
  }
}

const advance: IdeaOf = (moment, args) => {
  const { appraisal, g, p, mind, times } = moment
  const { action, advanced, done: before } = g.current!
  const [discount, advances] = action.type === 'diplomacy' ? [action.lobbyDiscount, action.advances] : [0, 1]
  const track = TRACK_IDS.indexOf(args[0] as Track)
  const but = [...advanced.map(one => TRACK_IDS.indexOf(one)), track]
  return {
    sight: trackWorth(mind, p, track, discount, times),
    play(after, within) {
      after.gem -= lobbyPrice(appraisal, after, track, discount)
      after.levels[track]! += 1
      lobby(after, within, advances - before - 1, discount, times, but)
      finish(moment, after, within)
      return after
    },
  }
}

const done: IdeaOf = moment => ({
  sight: 0,
  play(after, mind) {
    finish(moment, after, mind)
    return after
  },
})

const power: IdeaOf = ({ appraisal, g, seat, times }, args) => {
  const [source, { sector }] = args as [string, { sector?: string }]
  const powers = powersOf(appraisal.c, g, seat)
  const { effect } = powers.find(placed => placed.source === source)!
  return {
    sight: 1,
    play(after, mind) {
      if (effect.power === 'recruitHuman') {
        take(after, effect.pay, -1)
        settleIn(after, HUMAN, placeOf(after, sector!))
      } else usePower(after, mind, effect, times, true)
      for (const placed of powers)
        if (placed.source !== source && !g.income!.used.includes(placed.source))
          usePower(after, mind, placed.effect, times)
      return after
    },
  }
}

/** A resident who leaves makes the last occupied quarter of the sector fall silent. */
const relocate: IdeaOf = ({ appraisal, g, seat, p, times }, args) => {
  const [from, slot, to] = args as [string, number, string]
  const [leaves, comes] = [placeOf(p, from), placeOf(p, to)]
  const lost = worthIn(p.sites[leaves]!.quarters[p.filled[leaves]! - 1]!, times)
  const won = worthIn(p.sites[comes]!.quarters[p.filled[comes]!]!, times)
  return {
    sight: won - lost - gemWorth(p, times) - 0.3,
    play() {
      const player = g.players[seat]!
      const resident = player.station[from]![slot - 1]!
      const station = {
        ...player.station,
        [from]: player.station[from]!.toSpliced(slot - 1, 1),
        [to]: [...player.station[to]!, resident],
      }
      const moved = { ...player, gem: player.gem - appraisal.c.constants.relocation, station }
      return prospectOf(appraisal, { ...g, players: { ...g.players, [seat]: moved } }, seat)
    },
  }
}

const endTurn: IdeaOf = () => ({ sight: 0, play: after => after })

const IDEAS: { readonly [move: string]: IdeaOf } = {
  useShip,
  takeIncome,
  dismantle,
  build: construct,
  transact,
  collect: collectDie,
  advance,
  done,
  usePower: power,
  relocate,
  endTurn,
}

/** The legal moves of a moment as ideas, the most promising first. */
export function ideasOf(moment: Moment, legal: readonly Play[]): Idea[] {
  return legal
    .map(move => ({
      move,
      kind: JSON.stringify(move.args),
      ...IDEAS[move.move]!(moment, move.args.slice(1)),
    }))
    .filter(({ move, sight }) => move.move !== 'relocate' || sight > 0)
    .sort((a, b) => b.sight - a.sight)
}

/** The rewards that can be chosen, and what they are worth now. */
export function rewardIdeas({ appraisal, p, times }: Moment, legal: readonly Play[]) {
  const worth = (option: string) => {
    const [track, level] = option.split('-') as [Track, string]
    const { reward: bag } = appraisal.c.tracks[track][Number(level) - 1]!
    if (bag === 'x2') return 0
    const resources = RESOURCES.reduce(
      (sum, kind) => sum + (bag[kind] ? bag[kind] * resourceWorth(p, kind, times) : 0),
      0,
    )
    return (bag.gem ?? 0) * gemWorth(p, times) + (bag.vp ?? 0) + resources
  }
  return legal.map(option => ({
    option,
    score: (option.args[1] as string[]).reduce((sum, chosen) => sum + worth(chosen), 0),
  }))
}

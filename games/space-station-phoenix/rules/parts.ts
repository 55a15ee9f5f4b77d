/** The parts of the actions: what the active player does, one at a time. Sections 6 to 11. */
import * as z from 'zod/mini'
import { type Actor, close, moveOf, type Params, type Refusal, ref, refs, say } from '../../kit/index.ts'
import {
  COLORS,
  type Components,
  DIE_FACES,
  type DieFace,
  OFFER_IDS,
  type OfferId,
  RESOURCES,
  type Resource,
  type Species,
  TRACK_IDS,
} from '../components.ts'
import { line, refuse } from '../line.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'
import { bagLine } from '../text/describe.ts'
import {
  offeredSpecies,
  offerPrice,
  refuseAdvance,
  refuseBuild,
  refuseDismantle,
  refuseOffer,
  refuseResident,
} from './actions.ts'
import { addBags, canPay, gain, pay } from './bags.ts'
import { buildCost, lobbyCost } from './costs.ts'
import { actingAs, takeDie } from './current.ts'
import { homesFor, isHomeFor, passives } from './station.ts'

/** What a transaction names besides its offer. */
export interface Deal {
  species?: 'teal' | 'pink' | 'brown'
  /** Where the Alien goes. */
  sector?: string
  /** The two resources of a swap. */
  pay?: Resource[]
  gain?: Resource
}

/** What is done with a die. */
export interface Collected {
  how: 'take' | 'observe' | 'recruit'
  /** Where a recruited Human goes. */
  sector?: string
}

const id = z.string().check(z.maxLength(32))
const resource = z.enum(RESOURCES)

/** A resident of a species comes from the supply into the leftmost empty quarter of a sector. [SSP-13.02] */
export function settle(g: PhoenixState, seat: string, species: Species, sector: string): void {
  g.supply[species] -= 1
  g.players[seat]!.station[sector]!.push({ species, since: g.turn })
}

/** Why a resident cannot go to a sector. [SSP-13.01 to SSP-13.03] */
export function refuseHome(
  c: Components,
  g: PhoenixView,
  seat: string,
  species: Species,
  sector: string | undefined,
) {
  const refused = refuseResident(c, g, seat, species)
  if (refused) return refused
  return sector !== undefined && isHomeFor(c, g.players[seat]!, species, sector)
    ? undefined
    : refuse('SSP-13.01', 'notThere', { species: ref('species', species) })
}

const partDone = (g: PhoenixState, { ask }: Actor) => {
  close(g, ask)
  g.current!.done += 1
}

/** All ways to pay `count` resources of any kind. */
function payments(count: number): Resource[][] {
  if (count === 0) return [[]]
  return payments(count - 1).flatMap(rest =>
    RESOURCES.filter(
      kind => rest.length === 0 || RESOURCES.indexOf(kind) >= RESOURCES.indexOf(rest.at(-1)!),
    ).map(kind => [...rest, kind]),
  )
}

function dealsOf(c: Components, g: PhoenixView, seat: string, offer: OfferId): Deal[] {
  const player = g.players[seat]!
  if (offer === 'alien')
    return COLORS.flatMap(species => homesFor(c, player, species).map(sector => ({ species, sector })))
  if (offer === 'goldAlien') return homesFor(c, player, 'gold').map(sector => ({ sector }))
  if (offer === 'buy') return RESOURCES.map(kind => ({ gain: kind }))
  return payments(c.constants.offers.swap.payAny).flatMap(paid =>
    gainsFor(paid).map(kind => ({ pay: paid, gain: kind })),
  )
}

/** What is worth swapping for: to get back what one pays is legal, but pointless, so that no list offers it. [SSP-9.05] */
function gainsFor(paid: readonly Resource[]): readonly Resource[] {
  const others = RESOURCES.filter(kind => !paid.includes(kind))
  return others.length > 0 ? others : RESOURCES
}

const bagOf = (kinds: readonly Resource[]) => addBags(kinds.map(kind => ({ [kind]: 1 })))

function refuseDeal(
  c: Components,
  g: PhoenixView,
  seat: string,
  offer: OfferId,
  deal: Deal,
): Refusal | undefined {
  const refused = refuseOffer(c, g, actingAs(g, seat, 'transport'), offer)
  if (refused) return refused
  const isTrade = offer === 'buy' || offer === 'swap'
  const [species] = offer === 'alien' ? [deal.species] : offeredSpecies(offer)
  const named = Object.keys(deal).sort().join()
  const expected = { alien: 'sector,species', goldAlien: 'sector', buy: 'gain', swap: 'gain,pay' }[offer]
  if (named !== expected) return refuse('SSP-9.01', 'otherDeal')
  if (!isTrade) return refuseHome(c, g, seat, species!, deal.sector)
  if (offer === 'buy') return undefined
  const { payAny: count } = c.constants.offers.swap
  if (deal.pay!.length !== count) return refuse('SSP-9.04', 'swapCount', { count })
  return canPay(actingAs(g, seat, 'transport').wallet, bagOf(deal.pay!))
    ? undefined
    : refuse('SSP-1.08', 'cannotPay')
}

function aboutDeal(offer: OfferId, { species, sector, pay: paid, gain: gained }: Deal): Params {
  const resident = species ?? (offer === 'goldAlien' ? 'gold' : undefined)
  return {
    ...(resident && { species: ref('species', resident) }),
    ...(sector !== undefined && { sector: ref('sector', sector) }),
    ...(paid && { pay: refs('resource', paid) }),
    ...(gained && { gain: ref('resource', gained) }),
  }
}

export function partMoves(c: Components) {
  const move = moveOf<PhoenixState, PhoenixView>()

  const dismantle = move({
    during: ['dismantle'],
    args: z.tuple([id]),
    candidates: (g, { seat }) => Object.keys(g.players[seat]!.fleet).map(ship => [ship]),
    refusal: (g, { seat }, [ship]) => refuseDismantle(g, seat, ship, actingAs(g, seat, 'dismantle').using),
    act({ g }, actor, [ship]) {
      const { seat } = actor
      const player = g.players[seat]!
      const { bonusMetal } = actingAs(g, seat, 'dismantle').action
      const bonuses = passives(c, g, seat, 'dismantle').map(({ effect }) => effect.gain)
      delete player.fleet[ship]
      player.dismantled += 1
      for (const other of Object.values(g.players))
        if (other.marker === `${seat}/${ship}`) other.marker = null
      const gained = addBags([{ metal: (c.ships[ship]!.metal ?? 0) + bonusMetal }, ...bonuses])
      gain(player, gained)
      const what = { ship: ref('ship', ship), gain: bagLine(gained) }
      say(g, line('log.dismantles', { seat: ref('seat', seat), ...what }))
      partDone(g, actor)
    },
    label: (_, __, [ship]) => line('move.dismantle', { ship: ref('ship', ship) }),
  })

  const build = move({
    during: ['construct'],
    args: z.tuple([id]),
    candidates: g => g.market.map(sector => [sector]),
    refusal: (g, { seat }, [sector]) => refuseBuild(c, g, actingAs(g, seat, 'construct'), sector),
    act({ g }, actor, [sector]) {
      const { seat } = actor
      const player = g.players[seat]!
      const metal = buildCost(c, g, seat, sector, actingAs(g, seat, 'construct').action).total
      player.metal -= metal
      g.market.splice(g.market.indexOf(sector), 1)
      player.station[sector] = []
      say(g, line('log.builds', { seat: ref('seat', seat), sector: ref('sector', sector), metal }))
      partDone(g, actor)
    },
    label: (g, { seat }, [sector]) =>
      line('move.build', {
        sector: ref('sector', sector),
        metal: buildCost(c, g, seat, sector, actingAs(g, seat, 'construct').action).total,
      }),
  })

  const transact = move({
    during: ['transport'],
    args: z.tuple([
      z.enum(OFFER_IDS),
      z.strictObject({
        species: z.optional(z.enum(COLORS)),
        sector: z.optional(id),
        pay: z.optional(z.array(resource).check(z.maxLength(8))),
        gain: z.optional(resource),
      }),
    ]),
    candidates: (g, { seat }) =>
      OFFER_IDS.flatMap(offer => dealsOf(c, g, seat, offer).map((deal): [OfferId, Deal] => [offer, deal])),
    refusal: (g, { seat }, [offer, deal]) => refuseDeal(c, g, seat, offer, deal),
    act({ g }, actor, [offer, deal]) {
      const { seat } = actor
      const player = g.players[seat]!
      pay(player, addBags([offerPrice(c, g, seat, offer), bagOf(deal.pay ?? [])]))
      const species = deal.species ?? (offer === 'goldAlien' ? 'gold' : undefined)
      if (species) settle(g, seat, species, deal.sector!)
      if (deal.gain) gain(player, { [deal.gain]: 1 })
      say(g, line(`log.${offer}`, { seat: ref('seat', seat), ...aboutDeal(offer, deal) }))
      partDone(g, actor)
    },
    label: (_, __, [offer, deal]) => line(`move.${offer}`, aboutDeal(offer, deal)),
  })

  const collect = move({
    during: ['expedition'],
    args: z.tuple([
      z.enum(DIE_FACES),
      z.strictObject({ how: z.enum(['take', 'observe', 'recruit']), sector: z.optional(id) }),
    ]),
    candidates(g, { seat }) {
      const faces = DIE_FACES.filter(face => g.current!.dice.includes(face))
      return faces.flatMap((face): [DieFace, Collected][] => {
        if (face !== 'human') return [[face, { how: 'take' }]]
        const homes = homesFor(c, g.players[seat]!, 'human')
        return [
          [face, { how: 'observe' }],
          ...homes.map((sector): [DieFace, Collected] => [face, { how: 'recruit', sector }]),
        ]
      })
    },
    refusal(g, { seat }, [face, { how, sector }]) {
      if (!g.current!.dice.includes(face)) return refuse('SSP-8.03', 'noSuchDie', { face: ref('face', face) })
      if ((face === 'human') !== (how !== 'take')) return refuse('SSP-8.07', 'otherFace')
      if (how !== 'recruit') return sector === undefined ? undefined : refuse('SSP-8.07', 'otherFace')
      if (!canPay(g.players[seat]!, c.constants.recruit)) return refuse('SSP-8.08', 'cannotPay')
      return refuseHome(c, g, seat, 'human', sector)
    },
    act({ g }, actor, [face, { how, sector }]) {
      const { seat } = actor
      const player = g.players[seat]!
      takeDie(g.current!, face)
      if (how === 'observe') gain(player, c.constants.observe)
      if (how === 'recruit') {
        pay(player, c.constants.recruit)
        settle(g, seat, 'human', sector!)
      }
      if (face !== 'human') gain(player, { [face]: 1 })
      say(
        g,
        line(`log.${how}`, {
          seat: ref('seat', seat),
          face: ref('face', face),
          ...(how === 'observe' && { gain: bagLine(c.constants.observe) }),
          ...(sector !== undefined && { sector: ref('sector', sector) }),
        }),
      )
      partDone(g, actor)
    },
    label: (_, __, [face, { how, sector }]) =>
      line(`move.${how}`, {
        face: ref('face', face),
        ...(sector !== undefined && { sector: ref('sector', sector) }),
      }),
  })

  const advance = move({
    during: ['diplomacy'],
    args: z.tuple([z.enum(TRACK_IDS)]),
    candidates: () => TRACK_IDS.map(track => [track]),
    refusal: (g, { seat }, [track]) =>
      refuseAdvance(c, g, actingAs(g, seat, 'diplomacy'), track, g.current!.advanced),
    act({ g }, actor, [track]) {
      const { seat } = actor
      const player = g.players[seat]!
      player.gem -= lobbyCost(c, g, seat, track, actingAs(g, seat, 'diplomacy').action).total
      player.levels[track] += 1
      g.current!.advanced.push(track)
      say(
        g,
        line('log.advances', {
          seat: ref('seat', seat),
          track: ref('track', track),
          level: player.levels[track],
        }),
      )
      partDone(g, actor)
    },
    label: (g, { seat }, [track]) =>
      line('move.advance', {
        track: ref('track', track),
        level: g.players[seat]!.levels[track] + 1,
        cost: lobbyCost(c, g, seat, track, actingAs(g, seat, 'diplomacy').action).total,
      }),
  })

  /** Ends the action before all its parts are used up. [SSP-5.16] */
  const done = move({
    during: ['transport', 'expedition', 'diplomacy'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: g => (g.current!.done === 0 ? refuse('SSP-5.16', 'onePartFirst') : undefined),
    act({ g }, { ask }) {
      close(g, ask)
      g.current = null
    },
    label: () => line('move.done'),
  })

  return { dismantle, build, transact, collect, advance, done }
}

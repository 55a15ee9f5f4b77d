/** The status phase. Section 22. */

import { ask, type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import {
  type Cell,
  entriesOf,
  type GroundKind,
  idsOf,
  type PlanetId,
  type ShipKind,
  type StrategyCardId,
  WINDOWS,
} from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { isElected, isLaw } from '../numbers/laws.ts'
import { hasAbility, hasTechnology } from '../numbers/modifiers.ts'
import { statusCardsOf, statusCountersOf } from '../numbers/status.ts'
import { partnersOf } from '../numbers/trade.ts'
import type { TiChapter } from '../state.ts'
import { AREAS, type Area, type Counts, type Player, type TiState, type TiView } from '../state.ts'
import { drawActionCards } from './action-cards.ts'
import { takeHits } from './battle/hits.ts'
import { beginCardTrade } from './card-trade.ts'
import { comingBack } from './cards/foresight.ts'
import { destroyOn } from './control.ts'
import { countersLeft, refuseFleetSupply } from './counters.ts'
import { countOf, holds, kindsIn, totalOf } from './counts.ts'
import { endEffects } from './effects.ts'
import { askToPillage } from './pillage.ts'
import { ownerOf, unitsOn } from './planets.ts'
import { orderOfPlay, othersFrom, seatsOf } from './seats.ts'
import { fleetOf } from './space.ts'
import type { StatusStep } from './steps.ts'
import { doNext } from './steps.ts'
import { breakAgreement, refuseBreaking } from './trade/agreements.ts'
import { loseTradeGoods, takeTradeGoods } from './trade-goods.ts'

/** Trade goods that may be kept under Resource Management. */
const MANAGED = 5

/** Own units that are destroyed. [TI-9.22] */
export interface Scuttled {
  ships: { [cell: Cell]: { destroy: Counts<ShipKind>; laden: number[] } }
  planets: { [planet in PlanetId]?: Counts<GroundKind> }
}

/** What a player decides in step 6. [TI-22.02, TI-22.04, TI-22.05] */
export interface Redistribution {
  counters: Counts<Area>
  scuttle?: Scuttled | undefined
  /** Partners whose trade agreements end. [TI-28.15] */
  partners?: SeatId[] | undefined
}

const onSheet = (view: Pick<TiView, 'players'>, seat: SeatId): number =>
  AREAS.reduce((sum, area) => sum + view.players[seat]!.counters[area], 0)

/** [TI-22.01, TI-22.04] */
export function refuseRedistribution(
  view: TiView,
  seat: SeatId,
  { counters, scuttle, partners = [] }: Redistribution,
): Refusal | undefined {
  const count = onSheet(view, seat)
  if (totalOf(counters) !== count) return refuse('TI-22.02', 'counters', { count })
  const regulated = refuseFleetSupply(view, countOf(counters, 'fleet'))
  if (regulated) return regulated
  for (const [cell, { destroy, laden }] of Object.entries(scuttle?.ships ?? {})) {
    const fleet = fleetOf(view, cell, seat)
    const named = laden.map(place => fleet.laden[place]?.ship)
    const isThere =
      holds(fleet.ships, destroy) && new Set(laden).size === laden.length && !named.includes(undefined)
    const fits = kindsIn(destroy).every(kind => {
      const carrying = fleet.laden.filter(({ ship }) => ship === kind).length
      const lost = named.filter(ship => ship === kind).length
      return countOf(destroy, kind) - lost <= countOf(fleet.ships, kind) - carrying
    })
    if (!isThere || !fits || named.some(kind => kind && countOf(destroy, kind) === 0))
      return refuse('TI-9.22', 'noSuchShips')
  }
  for (const [planet, units] of entriesOf(scuttle?.planets ?? {}))
    if (ownerOf(view, planet) !== seat || !holds(unitsOn(view, planet), units))
      return refuse('TI-9.22', 'notThatMany', { planet: ref('planet', planet) })
  return refuseBreaking(view, seat, partners)
}

export function redistribute(
  g: TiState,
  seat: SeatId,
  { counters, scuttle, partners = [] }: Redistribution,
): void {
  const player = g.players[seat]!
  for (const area of AREAS) player.counters[area] = countOf(counters, area)
  for (const [cell, { destroy, laden }] of Object.entries(scuttle?.ships ?? {}))
    takeHits(g, seat, cell, { destroy, sustain: {}, laden })
  for (const [planet, units] of entriesOf(scuttle?.planets ?? {})) destroyOn(g, planet, units)
  for (const other of partners) breakAgreement(g, seat, other)
}

/** A few ways to lie the counters, for lists: as they are, and with one or two more in each area. */
export function someRedistributions(view: TiView, seat: SeatId): Redistribution[] {
  const now = view.players[seat]!.counters
  const found = [now]
  for (const from of AREAS)
    for (const to of AREAS)
      for (const count of [1, 2])
        if (from !== to && now[from] >= count)
          found.push({ ...now, [from]: now[from] - count, [to]: now[to] + count })
  const spreads = found.map(counters => ({
    counters: Object.fromEntries(AREAS.flatMap(area => (counters[area] > 0 ? [[area, counters[area]]] : []))),
  }))
  const partners = partnersOf(view, seat).filter(other => !refuseBreaking(view, seat, [other]))
  return [...spreads, ...partners.map(other => ({ ...spreads[0]!, partners: [other] }))]
}

export const statusRules = {
  steps: {
    /** [TI-22.01] */
    startStatusPhase({ g }) {
      g.phase = 'status'
      const back = comingBack(g)
      endEffects(g, 'endOfActionPhase')
      say(g, line('log.status'))
      doNext(
        g,
        ...back,
        ...(back.length > 0 ? [{ do: 'unitLimits' } as const] : []),
        { do: 'claims' },
        { do: 'repair' },
        { do: 'removeCounters' },
        { do: 'refresh' },
        ...(g.options.expansionCards ? [{ do: 'window', id: WINDOWS.cardsComeInStatusPhase } as const] : []),
        { do: 'drawAndGain' },
        ...(g.leaders ? [{ do: 'captives' } as const] : []),
        { do: 'redistribute' },
        { do: 'unitLimits' },
        { do: 'elimination' },
        { do: 'window', id: WINDOWS.roundEnds },
        { do: 'returnCards' },
        // What Fleet Supply was raised for may be gone now.
        { do: 'unitLimits' },
        { do: 'elimination' },
        ...(g.options.ageOfEmpire ? [{ do: 'turnMarker' } as const] : []),
        ...(g.options.longWarNoGameOver ? [{ do: 'lastObjective' } as const] : []),
        { do: 'startRound' },
      )
    },
    /** [TI-9.20] */
    repair({ g }) {
      for (const fleets of Object.values(g.space))
        for (const fleet of Object.values(fleets)) {
          fleet.damaged = {}
          for (const laden of fleet.laden) delete laden.damaged
        }
    },
    /** [TI-14.05] */
    removeCounters({ g }) {
      g.activated = {}
    },
    /** [TI-7.09, TI-29.10] */
    refresh({ g }) {
      for (const planet of Object.values(g.planets)) delete planet.exhausted
      if (g.options.expansionTiles) doNext(g, { do: 'refreshAbilities' })
    },
    /** One after another, with what each can do besides. [TI-22.01, TI-22.08] */
    drawAndGain({ g }) {
      doNext(
        g,
        ...(isLaw(g, 'core-stability') ? [{ do: 'layOut' } as const] : []),
        ...orderOfPlay(g).flatMap((seat): StatusStep[] => [
          { do: 'drawAndGainOne', seat },
          { do: 'statusAbilities', seat },
        ]),
      )
    },
    /** The counters may be anywhere: the next step moves them. [TI-22.02] */
    drawAndGainOne(env, { seat }) {
      const { g } = env
      if (!isLaw(g, 'core-stability')) {
        drawActionCards(env, seat, statusCardsOf(g, seat).total)
        if (hasTechnology(g, seat, 'hyper-metabolism')) doNext(g, { do: 'hyperMetabolism', seat })
      }
      const count = Math.min(statusCountersOf(g, seat).total, countersLeft(g, seat))
      g.players[seat]!.counters.strategy += count
      if (count > 0) say(g, line('log.statusCounters', { seat: ref('seat', seat), count }))
    },
    /** [TI-22.08] */
    statusAbilities({ g }, { seat }) {
      if (isElected(g, 'minister-of-commerce', seat))
        for (const other of othersFrom(g, seat))
          if (partnersOf(g, other).length > 0) takeTradeGoods(g, other, seat, 1)
      if (hasAbility(g, seat, 'pillage')) askToPillage(g, seat)
      if (g.options.racialTech) doNext(g, { do: 'shuttle', seat })
      if (hasAbility(g, seat, 'cardTraders')) beginCardTrade(g, seat)
    },
    /** All at the same time: nobody's decision depends on another one. [TI-22.05, TI-22.09] */
    redistribute({ g }) {
      for (const seat of orderOfPlay(g))
        ask(g, {
          seat,
          kind: 'redistribute',
          required: true,
          blind: 'open',
          about: { count: onSheet(g, seat) },
        })
    },
    /** Cards go back, and what was for this round is over. [TI-22.07] */
    returnCards({ g }) {
      const isKept = (seat: SeatId, card: StrategyCardId) =>
        g.effects.some(
          effect => effect.id === 'political-stability' && effect.by === seat && effect.card === card,
        )
      // Those of somebody who is out of the game go back, too.
      for (const [seat, player] of Object.entries(g.players)) {
        const kept: Player['strategy'] = {}
        for (const card of idsOf(player.strategy))
          if (!player.eliminated && isKept(seat, card)) kept[card] = 'ready'
          else g.common[card] = 0
        player.strategy = kept
      }
      g.effects = g.effects.flatMap(effect =>
        effect.until === 'endOfNextRound'
          ? { ...effect, until: 'endOfRound' as const }
          : effect.until === 'whileControlled'
            ? effect
            : [],
      )
      g.spent = []
      // The hand may be too large without an ability that was lent.
      doNext(g, ...seatsOf(g).map(seat => ({ do: 'handLimit', seat }) as const))
      if (isLaw(g, 'resource-management'))
        for (const seat of seatsOf(g)) loseTradeGoods(g, seat, g.players[seat]!.tradeGoods - MANAGED)
      for (const seat of seatsOf(g)) {
        const player = g.players[seat]!
        player.passed = false
        delete player.stall
        player.deeds = []
      }
    },
  },
} satisfies TiChapter

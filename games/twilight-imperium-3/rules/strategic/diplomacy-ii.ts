/** 2 Diplomacy II. [TI-34.15 to TI-34.20, TI-31.07] */
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { adjacentTo } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import { leadersOn } from '../../numbers/leaders.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { TiChapter } from '../../state.ts'
import { AREAS, type Area, type TiState, type TiView } from '../../state.ts'
import type { Payment } from '../../state-plans.ts'
import { gainPlanet } from '../control.ts'
import { countersLeft, isActivatedFor, placeCounter } from '../counters.ts'
import { isNone } from '../counts.ts'
import { startEffect } from '../effects.ts'
import { controlsSystem } from '../objectives/progress.ts'
import { NO_PAYMENT, pay, payments, refusePayment } from '../payment.ts'
import { cellOf, isGround, ownerOf, ownPlanetsIn, planetsIn, unitsOn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { systemRef } from '../words.ts'
import type { StrategicArgs } from './steps.ts'
import type { Ability, Secondary } from './types.ts'

const PRICE = 3
const ANNEXED = 'diplomacy-ii'

/** Systems with an own planet, which the others can be kept out of. [TI-34.15] */
const ownSystems = (view: TiView, seat: SeatId): Cell[] =>
  Object.keys(view.galaxy.tiles).filter(cell => ownPlanetsIn(view, cell, seat).length > 0)

function keepOut(g: TiState, seat: SeatId, cell: Cell): void {
  say(g, line('log.keepsOut', { seat: ref('seat', seat), system: systemRef(g, cell) }))
  for (const other of othersFrom(g, seat)) {
    if (countersLeft(g, other) > 0) placeCounter(g, other, cell)
    else doNext(g, { do: 'giveUpCounter', seat: other, cell })
  }
}

const isNear = (view: TiView, seat: SeatId, cell: Cell) =>
  [cell, ...adjacentTo(view.galaxy, cell)].some(one => controlsSystem(view, one, seat))

/** Whether a leader is there. */
const isLedOn = (view: TiView, planet: PlanetId) => leadersOn(view, planet).length > 0

/** [TI-34.16 to TI-34.18] */
function refuseAnnexing(view: TiView, seat: SeatId, planet: PlanetId): Refusal | undefined {
  const cell = cellOf(view, planet)
  const isFree =
    isGround(planet) && planet !== 'mecatol-rex' && isNone(unitsOn(view, planet)) && !isLedOn(view, planet)
  if (cell === undefined || !isFree || ownerOf(view, planet) === seat)
    return refuse('TI-34.16', 'notEmptyPlanet')
  if (!isNear(view, seat, cell)) return refuse('TI-34.16', 'notAdjacent')
  return view.effects.some(({ id, planet: before }) => id === ANNEXED && before === planet)
    ? refuse('TI-34.17', 'annexedBefore')
    : undefined
}

function annex(g: TiState, seat: SeatId, planet: PlanetId): void {
  startEffect(g, { id: ANNEXED, by: seat, planet, until: 'endOfRound' })
  gainPlanet(g, planet, seat)
  doNext(g, { do: 'elimination' })
}

const annexable = (view: TiView, seat: SeatId): PlanetId[] =>
  Object.keys(view.galaxy.tiles)
    .flatMap(cell => planetsIn(view, cell))
    .filter(planet => !refuseAnnexing(view, seat, planet))

const primary: Ability = {
  refusal(view, seat, { system, planet }) {
    if (planet !== undefined) return refuseAnnexing(view, seat, planet)
    const systems = ownSystems(view, seat)
    if (system === undefined) return systems.length > 0 ? refuse('TI-34.15', 'nameSystem') : undefined
    return systems.includes(system) ? undefined : refuse('TI-34.15', 'nameSystem')
  },
  act({ g }, seat, { system, planet }) {
    if (planet !== undefined) annex(g, seat, planet)
    else if (system !== undefined) keepOut(g, seat, system)
  },
  some(view, seat) {
    const found = [
      ...ownSystems(view, seat).map(system => ({ system })),
      ...annexable(view, seat).map(planet => ({ planet })),
    ]
    return found.length > 0 ? found : [{}]
  },
}

/** Xxcha may use the primary ability for their counter, which saves the influence, too. [TI-31.07] */
const isPrimary = (view: TiView, seat: SeatId, { payment }: StrategicArgs) =>
  payment === undefined && hasAbility(view, seat, 'peaceAccords')

const secondary: Secondary = {
  refusal(view, seat, args) {
    const { planet, payment = NO_PAYMENT } = args
    if (isPrimary(view, seat, args) && (args.system !== undefined || planet !== undefined))
      return primary.refusal(view, seat, args)
    if (planet === undefined) return refuse('TI-34.16', 'notEmptyPlanet')
    return refuseAnnexing(view, seat, planet) ?? refusePayment(view, seat, PRICE, 'influence', payment)
  },
  act(env, seat, args) {
    if (isPrimary(env.g, seat, args)) return primary.act(env, seat, args)
    pay(env.g, seat, args.payment as Payment)
    annex(env.g, seat, args.planet!)
  },
  some: (view, seat) =>
    hasAbility(view, seat, 'peaceAccords')
      ? primary.some(view, seat).filter(({ system, planet }) => system ?? planet)
      : annexable(view, seat).flatMap(planet =>
          payments(view, seat, PRICE, 'influence').map(payment => ({ planet, payment })),
        ),
}

export const peaceRules = {
  steps: {
    /** Without a counter in the reinforcements one of the sheet goes there. [TI-34.15] */
    giveUpCounter({ g }, { seat, cell }) {
      const { counters } = g.players[seat]!
      const options = isActivatedFor(g, cell, seat) ? [] : AREAS.filter(area => counters[area] > 0)
      if (options.length === 1) placeCounter(g, seat, cell, options[0]!)
      if (options.length < 2) return
      const about = { system: systemRef(g, cell) }
      const pick = { of: 'area' as const, options, min: 1, max: 1 }
      ask(g, { seat, kind: 'giveUpCounter', required: true, about, pick, memo: { cell } })
    },
  },
  answers: {
    giveUpCounter({ g }, { seat, memo }, [area]) {
      placeCounter(g, seat, memo.cell, area as Area)
      doNext(g, { do: 'unitLimits' })
    },
  },
} satisfies TiChapter

export const diplomacyII = { primary, secondary }

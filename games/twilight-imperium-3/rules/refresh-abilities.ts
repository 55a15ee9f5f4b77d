/** What some planets give instead of their values. TI-29.10 to TI-29.17. */
import { ask, ref, type SeatId, say } from '../../kit/index.ts'
import { PLANETS, type PlanetId } from '../data/index.ts'
import { line } from '../line.ts'
import { isLaw } from '../numbers/laws.ts'
import type { TiChapter, TiState } from '../state.ts'
import { exhaust } from './control.ts'
import { canPlaceGroundForces, fightersLost, refuseFleet, refusePieces } from './limits.ts'
import { cellOf, placeOn, planetsOf } from './planets.ts'
import { placeGroundForces } from './politics/choices.ts'
import { orderOfPlay } from './seats.ts'
import { enemiesIn, placeShips } from './space.ts'
import { doNext } from './steps.ts'
import { trial } from './tactical/draft.ts'
import { gainTradeGoods, tradeGoodsLeft } from './trade-goods.ts'
import { shockTroopsLeft, tidyTroops } from './troops.ts'
import { systemRef, unitsLine } from './words.ts'

/** The planets of a player that can give something now. */
const ableOf = (g: TiState, seat: SeatId): PlanetId[] =>
  planetsOf(g, seat).filter(planet => !g.planets[planet]!.exhausted && benefitOf(g, seat, planet) > 0)

/** How much a planet gives now: what has no place is lost, so nothing is offered for nothing. */
function benefitOf(g: TiState, seat: SeatId, planet: PlanetId): number {
  const { refresh } = PLANETS[planet]
  if (!refresh) return 0
  if ('tradeGoods' in refresh) return Math.min(refresh.tradeGoods, tradeGoodsLeft(g))
  if (refresh.units !== 'fighter')
    return canPlaceGroundForces(g, planet) ? refresh.count + trainedOn(g, planet) : 0
  return fightersAt(g, seat, planet, refresh.count)
}

/** One more at Hope’s End, with a training ground. */
const trainedOn = (g: TiState, planet: PlanetId): number =>
  planet === 'hopes-end' && isLaw(g, 'hopes-end-training-ground') ? 1 : 0

/** Fighters that can be supported beside a planet, where no enemy is. [TI-29.12, TI-29.14] */
function fightersAt(g: TiState, seat: SeatId, planet: PlanetId, most: number): number {
  const cell = cellOf(g, planet)!
  if (enemiesIn(g, cell, seat).length > 0) return 0
  const fits = (count: number) => {
    const after = trial(g)
    placeShips(after, cell, seat, 'fighter', count)
    return (
      fightersLost(after, cell, seat) === 0 && !refuseFleet(after, cell, seat) && !refusePieces(after, seat)
    )
  }
  const counts = Array.from({ length: most }, (_, i) => most - i)
  return counts.find(fits) ?? 0
}

/** What a planet gives instead of its values. [TI-29.11 to TI-29.13, TI-29.17] */
function useAbility(g: TiState, seat: SeatId, planet: PlanetId): void {
  const refresh = PLANETS[planet].refresh!
  const count = benefitOf(g, seat, planet)
  if ('tradeGoods' in refresh) {
    gainTradeGoods(g, seat, count)
  } else if (refresh.units === 'fighter') {
    const cell = cellOf(g, planet)!
    placeShips(g, cell, seat, 'fighter', count)
    const units = unitsLine({ fighter: count })
    say(g, line('log.placesShips', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
  } else if (refresh.units === 'shockTroop' && g.options.shockTroops) placeShockTroops(g, seat, planet, count)
  else placeGroundForces(g, planet, count)
}

/** Ground Forces come for tokens that are missing, and one of them is never alone. [TI-29.17, TI-38.06, TI-38.09] */
function placeShockTroops(g: TiState, seat: SeatId, planet: PlanetId, count: number): void {
  const shockTroop = Math.min(count, shockTroopsLeft(g))
  if (shockTroop < count) placeGroundForces(g, planet, count - shockTroop)
  if (shockTroop === 0) return
  placeOn(g, planet, 'shockTroop', shockTroop)
  const units = unitsLine({ shockTroop })
  say(g, line('log.placesStart', { seat: ref('seat', seat), units, planet: ref('planet', planet) }))
  tidyTroops(g)
}

export const refreshRules = {
  steps: {
    /** [TI-22.01, TI-29.10] */
    refreshAbilities({ g }) {
      doNext(g, ...orderOfPlay(g).map(seat => ({ do: 'refreshAbility', seat }) as const))
    },
    refreshAbility({ g }, { seat }) {
      const options = ableOf(g, seat)
      if (options.length === 0) return
      const pick = { of: 'planet' as const, options, min: 0, max: options.length }
      ask(g, { seat, kind: 'refreshAbility', required: true, pick })
    },
  },
  answers: {
    /** One after another: Fighters of one may leave no room for those of the next. [TI-29.16] */
    refreshAbility({ g }, { seat }, planets: PlanetId[]) {
      exhaust(g, planets)
      for (const planet of planets) if (benefitOf(g, seat, planet) > 0) useAbility(g, seat, planet)
    },
  },
} satisfies TiChapter

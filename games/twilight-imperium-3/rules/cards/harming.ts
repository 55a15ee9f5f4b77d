/** Actions that destroy units of others or take planets from them. [TI-26.09, TI-26.21] */
import { type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type ActionCardId,
  type Cell,
  idsOf,
  PLANETS,
  type PlanetId,
  type ShipKind,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { isSecure } from '../../numbers/laws.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { TiState, TiView } from '../../state.ts'
import { destroyOn, exhaust, makeNeutral } from '../control.ts'
import { countOf } from '../counts.ts'
import { ownerOf, ownPlanetsIn, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, fleetOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { falling, troopsIn } from '../troops.ts'
import { holds, loseShip } from './ops.ts'
import { shipsToHit } from './selectors.ts'
import type { AtShip, CardRule, OnCell, OnPlanet } from './types.ts'

const SIDES = 10

/** Planets that others control. */
export const planetsOfOthers = (view: TiView, seat: SeatId): PlanetId[] =>
  idsOf(view.planets).filter(planet => ownerOf(view, planet) !== seat)

const isAbroad = (planet: PlanetId) => PLANETS[planet].homeOf === undefined

const docksOfOthers = (view: TiView, seat: SeatId): OnPlanet[] =>
  planetsOfOthers(view, seat)
    .filter(planet => isAbroad(planet) && countOf(unitsOn(view, planet), 'spaceDock') > 0)
    .map(planet => ({ planet }))

/** Winnu with a Ground Force there. [TI-30.21] */
const isGarrisoned = (view: TiView, planet: PlanetId) =>
  hasAbility(view, ownerOf(view, planet)!, 'loyalGarrisons') &&
  countOf(unitsOn(view, planet), 'groundForce') > 0

/** [TI-32.18] */
const localUnrest: CardRule<OnPlanet> = {
  ways: (view, seat) =>
    planetsOfOthers(view, seat)
      .filter(
        planet => isAbroad(planet) && !isSecure(view, ownerOf(view, planet)) && !isGarrisoned(view, planet),
      )
      .map(planet => ({ planet })),
  play({ g }, { by, args: { planet } }) {
    const held = g.planets[planet]!
    held.exhausted = true
    if (countOf(held.units, 'groundForce') > 0) destroyOn(g, planet, falling(held.units, 1), by)
    if (countOf(held.units, 'groundForce') > 0) return
    makeNeutral(g, planet, by)
    doNext(g, { do: 'unitLimits' }, { do: 'elimination' })
  },
}

const LUCKY: readonly ShipKind[] = ['dreadnought', 'cruiser', 'destroyer']

/** [TI-32.13] */
const luckyShot: CardRule<AtShip> = {
  ways: (view, seat) =>
    Object.keys(view.space)
      .filter(cell => ownPlanetsIn(view, cell, seat).length > 0)
      .flatMap(cell => enemiesIn(view, cell, seat).flatMap(enemy => shipsToHit(view, cell, enemy, LUCKY))),
  play({ g }, { args }) {
    loseShip(g, args)
    doNext(g, { do: 'unitLimits' }, { do: 'elimination' })
  },
}

/** [TI-32.22] */
const plague: CardRule<OnPlanet> = {
  ways: (view, seat) =>
    planetsOfOthers(view, seat)
      .filter(planet => countOf(unitsOn(view, planet), 'groundForce') > 0)
      .map(planet => ({ planet })),
  play({ g, random }, { by, args: { planet } }) {
    const troops = troopsIn(unitsOn(g, planet))
    const dice = Array.from({ length: troops }, () => random.Die(SIDES))
    const lost = dice.filter(die => die % 2 === 0).length
    sayDice(g, by, 'plague', dice)
    if (lost > 0) destroyOn(g, planet, falling(unitsOn(g, planet), lost), by)
    doNext(g, { do: 'elimination' })
  },
}

export function sayDice(g: TiState, by: SeatId, card: ActionCardId, dice: readonly number[]): void {
  say(g, line('log.rollsFor', { seat: ref('seat', by), card: ref('actionCard', card), dice: [...dice] }))
}

const secretIndustrialAgent: CardRule<OnPlanet> = {
  ways: docksOfOthers,
  play({ g }, { by, args: { planet } }) {
    destroyOn(g, planet, { spaceDock: 1 }, by)
    doNext(g, { do: 'unitLimits' }, { do: 'elimination' })
  },
}

const SABOTAGED = 2

const equipmentSabotage: CardRule<OnPlanet> = {
  ways: (view, seat) =>
    planetsOfOthers(view, seat)
      .filter(planet => countOf(unitsOn(view, planet), 'pds') > 0)
      .map(planet => ({ planet })),
  play({ g }, { by, args: { planet } }) {
    destroyOn(g, planet, { pds: Math.min(SABOTAGED, countOf(unitsOn(g, planet), 'pds')) }, by)
    doNext(g, { do: 'elimination' })
  },
}

const isBombardable = (view: TiView, seat: SeatId, cell: Cell) =>
  countOf(fleetOf(view, cell, seat).ships, 'warSun') > 0 &&
  planetsIn(view, cell).some(planet => ![undefined, seat].includes(ownerOf(view, planet)))

const RETURNS = 6

const strategicBombardment: CardRule<OnCell> = {
  ways: (view, seat) =>
    Object.keys(view.space)
      .filter(cell => isBombardable(view, seat, cell))
      .map(cell => ({ cell })),
  play(env: Env<TiState>, { by, card, args: { cell } }) {
    const { g, random } = env
    exhaust(
      g,
      planetsIn(g, cell).filter(planet => ![undefined, by].includes(ownerOf(g, planet))),
    )
    const die = random.Die(SIDES)
    sayDice(g, by, card, [die])
    if (die < RETURNS) return
    g.discards.actionCards.splice(g.discards.actionCards.lastIndexOf(card), 1)
    g.players[by]!.actionCards.push(card)
    say(g, line('log.takesCard', { seat: ref('seat', by), card: ref('actionCard', card) }))
    doNext(g, { do: 'handLimit', seat: by })
  },
}

const uprising: CardRule<OnCell> = {
  ways: (view, seat) =>
    Object.keys(view.galaxy.tiles)
      .filter(cell =>
        planetsIn(view, cell).some(
          planet =>
            isAbroad(planet) &&
            ![undefined, seat].includes(ownerOf(view, planet)) &&
            !isSecure(view, ownerOf(view, planet)) &&
            !view.planets[planet]!.exhausted,
        ),
      )
      .map(cell => ({ cell })),
  play({ g }, { args: { cell } }) {
    exhaust(
      g,
      planetsIn(g, cell).filter(planet => !isSecure(g, ownerOf(g, planet))),
    )
  },
}

export const harmingCards = {
  'equipment-sabotage': equipmentSabotage,
  'local-unrest': localUnrest,
  'lucky-shot': luckyShot,
  plague,
  'secret-industrial-agent': secretIndustrialAgent,
  'spacedock-accident': holds(docksOfOthers),
  'strategic-bombardment': strategicBombardment,
  uprising,
} as const

/** Fights against units that are nobody's: Custodians, and what is met on planets. TI-43.07, TI-43.08, TI-51.13. */

import { type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import { type CargoKind, type Cell, type PlanetId, UNITS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { combatValue, diceTogether, type Situation } from '../../numbers/combat.ts'
import { leaderLanded } from '../../numbers/leaders.ts'
import type { Counts, TiChapter, TiState } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { addAll, countOf, kindsIn } from '../counts.ts'
import { rerollsOf } from '../leaders/landed.ts'
import { hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { troopsFall } from '../technology/fallen.ts'
import { falling, troopsIn } from '../troops.ts'
import { unitsLine } from '../words.ts'
import { sayLost } from './lost.ts'
import type { Guard } from './steps.ts'

const MECATOL: PlanetId = 'mecatol-rex'

const isMecatol = (planet: PlanetId) => planet === MECATOL

/** What a die of theirs must show. [TI-43.08, TI-45.06] */
export const GUARDS_NEED: { readonly [guard in Guard]: number } = {
  fighter: UNITS.fighter.combat!,
  groundForce: UNITS.groundForce.combat!,
}

/** What was set down on a planet that is fought for. */
export const landedOn = (g: TiState, planet: PlanetId): Counts<CargoKind | 'fighter'> =>
  g.action!.landed[planet]!

/** Units that were set down are lost. */
export function loseLanded(g: TiState, seat: SeatId, planet: PlanetId, lost: Counts<CargoKind>): void {
  addAll(landedOn(g, planet), lost, -1)
  if (kindsIn(lost).length === 0) return
  sayLost(g, seat, planet, lost)
  troopsFall(g, seat, troopsIn(lost))
}

/** Everything that was set down is lost. [TI-43.07, TI-45.03] */
export function loseAllLanded(g: TiState, seat: SeatId, planet: PlanetId): void {
  const { fighter: _, ...units } = landedOn(g, planet)
  loseLanded(g, seat, planet, units)
  delete g.action!.landed[planet]
}

/** Dice of one kind, of a player or of nobody: how many hit. */
function rollFor(
  { g, random }: Env<TiState>,
  by: SeatId | undefined,
  planet: PlanetId,
  { units, needed, count }: { units: Counts<CargoKind | 'fighter'>; needed: number; count: number },
): number {
  if (count === 0) return 0
  const dice = Array.from({ length: count }, () => random.Die(SIDES))
  const hits = dice.filter(die => die >= needed).length
  const about = { units: unitsLine(units), needed, dice, count: hits }
  if (by === undefined)
    say(
      g,
      isMecatol(planet)
        ? line('log.custodiansRoll', about)
        : line('log.localsRoll', { ...about, planet: ref('planet', planet) }),
    )
  else {
    const what = line(isMecatol(planet) ? 'rollFor.custodians' : 'rollFor.locals')
    say(g, line('log.rolls', { ...about, seat: ref('seat', by), what }))
  }
  return hits
}

const guardsRoll = (env: Env<TiState>, planet: PlanetId, guard: Guard, count: number): number =>
  rollFor(env, undefined, planet, { units: { [guard]: count }, needed: GUARDS_NEED[guard], count })

/** So many misses of a player whom a General helps. [TI-52.11, TI-52.22] */
function rollMissesAgain(
  { g, random }: Env<TiState>,
  seat: SeatId,
  planet: PlanetId,
  count: number,
  needed: number,
): number {
  if (count === 0) return 0
  const dice = Array.from({ length: count }, () => random.Die(SIDES))
  const hits = dice.filter(die => die >= needed).length
  const source = ref('leader', leaderLanded(g, 'general', planet)!)
  say(g, line('log.rollsAgain', { seat: ref('seat', seat), source, dice, count: hits }))
  return hits
}

/** Dice of all units of a player. */
function rollAll(
  env: Env<TiState>,
  planet: PlanetId,
  units: Counts<CargoKind | 'fighter'>,
  situation: Situation,
): number {
  // A General who has landed with the troops. [TI-52.11]
  let again = situation.rollFor === 'invasion' ? rerollsOf(env.g, planet) : 0
  return kindsIn(units).reduce((sum, kind) => {
    const needed = combatValue(env.g, kind, situation).total
    const count = diceTogether(env.g, kind, countOf(units, kind), situation)
    const one = { units: { [kind]: countOf(units, kind) }, needed, count }
    const hits = rollFor(env, situation.seat, planet, one)
    const missed = Math.min(again, count - hits)
    again -= missed
    return sum + hits + rollMissesAgain(env, situation.seat, planet, missed, needed)
  }, 0)
}

function fought(g: TiState, cell: Cell, planet: PlanetId, guard: Guard, won: boolean): void {
  doNext(g, { do: isMecatol(planet) ? 'custodiansFought' : 'localsFought', cell, planet, guard, won })
}

export const neutralRules = {
  steps: {
    /** A round in space: nobody leaves, there is no barrage, and without ships it is lost. [TI-43.07, TI-43.08] */
    ambush(env, { cell, planet, left }) {
      const { g } = env
      const seat = g.active!
      if (!hasShips(g, cell, seat)) return fought(g, cell, planet, 'fighter', false)
      if (left === 0) return fought(g, cell, planet, 'fighter', true)
      const situation: Situation = { seat, cell, rollFor: 'space', attacking: true }
      const hits = rollAll(env, planet, shipsOf(g, cell, seat) as Counts<CargoKind | 'fighter'>, situation)
      const taken = guardsRoll(env, planet, 'fighter', left)
      doNext(
        g,
        { do: 'takeHits', seat, cell, hits: taken },
        { do: 'unitLimits' },
        { do: 'ambush', cell, planet, left: Math.max(0, left - hits) },
      )
    },
    /** A round on the ground. Shock Troops fall first. [TI-51.13, TI-45.06] */
    guards(env, { cell, planet, left }) {
      const { g } = env
      const seat = g.active!
      const units = landedOn(g, planet)
      if (troopsIn(units) === 0) return fought(g, cell, planet, 'groundForce', false)
      if (left === 0) return fought(g, cell, planet, 'groundForce', true)
      const { groundForce, shockTroop } = units
      const troops = { ...(groundForce && { groundForce }), ...(shockTroop && { shockTroop }) }
      const situation: Situation = { seat, cell, planet, rollFor: 'invasion', attacking: true }
      const hits = rollAll(env, planet, troops, situation)
      const taken = Math.min(guardsRoll(env, planet, 'groundForce', left), troopsIn(units))
      doNext(g, { do: 'guards', cell, planet, left: Math.max(0, left - hits) })
      loseLanded(g, seat, planet, falling(units, taken))
    },
  },
} satisfies TiChapter

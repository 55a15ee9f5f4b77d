/** The Custodians of Mecatol Rex: nobody's Fighters and Ground Forces, who have to be beaten first. Section 45, TI-43.07, TI-51.13. */
import { type Env, line, ref, type SeatId, say } from '../../../kit/index.ts'
import { type CargoKind, type Cell, type PlanetId, UNITS } from '../../data/index.ts'
import { combatValue, diceOf, type Situation } from '../../numbers/combat.ts'
import type { Counts, TiState, TiView } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { addAll, countOf, kindsIn } from '../counts.ts'
import { ownerOf } from '../planets.ts'
import { hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { falling, troopsIn } from '../troops.ts'
import { unitsLine } from '../words.ts'
import { sayLost } from './lost.ts'

export type CustodianStep =
  | { do: 'custodians'; cell: Cell }
  | { do: 'ambush'; cell: Cell; left: number }
  | { do: 'guards'; cell: Cell; left: number }

const MECATOL: PlanetId = 'mecatol-rex'

/** What stands there at first. [TI-45.01] */
export const CUSTODIANS = { fighter: 3, groundForce: 2 } as const
type Token = keyof typeof CUSTODIANS

/** What a die of theirs must show. [TI-43.08, TI-45.06] */
const NEEDED: { readonly [token in Token]: number } = {
  fighter: UNITS.fighter.combat!,
  groundForce: UNITS.groundForce.combat!,
}

/** What has to be beaten before somebody holds a planet. */
export const custodiansOf = ({ custodians }: Pick<TiView, 'custodians'>, planet: PlanetId): Counts<Token> =>
  planet === MECATOL ? { ...custodians } : {}

/** Whether a planet is guarded by nobody's troops. [TI-45.06] */
export const isGuarded = (g: Pick<TiView, 'custodians' | 'planets'>, planet: PlanetId): boolean =>
  ownerOf(g, planet) === undefined && kindsIn(custodiansOf(g, planet)).length > 0

/** They are gone as soon as somebody holds the planet, however it came about. [TI-45.05] */
export function dismissCustodians(g: TiState, planet: PlanetId): void {
  if (planet === MECATOL && g.custodians) g.custodians = {}
}

/** A token is beaten, and stays so. [TI-45.02] */
function beaten(g: TiState, token: Token): void {
  const { [token]: _, ...left } = g.custodians!
  g.custodians = left
  say(g, line('log.custodianBeaten', { units: unitsLine({ [token]: CUSTODIANS[token] }) }))
}

const landed = (g: TiState): Counts<CargoKind | 'fighter'> => g.action!.landed[MECATOL]!

/** Everything that was set down is lost; what was beaten in part stands there as before. [TI-43.07, TI-45.03] */
function fail(g: TiState, seat: SeatId): void {
  const units = landed(g)
  delete g.action!.landed[MECATOL]
  if (troopsIn(units) > 0) sayLost(g, seat, MECATOL, units)
  say(g, line('log.custodiansHold', { seat: ref('seat', seat) }))
}

/** Dice of one kind: how many hit. */
function rollFor(
  { g, random }: Env<TiState>,
  by: SeatId | undefined,
  units: Counts<CargoKind | 'fighter'>,
  needed: number,
  count: number,
): number {
  if (count === 0) return 0
  const dice = Array.from({ length: count }, () => random.Die(SIDES))
  const hits = dice.filter(die => die >= needed).length
  const about = { units: unitsLine(units), needed, dice, count: hits }
  if (by === undefined) say(g, line('log.custodiansRoll', about))
  else say(g, line('log.rolls', { ...about, seat: ref('seat', by), what: line('rollFor.custodians') }))
  return hits
}

/** Dice of all units of a player. */
function rollAll(env: Env<TiState>, units: Counts<CargoKind | 'fighter'>, situation: Situation): number {
  return kindsIn(units).reduce((sum, kind) => {
    const needed = combatValue(env.g, kind, situation).total
    const count = countOf(units, kind) * diceOf(env.g, kind, situation).total
    return sum + rollFor(env, situation.seat, { [kind]: countOf(units, kind) }, needed, count)
  }, 0)
}

export const custodianSteps = {
  /** The Fighters first, then the Ground Forces. [TI-45.02] */
  custodians({ g }: Env<TiState>, { cell }: { cell: Cell }) {
    const { fighter = 0 } = g.custodians!
    say(g, line('log.custodians', { seat: ref('seat', g.active!) }))
    doNext(
      g,
      fighter > 0
        ? { do: 'ambush', cell, left: fighter }
        : { do: 'guards', cell, left: CUSTODIANS.groundForce },
    )
  },
  /** A round in space: nobody leaves, there is no barrage, and without ships it is lost. [TI-43.07, TI-43.08] */
  ambush(env: Env<TiState>, { cell, left }: { cell: Cell; left: number }) {
    const { g } = env
    const seat = g.active!
    if (!hasShips(g, cell, seat)) return fail(g, seat)
    if (left === 0) {
      beaten(g, 'fighter')
      return doNext(g, { do: 'guards', cell, left: g.custodians!.groundForce ?? 0 })
    }
    const situation: Situation = { seat, cell, rollFor: 'space', attacking: true }
    const hits = rollAll(env, shipsOf(g, cell, seat) as Counts<CargoKind | 'fighter'>, situation)
    const taken = rollFor(env, undefined, { fighter: left }, NEEDED.fighter, left)
    doNext(
      g,
      { do: 'takeHits', seat, cell, hits: taken },
      { do: 'unitLimits' },
      { do: 'ambush', cell, left: Math.max(0, left - hits) },
    )
  },
  /** A round on the ground. Shock Troops fall first. [TI-51.13, TI-45.06] */
  guards(env: Env<TiState>, { cell, left }: { cell: Cell; left: number }) {
    const { g } = env
    const seat = g.active!
    const units = landed(g)
    if (troopsIn(units) === 0) return fail(g, seat)
    if (left === 0) {
      if (countOf(g.custodians, 'groundForce') > 0) beaten(g, 'groundForce')
      return doNext(g, { do: 'takeNeutral', planet: MECATOL })
    }
    const { groundForce, shockTroop } = units
    const troops = { ...(groundForce && { groundForce }), ...(shockTroop && { shockTroop }) }
    const situation: Situation = { seat, cell, planet: MECATOL, rollFor: 'invasion', attacking: true }
    const hits = rollAll(env, troops, situation)
    const taken = Math.min(
      rollFor(env, undefined, { groundForce: left }, NEEDED.groundForce, left),
      troopsIn(units),
    )
    if (taken > 0) {
      const fallen = falling(units, taken)
      addAll(units, fallen, -1)
      sayLost(g, seat, MECATOL, fallen)
    }
    doNext(g, { do: 'guards', cell, left: Math.max(0, left - hits) })
  },
}

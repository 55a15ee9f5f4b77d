/** Cards of the expansion for space battles: before one, and before its rounds. [TI-32.26] */
import { ask, type Env, type SeatId } from '../../../kit/index.ts'
import { type ShipKind, WINDOWS } from '../../data/index.ts'
import { sustains } from '../../numbers/units.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import { hitsAgainst, roll } from '../battle/dice.ts'
import { enemyOf } from '../battle/enemy.ts'
import { takeHits } from '../battle/hits.ts'
import { beginExchange, noteRetreat, takeUpDice } from '../battle/record.ts'
import { moveFleet, refusesRetreat, retreatsFrom } from '../battle/retreat.ts'
import { countOf, kindsIn } from '../counts.ts'
import { effectOf, startEffect } from '../effects.ts'
import { fleetOf, hasShips, nonFighters, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { directHit } from './battle.ts'
import { holds, loseShip } from './ops.ts'
import { areDiceOnTable, battleOf, shipsToHit, when } from './selectors.ts'
import type { AtShip, CardRule, Nothing } from './types.ts'

/** Ships of a side of the battle that goes on. */
function shipsIn(view: TiView, seat: SeatId | undefined) {
  return view.battle && seat !== undefined ? shipsOf(view, view.battle.cell, seat) : {}
}

/** Whom a player fights, as long as there is anybody left. */
function enemyIn(view: TiView, seat: SeatId): SeatId | undefined {
  const battle = battleOf(view, seat)
  const enemy = battle && enemyOf(battle, seat)
  return battle && enemy !== undefined && hasShips(view, battle.cell, enemy) ? enemy : undefined
}

/** The card names them. */
const HEAVY: readonly ShipKind[] = ['dreadnought', 'warSun']

/** Where it makes a difference: there are Fighters to hide behind. */
const experimentalWeaponry = holds((view, seat) => {
  const own = shipsIn(view, seat)
  const theirs = shipsIn(view, enemyIn(view, seat))
  return when(
    HEAVY.some(kind => countOf(own, kind) > 0) && countOf(theirs, 'fighter') > 0 && nonFighters(theirs) > 0,
  )
})

/** [TI-32.29] */
const flankingTactic = holds((view, seat) => {
  const enemy = enemyIn(view, seat)
  return enemy === undefined ? [] : [{ seat: enemy }]
})

/** Fighters that are shot by mistake. */
const strayed = (view: TiView, seat: SeatId | undefined): number => {
  const ships = shipsIn(view, seat)
  const fighters = countOf(ships, 'fighter')
  return fighters > nonFighters(ships) ? Math.floor(fighters / 2) : 0
}

const friendlyFire: CardRule<Nothing> = {
  ways: (view, seat) => when(strayed(view, enemyIn(view, seat)) > 0),
  play({ g }, { by }) {
    const enemy = enemyIn(g, by)!
    const destroy = { fighter: strayed(g, enemy) }
    takeHits(g, enemy, g.battle!.cell, { destroy, sustain: {}, laden: [] })
  },
}

const TERROR = 2

/** [TI-32.28] */
const ruleByTerror: CardRule<Nothing> = {
  ways(view, seat) {
    const own = enemyIn(view, seat) === undefined ? {} : shipsIn(view, seat)
    return when(countOf(own, 'warSun') > 0 || countOf(own, 'dreadnought') >= TERROR)
  },
  play: ({ g }, { by }) => doNext(g, { do: 'terror', seat: enemyIn(g, by)! }),
}

/** Any own ship at any enemy ship. [TI-32.19, TI-32.21, TI-32.27] */
const targetTheirFlagship: CardRule<AtShip & { unit: ShipKind }> = {
  ways(view, seat) {
    const battle = battleOf(view, seat)
    if (!battle || battle.round > 0 || areDiceOnTable(view)) return []
    const targets = shipsToHit(view, battle.cell, enemyOf(battle, seat))
    return kindsIn(shipsOf(view, battle.cell, seat)).flatMap(unit =>
      targets.map(target => ({ ...target, unit })),
    )
  },
  play(env, played) {
    const { g } = env
    const { seat, cell, ship, laden, unit } = played.args
    startEffect(g, effectOf(played))
    shootBeside(env, played.by, unit, 'shot', 1)
    doNext(
      g,
      { do: 'rerolls' },
      { do: 'window', id: WINDOWS.combatRolled, cause: { cell } },
      { do: 'hitFlagship', seat, cell, ship, ...(laden !== undefined && { laden }) },
    )
  },
}

/** Dice of a ship that are rolled beside those of rounds: they are combat rolls. [TI-32.21] */
function shootBeside(
  env: Env<TiState>,
  seat: SeatId,
  ship: ShipKind,
  rollFor: 'shot' | 'lastShot',
  dice: number,
): void {
  const { g } = env
  const { cell, attacker } = g.battle!
  const against = enemyOf(g.battle!, seat)
  beginExchange(g, rollFor)
  roll(env, { [ship]: 1 }, { seat, against, cell, rollFor, attacking: seat === attacker }, dice)
}

const DYING_SHOTS = 2

/** With the values of a ship that was lost just now. [TI-32.21] */
const courageousToTheEnd: CardRule<{ ship: ShipKind }> = {
  ways: (view, seat, { cause }) =>
    battleOf(view, seat) && cause.seat === seat && !areDiceOnTable(view)
      ? kindsIn(cause.lost ?? {}).map(ship => ({ ship }))
      : [],
  play(env, { by, args: { ship } }) {
    const { g } = env
    shootBeside(env, by, ship, 'lastShot', DYING_SHOTS)
    doNext(
      g,
      { do: 'rerolls' },
      { do: 'window', id: WINDOWS.combatRolled, cause: { cell: g.battle!.cell } },
      { do: 'takeShots' },
    )
  },
}

export const battleExpansionCards = {
  'communications-breakdown': holds((view, seat) => when(enemyIn(view, seat) !== undefined)),
  'courageous-to-the-end': courageousToTheEnd,
  'direct-hit': directHit,
  'experimental-weaponry': experimentalWeaponry,
  'flanking-tactic': flankingTactic,
  'friendly-fire': friendlyFire,
  'rule-by-terror': ruleByTerror,
  'target-their-flagship': targetTheirFlagship,
} as const

export const battleCardRules = {
  steps: {
    /** Whoever cannot retreat is not asked. [TI-32.28] */
    terror({ g }, { seat }) {
      const { cell } = g.battle!
      const options = refusesRetreat(g, seat) ? [] : retreatsFrom(g, cell, seat)
      if (options.length === 0) return doNext(g, { do: 'takeHits', seat, cell, hits: TERROR })
      const pick = { of: 'cell' as const, options, min: 0, max: 1 }
      ask(g, { seat, kind: 'terror', required: true, about: { count: TERROR }, pick })
    },
    /** It is damaged if it can be; a damaged one of its kind is hit before a sound one. */
    hitFlagship({ g }, { seat, cell, ship, laden }) {
      const hits = hitsAgainst(g, seat)
      takeUpDice(g)
      const fleet = fleetOf(g, cell, seat)
      if (hits === 0 || countOf(fleet.ships, ship) === 0) return
      const ladenThere = fleet.laden.filter(one => one.ship === ship && one.damaged).length
      const isHurt =
        laden === undefined ? countOf(fleet.damaged, ship) > ladenThere : fleet.laden[laden]?.damaged === true
      if (sustains(g, seat, ship) && !isHurt)
        takeHits(g, seat, cell, { destroy: {}, sustain: { [ship]: 1 }, laden: [] })
      else loseShip(g, { seat, cell, ship, laden })
    },
  },
  answers: {
    terror({ g }, { seat }, [to]) {
      const { cell } = g.battle!
      if (to === undefined) return doNext(g, { do: 'takeHits', seat, cell, hits: TERROR })
      noteRetreat(g, seat, to)
      doNext(g, ...moveFleet(g, seat, cell, to), { do: 'unitLimits' })
    },
  },
} satisfies TiChapter

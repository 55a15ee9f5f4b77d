/** What happens before the first round of a space battle. TI-17.06 to TI-17.09. */

import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type ShipKind, type UnitKind, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { isElected } from '../../numbers/laws.ts'
import { hasAbility, hasTechnology } from '../../numbers/modifiers.ts'
import type { Battle, Counts, TiChapter, TiState } from '../../state.ts'
import { countOf } from '../counts.ts'
import { hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { breakAgreement } from '../trade/agreements.ts'
import { hitsAgainst, roll } from './dice.ts'
import { enemyOf } from './enemy.ts'
import { beginExchange, takeUpDice } from './record.ts'
import { canRun } from './runs.ts'
import type { Shot } from './steps.ts'

const SHOTS = ['assaultCannon', 'ambush', 'barrage', 'ministerOfWar', 'sabotageRuns'] as const

/** Ships that a side shoots with. */
const SHOOTERS: {
  readonly [shot in Exclude<Shot, 'ministerOfWar' | 'sabotageRuns'>]: (
    g: TiState,
    seat: SeatId,
    battle: Battle,
  ) => Counts<UnitKind>
} = {
  /** The technology Assault Cannon: every Dreadnought once. */
  assaultCannon: (g, seat, { cell }) =>
    hasTechnology(g, seat, 'assault-cannon') ? only(shipsOf(g, cell, seat), 'dreadnought') : {},
  /** Mentak: up to two Cruisers and Destroyers. [TI-31.04, TI-31.11] */
  ambush(g, seat, { cell }) {
    if (!hasAbility(g, seat, 'ambush')) return {}
    const ships = shipsOf(g, cell, seat)
    const cruisers = Math.min(AMBUSHERS, countOf(ships, 'cruiser'))
    const destroyers = Math.min(AMBUSHERS - cruisers, countOf(ships, 'destroyer'))
    return { ...(cruisers > 0 && { cruiser: cruisers }), ...(destroyers > 0 && { destroyer: destroyers }) }
  },
  /** Anti-Fighter Barrage. [TI-17.07] */
  barrage(g, seat, battle) {
    const fighters = countOf(shipsOf(g, battle.cell, enemyOf(battle, seat)), 'fighter')
    return fighters > 0 ? barragersIn(shipsOf(g, battle.cell, seat)) : {}
  },
}

/** Ships that take part in an Anti-Fighter Barrage: a thing of Destroyers alone. [TI-17.07] */
export const barragersIn = (ships: Counts<ShipKind>): Counts<UnitKind> => only(ships, 'destroyer')

const AMBUSHERS = 2

const only = (ships: Counts<ShipKind>, kind: ShipKind): Counts<UnitKind> =>
  countOf(ships, kind) > 0 ? { [kind]: countOf(ships, kind) } : {}

const sidesOf = ({ attacker, defender }: Battle) => [attacker, defender]

/** Effects of this battle that somebody can shoot with now. */
const shotsOf = (g: TiState, battle: Battle): Shot[] =>
  SHOTS.filter(shot =>
    sidesOf(battle).some(seat => {
      if (shot === 'ministerOfWar') return canSpendForHit(g, seat)
      if (shot === 'sabotageRuns') return canRun(g, battle, seat)
      return Object.keys(SHOOTERS[shot](g, seat, battle)).length > 0
    }),
  )

/** Runs come after the barrage. [TI-17.06, TI-53.01] */
const AFTER: { readonly [shot in Shot]?: Shot } = { sabotageRuns: 'barrage' }

/** Whether there is only one order. */
const isOrdered = (shots: readonly Shot[]): boolean =>
  shots.every((shot, i) => i === 0 || AFTER[shot] === shots[i - 1])

/** The law Minister of War: a hit for a counter of Strategy Allocation. */
const canSpendForHit = (g: TiState, seat: SeatId): boolean =>
  isElected(g, 'minister-of-war', seat) && g.players[seat]!.counters.strategy > 0

function askMinister(g: TiState, battle: Battle): void {
  const seat = sidesOf(battle).find(one => canSpendForHit(g, one))
  if (seat === undefined) return
  const options = ['pay']
  ask(g, { seat, kind: 'ministerOfWar', required: true, pick: { of: 'yes', options, min: 0, max: 1 } })
}

export const shotsRules = {
  steps: {
    /** The battle begins, and with it the end of an agreement. The defender orders what is shot. [TI-17.04, TI-17.06, TI-57.03] */
    shots({ g }) {
      if (!g.battle) return
      breakAgreement(g, g.battle.attacker, g.battle.defender)
      // Cards may have destroyed one side, or driven it away. [TI-17.09]
      if (sidesOf(g.battle).some(seat => !hasShips(g, g.battle!.cell, seat))) return
      const options = shotsOf(g, g.battle)
      if (isOrdered(options)) return doNext(g, ...options.map(shot => ({ do: 'shoot', shot }) as const))
      const { length } = options
      const isLate = options.includes('barrage') && options.includes('sabotageRuns')
      ask(g, {
        seat: g.battle.defender,
        kind: 'orderShots',
        required: true,
        pick: {
          of: 'shot',
          options,
          min: length,
          max: length,
          ordered: true,
          ...(isLate && { after: { ...AFTER } }),
        },
      })
    },
    /** Both sides at once. [TI-17.08] */
    shoot({ g, random }, { shot }) {
      const battle = g.battle!
      if (sidesOf(battle).some(seat => !hasShips(g, battle.cell, seat))) return
      if (shot === 'ministerOfWar') return askMinister(g, battle)
      if (shot === 'sabotageRuns')
        return doNext(g, ...sidesOf(battle).map(seat => ({ do: 'sabotageRun', seat, at: 0 }) as const))
      const shooters = sidesOf(battle).map(seat => [seat, SHOOTERS[shot](g, seat, battle)] as const)
      if (shooters.every(([, units]) => Object.keys(units).length === 0)) return
      say(g, line('log.shoots', { shot: ref('shot', shot) }))
      beginExchange(g, shot)
      for (const [seat, units] of shooters)
        roll({ g, random }, units, {
          seat,
          against: enemyOf(battle, seat),
          cell: battle.cell,
          rollFor: shot === 'barrage' ? 'barrage' : 'shot',
          attacking: seat === battle.attacker,
        })
      doNext(
        g,
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.combatRolled, cause: { cell: battle.cell } },
        { do: 'takeShots', ...(shot === 'barrage' && { only: 'fighter' as const }) },
      )
    },
    takeShots({ g }, { only: kind }) {
      const { cell } = g.battle!
      const taken = sidesOf(g.battle!).map(seat => ({ seat, hits: hitsAgainst(g, seat) }))
      takeUpDice(g)
      doNext(
        g,
        ...taken.map(
          ({ seat, hits }) => ({ do: 'takeHits', seat, cell, hits, ...(kind && { only: kind }) }) as const,
        ),
      )
    },
  },
  answers: {
    ministerOfWar({ g }, { seat }, [yes]) {
      if (yes === undefined) return
      const { cell } = g.battle!
      g.players[seat]!.counters.strategy -= 1
      say(g, line('log.ministerOfWar', { seat: ref('seat', seat) }))
      doNext(g, { do: 'takeHits', seat: enemyOf(g.battle!, seat), cell, hits: 1 })
    },
    orderShots({ g }, _, shots) {
      doNext(g, ...shots.map(shot => ({ do: 'shoot', shot: shot as Shot }) as const))
    },
  },
} satisfies TiChapter

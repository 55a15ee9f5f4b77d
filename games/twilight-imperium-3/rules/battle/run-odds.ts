/** What can be expected of a Sabotage Run, from what all can see. Section 53. */
import type { SeatId } from '../../../kit/index.ts'
import { UNITS } from '../../data/index.ts'
import type { Fleet, TiView } from '../../state.ts'
import { totalOf } from '../counts.ts'
import { fleetOf } from '../space.ts'
import type { BattleOdds } from './chances.ts'
import { SIDES } from './dice.ts'
import { enemyOf } from './enemy.ts'
import { fleetAfter, type Taken } from './hits.ts'
import { restOfBattle } from './odds.ts'
import { DESTROYS, PASSES, type Target } from './runs.ts'

const PASS = (SIDES + 1 - PASSES) / SIDES
const STRIKE = (SIDES + 1 - DESTROYS) / SIDES

/** How a run can end. */
export interface RunEnd {
  isDown: boolean
  /** Fighters that are lost. */
  lost: number
  chance: number
}

/** All ends of a run of so many Fighters. [TI-53.02] */
export function endsOf(count: number): RunEnd[] {
  const ends: RunEnd[] = [{ isDown: false, lost: count, chance: (1 - PASS * STRIKE) ** count }]
  /** The chance that just so many pass. */
  let passing = (1 - PASS) ** count
  const down = Array.from({ length: count }, () => 0)
  for (let passed = 1; passed <= count; passed++) {
    passing *= ((count - passed + 1) / passed) * (PASS / (1 - PASS))
    for (let missed = 0; missed < passed; missed++)
      down[count - passed + missed]! += passing * (1 - STRIKE) ** missed * STRIKE
  }
  return [...ends, ...down.map((chance, lost) => ({ isDown: true, lost, chance }))]
}

/** What a run of so many Fighters brings on average. */
export interface RunProspect {
  count: number
  /** The chance that the War Sun is gone. */
  down: number
  /** Fighters that are lost in it. */
  lost: number
  /** The chance to win the battle then. */
  win: number
  /** Resources that each side loses, in the run and in the rest of the battle. */
  costs: number
  takes: number
}

const none = { sustain: {}, laden: [] }

/** Prospects of runs of different size at a War Sun. */
export function runProspects(
  view: TiView,
  seat: SeatId,
  target: Target,
  counts: readonly number[],
): RunProspect[] {
  const battle = view.battle!
  const [own, enemy] = [fleetOf(view, battle.cell, seat), fleetOf(view, battle.cell, enemyOf(battle, seat))]
  const laden = target.place === undefined ? [] : [target.place]
  const isDown: Taken = { destroy: { warSun: 1 }, sustain: {}, laden }
  const rests = new Map<string, BattleOdds>()
  const restAfter = ({ lost, isDown: down }: RunEnd): BattleOdds => {
    const key = `${lost} ${down}`
    const mine = fleetAfter(own, { ...none, destroy: { fighter: lost } })
    const theirs = down ? fleetAfter(enemy, isDown) : enemy
    const rest = rests.get(key) ?? odds(view, seat, mine, theirs)
    rests.set(key, rest)
    return rest
  }
  return counts.map(count => {
    const all: RunProspect = { count, down: 0, lost: 0, win: 0, costs: 0, takes: 0 }
    for (const end of endsOf(count)) {
      const { win, lossA, lossB } = restAfter(end)
      all.down += end.isDown ? end.chance : 0
      all.lost += end.lost * end.chance
      all.win += win * end.chance
      all.costs += (lossA + end.lost * FIGHTER) * end.chance
      all.takes += (lossB + (end.isDown ? WAR_SUN : 0)) * end.chance
    }
    return all
  })
}

const FIGHTER = UNITS.fighter.cost! / UNITS.fighter.perCost!
const WAR_SUN = UNITS.warSun.cost!

function odds(view: TiView, seat: SeatId, mine: Fleet, theirs: Fleet): BattleOdds {
  const won = { win: 0, lose: 0, none: 0, lossA: 0, lossB: 0 }
  if (totalOf(mine.ships) === 0) return { ...won, lose: 1 }
  if (totalOf(theirs.ships) === 0) return { ...won, win: 1 }
  return restOfBattle(view, { seat, fleet: mine }, { seat: enemyOf(view.battle!, seat), fleet: theirs })
}

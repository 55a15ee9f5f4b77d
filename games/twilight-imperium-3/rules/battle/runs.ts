/** Sabotage Runs: Fighters go for the War Suns of the enemy, after the barrage. Section 53. */
import { type Ask, ask, type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import type { CargoKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import { diceOf } from '../../numbers/combat.ts'
import type { Battle, Counts, TiChapter, TiState, TiView } from '../../state.ts'
import { addTo, countOf, isNone, totalOf } from '../counts.ts'
import { fleetOf, hasShips, ownFleet, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { unitsLine } from '../words.ts'
import { type Run, SIDES } from './dice.ts'
import { enemyOf } from './enemy.ts'
import { ladenOf, loseOne, takeHits } from './hits.ts'
import { beginExchange, takeUpDice } from './record.ts'

/** What a natural die of a Fighter must show to pass, and then to destroy. [TI-53.02] */
export const PASSES = 9
export const DESTROYS = 10

type View = Pick<TiView, 'effects' | 'galaxy' | 'laws' | 'options' | 'players' | 'space'>

/** A War Sun to run at. */
export interface Target {
  isDamaged: boolean
  /** Its place among laden ships. */
  place?: number
  cargo: Counts<CargoKind>
}

/** The War Suns of the other side: those with most aboard first, sound ones before damaged ones. [TI-53.05] */
export function targetsOf(view: View, battle: Battle, seat: SeatId): Target[] {
  const fleet = fleetOf(view, battle.cell, enemyOf(battle, seat))
  const laden = ladenOf(fleet, 'warSun').map((place): Target => {
    const { cargo, damaged } = fleet.laden[place]!
    return { place, cargo, isDamaged: damaged === true }
  })
  const empty = countOf(fleet.ships, 'warSun') - laden.length
  const hurt = countOf(fleet.damaged, 'warSun') - laden.filter(one => one.isDamaged).length
  const plain = Array.from({ length: empty }, (_, i): Target => ({ isDamaged: i < hurt, cargo: {} }))
  return [...laden, ...plain].toSorted(
    (one, other) =>
      totalOf(other.cargo) - totalOf(one.cargo) || Number(one.isDamaged) - Number(other.isDamaged),
  )
}

/** Fighters that a side can commit: none in an Ion Storm, where they roll no dice. [TI-53.01, TI-53.06] */
export function runnersOf(view: View, battle: Battle, seat: SeatId): number {
  const { cell, attacker } = battle
  if (!view.options.sabotageRuns) return 0
  const canRoll =
    diceOf(view, 'fighter', { seat, cell, rollFor: 'shot', attacking: seat === attacker }).total > 0
  return canRoll ? countOf(shipsOf(view, cell, seat), 'fighter') : 0
}

export const canRun = (view: View, battle: Battle, seat: SeatId): boolean =>
  runnersOf(view, battle, seat) > 0 && targetsOf(view, battle, seat).length > 0

/** The War Sun that a `sabotageRun` question is about. */
export const targetOf = (view: View & Pick<TiView, 'battle'>, { seat, about }: Ask): Target =>
  targetsOf(view, view.battle!, seat)[Number(about!.at)]!

function targetLine({ isDamaged, cargo }: Target) {
  const ship = line(isDamaged ? 'run.damaged' : 'run.sound', { unit: ref('unit', 'warSun') })
  return isNone(cargo) ? ship : line('run.laden', { ship, units: unitsLine(cargo) })
}

/** Dice that have no modifiers, and cannot be rolled again. [TI-53.03] */
function show(g: TiState, seat: SeatId, what: Run, needed: number, dice: number[]): void {
  beginExchange(g, what)
  g.volleys.push({
    seat,
    against: enemyOf(g.battle!, seat),
    rollFor: what,
    groups: [{ unit: 'fighter', needed, dice }],
  })
  takeUpDice(g)
  const count = dice.filter(die => die >= needed).length
  const about = { seat: ref('seat', seat), needed, dice: [...dice], count }
  const key = what === 'sabotageRuns' ? 'runPasses' : count > 0 ? 'runDestroys' : 'runFails'
  say(g, line(`log.${key}`, about))
}

const loseFighters = (g: TiState, seat: SeatId, count: number): void => {
  const destroy = { fighter: count }
  if (count > 0) takeHits(g, seat, g.battle!.cell, { destroy, sustain: {}, laden: [] })
}

/** The dice of a whole run: nobody decides anything until it is over. [TI-53.02] */
export function fly({ g, random }: Env<TiState>, seat: SeatId, at: number, count: number): void {
  const target = targetsOf(g, g.battle!, seat)[at]!
  const about = { seat: ref('seat', seat), units: unitsLine({ fighter: count }) }
  say(g, line('log.run', { ...about, target: targetLine(target) }))
  const first = Array.from({ length: count }, () => random.Die(SIDES))
  const passed = first.filter(die => die >= PASSES).length
  show(g, seat, 'sabotageRuns', PASSES, first)
  const strikes: number[] = []
  while (strikes.length < passed && strikes.at(-1) !== DESTROYS) strikes.push(random.Die(SIDES))
  const isDown = strikes.at(-1) === DESTROYS
  // The next War Sun; where one is gone, it has its place.
  doNext(g, { do: 'sabotageRun', seat, at: isDown ? at : at + 1 })
  loseFighters(g, seat, count - passed)
  if (passed > 0) show(g, seat, 'sabotageStrikes', DESTROYS, strikes)
  if (isDown) destroy(g, enemyOf(g.battle!, seat), target)
  loseFighters(g, seat, strikes.length - (isDown ? 1 : 0))
}

/** This War Sun, and no other one that is damaged. [TI-53.05] */
function destroy(g: TiState, owner: SeatId, { place, isDamaged }: Target): void {
  const { cell } = g.battle!
  const { damaged } = fleetOf(g, cell, owner)
  const hurt = countOf(damaged, 'warSun')
  if (place === undefined) loseOne(g, owner, cell, 'warSun')
  else takeHits(g, owner, cell, { destroy: { warSun: 1 }, sustain: {}, laden: [place] })
  if (!hasShips(g, cell, owner)) return
  const left = ownFleet(g, cell, owner)
  addTo(left.damaged, 'warSun', hurt - (isDamaged ? 1 : 0) - countOf(left.damaged, 'warSun'))
}

export const runRules = {
  steps: {
    /** Each War Sun is another run, which nobody has to fly. [TI-53.01, TI-53.03] */
    sabotageRun({ g }, { seat, at }) {
      const battle = g.battle
      if (!battle || g.policies[seat]!.runs === 'never') return
      const target = targetsOf(g, battle, seat)[at]
      const count = runnersOf(g, battle, seat)
      if (!target || count === 0) return
      ask(g, { seat, kind: 'sabotageRun', required: true, about: { count, at, target: targetLine(target) } })
    },
  },
} satisfies TiChapter

/** Step 4 of a tactical action: space battles. Section 17. */
import { type Ask, ask, type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, type ShipKind, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { diceOf } from '../../numbers/combat.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { Battle, Counts, TiChapter, TiState, TiView } from '../../state.ts'
import { noteBattle } from '../chronicle.ts'
import { addTo, countOf, kindsIn, totalOf } from '../counts.ts'
import { effectsOf, endEffects } from '../effects.ts'
import { enemiesIn, hasShips, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { salvageAfter } from '../technology/racial/salvage.ts'
import { systemRef } from '../words.ts'
import { bonusOf } from './bonus.ts'
import { DEVOTION_ROUND } from './devotion.ts'
import { hitsBy, hitsOn, roll } from './dice.ts'
import { enemyOf } from './enemy.ts'
import { loseFleet } from './hits.ts'
import { leavesByPolicy } from './policy.ts'
import { beginExchange, beginFight, endFight, noteRetreat, takeUpDice } from './record.ts'
import {
  moveFleet,
  payRetreat,
  refusesRetreat,
  retreatsFrom,
  tacticalRetreatsFrom,
  waysOut,
} from './retreat.ts'
import type { DevotionStep } from './steps.ts'

/** Rounds without a loss that show that neither side can win. [TI-17.23] */
const QUIET_ROUNDS = 30

const isOver = (g: Pick<TiView, 'space'>, { cell, attacker, defender }: Battle) =>
  !hasShips(g, cell, attacker) || !hasShips(g, cell, defender)

/** Whether any side has dice at all. [TI-17.23, TI-29.06] */
const canHurt = (g: TiState, { cell, attacker, defender }: Battle) =>
  [attacker, defender].some(seat =>
    kindsIn(shipsOf(g, cell, seat)).some(
      kind => diceOf(g, kind, { seat, cell, rollFor: 'space', attacking: seat === attacker }).total > 0,
    ),
  )

const shipsLeft = (g: TiState, { cell, attacker, defender }: Battle) =>
  totalOf(shipsOf(g, cell, attacker)) + totalOf(shipsOf(g, cell, defender))

/** One that has shot at a flagship has fired for the first round. [TI-32.27] */
function shipsThatRoll(g: TiState, { cell, round }: Battle, seat: SeatId): Counts<ShipKind> {
  const ships = { ...shipsOf(g, cell, seat) }
  for (const { by, unit } of effectsOf(g, 'target-their-flagship'))
    if (by === seat && round === 1 && countOf(ships, unit as ShipKind) > 0) addTo(ships, unit as ShipKind, -1)
  return ships
}

const EXPERIMENTAL: readonly ShipKind[] = ['dreadnought', 'warSun']

/** Hits that go past the Fighters by Experimental Weaponry. */
function aimedPast(g: TiState, seat: SeatId): { past?: number } {
  const isAimed = effectsOf(g, 'experimental-weaponry').some(({ by }) => by === enemyOf(g.battle!, seat))
  const past = isAimed ? hitsBy(g, seat, EXPERIMENTAL) : 0
  return past > 0 ? { past } : {}
}

/** Only in the round in which somebody can use it. [TI-30.27] */
const devotionsOf = (g: TiState, { attacker, defender, round }: Battle): DevotionStep[] =>
  [attacker, defender]
    .filter(seat => round === DEVOTION_ROUND && hasAbility(g, seat, 'devotion'))
    .map(seat => ({ do: 'devotion', seat }))

function sayRetreat(g: TiState, seat: SeatId, to: Cell): void {
  payRetreat(g, seat, to)
  g.battle!.retreat = { by: seat, to }
  noteRetreat(g, seat, to)
  say(g, line('log.announces', { seat: ref('seat', seat), system: systemRef(g, to) }))
}

/** Where a fleet leaves for; `paid` are systems that cost a counter. [TI-42.01, TI-42.05] */
function askWhere(
  g: TiState,
  seat: SeatId,
  kind: 'foresight' | 'announce',
  free: Cell[],
  paid: Cell[],
): void {
  const options = [...free, ...paid]
  if (options.length === 0) return
  const pick = { of: 'cell' as const, options, min: 0, max: 1 }
  if (paid.length === 0) ask(g, { seat, kind, required: true, pick })
  else
    ask(g, {
      seat,
      kind: kind === 'announce' ? 'announcePaid' : 'foresightPaid',
      required: true,
      about: { systems: paid.map(cell => systemRef(g, cell)) },
      pick,
    })
}

function leaveEarly({ g }: Env<TiState>, { seat }: Ask, [to]: string[]): void {
  if (to === undefined) return
  payRetreat(g, seat, to)
  const mines = moveFleet(g, seat, g.battle!.cell, to)
  endFight(g, g.battle!.attacker)
  g.battle = null
  doNext(g, ...mines, { do: 'unitLimits' })
}

function announceRetreat({ g }: Env<TiState>, { seat }: Ask, [to]: string[]): void {
  if (to !== undefined) sayRetreat(g, seat, to)
}

export const battleRules = {
  steps: {
    /** [TI-17.01, TI-17.02] */
    spaceBattle({ g }, { cell }) {
      const attacker = g.active!
      const enemies = enemiesIn(g, cell, attacker)
      if (enemies.length === 0 || !hasShips(g, cell, attacker)) return
      doNext(g, { do: 'spaceBattle', cell })
      if (enemies.length === 1) return doNext(g, { do: 'beginBattle', cell, against: enemies[0]! })
      ask(g, {
        seat: attacker,
        kind: 'chooseEnemy',
        required: true,
        pick: { of: 'seat', options: enemies, min: 1, max: 1 },
        memo: { cell },
      })
    },
    beginBattle({ g }, { cell, against }) {
      const attacker = g.active!
      const sides = [attacker, against]
      g.battle = {
        cell,
        attacker,
        defender: against,
        round: 0,
        ships: Object.fromEntries(sides.map(seat => [seat, totalOf(shipsOf(g, cell, seat))])),
        fighters: Object.fromEntries(sides.map(seat => [seat, countOf(shipsOf(g, cell, seat), 'fighter')])),
        retreat: null,
        quiet: 0,
        bonus: [],
      }
      beginFight(g, { kind: 'space', cell, attacker, defender: against })
      say(
        g,
        line('log.battle', {
          seat: ref('seat', attacker),
          other: ref('seat', against),
          system: systemRef(g, cell),
        }),
      )
      doNext(
        g,
        { do: 'foresight' },
        { do: 'window', id: WINDOWS.spaceBattleBegins, cause: { cell } },
        { do: 'shots' },
        { do: 'combatRound' },
      )
    },
    /** The Naalu may leave before anything is shot. [TI-31.05] */
    foresight({ g }) {
      const { cell, defender } = g.battle!
      if (hasAbility(g, defender, 'foresight'))
        askWhere(
          g,
          defender,
          'foresight',
          retreatsFrom(g, cell, defender),
          tacticalRetreatsFrom(g, cell, defender),
        )
    },
    /** [TI-17.09, TI-17.16] */
    combatRound({ g }) {
      const battle = g.battle
      if (!battle) return
      if (isOver(g, battle)) return doNext(g, { do: 'endBattle' })
      battle.round += 1
      battle.bonus = []
      say(g, line('log.combatRound', { round: battle.round }))
      doNext(
        g,
        { do: 'window', id: WINDOWS.combatRoundBegins, cause: { cell: battle.cell } },
        ...devotionsOf(g, battle),
        {
          do: 'fightRound',
        },
      )
    },
    /** [TI-17.09] */
    fightRound({ g }) {
      const battle = g.battle!
      if (isOver(g, battle)) return doNext(g, { do: 'endBattle' })
      const { attacker, defender, cell } = battle
      doNext(
        g,
        { do: 'warChest', seat: attacker },
        { do: 'warChest', seat: defender },
        { do: 'announce', seat: attacker },
        { do: 'announce', seat: defender },
        { do: 'rollRound' },
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.combatRolled, cause: { cell } },
        { do: 'takeRound' },
        { do: 'closeRound', ships: shipsLeft(g, battle) },
      )
    },
    /** [TI-17.10, TI-17.11, TI-32.35, TI-42.01, TI-42.02] */
    announce({ g }, { seat }) {
      const { cell, retreat, defender } = g.battle!
      if (retreat || refusesRetreat(g, seat)) return
      const options = retreatsFrom(g, cell, seat)
      const paid = seat === defender ? tacticalRetreatsFrom(g, cell, seat) : []
      const leaves = options.length + paid.length > 0 ? leavesByPolicy(g, seat) : false
      if (leaves === false) return
      if (leaves && options.length === 1) sayRetreat(g, seat, options[0]!)
      else askWhere(g, seat, 'announce', options, paid)
    },
    /** [TI-17.12] */
    rollRound({ g, random }) {
      const battle = g.battle!
      const { cell, attacker, defender, round } = battle
      beginExchange(g, 'space', round)
      for (const seat of [attacker, defender])
        roll({ g, random }, shipsThatRoll(g, battle, seat), {
          seat,
          against: enemyOf(battle, seat),
          cell,
          rollFor: 'space',
          attacking: seat === attacker,
          round,
          bonus: bonusOf(g, seat),
        })
    },
    /** [TI-17.13, TI-17.14, TI-57.03] */
    takeRound({ g }) {
      const { cell, attacker, defender } = g.battle!
      const hits = [attacker, defender].map(
        seat => ({ do: 'takeHits', seat, cell, hits: hitsOn(g, seat).total, ...aimedPast(g, seat) }) as const,
      )
      takeUpDice(g)
      doNext(g, ...hits)
    },
    /** [TI-17.15, TI-17.16, TI-17.18, TI-17.23] */
    closeRound({ g }, { ships }) {
      const battle = g.battle!
      const { retreat, cell } = battle
      battle.retreat = null
      endEffects(g, 'combatRound')
      if (isOver(g, battle)) return doNext(g, { do: 'endBattle' })
      if (retreat) {
        const mines = moveFleet(g, retreat.by, cell, retreat.to)
        return doNext(g, ...mines, { do: 'unitLimits' }, { do: 'endBattle' })
      }
      battle.quiet = shipsLeft(g, battle) < ships ? 0 : battle.quiet + 1
      const isQuiet = battle.quiet >= QUIET_ROUNDS || !canHurt(g, battle)
      doNext(g, isQuiet ? { do: 'stalemate' } : { do: 'combatRound' })
    },
    /** [TI-17.22] */
    stalemate({ g }) {
      say(g, line('log.stalemate'))
      doNext(g, { do: 'leaveStalemate' }, { do: 'unitLimits' }, { do: 'endBattle' })
    },
    /** [TI-17.22] */
    leaveStalemate({ g }) {
      const { attacker, cell } = g.battle!
      if (isOver(g, g.battle!)) return
      const options = waysOut(g, cell, attacker)
      if (options.length > 0) {
        ask(g, {
          seat: attacker,
          kind: 'leaveStalemate',
          required: true,
          pick: { of: 'cell', options, min: 1, max: 1 },
        })
        return
      }
      loseFleet(g, attacker, cell)
    },
    /** [TI-17.20, TI-17.21] */
    endBattle({ g }) {
      const battle = g.battle!
      const { cell, attacker, defender, ships, fighters } = battle
      g.battle = null
      endEffects(g, 'combatRound', 'battle')
      const left = [attacker, defender].filter(seat => hasShips(g, cell, seat))
      const [winner] = left
      endFight(g, left.length === 1 ? left[0]! : null)
      noteBattle(g, battle, left.length === 1 ? left[0]! : null)
      if (left.length === 1 && winner !== undefined) {
        const of = enemyOf(battle, winner)
        g.players[winner]!.deeds.push({
          event: 'spaceBattleWon',
          of,
          ships: ships[of]!,
          fighters: fighters[of]!,
        })
        say(g, line('log.wins', { seat: ref('seat', winner), system: systemRef(g, cell) }))
      } else say(g, line('log.nobodyWins', { system: systemRef(g, cell) }))
      doNext(g, { do: 'unitLimits' })
      salvageAfter(g, battle, left.length === 1 ? left[0]! : null)
    },
  },
  answers: {
    chooseEnemy({ g }, { memo }, [against]) {
      doNext(g, { do: 'beginBattle', cell: memo.cell, against: against! })
    },
    foresight: leaveEarly,
    foresightPaid: leaveEarly,
    announce: announceRetreat,
    announcePaid: announceRetreat,
    leaveStalemate({ g }, { seat }, [to]) {
      doNext(g, ...moveFleet(g, seat, g.battle!.cell, to!))
    },
  },
} satisfies TiChapter

/** Dice are rolled, seen by everybody, perhaps rolled again, and counted. TI-1.08 to TI-1.10, TI-57.04. */
import { ask, type Env, ref, type SeatId, type Sum, say, sumOf, type Term } from '../../../kit/index.ts'
import type { UnitKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import { combatValue, diceTogether, type RollFor, rollsAgain, type Situation } from '../../numbers/combat.ts'
import { hasAbility, modifiersOf, part, term } from '../../numbers/modifiers.ts'
import type { Counts, Exchange, TiChapter, TiState, TiView, Volley, VolleyGroup } from '../../state.ts'
import { countOf, kindsIn } from '../counts.ts'
import { doNext } from '../steps.ts'
import { unitsLine } from '../words.ts'

export const SIDES = 10

const RUNS = ['sabotageRuns', 'sabotageStrikes'] as const
/** What Fighters roll for in a Sabotage Run: to pass, and to destroy. */
export type Run = (typeof RUNS)[number]

export const isRun = (what: Exchange['what']): what is Run => (RUNS as readonly string[]).includes(what)

/** Rolls for these units and puts the dice on the table: theirs, or as many as something else says. */
export function roll(
  { g, random }: Env<TiState>,
  units: Counts<UnitKind>,
  situation: Situation & { against: SeatId },
  dice?: number,
): Volley {
  const { seat, against, rollFor } = situation
  const groups = kindsIn(units).flatMap((unit): VolleyGroup[] => {
    const count = dice ?? diceTogether(g, unit, countOf(units, unit), situation)
    if (count === 0) return []
    const needed = combatValue(g, unit, situation).total
    return [{ unit, needed, dice: Array.from({ length: count }, () => random.Die(SIDES)) }]
  })
  const volley = { seat, against, rollFor, groups }
  if (groups.length > 0) g.volleys.push(volley)
  for (const group of groups) sayRoll(g, seat, rollFor, group, countOf(units, group.unit))
  if (rollsAgain(g, situation)) for (const group of groups) rollMissesAgain({ g, random }, seat, group)
  return volley
}

function sayRoll(g: TiState, seat: SeatId, rollFor: RollFor, group: VolleyGroup, count: number): void {
  say(
    g,
    line('log.rolls', {
      seat: ref('seat', seat),
      units: unitsLine({ [group.unit]: count }),
      what: line(`rollFor.${rollFor}`),
      needed: group.needed,
      dice: group.dice,
      count: hitsIn(group),
    }),
  )
}

/** [TI-16.04 with the technology Graviton Laser System] */
function rollMissesAgain({ g, random }: Env<TiState>, seat: SeatId, group: VolleyGroup): void {
  const missed = group.dice.filter(die => die < group.needed)
  if (missed.length === 0) return
  const again = missed.map(() => random.Die(SIDES))
  group.dice = [...group.dice.filter(die => die >= group.needed), ...again]
  group.before = missed
  say(
    g,
    line('log.rollsAgain', {
      seat: ref('seat', seat),
      source: ref('technology', 'graviton-laser-system'),
      dice: again,
      count: again.filter(die => die >= group.needed).length,
    }),
  )
}

const hitsIn = ({ needed, dice }: VolleyGroup) => dice.filter(die => die >= needed).length

export const hitsOf = ({ groups }: Volley): number => groups.reduce((sum, group) => sum + hitsIn(group), 0)

/** Hits against a player by the dice on the table: Sabotage Runs make none. [TI-53.03] */
export const hitsAgainst = (g: Pick<TiState, 'volleys'>, seat: SeatId): number =>
  g.volleys
    .filter(({ against, rollFor }) => against === seat && !isRun(rollFor))
    .reduce((sum, volley) => sum + hitsOf(volley), 0)

/** Hits that a player takes in a round of a space battle: dice, and what cards make of them. [TI-17.13, TI-32.17] */
export const hitsOn = (
  g: Pick<TiView, 'battle' | 'effects' | 'laws' | 'players' | 'volleys'>,
  seat: SeatId,
): Sum =>
  sumOf(
    [
      part(line('sum.dice'), hitsAgainst(g, seat)),
      ...minesAgainst(g, seat),
      ...modifiersOf(g, seat, 'hitsTaken').map(({ source, modifier }) => term(source, modifier.amount)),
    ],
    0,
  )

/** Hits against a player by units of these kinds. */
export const hitsBy = (g: Pick<TiState, 'volleys'>, seat: SeatId, kinds: readonly UnitKind[]): number =>
  g.volleys
    .filter(({ against }) => against === seat)
    .flatMap(({ groups }) => groups.filter(({ unit }) => kinds.includes(unit)))
    .reduce((sum, group) => sum + hitsIn(group), 0)

/** In the first round, of those whose ships are fought. [TI-32.08] */
const minesAgainst = ({ battle, effects }: Pick<TiView, 'battle' | 'effects'>, seat: SeatId): Term[] =>
  effects
    .filter(
      ({ id, by, of, cell }) =>
        id === 'minelayers' &&
        of === seat &&
        battle?.round === 1 &&
        battle.cell === cell &&
        [battle.attacker, battle.defender].includes(by),
    )
    .map(({ id, count }) => term(ref('actionCard', id), count!))

/** Units of a kind with dice that missed. */
const missesOf = (g: TiState, seat: SeatId): UnitKind[] => [
  ...new Set(
    g.volleys
      .filter(volley => volley.seat === seat)
      .flatMap(({ groups }) =>
        groups.filter(group => hitsIn(group) < group.dice.length).map(({ unit }) => unit),
      ),
  ),
]

export const diceRules = {
  steps: {
    /** Whoever can roll a die again is asked. [TI-31.02] */
    rerolls({ g }) {
      const seats = [...new Set(g.volleys.map(({ seat }) => seat))]
      const seat = seats.find(
        one =>
          hasAbility(g, one, 'analytical') &&
          g.players[one]!.counters.strategy > 0 &&
          missesOf(g, one).length > 0,
      )
      if (seat === undefined) return
      const options = missesOf(g, seat)
      ask(g, { seat, kind: 'reroll', required: true, pick: { of: 'unit', options, min: 0, max: 1 } })
    },
  },
  answers: {
    reroll({ g, random }, { seat }, [unit]) {
      if (unit === undefined) return
      const group = g.volleys
        .filter(volley => volley.seat === seat)
        .flatMap(({ groups }) => groups)
        .find(one => one.unit === unit && hitsIn(one) < one.dice.length)!
      g.players[seat]!.counters.strategy -= 1
      const at = group.dice.findIndex(die => die < group.needed)
      const die = random.Die(SIDES)
      group.before = [...(group.before ?? []), group.dice[at]!]
      group.dice[at] = die
      say(
        g,
        line('log.rollsAgain', {
          seat: ref('seat', seat),
          source: ref('race', 'jolnar'),
          dice: [die],
          count: die >= group.needed ? 1 : 0,
        }),
      )
      doNext(g, { do: 'rerolls' })
    },
  },
} satisfies TiChapter

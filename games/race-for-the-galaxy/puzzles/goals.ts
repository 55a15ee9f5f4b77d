/** What puzzles of Race for the Galaxy are about. */
import { type Bot, type Line, line, linesOf, type SeatId, type Term } from '../../kit/index.ts'
import type { PuzzleGoal } from '../../kit/learn/puzzle.ts'
import { decisions } from '../bot/decisions.ts'
import { VETERAN } from '../bot/skill.ts'
import { cardTerm, powersOf } from '../rules/powers.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { RaceState, RaceView } from '../state.ts'

export type RaceGoal = PuzzleGoal<RaceState, RaceView>

/** VP by the power that brought them, as the log tells them. */
function vpByPower(end: RaceState, begin: RaceState, seat: SeatId): Term[] {
  const terms: Term[] = []
  let by: string | undefined
  for (const { line } of linesOf(end.log)) {
    if (line?.params?.seat !== `seat:${seat}`) continue
    if (line.key === 'log.consumes') by = String(line.params.card).replace('card:', '')
    if (line.key === 'log.cashesInHidden') by = powersOf(begin, seat, 'consume', 'discardHand')[0]?.card
    if (line.key === 'log.gainsVp' && by)
      terms.push({ label: cardTerm(by), amount: Number(line.params.count) })
  }
  return terms
}

/** Where the game stands, at a glance. */
function about({ round, players }: RaceState, seat: SeatId): Line {
  const { tableau, hand } = players[seat]!
  return line('puzzle.about', { round, tableau: tableau.length, hand: hand.length })
}

/** What can change while one seat uses its powers. */
const stateOf = (g: RaceState, seat: SeatId) => {
  const { hand, goods, vp, artifacts, tableau, turn } = g.players[seat]!
  const piled = Object.entries(goods).map(([world, pile]) => [world, pile.length])
  return [
    g.phase,
    [...hand].sort(),
    piled.sort(),
    vp,
    artifacts,
    tableau,
    turn,
    g.asks.map(({ kind }) => kind),
  ]
}

/** The most VP chips of one Consume phase. */
const consume: RaceGoal = {
  worth: (g, begin, seat) => g.players[seat]!.vp - begin.players[seat]!.vp,
  isOver: (g, _, seat) => g.phase !== 'consume' || !g.asks.some(one => one.seat === seat),
  state: stateOf,
  about,
  parts: vpByPower,
}

const veteran: Bot<RaceView> = (view, seat, random) => decisions(VETERAN, view, seat, random, 1)[0]

/** The most points in the end, in a round that is known to be the last one. */
const finish: RaceGoal = {
  worth: (g, _, seat) => scoreOf(g, seat).total,
  // What is discarded at the end of the round changes nothing any more.
  isOver: g => g.phase === 'discard',
  state: (g, seat) => [...stateOf(g, seat), g.time],
  others: veteran,
  about,
  parts: (end, _, seat) => scoreOf(end, seat).terms,
}

export const goals = { consume, finish } as const

/** What a bot of some skill may do at the question that it is asked. */
import { asksOf, type Chance, type Decision, legalPlaysIn, type SeatId } from '../../kit/index.ts'
import { moves } from '../game.ts'
import { isCard } from '../rules/deck.ts'
import type { RaceView } from '../state.ts'
import { answersTo } from './answers.ts'
import { outlookOf, withCard } from './outlook.ts'
import type { Skill } from './skill.ts'

const { answer: _, ...named } = moves

/** Its decisions, the best first: as many as are `wanted`, or fewer. */
export function decisions(
  skill: Skill,
  view: RaceView,
  seat: SeatId,
  random: Chance,
  wanted: number,
): Decision[] {
  const asks = asksOf(view, seat)
  const ask = asks.find(({ required }) => required) ?? asks[0]
  if (!ask) return []
  const { choice } = view.players[seat]!
  const outlook = outlookOf(view, seat, skill)
  // A start world that is chosen counts as there.
  const seen =
    view.phase === 'start' && choice !== null && isCard(choice)
      ? outlookOf(withCard(outlook, choice), seat, skill)
      : outlook
  const legal = legalPlaysIn(named, { ...view, asks: [ask] }, seat)
  return answersTo({ outlook: seen, ask, legal, random, wanted }).map(({ move, args }) => ({
    move,
    args: [ask.id, ...args],
  }))
}

/** What is worth trying out at a question: what the bot would do, and what comes to mind beside it. */
import isEqual from 'lodash/isEqual.js'
import { asksOf, type Decision, legalPlaysIn, type Play, type Scored, type SeatId } from '../../kit/index.ts'
import { moves } from '../game.ts'
import { isCreature } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'
import { creatureIdeas, creatureMove } from './creature.ts'
import { huntedIdeas, huntedMove } from './hunted.ts'
import type { Skill } from './skill.ts'

/** The question that a bot answers next: those that others wait for come first. */
export function questionOf(view: NotAloneView, seat: SeatId) {
  const asks = asksOf(view, seat)
  const ask = asks.find(({ required }) => required) ?? asks[0]
  const legal = ask && legalPlaysIn(moves, view, seat).filter(({ args }) => args[0] === ask.id)
  return ask && legal && legal.length > 0 ? { ask, legal } : undefined
}

/** Moves by which nothing is done. */
const NOTHING = ['pass', 'endPlacement', 'letBe']

/** The best of each kind of things that are weighed against each other, and of one card only the best use. */
function bestOf(group: readonly Scored<Play>[], most: number): Play[] {
  const named = new Set<unknown>()
  return [...group]
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option)
    .filter(({ move, args: [, what] }) => {
      if (!move.startsWith('play')) return true
      if (named.has(what)) return false
      return named.add(what)
    })
    .slice(0, most)
}

/** What a bot of this skill does first, then what else it might do: as many as are `wanted`, or fewer. */
export function optionsAt(
  skill: Skill,
  view: NotAloneView,
  seat: SeatId,
  random: () => number,
  wanted: number,
): Decision[] {
  const question = questionOf(view, seat)
  if (!question) return []
  const { ask, legal } = question
  const nothing = legal.filter(({ move }) => NOTHING.includes(move))
  const moment = { view, seat, ask, legal, skill, random }
  const isHunter = isCreature(view, seat)
  const own = isHunter ? creatureMove(view, legal, skill, random) : huntedMove(moment)
  const groups = isHunter ? creatureIdeas(view, legal, skill) : huntedIdeas(moment)
  const best = groups.map(group => bestOf(group, wanted))
  // In turns, so that each kind is tried.
  const inTurns = Array.from({ length: wanted }, (_, n) => best.flatMap(group => group[n] ?? []))
  const found = [...(own ? [own] : []), ...nothing.slice(0, 1), ...inTurns.flat()]
  return found
    .filter((one, i) => found.findIndex(other => isEqual(other, one)) === i)
    .slice(0, wanted)
    .map(({ move, args }) => ({ move, args }))
}

/**
 * Bots of five strengths. One decides from the view of its seat alone and only among the legal moves: it weighs what
 * cards, goods and phases will bring in VP until the end of the game. The strongest also tries out what it weighs.
 */
import type { Bot } from '../kit/index.ts'
import { admiralOf } from './bot/admiral.ts'
import { decisions } from './bot/decisions.ts'
import { CADET, OFFICER, RECRUIT, type Skill, VETERAN } from './bot/skill.ts'
import type { RaceView } from './state.ts'

/** A bot of this skill. */
const botOf =
  (skill: Skill): Bot<RaceView> =>
  (view, seat, random) =>
    decisions(skill, view, seat, random, 1)[0]

/** Takes the admiral less than a fifth of a second a decision, in the mean. */
const EFFORT = 7500

/** By the names in `meta.bots`, weakest first. */
export const bots = {
  recruit: botOf(RECRUIT),
  cadet: botOf(CADET),
  officer: botOf(OFFICER),
  veteran: botOf(VETERAN),
  admiral: admiralOf(EFFORT),
}

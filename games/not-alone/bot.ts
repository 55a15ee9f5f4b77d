/**
 * Bots for both sides. A bot decides from the view of its seat alone, so it knows what a player would know, and only
 * among the legal moves. Whatever it does has some chance in it: who could be foreseen would be caught.
 */
import type { Bot } from '../kit/index.ts'
import { creatureMove } from './bot/creature.ts'
import { huntedMove } from './bot/hunted.ts'
import { questionOf } from './bot/options.ts'
import { CADET, type Skill, VETERAN } from './bot/skill.ts'
import { isCreature } from './rules/queries.ts'
import type { NotAloneView } from './state.ts'

/** A bot of this skill. It does nothing where nothing is required and nothing is worth doing. */
export const botOf =
  (skill: Skill): Bot<NotAloneView> =>
  (view, seat, random) => {
    const question = questionOf(view, seat)
    if (!question) return undefined
    const { ask, legal } = question
    const chosen = isCreature(view, seat)
      ? creatureMove(view, legal, skill, random)
      : huntedMove({ view, seat, ask, legal, skill, random })
    return chosen && { move: chosen.move, args: chosen.args }
  }

/** By the names in `meta.bots`, weakest first. */
export const bots = { cadet: botOf(CADET), veteran: botOf(VETERAN) }

/**
 * Bots of two strengths. One decides from the view of its seat alone: it weighs what whole actions would change, what
 * they risk and what objectives they bring nearer. What it wants is judged by the same rules as everybody's moves.
 */
import { anyPlayIn, asksOf, type Bot, findMove, legalPlaysIn } from '../kit/index.ts'
import { answersTo } from './bot/answers.ts'
import { leaningOf } from './bot/leanings.ts'
import { outlookOf } from './bot/outlook.ts'
import { ADMIRAL, CADET, type Skill } from './bot/skill.ts'
import { cardsAgainstStability } from './bot/stability.ts'
import { moves } from './game.ts'
import type { TiView } from './state.ts'

/** A bot of this skill. */
export const botOf =
  (skill: Skill): Bot<TiView> =>
  (view, seat, random) => {
    const asks = asksOf(view, seat)
    const ask = asks.find(({ required }) => required) ?? asks[0]
    if (!ask) return undefined
    const only = { ...view, asks: view.asks.filter(one => one.seat !== seat || one.id === ask.id) }
    const outlook = outlookOf(only, seat, skill, random, leaningOf(view, seat))
    const cards = cardsAgainstStability(outlook)
    if (cards) return { move: 'endStability', args: [cards] }
    const wishes = answersTo({ outlook, ask, legal: () => legalPlaysIn(moves, only, seat) })
    for (const { move, args } of wishes ?? []) {
      const made = { move, args: [ask.id, ...args] }
      if ('spec' in findMove(moves, only, seat, made.move, made.args)) return made
    }
    // It may wait for what others say first.
    if (!ask.required && wishes?.length === 0) return undefined
    // A question without an opinion is answered somehow.
    return anyPlayIn(moves, only, seat, random)
  }

/** By the names in `meta.bots`, weakest first. */
export const bots = { cadet: botOf(CADET), admiral: botOf(ADMIRAL) }

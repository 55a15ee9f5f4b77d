/**
 * Bots of four strengths. One decides from the view of its seat alone and only among the legal moves: it weighs what
 * cards, goods and phases will bring in VP until the end of the game.
 */
import { asksOf, type Bot, legalPlaysIn } from '../kit/index.ts'
import { answerTo } from './bot/answers.ts'
import { outlookOf, withCard } from './bot/outlook.ts'
import { CADET, OFFICER, RECRUIT, type Skill, VETERAN } from './bot/skill.ts'
import { moves } from './game.ts'
import { isCard } from './rules/deck.ts'
import type { RaceView } from './state.ts'

const { answer: _, ...named } = moves

/** A bot of this skill. */
const botOf =
  (skill: Skill): Bot<RaceView> =>
  (view, seat, random) => {
    const asks = asksOf(view, seat)
    const ask = asks.find(({ required }) => required) ?? asks[0]
    if (!ask) return undefined
    const { choice } = view.players[seat]!
    const outlook = outlookOf(view, seat, skill)
    // A start world that is chosen counts as there.
    const seen =
      view.phase === 'start' && choice !== null && isCard(choice)
        ? outlookOf(withCard(outlook, choice), seat, skill)
        : outlook
    const only = { ...view, asks: [ask] }
    const legal = legalPlaysIn(named, only, seat)
    const made = answerTo({ outlook: seen, ask, legal, random })
    return made && { move: made.move, args: [ask.id, ...made.args] }
  }

/** By the names in `meta.bots`, weakest first. */
export const bots = {
  recruit: botOf(RECRUIT),
  cadet: botOf(CADET),
  officer: botOf(OFFICER),
  veteran: botOf(VETERAN),
}

/** The texts of Not Alone in English, our own words. */
import { because } from './en/because.ts'
import { board } from './en/board.ts'
import { coach } from './en/coach.ts'
import { hunt } from './en/hunt-cards.ts'
import { log, outcome } from './en/log.ts'
import { about, move, use } from './en/moves.ts'
import { odds } from './en/odds.ts'
import { option } from './en/options.ts'
import { place } from './en/places.ts'
import { ahead, ask, fact, moment, todo, until, waiting } from './en/prompts.ts'
import { refusal } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { survival } from './en/survival-cards.ts'
import { bot, cards, face, pending, phase, screamChoice, token, type } from './en/terms.ts'

export const en = {
  place,
  hunt,
  survival,
  token,
  pending,
  face,
  phase,
  cards,
  screamChoice,
  bot,
  ask,
  ahead,
  fact,
  until,
  todo,
  moment,
  waiting,
  odds,
  move,
  about,
  use,
  log,
  outcome,
  refusal,
  option,
  rules,
  type,
  because,
  board,
  coach,
}

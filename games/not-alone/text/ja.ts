/** The texts of Not Alone in Japanese, our own words. */
import type { Translated } from '../../kit/text.ts'
import type { en } from './en.ts'
import { because } from './ja/because.ts'
import { board } from './ja/board.ts'
import { coach } from './ja/coach.ts'
import { hunt } from './ja/hunt-cards.ts'
import { log, outcome } from './ja/log.ts'
import { about, move, use } from './ja/moves.ts'
import { odds } from './ja/odds.ts'
import { option } from './ja/options.ts'
import { place } from './ja/places.ts'
import { ahead, ask, fact, moment, todo, until, waiting } from './ja/prompts.ts'
import { refusal } from './ja/refusals.ts'
import { rules } from './ja/rules.ts'
import { survival } from './ja/survival-cards.ts'
import { bot, cards, face, pending, phase, screamChoice, token, type } from './ja/terms.ts'

export const ja = {
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
} satisfies Translated<typeof en>

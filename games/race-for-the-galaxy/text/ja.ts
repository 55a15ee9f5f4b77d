/** The texts of Race for the Galaxy in Japanese, our own words. */
import { because } from './ja/because.ts'
import { board } from './ja/board.ts'
import { bot } from './ja/bots.ts'
import { cardNames } from './ja/card-names.ts'
import { coach } from './ja/coach.ts'
import * as components from './ja/components.ts'
import * as log from './ja/log.ts'
import { move } from './ja/moves.ts'
import { odds } from './ja/odds.ts'
import { option } from './ja/options.ts'
import * as orb from './ja/orb.ts'
import * as powers from './ja/powers.ts'
import * as prompts from './ja/prompts.ts'
import { refusal } from './ja/refusals.ts'
import { rules, type } from './ja/rules.ts'
import { term } from './ja/terms.ts'

export const ja = {
  ...components,
  ...powers,
  ...prompts,
  ...log,
  ...orb,
  ask: { ...prompts.ask, ...orb.ask },
  waiting: { ...prompts.waiting, ...orb.waiting },
  log: { ...log.log, ...orb.log },
  because,
  board,
  coach,
  bot,
  cardNames,
  move: { ...move, ...orb.move },
  refusal: { ...refusal, ...orb.refusal },
  term,
  odds,
  option,
  rules,
  type,
}

/** The texts of Race for the Galaxy in English, our own words but for the published names of the cards. */
import { because } from './en/because.ts'
import { board } from './en/board.ts'
import { bot } from './en/bots.ts'
import { cardNames } from './en/card-names.ts'
import { coach } from './en/coach.ts'
import * as components from './en/components.ts'
import * as log from './en/log.ts'
import { move } from './en/moves.ts'
import { odds } from './en/odds.ts'
import { option } from './en/options.ts'
import * as orb from './en/orb.ts'
import * as powers from './en/powers.ts'
import * as prompts from './en/prompts.ts'
import { refusal } from './en/refusals.ts'
import { rules, type } from './en/rules.ts'
import { term } from './en/terms.ts'

export const en = {
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

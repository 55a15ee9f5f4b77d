/** The texts of Space Station Phoenix in English, our own words. */
import { because } from './en/because.ts'
import { board } from './en/board.ts'
import { bot } from './en/bots.ts'
import { coach } from './en/coach.ts'
import { printed } from './en/components.ts'
import { action, amount, counted, effect, passive, power, source } from './en/effects.ts'
import { log, outcome } from './en/log.ts'
import { move } from './en/moves.ts'
import { hub, sector, ship } from './en/names.ts'
import { odds } from './en/odds.ts'
import { option } from './en/options.ts'
import { ask, waiting } from './en/prompts.ts'
import { refusal } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { score, term } from './en/sums.ts'
import { color, counter, face, phase, resource, shipType, species, track, type } from './en/terms.ts'

export const en = {
  ship,
  hub,
  sector,
  track,
  species,
  resource,
  color,
  face,
  shipType,
  counter,
  phase,
  bot,
  amount,
  counted,
  effect,
  power,
  passive,
  action,
  printed,
  source,
  term,
  score,
  ask,
  waiting,
  odds,
  move,
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

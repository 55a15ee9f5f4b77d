/** The texts of Space Station Phoenix in Japanese, our own words. */
import type { Translated } from '../../kit/text.ts'
import type { en } from './en.ts'
import { because } from './ja/because.ts'
import { board } from './ja/board.ts'
import { bot } from './ja/bots.ts'
import { coach } from './ja/coach.ts'
import { printed } from './ja/components.ts'
import { action, amount, counted, effect, passive, power, source } from './ja/effects.ts'
import { log, outcome } from './ja/log.ts'
import { move } from './ja/moves.ts'
import { hub, sector, ship } from './ja/names.ts'
import { odds } from './ja/odds.ts'
import { option } from './ja/options.ts'
import { ask, waiting } from './ja/prompts.ts'
import { refusal } from './ja/refusals.ts'
import { rules } from './ja/rules.ts'
import { score, term } from './ja/sums.ts'
import { color, counter, face, phase, resource, shipType, species, track, type } from './ja/terms.ts'

export const ja = {
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
} satisfies Translated<typeof en>

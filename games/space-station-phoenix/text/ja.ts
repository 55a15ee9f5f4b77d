/** The texts of Space Station Phoenix in Japanese, our own words. */
import type { Translated } from '../../kit/text.ts'
import type { en } from './en.ts'
import { board } from './ja/board.ts'
import { action, amount, effect, every, passive, power, setUp, source } from './ja/effects.ts'
import { log, outcome } from './ja/log.ts'
import { move } from './ja/moves.ts'
import { hub, sector, ship } from './ja/names.ts'
import { option } from './ja/options.ts'
import { ask, waiting } from './ja/prompts.ts'
import { refusal } from './ja/refusals.ts'
import { score, term } from './ja/sums.ts'
import { color, counter, face, phase, resource, reward, shipType, species, track } from './ja/terms.ts'

export const ja = {
  sector,
  hub,
  ship,
  species,
  resource,
  color,
  face,
  track,
  shipType,
  counter,
  reward,
  phase,
  amount,
  every,
  effect,
  power,
  passive,
  action,
  setUp,
  source,
  term,
  score,
  ask,
  waiting,
  move,
  log,
  outcome,
  refusal,
  option,
  board,
} satisfies Translated<typeof en>

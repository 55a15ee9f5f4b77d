/** The texts of Space Station Phoenix in English, our own words. */
import { board } from './en/board.ts'
import { action, amount, effect, every, passive, power, setUp, source } from './en/effects.ts'
import { log, outcome } from './en/log.ts'
import { move } from './en/moves.ts'
import { hub, sector, ship } from './en/names.ts'
import { option } from './en/options.ts'
import { ask, waiting } from './en/prompts.ts'
import { refusal } from './en/refusals.ts'
import { score, term } from './en/sums.ts'
import { color, counter, face, phase, resource, reward, shipType, species, track } from './en/terms.ts'

export const en = {
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
}

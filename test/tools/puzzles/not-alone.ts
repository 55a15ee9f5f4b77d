import { shareOfVictory } from '../../../games/kit/index.ts'
import { estimate } from '../../../games/not-alone/bot/estimate.ts'
import { search } from '../../../games/not-alone/bot/search.ts'
import { definition } from '../../../games/not-alone/game.ts'
import { type NotAloneState, type NotAloneView, notAlone } from '../../../games/not-alone/index.ts'
import { sidesOf } from '../../../games/not-alone/rules/queries.ts'
import type { ReckonedMaker } from './reckoned.ts'

export const maker: ReckonedMaker<NotAloneState, NotAloneView> = {
  definition,
  module: notAlone,
  goal: 'chance',
  search,
  estimate,
  isEnough: search.isEnough,
  won: (g, seat) => shareOfVictory(g.outcome!, seat, sidesOf(g)),
  table: n => ({ players: 2 + (n % 4), options: {} }),
  player: 'veteran',
  weak: 'cadet',
}

/** The game with all its options, also those that are not finished and that no table can choose yet. */
import { type GameDefinition, type GameModule, moduleOf } from '../../games/kit/index.ts'
import { bots } from '../../games/twilight-imperium-3/bot.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import { headlines } from '../../games/twilight-imperium-3/headlines.ts'
import { meta } from '../../games/twilight-imperium-3/meta.ts'
import { EVERY_OPTION } from '../../games/twilight-imperium-3/options.ts'
import { pieces } from '../../games/twilight-imperium-3/pieces.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/state.ts'
import { text } from '../../games/twilight-imperium-3/text/index.ts'

export const wholeDefinition: GameDefinition<TiState, TiView> = { ...definition, options: EVERY_OPTION }

export const whole: GameModule<TiState, TiView> = moduleOf(wholeDefinition, {
  meta,
  text,
  bots,
  pieces,
  headlines,
})

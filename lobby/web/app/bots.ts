import type { TextReader } from '../../../games/kit/text.ts'
import type { T } from './i18n.ts'

/** What a bot of a game is called: the game's text `bot.<name>.name`, or its plain name. */
export const botName = (name: string, reader: TextReader | undefined, t: T): string =>
  reader?.find(`bot.${name}.name`) ?? (name || t('bot.plain'))

/** The texts of the game: its words, with a name for each component. */
import once from 'lodash/once.js'
import type { GameText, Language } from '../../kit/index.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { wholeText } from './whole.ts'

const all = { en: once(() => wholeText(en)), ja: once(() => wholeText(ja)) }

/** Texts by language. They are put together when somebody reads them, which bots, say, never do. */
export const text: Record<Language, GameText> = {
  get en() {
    return all.en()
  },
  get ja() {
    return all.ja()
  },
}

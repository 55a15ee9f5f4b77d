/**
 * The game for a page that shows it, in one language: without the words of the other ones, and without bots, for those
 * play at the server. They are half of what everything weighs.
 */
import { type GameModule, type GameText, type Language, moduleOf } from '../kit/index.ts'
import { asItStands } from './as-it-stands.ts'
import { characters } from './characters.ts'
import { definition } from './game.ts'
import { headlines } from './headlines.ts'
import { loadBook } from './load-book.ts'
import { meta } from './meta.ts'
import { PRESETS } from './presets.ts'
import type { TiState, TiView } from './state.ts'
import { wholeText } from './text/whole.ts'
import { tip } from './tips.ts'

const words = {
  en: async () => wholeText((await import('./text/en.ts')).en),
  ja: async () => wholeText((await import('./text/ja.ts')).ja),
}

/** Whatever is read is read in this language. */
export async function inLanguage(language: Language): Promise<GameModule<TiState, TiView>> {
  const read: GameText = await words[language]()
  return moduleOf(definition, {
    meta,
    text: { en: read, ja: read },
    book: loadBook,
    bots: {},
    presets: PRESETS,
    headlines,
    tip,
    characters,
    ...asItStands,
  })
}

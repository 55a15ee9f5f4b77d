/** The book comes when somebody is at a table, in one language, so that nobody waits for it before. */
import type { GameBook, Language } from '../kit/index.ts'
import type { TiView } from './state.ts'

const words = {
  en: async () => (await import('./book/text/en.ts')).book,
  ja: async () => (await import('./book/text/ja.ts')).book,
}

export async function loadBook(language: Language): Promise<GameBook<TiView>> {
  const [book, { chapters }] = await Promise.all([words[language](), import('./book/chapters.ts')])
  return { text: { book }, chapters }
}

import i18next, { type TOptions } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '../../../games/kit/language.ts'
import type { club } from '../text/en/club.ts'
import type { turns } from '../text/en/turns.ts'
import type { Text } from '../text/en.ts'
import { ensureJapanese } from './japanese.ts'
import { changeSettings, currentSettings } from './settings.ts'

/** Keys of the pages' texts, with plural endings left away: `lobby.title`, `room.free` for `free_one` / `free_other`. */
export type TextKey = Keys<Text> | Keys<{ club: typeof club; turns: typeof turns }>
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : K
    : `${K}.${Keys<T[K]>}`
}[keyof T & string]

export type T = (key: TextKey, params?: TOptions) => string

const tables: Record<Language, () => Promise<{ text: object }>> = {
  en: () => import('../text/en.ts'),
  ja: () => import('../text/ja.ts'),
}

/**
 * Words that the first page does without: they come with the pages that say them, by the name of all their keys. The build puts
 * fewer than 700 letters of them into some other file.
 */
const parts = {
  club: { en: () => import('../text/en/club.ts'), ja: () => import('../text/ja/club.ts') },
  turns: { en: () => import('../text/en/turns.ts'), ja: () => import('../text/ja/turns.ts') },
} satisfies Record<string, Record<Language, () => Promise<object>>>

type Part = keyof typeof parts

/** The parts that some page has said something of. */
const said = new Set<Part>()

async function learn(part: Part, language: Language): Promise<void> {
  if (i18next.getResource(language, 'translation', part)) return
  i18next.addResourceBundle(language, 'translation', await parts[part][language](), true)
}

/** What a page is made of, together with the words of a part: `lazy(withWords('club', () => import('./Page.tsx')))`. */
export const withWords =
  <M>(part: Part, load: () => Promise<M>) =>
  async (): Promise<M> => {
    said.add(part)
    const [module] = await Promise.all([load(), learn(part, currentSettings().language)])
    return module
  }

/** Switches to a language once its texts are there. */
async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const { text } = await tables[language]()
    i18next.addResourceBundle(language, 'translation', text)
  }
  await Promise.all([...said].map(part => learn(part, language)))
  if (language === 'ja') ensureJapanese()
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** Starts in the language of the settings. */
export async function startI18n(): Promise<void> {
  const { language } = currentSettings()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {},
    react: { useSuspense: false },
  })
  await speak(language)
}

/** Changes the language of the pages and of this device's settings. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  changeSettings({ language })
}

/** The pages' texts in the current language. */
export function useT(): T {
  const { t } = useTranslation()
  return useCallback<T>((key, params) => String(t(key, params ?? {})), [t])
}

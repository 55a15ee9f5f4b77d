import i18next, { type TOptions } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '../../../games/kit/language.ts'
import type { Text } from '../text/en.ts'
import { ensureJapanese } from './japanese.ts'
import { changeSettings, currentSettings } from './settings.ts'

/** Keys of the pages' texts, with plural endings left away: `lobby.title`, `room.free` for `free_one` / `free_other`. */
export type TextKey = Keys<Text>
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

/** Switches to a language once its texts are there. */
async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const { text } = await tables[language]()
    i18next.addResourceBundle(language, 'translation', text)
  }
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

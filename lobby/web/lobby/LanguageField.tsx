import { NativeSelect } from '@mantine/core'
import { LANGUAGES, type Language } from '../../../games/kit/language.ts'

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ja: '日本語' }

interface LanguageFieldProps {
  label: string
  language: Language
  onChange(language: Language): void
}

/** One of the languages, each by its own name. */
export function LanguageField({ label, language, onChange }: LanguageFieldProps) {
  return (
    <NativeSelect
      label={label}
      value={language}
      data={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={event => onChange(event.currentTarget.value as Language)}
    />
  )
}

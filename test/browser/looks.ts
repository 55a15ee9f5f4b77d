/** How people look at the lobby, and flows that are told once for all the ways. */
import type { BrowserContextOptions } from 'playwright-core'
import type { Language } from '../../games/kit/index.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { WORDS, type Words } from './player.ts'

export interface Look {
  title: string
  language: Language
  locale: string
  words: Words
  phone: boolean
  /** What opens a window like that. */
  window: BrowserContextOptions
}

const LOCALES = { en: 'en-GB', ja: 'ja-JP' } as const

function look(language: Language, size: '360x740' | '1366x768'): Look {
  const { width, height, phone } = SIZES[size]!
  return {
    title: `${language} ${size}`,
    language,
    locale: LOCALES[language],
    words: WORDS[language],
    phone,
    window: {
      viewport: { width, height },
      locale: LOCALES[language],
      ...(phone && { hasTouch: true, isMobile: true }),
    },
  }
}

const NAMED = {
  enPhone: look('en', '360x740'),
  jaDesktop: look('ja', '1366x768'),
  jaPhone: look('ja', '360x740'),
  enDesktop: look('en', '1366x768'),
}
type Name = keyof typeof NAMED
/** Those who meet in a flow have looks that follow each other here: other ones, of both languages and both sizes. */
const ALL = Object.entries(NAMED) as [Name, Look][]

/**
 * A flow of the lobby, whose people are given their looks. Ordinarily it is run once for each look of its first person that
 * is named, where the others have the looks that follow; with EVERY=1 so that everybody has each look once.
 */
export function flow(
  title: string,
  ordinarily: Name | readonly Name[],
  tell: (this: Mocha.Context, ...people: [Look, Look, Look, Look]) => Promise<void>,
): void {
  for (const [shift, [name]] of ALL.entries()) {
    if (!process.env.EVERY && ![ordinarily].flat().includes(name)) continue
    const looks = ALL.map((_, person) => ALL[(shift + person) % ALL.length]![1])
    // As many as the flow has people: it takes a look for each of them.
    const titles = looks.slice(0, tell.length).map(one => one.title)
    it(`${title} (${titles.join('; ')})`, function () {
      return tell.apply(this, looks as [Look, Look, Look, Look])
    })
  }
}

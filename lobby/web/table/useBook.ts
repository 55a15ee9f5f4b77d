import { useEffect, useMemo, useState } from 'react'
import type { GameBook } from '../../../games/kit/book.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import { type Language, readerOf } from '../../../games/kit/text.ts'
import { loadAhead } from '../app/staleChunks.ts'
import { type Book, opensOf, textWithBook } from './bookOf.ts'

const NOTHING: Book['chapters'] = []

/** The book of the game at this table, once it is there; `opens` knows what has an entry. */
export function useBook(
  module: GameModule,
  language: Language,
  names: (seat: string) => string,
  view: unknown,
  seat: string | null,
) {
  const [loaded, setLoaded] = useState<{ of: GameModule; language: Language; book: GameBook }>()
  const [isLost, setIsLost] = useState(false)
  const book = loaded?.of === module && loaded.language === language ? loaded.book : undefined
  useEffect(() => {
    if (book || !module.book) return
    let gone = false
    setIsLost(false)
    const load = module.book(language)
    loadAhead(load)
    load.then(
      found => {
        if (!gone) setLoaded({ of: module, language, book: found })
      },
      () => {
        if (!gone) setIsLost(true)
      },
    )
    return () => {
      gone = true
    }
  }, [module, language, book])
  const reader = useMemo(
    () =>
      book &&
      readerOf({ ...module.text, [language]: textWithBook(module.text[language], book) }, language, names),
    [module, language, names, book],
  )
  const chapters = useMemo(() => book?.chapters(view, seat) ?? NOTHING, [book, view, seat])
  const opens = useMemo(() => opensOf(chapters), [chapters])
  const read = useMemo<Book | undefined>(() => reader && { chapters, reader }, [chapters, reader])
  return { book: read, opens, isLost }
}

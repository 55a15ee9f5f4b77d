import { type LogEntry, linesOf } from '../../../games/kit/log.ts'
import { useT } from '../app/i18n.ts'
import css from './Result.module.css'
import { useHere } from './TableContext.ts'
import { useWholeLog } from './useWholeLog.ts'
import { Words } from './Words.tsx'

const CHAPTER = /(^|\.)round$/

interface Chapter {
  /** The line that opens it; the first chapter may have none. */
  title: LogEntry | null
  lines: LogEntry[]
}

/** The log in chapters: a new one begins with every round. */
function chaptersOf(lines: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of lines) {
    if (entry.line && CHAPTER.test(entry.line.key)) chapters.push({ title: entry, lines: [] })
    else if (chapters.length > 0) chapters.at(-1)!.lines.push(entry)
    else chapters.push({ title: null, lines: [entry] })
  }
  return chapters
}

/** The story of the game: everything that was said at the table, in chapters. */
export function Story() {
  const t = useT()
  const { view } = useHere()
  const chapters = chaptersOf(useWholeLog() ?? linesOf(view.log))
  return (
    <div className={css.story}>
      <h3>{t('result.story')}</h3>
      <p className={css.lead}>{t('result.storyLead')}</p>
      {chapters.map(({ title, lines }) => (
        <details key={title?.n ?? 0}>
          <summary>
            {title?.line ? <Words line={title.line} of={title.n} flat /> : t('result.opening')}
          </summary>
          <ol>
            {lines.map(
              ({ n, line }) =>
                line && (
                  <li key={n}>
                    <Words line={line} of={n} />
                  </li>
                ),
            )}
          </ol>
        </details>
      ))}
    </div>
  )
}

import { asksOf } from '../../kit/index.ts'
import { Controls } from './Controls.tsx'
import { useTable } from './table.ts'
import './act.css'

/**
 * Everything to answer the open question with, kept in sight; or what is happening right now. The question itself, and
 * whom the game waits for, the host says in words around the board.
 */
export function ActionBar() {
  const { props, stage, words: t } = useTable()
  if (stage.now) return <Happening />
  const asks = props.seat === null || !props.isActive ? [] : asksOf(props.view, props.seat)
  if (asks.length === 0) return null
  return (
    <section
      className="na-act na-panel"
      data-lit={asks.some(({ required }) => required) || undefined}
      aria-label={t('act.label')}
    >
      <Controls asks={asks} />
    </section>
  )
}

/** What is being shown right now, in the words of the log. */
function Happening() {
  const { stage, words: t } = useTable()
  return (
    <section className="na-act na-panel" data-playing aria-label={t('act.label')}>
      <div className="na-caption">
        {stage.now?.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one happening never change
          <p key={i}>{t.reader.read(line)}</p>
        ))}
      </div>
      <button type="button" className="na-button" onClick={stage.skip}>
        {t('skip')}
      </button>
    </section>
  )
}

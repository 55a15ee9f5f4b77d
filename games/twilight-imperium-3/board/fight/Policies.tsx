import { AheadRows } from '../../../kit/board/AheadRows.tsx'
import { battleRows } from '../../ahead.ts'
import { useTable } from '../table.ts'

/** What the reader says of battles in advance, where they are fought. */
export function Policies() {
  const { view, seat, words: t, props } = useTable()
  const rows = battleRows(view, seat!)
  if (rows.length === 0) return null
  return (
    <details className="ti-policies">
      <summary>{t('policy.label')}</summary>
      <p className="ti-hush">{t('policy.help')}</p>
      <AheadRows
        rows={rows}
        reader={t}
        disabled={props.sending || props.past || view.outcome !== null}
        onSay={({ move, args }) => void props.move(move, ...args)}
      />
    </details>
  )
}

import isEqual from 'lodash/isEqual.js'
import type { LegalMove } from '../../../kit/index.ts'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** More than these are not read: the list of all ways has them. */
const READ_AT_MOST = 40

/** Ways to answer, each with its own words. One of them is chosen and then confirmed. */
export function Ways({ plays }: { plays: readonly LegalMove[] }) {
  const { words: t, draft, setDraft } = useTable()
  return (
    <ul className="sb-tray ti-options">
      {plays.slice(0, READ_AT_MOST).map(({ move, args, label }) => (
        <li key={JSON.stringify([move, args])}>
          <OptionButton
            isChosen={draft?.move === move && isEqual(draft.args, args)}
            onChoose={() => setDraft({ move, args })}
          >
            {t.read(label)}
          </OptionButton>
        </li>
      ))}
      {plays.length > READ_AT_MOST && (
        <li className="ti-hush">{t('more', { count: plays.length - READ_AT_MOST })}</li>
      )}
    </ul>
  )
}

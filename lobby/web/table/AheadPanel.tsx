import groupBy from 'lodash/groupBy.js'
import { AheadRows } from '../../../games/kit/board/AheadRows.tsx'
import { useT } from '../app/i18n.ts'
import css from './AheadPanel.module.css'
import { ForcedSwitch } from './ForcedSwitch.tsx'
import { useHere } from './TableContext.ts'
import type { AheadHere } from './useAhead.ts'
import type { ForcedHere } from './useForcedMoves.ts'

interface AheadPanelProps {
  ahead: AheadHere
  forced: ForcedHere
  disabled: boolean
}

/** All that the reader can say in advance at this table: what it does, what holds now, and how to be asked again. */
export function AheadPanel({ ahead: { rows, say }, forced, disabled }: AheadPanelProps) {
  const t = useT()
  const { reader } = useHere()
  const groups = groupBy(rows, ({ group }) => (group ? reader.read(group) : ''))
  const { '': usual = [], ...others } = groups
  const shared = { reader, disabled, onSay: say }
  return (
    <div className={css.ahead}>
      <ForcedSwitch forced={forced} />
      <p>{t('ahead.lead')}</p>
      <AheadRows rows={usual} {...shared} />
      {Object.entries(others).map(([group, its]) => {
        const said = its.filter(({ ways }) => !ways[0]!.isNow).length
        return (
          <details key={group}>
            <summary>
              {group}
              {said > 0 && ` (${said})`}
            </summary>
            <AheadRows rows={its} {...shared} />
          </details>
        )
      })}
    </div>
  )
}

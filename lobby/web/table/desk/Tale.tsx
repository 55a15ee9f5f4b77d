import type { Told } from '../../../../games/kit/board.ts'
import { useT } from '../../app/i18n.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'

/** So many steps are in sight at a time; beside a question the last one alone. */
const IN_SIGHT = 4

/** What the board is showing, step by step. */
export function Tale({ told, isBrief }: { told: readonly Told[]; isBrief: boolean }) {
  const t = useT()
  const last = told.at(-1)!
  return (
    <div className="sb-asked">
      <span className="sb-tag">{t('table.told', { step: last.step, of: last.of })}</span>
      <ol className={css.tale} data-brief={isBrief || undefined}>
        {told.slice(isBrief ? -1 : -IN_SIGHT).map(one => (
          <li key={one.step} aria-current={one === last ? 'step' : undefined}>
            {one.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
              <span key={i}>
                <Words line={line} flat />{' '}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

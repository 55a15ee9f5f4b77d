import type { Told } from '../../../../games/kit/board.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { inShort } from '../away/digest.ts'
import { useHere } from '../TableContext.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'

/** So many steps are in sight at a time; beside a question the last one alone. */
const IN_SIGHT = 4
/** More lines than these at once are told in short, player by player. */
const AT_ONCE = 4

interface TaleProps {
  told: readonly Told[]
  isBrief: boolean
  /** Opens the log; not there while it is in sight. */
  onLog: (() => void) | undefined
}

/** What the board is showing, step by step. */
export function Tale({ told, isBrief, onLog }: TaleProps) {
  const t = useT()
  const { module, seat } = useHere()
  const last = told.at(-1)!
  const short = last.lines.length > AT_ONCE ? inShort(last.lines, module.headlines, seat) : undefined
  return (
    <div className="sb-asked">
      <span className="sb-tag">{t('table.told', { step: last.step, of: last.of })}</span>
      {short ? (
        <>
          <ol className={css.tale} data-short="">
            {short.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
              <li key={i}>
                <Words line={line} flat />
              </li>
            ))}
          </ol>
          {short.more > 0 && onLog && (
            <Button variant="subtle" className={css.more} aria-expanded={false} onClick={onLog}>
              {t('missed.more', { count: short.more })}
            </Button>
          )}
        </>
      ) : (
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
      )}
    </div>
  )
}

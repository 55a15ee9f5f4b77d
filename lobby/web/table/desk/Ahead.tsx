import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import type { AheadHere } from '../useAhead.ts'
import { Words } from '../Words.tsx'

/** More than so many answers in advance are only counted, but for those that do not answer what is asked. */
const IN_WORDS = 1

/** What the reader has answered in advance, and why that does not answer what is asked now. */
export function AheadHints({ ahead: { given } }: { ahead: AheadHere }) {
  const t = useT()
  return given
    .filter(({ held }) => held.length > 0 || given.length <= IN_WORDS)
    .map(({ id, whole, held }) => (
      <p key={id} className="sb-hint">
        {t('table.standing')} <Words line={whole} flat />
        {held.map(why => (
          <span key={JSON.stringify(why)}>
            {' '}
            <Words line={why} flat />
          </span>
        ))}
      </p>
    ))
}

interface AheadActsProps {
  ahead: AheadHere
  disabled: boolean
  /** Opens all that is said in advance; not there while it is in sight. */
  onOpen: (() => void) | undefined
}

/** Answers in advance, and leads to all that has been said. */
export function AheadActs({ ahead: { pass, said }, disabled, onOpen }: AheadActsProps) {
  const t = useT()
  return (
    <>
      {pass && (
        <Button variant="subtle" disabled={disabled} onClick={pass}>
          {t('table.autoPass')}
        </Button>
      )}
      {said > 0 && onOpen && (
        <Button variant="subtle" onClick={onOpen}>
          {t('ahead.said', { count: said })}
        </Button>
      )}
    </>
  )
}

import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import type { StandingHere } from '../useStanding.ts'
import { Words } from '../Words.tsx'

/** What the reader has answered in advance, and why that does not answer what is asked now. */
export function StandingHints({ standing: { given } }: { standing: StandingHere }) {
  const t = useT()
  return given.map(({ id, label, wish, held }) => (
    <p key={id} className="sb-hint">
      {t('table.standing')} <Words line={label} flat />
      {'round' in wish.lasts && ` (${t('table.standingRound')})`}
      {held.map(why => (
        <span key={JSON.stringify(why)}>
          {' '}
          <Words line={why} flat />
        </span>
      ))}
    </p>
  ))
}

/** Answers in advance, and revokes it. */
export function StandingActs({ standing, disabled }: { standing: StandingHere; disabled: boolean }) {
  const t = useT()
  const { given, pass, revoke } = standing
  return (
    <>
      {pass && (
        <Button variant="subtle" disabled={disabled} onClick={pass}>
          {t('table.autoPass')}
        </Button>
      )}
      {given.map(({ id, label }) => (
        <Button key={id} variant="subtle" disabled={disabled} onClick={() => revoke(id)}>
          {t('table.standingOff')} <Words line={label} flat />
        </Button>
      ))}
    </>
  )
}

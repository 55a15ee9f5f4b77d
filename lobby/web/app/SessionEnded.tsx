import { useEffect, useId, useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { useT } from './i18n.ts'
import { isolated } from './names.ts'
import css from './SessionEnded.module.css'
import { type Changed, useChanged } from './whoWasHere.ts'

/** Says that the browser is not any more who the page shows, and how one comes back. Nothing else can be done here. */
export function SessionEnded() {
  const changed = useChanged()
  return changed && <Said {...changed} />
}

function Said({ was, now }: Changed) {
  const t = useT()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const names = { was: isolated(was.name), now: isolated(now.name) }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      onCancel={event => event.preventDefault()}
    >
      <h2 id={heading}>{t('session.title', names)}</h2>
      <p>{t('session.lead', names)}</p>
      <div className={css.actions}>
        <Button variant="filled" onClick={() => location.assign('/account')}>
          {t('session.signIn')}
        </Button>
        <Button onClick={() => location.reload()}>{t('session.goOn', names)}</Button>
      </div>
    </dialog>
  )
}

import { useState } from 'react'
import { type TextKey, useT } from '../app/i18n.ts'
import { Button } from './Button.tsx'
import css from './Sure.module.css'

/** What has words for the button, `…Sure` for the question, `…Act` for what happens then, and `…Keep` for letting it be. */
type Asked = {
  [K in TextKey]: `${K}Sure` | `${K}Act` | `${K}Keep` extends TextKey ? K : never
}[TextKey]

interface SureProps {
  of: Asked
  isBusy: boolean
  onSure(): void
  /** What is told where nothing is asked. */
  told?: string | undefined
}

/** The question comes into sight, with its buttons below it. */
const intoSight = (question: HTMLElement | null) => question?.parentElement?.scrollIntoView({ block: 'end' })

/**
 * A button for what nobody can undo. It asks first, and what then does it is called by what happens. Letting it be takes the
 * button's place and the focus: nothing is done by pressing twice.
 */
export function Sure({ of, isBusy, onSure, told }: SureProps) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={css.sure}>
      <p role="status" ref={isAsked ? intoSight : undefined} className={css.question}>
        {isAsked ? t(`${of}Sure`) : told}
      </p>
      {isAsked ? (
        <div className={css.acts}>
          <Button autoFocus onClick={() => setAsked(false)}>
            {t(`${of}Keep`)}
          </Button>
          <Button
            variant="subtle"
            loading={isBusy}
            onClick={() => {
              onSure()
              setAsked(false)
            }}
          >
            {t(`${of}Act`)}
          </Button>
        </div>
      ) : (
        <div className={css.acts}>
          <Button variant="subtle" loading={isBusy} onClick={() => setAsked(true)}>
            {t(of)}
          </Button>
        </div>
      )}
    </div>
  )
}

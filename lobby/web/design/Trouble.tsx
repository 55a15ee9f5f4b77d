import type { ReactNode } from 'react'
import { troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import css from './Trouble.module.css'

/** Why something did not work, in the words of the pages; nothing while all is well. */
export function Trouble({ of: error }: { of: unknown }) {
  const t = useT()
  return <Alert>{error ? t(`problem.${troubleOf(error)}`) : null}</Alert>
}

/** Something that went wrong, read out at once. */
export function Alert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={css.trouble}>
      {children}
    </p>
  )
}

import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { ApiError, troubleOf } from './api.ts'
import { useT } from './i18n.ts'
import { Notice } from './Notice.tsx'
import { NotFoundPage } from './pages.tsx'
import { Shell } from './Shell.tsx'

/** Something that was asked for. */
interface Asked {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch(): unknown
}

export interface NoAnswerProps {
  /** In the order in which they are asked for: what comes later may wait for what comes first. */
  to: readonly Asked[]
}

/** There is nothing there, not any more, or cannot be: what is only read is malformed where its address is. */
export const isMissing = ({ error }: Pick<Asked, 'error'>): boolean =>
  error !== null && ['notFound', 'badRequest'].includes(troubleOf(error))

/** What has failed, and why. It stays so while it is asked for again: nobody is told the same every few seconds. */
function useFailed({ to }: NoAnswerProps) {
  const now = to.findIndex(({ error }) => error !== null)
  const [before, keep] = useState<{ at: number; error: Error }>()
  const error = to[now]?.error
  if (error && error !== before?.error) keep({ at: now, error })
  const last = error ? { at: now, error } : before
  const asked = last && to[last.at]
  return asked && (error || asked.data === undefined) ? { asked, error: last.error } : undefined
}

/** Stands where an answer will: that it is waited for, or why there is none, and a way to ask again. */
export function NoAnswer(props: NoAnswerProps) {
  const t = useT()
  const failed = useFailed(props)
  if (!failed) return <p role="status">{t('loading')}</p>
  return (
    <div className={css.fields}>
      <Trouble of={failed.error} />
      <div className={css.actions}>
        <AskAgain for={failed.asked} />
      </div>
    </div>
  )
}

/** The same where nothing at all can be shown without the answer. */
export function NoAnswerPage(props: NoAnswerProps) {
  const t = useT()
  const failed = useFailed(props)
  // A part of the pages that did not come: whoever is around this page says so.
  if (failed && !(failed.error instanceof ApiError)) throw failed.error
  if (failed && isMissing(failed)) return <NotFoundPage />
  if (!failed)
    return (
      <Shell>
        <Notice title={t('loading')} />
      </Shell>
    )
  const trouble = troubleOf(failed.error)
  return (
    <Shell>
      <Notice
        title={t(trouble === 'unreachable' ? 'away.title' : 'noAnswer.title')}
        lead={trouble === 'unreachable' ? t('away.lead') : t(`problem.${trouble}`)}
      >
        <AskAgain for={failed.asked} />
      </Notice>
    </Shell>
  )
}

function AskAgain({ for: asked }: { for: Asked }) {
  const t = useT()
  return (
    <Button loading={asked.isFetching} onClick={() => void asked.refetch()}>
      {t('noAnswer.again')}
    </Button>
  )
}

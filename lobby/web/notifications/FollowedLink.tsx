import { useMutation } from '@tanstack/react-query'
import { api, troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'

interface Link {
  what: 'confirm' | 'stop' | 'never'
  token: string
}

/** What a link in a mail wants. */
export function linkIn(hash: string): Link | undefined {
  const [, what, token] = /^#(confirm|stop|never)=([\w.-]+)$/.exec(hash) ?? []
  return token ? { what: what as Link['what'], token } : undefined
}

/** A link in a mail was opened. Nothing happens before a press: there are programs that open every link in mails. */
export function FollowedLink({ link: { what, token } }: { link: Link }) {
  const t = useT()
  const follow = useMutation({ mutationFn: () => api.followMail(what, token) })
  const trouble = follow.error && troubleOf(follow.error)
  return (
    <Sheet title={t(`told.${what}.title`)} lit={!follow.isSuccess}>
      <div className={css.fields}>
        {!follow.isSuccess && <p>{t(`told.${what}.ask`)}</p>}
        {!follow.isSuccess && (
          <div className={css.actions}>
            <Button variant="filled" loading={follow.isPending} onClick={() => follow.mutate()}>
              {t(`told.${what}.yes`)}
            </Button>
          </div>
        )}
        <p role="status" className={css.told}>
          {follow.isSuccess && t(`told.${what}.done`)}
        </p>
        <Alert>{trouble && (trouble === 'notFound' ? t('told.over') : t(`problem.${trouble}`))}</Alert>
      </div>
    </Sheet>
  )
}

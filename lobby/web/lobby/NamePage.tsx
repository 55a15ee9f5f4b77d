import '../design/inputs.css'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { useChangeMe, useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './fields.module.css'

/** Changes the name under which one plays. */
export default function NamePage() {
  const t = useT()
  const { data: me } = useMe()
  const [, go] = useLocation()
  const change = useChangeMe()
  const [name, setName] = useState<string>()
  const value = name ?? me?.name ?? ''
  const back = () => (window.history.length > 1 ? window.history.back() : go('/'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) change.mutate({ name: value.trim() }, { onSuccess: back })
  }
  return (
    <Shell title={t('name.title')}>
      <form className={css.form} onSubmit={submit}>
        <h1>{t('name.title')}</h1>
        <Sheet label={t('name.title')}>
          <div className={css.fields}>
            <TextInput
              label={t('name.label')}
              description={t('name.help')}
              value={value}
              maxLength={24}
              autoComplete="nickname"
              data-autofocus
              error={change.error && t(`problem.${troubleOf(change.error)}`)}
              onChange={event => setName(event.currentTarget.value)}
            />
            <div className={css.actions}>
              <Button type="submit" variant="filled" disabled={!value.trim()} loading={change.isPending}>
                {t('name.save')}
              </Button>
              <Button component={Link} href="/" variant="subtle">
                {t('cancel')}
              </Button>
            </div>
          </div>
        </Sheet>
      </form>
    </Shell>
  )
}

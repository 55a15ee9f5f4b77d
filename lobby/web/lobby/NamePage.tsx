import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api, troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { reopenLobby } from '../app/lobbySocket.ts'
import { arrived, ME, useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from './fields.module.css'

/** Changes the name under which one plays. */
export default function NamePage() {
  return (
    <Fields>
      <NameForm />
    </Fields>
  )
}

function NameForm() {
  const t = useT()
  const { data: me } = useMe()
  const [, go] = useLocation()
  const change = useChangeMe()
  const [name, setName] = useState<string>()
  const value = name ?? me?.name ?? ''
  // Only a link of ours leaves something behind that one can go back to.
  const back = () => (history.state?.isOurs ? history.back() : go('/'))
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
              <ButtonLink href="/" variant="subtle">
                {t('cancel')}
              </ButtonLink>
            </div>
          </div>
        </Sheet>
        <div className={css.actions}>
          <ButtonLink href="/account">{t('account.link')}</ButtonLink>
          {me && <ButtonLink href={`/person/${me.id}`}>{t('profile.own')}</ButtonLink>}
          <ButtonLink href="/friends">{t('people.title')}</ButtonLink>
          <ButtonLink href="/told">{t('told.link')}</ButtonLink>
        </div>
        <OtherSessions />
      </form>
    </Shell>
  )
}

function useChangeMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Parameters<typeof api.changeMe>[0]) => {
      await arrived()
      return api.changeMe(change)
    },
    onSuccess: me => client.setQueryData(ME, me),
  })
}

/** Ends what somebody may do elsewhere under this name. */
function OtherSessions() {
  const t = useT()
  const end = useMutation({ mutationFn: () => arrived().then(api.endSessions), onSuccess: reopenLobby })
  return (
    <Sheet title={t('name.sessions')}>
      <div className={css.fields}>
        <p>{t('name.sessionsHelp')}</p>
        <div className={css.actions}>
          <Button loading={end.isPending} onClick={() => end.mutate()}>
            {t('name.endSessions')}
          </Button>
        </div>
        <p role="status" className={css.told}>
          {end.isSuccess && t('name.sessionsEnded')}
        </p>
        <Trouble of={end.error} />
      </div>
    </Sheet>
  )
}

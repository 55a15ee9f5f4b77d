import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { Known } from '../../people.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { isolated } from '../app/names.ts'
import { meAgain, useMe } from '../app/queries.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from '../people/api.ts'
import { accountApi } from './api.ts'
import own from './ProfilePage.module.css'

/** Blocks somebody, or tells the operator of them. */
export function KeepAway({ id, name }: { id: string; name: string }) {
  const t = useT()
  const { data: me } = useMe()
  const field = useId()
  // They have spoken there: the operator reads it, too.
  const club = new URLSearchParams(useSearch()).get('club') ?? undefined
  const [text, setText] = useState('')
  const isBlocked = me?.blocked?.includes(id) ?? false
  const block = useMutation({
    mutationFn: () => (isBlocked ? accountApi.unblock(id) : accountApi.block(id)),
    onSuccess: meAgain,
  })
  const isMuted = me?.muted?.includes(id) ?? false
  const mute = useMutation({
    mutationFn: () => (isMuted ? peopleApi.unmute(id) : peopleApi.mute(id)),
    onSuccess: meAgain,
  })
  const report = useMutation({
    mutationFn: (said: string) => accountApi.report(id, said, club),
    onSuccess: () => setText(''),
  })
  const trouble = block.error ?? mute.error ?? report.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') report.mutate(text.trim())
  }
  return (
    <Sheet title={t('profile.keepAway')}>
      <div className={css.fields}>
        <p>{t('people.muteHelp')}</p>
        <div className={css.actions}>
          <Button loading={mute.isPending} onClick={() => mute.mutate()}>
            {t(isMuted ? 'people.unmute' : 'people.mute')}
          </Button>
        </div>
        <p>{t('profile.keepAwayHelp')}</p>
        <div className={css.actions}>
          <Button loading={block.isPending} onClick={() => block.mutate()}>
            {t(isBlocked ? 'profile.unblock' : 'profile.block')}
          </Button>
        </div>
        <Trouble of={trouble} />
        <form className={css.fields} onSubmit={submit}>
          <label htmlFor={field}>{t('profile.report')}</label>
          <textarea
            id={field}
            className={own.report}
            rows={3}
            maxLength={1000}
            aria-describedby={`${field}-help`}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <p id={`${field}-help`} className={css.note}>
            {t('profile.reportHelp', { name: isolated(name) })}
          </p>
          <div className={css.actions}>
            <Button type="submit" disabled={text.trim() === ''} loading={report.isPending}>
              {t('profile.reportSend')}
            </Button>
          </div>
          <p role="status" className={css.told}>
            {report.isSuccess && t('profile.reported')}
          </p>
        </form>
      </div>
    </Sheet>
  )
}

/** Whom the reader has blocked or muted; nothing where that is nobody. */
export function UnwantedPeople() {
  const t = useT()
  const blocked = useQuery({ queryKey: ['blocks'], queryFn: accountApi.blocks, staleTime: 0 })
  const muted = useQuery({ queryKey: ['mutes'], queryFn: peopleApi.muted, staleTime: 0 })
  return (
    <>
      <People title={t('profile.blocked')} asked={blocked} />
      <People title={t('people.muted')} asked={muted} />
    </>
  )
}

function People({ title, asked }: { title: string; asked: UseQueryResult<{ people: readonly Known[] }> }) {
  const { data, error } = asked
  if (data ? data.people.length === 0 : !error) return null
  return (
    <Sheet title={title}>
      {!data && <NoAnswer to={[asked]} />}
      <ul className={css.fields}>
        {data?.people.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/person/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

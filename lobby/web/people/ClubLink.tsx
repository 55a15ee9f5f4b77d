import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ClubPage } from '../../people.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from './api.ts'
import { toClub } from './invitation.ts'
import { LinkToShare } from './LinkToShare.tsx'
import { usePeopleAction } from './usePeople.ts'

interface ClubLinkProps {
  club: string
  about: string
  links: NonNullable<ClubPage['links']>
}

/** Links into a club, for its host: made, withdrawn, and what is said there of the club. */
export function ClubLink({ club, about, links: { since, tables } }: ClubLinkProps) {
  const t = useT()
  const make = usePeopleAction(peopleApi.makeLink)
  const drop = usePeopleAction(async (id: string) => {
    const page = await peopleApi.dropLinks(id)
    make.reset()
    return page
  })
  return (
    <Sheet title={t('people.link')}>
      <div className={css.fields}>
        <p>{t('people.linkHelp')}</p>
        {/* Somebody else may have made another one, or withdrawn it. */}
        {make.data && since !== null && (
          <LinkToShare value={toClub(club, make.data.token)} label={t('people.linkLabel')} />
        )}
        {!make.data && since !== null && (
          <p>
            <Moment at={since} words={time => t('people.linkSince', { time })} />
          </p>
        )}
        {tables > 0 && <p>{t('people.linkTables', { count: tables })}</p>}
        <div className={css.actions}>
          <Button loading={make.isPending} onClick={() => make.mutate([club])}>
            {t(since === null ? 'people.linkMake' : 'people.linkAgain')}
          </Button>
          {(since !== null || tables > 0) && (
            <Button variant="subtle" loading={drop.isPending} onClick={() => drop.mutate([club])}>
              {t('people.linkDrop')}
            </Button>
          )}
        </div>
        <Trouble of={make.error ?? drop.error} />
        <About key={about} club={club} about={about} />
      </div>
    </Sheet>
  )
}

/** What the club says of itself; also nothing. */
function About({ club, about }: { club: string; about: string }) {
  const t = useT()
  const [text, setText] = useState(about)
  const edit = usePeopleAction(peopleApi.editClub)
  return (
    <form
      className={css.fields}
      onSubmit={event => {
        event.preventDefault()
        edit.mutate([club, { about: text.trim() }])
      }}
    >
      <TextInput
        label={t('people.about')}
        description={t('people.aboutHelp')}
        maxLength={300}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {text.trim() !== about && (
        <div className={css.actions}>
          <Button type="submit" loading={edit.isPending}>
            {t('save')}
          </Button>
        </div>
      )}
      <Trouble of={edit.error} />
    </form>
  )
}

import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from './api.ts'
import { useFriends, usePeopleAction } from './usePeople.ts'

/** Whether somebody is a friend, and the way to be one. */
export function Befriend({ id, name: called }: { id: string; name: string }) {
  const t = useT()
  const name = isolated(called)
  const { data } = useFriends()
  const ask = usePeopleAction(peopleApi.ask)
  const end = usePeopleAction(peopleApi.end)
  if (!data) return null
  const has = (known: readonly { id: string }[]) => known.some(one => one.id === id)
  const isFriend = has(data.friends)
  const isAsked = has(data.asked)
  const hasAsked = has(data.asking)
  const trouble = ask.error ?? end.error
  return (
    <Sheet title={t('people.friends')} lit={hasAsked}>
      <div className={css.fields}>
        <p role="status" className={css.told}>
          {isFriend && t('people.isFriend', { name })}
          {isAsked && t('people.isAsked', { name })}
          {hasAsked && t('people.hasAsked', { name })}
        </p>
        <div className={css.actions}>
          {!isFriend && !isAsked && (
            <Button variant={hasAsked ? 'filled' : 'default'} onClick={() => ask.mutate([id])}>
              {t(hasAsked ? 'people.yes' : 'people.befriend')}
            </Button>
          )}
          {(isFriend || isAsked || hasAsked) && (
            <Button variant="subtle" onClick={() => end.mutate([id])}>
              {t(isFriend ? 'people.end' : isAsked ? 'people.withdraw' : 'people.no')}
            </Button>
          )}
        </div>
        <Trouble of={trouble} />
      </div>
    </Sheet>
  )
}

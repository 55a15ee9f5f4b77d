import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { isClock, MOST_PAUSE } from '../../pace.ts'
import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { agree } from './agree.ts'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'
import { useUntilNewer } from './useUntilNewer.ts'
import { useWish } from './useWish.ts'

/** What one can propose, in days. */
const LENGTHS = [1, 3, 7, 14, MOST_PAUSE]
const USUAL = 7

/** Proposes to the others that a table by turns rests. Where nobody is to be asked, it does at once. */
export function ProposePause() {
  const t = useT()
  const { room, seat } = useHere()
  const wish = useWish(room, room.pauseWish)
  const [days, setDays] = useState(USUAL)
  const propose = useRoomAction(() => agree.proposePause(room.id, days))
  const trouble = useUntilNewer(propose.error, room)
  if (!room.pace || isClock(room.pace) || room.pause) return null
  const isAlone = !room.seats.some(one => one.seat !== seat && one.person !== null && one.bot === null)
  return (
    <section className={css.link} aria-label={t('turns.pause.title')}>
      <h3>{t('turns.pause.title')}</h3>
      {wish?.refused === null ? (
        <p className={css.help}>{t('turns.pause.pending')}</p>
      ) : (
        <>
          <NativeSelect
            label={t('turns.pause.length')}
            value={days}
            data={LENGTHS.map(value => ({
              value: String(value),
              label: t('time.dayCount', { count: value }),
            }))}
            onChange={event => setDays(Number(event.currentTarget.value))}
          />
          <p className={css.help}>{t('turns.pause.help')}</p>
          <Button loading={propose.isPending} onClick={() => propose.mutate([])}>
            {t(isAlone ? 'turns.pause.now' : 'turns.pause.propose')}
          </Button>
          <Trouble of={trouble} />
        </>
      )}
    </section>
  )
}

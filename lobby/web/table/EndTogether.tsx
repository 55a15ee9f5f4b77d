import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type AgreedEnd, agreedEndsOf } from '../../../games/kit/agreed-end.ts'
import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Sure } from '../design/Sure.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { agree } from './agree.ts'
import { EndMeans } from './desk/End.tsx'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'
import { useUntilNewer } from './useUntilNewer.ts'
import { useWish } from './useWish.ts'

/** Proposes to the others to end the match together. Where nobody is to be asked, it ends at once. */
export function EndTogether() {
  const t = useT()
  const { room, seat, module } = useHere()
  const wish = useWish(room, room.endWish)
  const ends = agreedEndsOf(module)
  const [end, setEnd] = useState<AgreedEnd>('void')
  const propose = useRoomAction(() => agree.proposeEnd(room.id, end))
  const trouble = useUntilNewer(propose.error, room)
  const isAlone = !room.seats.some(one => one.seat !== seat && one.person !== null && one.bot === null)
  const isPending = wish?.refused === null
  return (
    <section className={css.link} aria-label={t('together.title')}>
      <h3>{t('together.title')}</h3>
      {isPending ? (
        <p className={css.help}>{t('together.pending')}</p>
      ) : (
        <>
          <NativeSelect
            label={t('together.how')}
            value={end}
            data={ends.map(value => ({ value, label: t(`together.end.${value}`) }))}
            onChange={event => setEnd(event.currentTarget.value as AgreedEnd)}
          />
          <p className={css.help}>
            <EndMeans end={end} /> {!isAlone && t('together.help')}
          </p>
          {isAlone ? (
            <Sure of="together.now" isBusy={propose.isPending} onSure={() => propose.mutate([])} />
          ) : (
            <Button loading={propose.isPending} onClick={() => propose.mutate([])}>
              {t('together.propose')}
            </Button>
          )}
          <Trouble of={trouble} />
        </>
      )}
    </section>
  )
}

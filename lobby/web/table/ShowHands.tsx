import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { agree } from './agree.ts'
import { useHere } from './TableContext.ts'
import css from './TableSettings.module.css'
import { useUntilNewer } from './useUntilNewer.ts'
import { useWish } from './useWish.ts'

/** Proposes that those who watch see all hands, or closes them again. */
export function ShowHands() {
  const t = useT()
  const { room, seat } = useHere()
  const wish = useWish(room, room.handsWish)
  const propose = useRoomAction(() => agree.proposeHands(room.id))
  const close = useRoomAction(() => agree.closeHands(room.id))
  const trouble = useUntilNewer(propose.error ?? close.error, room)
  if (room.watching === 'none') return null
  const isAlone = !room.seats.some(one => one.seat !== seat && one.person !== null && one.bot === null)
  return (
    <section className={css.link} aria-label={t('watching.hands.title')}>
      <h3>{t('watching.hands.title')}</h3>
      {room.openHands ? (
        <>
          <p className={css.help}>{t('watching.hands.open')}</p>
          <Button loading={close.isPending} onClick={() => close.mutate([])}>
            {t('watching.hands.close')}
          </Button>
        </>
      ) : wish?.refused === null ? (
        <p className={css.help}>{t('watching.hands.pending')}</p>
      ) : (
        <>
          <p className={css.help}>{t('watching.hands.help')}</p>
          <Button loading={propose.isPending} onClick={() => propose.mutate([])}>
            {t(isAlone ? 'watching.hands.now' : 'watching.hands.propose')}
          </Button>
        </>
      )}
      <Trouble of={trouble} />
    </section>
  )
}

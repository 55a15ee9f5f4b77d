import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { api } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { lengthOf } from '../app/moments.ts'
import { nameList } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { SeatMark } from '../design/SeatMark.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { TakeAlong } from '../file/TakeAlong.tsx'
import { TakeFromDevice } from '../file/TakeFromDevice.tsx'
import { Rated } from './after/Rated.tsx'
import { Review } from './after/Review.tsx'
import { Share } from './after/Share.tsx'
import { usedInWords } from './clock/used.ts'
import css from './Result.module.css'
import { Story } from './Story.tsx'
import { useHere } from './TableContext.ts'
import { useUntilNewer } from './useUntilNewer.ts'
import { Words } from './Words.tsx'

interface ResultProps {
  /** What the board adds: a chart of the game, say. */
  children: ReactNode
}

/** How the game ended: who won and how, points, the story, and what to do now. */
export function Result({ children }: ResultProps) {
  const t = useT()
  const { language } = useSettings()
  const { view, seat, players, room, module, lesson, device } = useHere()
  const { winners, line, scores, agreed } = view.outcome!
  const own = useRef<HTMLElement>(null)
  // Whoever has scrolled down the field sees how it ended.
  useEffect(() => own.current?.parentElement?.scrollTo({ top: 0 }), [])
  // Winners first, then by points.
  const rank = (of: string) => (winners.includes(of) ? 1e6 : 0) + (scores?.[of] ?? 0)
  const won = players.filter(one => winners.includes(one.seat))
  const length = room.startedAt === null ? undefined : lengthOf(room.updatedAt - room.startedAt)

  /** How it ended, as others are told. */
  function told(): string {
    if (agreed === 'void' || agreed === 'drawn') return t(`together.over.${agreed}`)
    if (winners.length === 0) return t('result.nobody')
    return t('result.won', {
      names: nameList(
        won.map(({ name }) => name),
        language,
      ),
    })
  }
  function heading(): string {
    if (winners.length === 0 || seat === null) return told()
    return t(winners.includes(seat) ? 'result.youWon' : 'result.youLost')
  }
  return (
    <section ref={own} className={css.result} aria-label={t('result.heading')}>
      <p className={css.over}>{t('result.heading')}</p>
      <h2 className={css.heading}>{heading()}</h2>
      <p className={css.line}>
        <Words line={line} />
      </p>
      <ul className={css.seats}>
        {[...players]
          .sort((a, b) => rank(b.seat) - rank(a.seat))
          .map(one => (
            <li key={one.seat} data-winner={winners.includes(one.seat) || undefined}>
              <SeatMark seat={one.seat} size={18} />
              <span className={css.name}>{one.name}</span>
              {winners.includes(one.seat) && <span className={css.winner}>★ {t('result.winner')}</span>}
              <UsedTime seat={one.seat} />
              {scores && (
                <span className={css.points}>
                  {scores[one.seat] ?? 0} <span className={css.unit}>{t('result.scores')}</span>
                </span>
              )}
            </li>
          ))}
      </ul>
      {!lesson && (
        <p className={css.facts}>
          <span>{t('result.moves', { count: room.steps })}</span>{' '}
          {length && <span>{t(`result.length.${length.unit}`, { count: length.count })}</span>}
        </p>
      )}
      {room.rated && <Rated />}
      {children}
      {!lesson && !device && <Share result={told()} />}
      {!lesson && !device && module.meta.reviewed && <Review />}
      {!lesson && <Story />}
      {device ? <TakeFromDevice device={device} /> : !lesson && <TakeAlong />}
    </section>
  )
}

/** How long the match has waited for a seat. */
function UsedTime({ seat }: { seat: string }) {
  const t = useT()
  const { room } = useHere()
  const used = room.seats.find(one => one.seat === seat)?.used
  if (!used) return null
  return <span className={css.used}>{t('time.usedInAll', { time: usedInWords(used.sum, t) })}</span>
}

/** What to do after the game. */
export function ResultActs({ onLookBack }: { onLookBack(): void }) {
  const t = useT()
  const [, go] = useLocation()
  const { seat, room, device } = useHere()
  const rematch = useMutation({
    mutationFn: async () => (device ? device.again() : `/table/${(await api.rematch(room.id)).id}`),
    onSuccess: address => go(address),
    networkMode: 'always',
  })
  const error = useUntilNewer(rematch.error, room)
  return (
    <>
      <ButtonLink href="/" variant="subtle">
        {t('result.toLobby')}
      </ButtonLink>
      <Button onClick={onLookBack}>{t('result.lookBack')}</Button>
      {room.rematch !== null ? (
        <ButtonLink href={`/table/${room.rematch}`} variant="filled">
          {t('result.rematchOpen')}
        </ButtonLink>
      ) : (
        seat !== null && (
          <Button variant="filled" loading={rematch.isPending} onClick={() => rematch.mutate()}>
            {t('result.rematch')}
          </Button>
        )
      )}
      <Trouble of={error} />
    </>
  )
}

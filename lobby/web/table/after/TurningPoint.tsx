import type { SeatId } from '../../../../games/kit/seats.ts'
import type { Review } from '../../../protocol.ts'
import { useT } from '../../app/i18n.ts'
import { nameList } from '../../app/names.ts'
import { useSettings } from '../../app/settings.ts'
import { ButtonLink } from '../../design/Button.tsx'
import { SeatMark } from '../../design/SeatMark.tsx'
import { sentencesOf } from '../sentences.ts'
import { useHere } from '../TableContext.ts'
import { Parts, Words } from '../Words.tsx'
import css from './review.module.css'

/** A decision that cost much, and whose it was. */
export type PointOf = Review['seats'][number]['turningPoints'][number] & { seat: SeatId; reckoned?: true }

/** What was decided, what would have been better and why, with a way to the moment itself. */
export function TurningPoint({ point, name }: { point: PointOf; name: string }) {
  const t = useT()
  const { language } = useSettings()
  const { room, reader } = useHere()
  const { seat, step, round, question, made, better, cost, playouts, why, reckoned } = point
  const when = round > 0 ? t('table.round', { round }) : t('result.opening')
  const [asked] = sentencesOf(reader.parts(question))
  return (
    <li>
      <p className={css.who}>
        <SeatMark seat={seat} size={14} /> <b>{name}</b> <span>{when}</span>
        <ButtonLink
          variant="subtle"
          href={`/table/${room.id}?step=${step}`}
          aria-label={t('review.lookAt', { name, when })}
        >
          {t('review.look')}
        </ButtonLink>
      </p>
      <p>
        <Parts parts={asked} />
      </p>
      <dl className={css.ways}>
        <dt>{t('review.played')}</dt>
        <dd>
          <Words line={made.what} />
        </dd>
        <dt>{t('review.better')}</dt>
        <dd>
          <Words line={better.what} />
        </dd>
      </dl>
      {why && (
        <p>
          {why.length === 0
            ? t('review.noWhy')
            : t(reckoned ? 'review.whyReckoned' : 'review.why', {
                reasons: nameList(
                  why.map(one => reader.read(one)),
                  language,
                ),
              })}
        </p>
      )}
      <p className={css.help}>
        {t(reckoned ? 'review.costReckoned' : 'review.cost', {
          cost: percent(cost.value),
          margin: percent(cost.margin),
          count: playouts,
          made: percent(made.won),
          better: percent(better.won),
        })}{' '}
        {made.points &&
          better.points &&
          t('review.points', {
            own: Math.round(made.points.own),
            rival: Math.round(made.points.rival),
            betterOwn: Math.round(better.points.own),
            betterRival: Math.round(better.points.rival),
          })}
      </p>
    </li>
  )
}

/** A share as people say it. */
export const percent = (share: number): number => Math.round(share * 100)

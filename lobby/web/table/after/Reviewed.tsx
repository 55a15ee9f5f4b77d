import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { CourseChart } from '../../../../games/kit/board/CourseChart.tsx'
import type { SeatId } from '../../../../games/kit/seats.ts'
import { shareOfVictory } from '../../../../games/kit/state.ts'
import type { Review } from '../../../protocol.ts'
import { useT } from '../../app/i18n.ts'
import { useHere } from '../TableContext.ts'
import css from './review.module.css'
import { type PointOf, percent, TurningPoint } from './TurningPoint.tsx'

/** So many decisions are shown. */
const SHOWN = 3
const EVERYBODY = ''

/** The chances of all seats over the rounds, and the decisions that cost most. */
export function Reviewed({ review: { seats } }: { review: Review }) {
  const t = useT()
  const { module, players, seat, view } = useHere()
  const [whose, setWhose] = useState(seat ?? EVERYBODY)
  const nameOf = (of: SeatId) => players.find(one => one.seat === of)?.name ?? of
  const outcome = view.outcome!
  const sides = module.sides?.(view)
  const rounds = seats[0]!.chances.map(({ round }, i) => ({
    name: round > 0 ? String(round) : t('review.start'),
    points: Object.fromEntries(seats.map(one => [one.seat, percent(one.chances[i]?.value ?? 0)])),
  }))
  const end = {
    name: t('review.end'),
    points: Object.fromEntries(
      seats.map(one => [one.seat, percent(shareOfVictory(outcome, one.seat, sides))]),
    ),
  }
  const margin = Math.max(...seats.flatMap(({ chances }) => chances.map(one => one.margin)))
  const shown = seats.filter(one => whose === EVERYBODY || one.seat === whose)
  const turningPoints: PointOf[] = shown
    .flatMap(one => one.turningPoints.map(point => ({ ...point, seat: one.seat })))
    .sort((a, b) => b.cost.value - a.cost.value)
    .slice(0, SHOWN)
  const judged = shown.reduce((sum, one) => sum + one.judged, 0)
  return (
    <>
      <CourseChart
        title={t('review.chances')}
        moment={t('review.round')}
        table={t('review.table')}
        seats={seats.map(one => one.seat)}
        nameOf={nameOf}
        moments={[...rounds, end]}
      />
      <p className={css.help}>{t('review.honest', { count: seats[0]!.playouts, margin: percent(margin) })}</p>
      <NativeSelect
        className={css.whose}
        label={t('review.whose')}
        value={whose}
        data={[
          ...players.map(one => ({ value: one.seat, label: one.name })),
          { value: EVERYBODY, label: t('review.everybody') },
        ]}
        onChange={event => setWhose(event.currentTarget.value)}
      />
      <ol className={css.turns}>
        {turningPoints.map(point => (
          <TurningPoint key={`${point.seat} ${point.step}`} point={point} name={nameOf(point.seat)} />
        ))}
      </ol>
      <p className={css.help}>
        {t(turningPoints.length > 0 ? 'review.among' : 'review.none', { count: judged })}
      </p>
    </>
  )
}

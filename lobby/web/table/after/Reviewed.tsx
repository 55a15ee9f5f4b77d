import { NativeSelect } from '@mantine/core'
import sortedUniq from 'lodash/sortedUniq.js'
import { useState } from 'react'
import { CourseChart } from '../../../../games/kit/board/CourseChart.tsx'
import type { SeatId } from '../../../../games/kit/seats.ts'
import { shareOfVictory } from '../../../../games/kit/state.ts'
import type { Review } from '../../../protocol.ts'
import { useT } from '../../app/i18n.ts'
import { useHere } from '../TableContext.ts'
import css from './review.module.css'
import { type PointOf, percent, TurningPoint } from './TurningPoint.tsx'

/** So many decisions are shown at once. */
const SHOWN = 3
const EVERYBODY = ''

/** The chances of all seats over the rounds, and the decisions that cost most. */
export function Reviewed({ review: { seats } }: { review: Review }) {
  const t = useT()
  const { module, players, seat, view } = useHere()
  const [wanted, setWhose] = useState(seat ?? EVERYBODY)
  // Others may not be done yet.
  const whose = seats.some(one => one.seat === wanted) ? wanted : EVERYBODY
  const nameOf = (of: SeatId) => players.find(one => one.seat === of)?.name ?? of
  const outcome = view.outcome!
  const sides = module.sides?.(view)
  // Somebody who was out, or whose moment could not be guessed, has no chance in a round.
  const rounds = sortedUniq(
    seats.flatMap(({ chances }) => chances.map(({ round }) => round)).sort((a, b) => a - b),
  ).map(round => ({
    name: round > 0 ? String(round) : t('review.start'),
    points: Object.fromEntries(
      seats.map(({ seat: of, chances }) => [
        of,
        percent(chances.find(one => one.round === round)?.value ?? 0),
      ]),
    ),
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
    .flatMap(({ seat: of, reckoned, turningPoints: all }) =>
      all.map(point => ({ ...point, seat: of, ...(reckoned && { reckoned }) })),
    )
    .sort((a, b) => b.cost.value - a.cost.value)
  const rest = turningPoints.slice(SHOWN)
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
      <p className={css.help}>
        {t(seats[0]!.reckoned ? 'review.honestReckoned' : 'review.honest', {
          count: seats[0]!.playouts,
          margin: percent(margin),
        })}
      </p>
      <NativeSelect
        className={css.whose}
        label={t('review.whose')}
        value={whose}
        data={[
          ...players
            .filter(one => seats.some(({ seat: of }) => of === one.seat))
            .map(one => ({ value: one.seat, label: one.name })),
          { value: EVERYBODY, label: t('review.everybody') },
        ]}
        onChange={event => setWhose(event.currentTarget.value)}
      />
      <Points of={turningPoints.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('review.more', { count: rest.length })}</summary>
          <Points of={rest} from={SHOWN + 1} />
        </details>
      )}
      <p className={css.help}>
        {t(turningPoints.length > 0 ? 'review.among' : 'review.none', { count: judged })}
      </p>
    </>
  )
}

/** Decisions, the dearest first, counted from a number. */
function Points({ of, from = 1 }: { of: readonly PointOf[]; from?: number }) {
  const { players } = useHere()
  return (
    <ol className={css.turns} start={from}>
      {of.map(point => (
        <TurningPoint
          key={`${point.seat} ${point.step}`}
          point={point}
          name={players.find(one => one.seat === point.seat)?.name ?? point.seat}
        />
      ))}
    </ol>
  )
}

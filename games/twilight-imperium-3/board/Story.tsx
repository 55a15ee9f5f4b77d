import { useMemo } from 'react'
import { CourseChart } from '../../kit/board/CourseChart.tsx'
import { PointBars } from '../../kit/board/PointBars.tsx'
import { SeatTable } from '../../kit/board/SeatTable.tsx'
import type { BoardProps } from '../../kit/board.ts'
import { linesOf, type SeatId } from '../../kit/index.ts'
import { OBJECTIVES } from '../data/index.ts'
import { planetsOf } from '../rules/planets.ts'
import { fleetsOf } from '../rules/space.ts'
import type { TiView } from '../state.ts'
import { pointsByRound } from './story/course.ts'
import { type Gain, gainsIn, PARTS, partsOf } from './story/gains.ts'
import { StoryRounds } from './story/StoryRounds.tsx'
import { type Words, wordsOf } from './words.ts'
import './board.css'
import './story.css'

/** The story of a finished game for the result page: where everybody's points came from, and what they held. */
export function TiStory({ view, reader, lines = linesOf(view.log) }: BoardProps<TiView>) {
  const props = { view, words: wordsOf(reader), gains: useMemo(() => gainsIn(lines), [lines]) }
  return (
    <div className="ti-story" data-game="twilight-imperium-3">
      <StoryPoints {...props} />
      <StoryTable {...props} />
      <StoryGains {...props} />
      <StoryCourse {...props} />
      <StoryRounds view={view} words={props.words} />
    </div>
  )
}

interface StoryProps {
  view: TiView
  words: Words
  /** Undefined where the log does not go back to the beginning. */
  gains?: readonly Gain[] | undefined
}

/** Points after every round. */
function StoryCourse({ view, words: t }: StoryProps) {
  return (
    <CourseChart
      title={t('story.course')}
      moment={t('story.round')}
      table={t('story.asTable')}
      seats={view.order}
      nameOf={seat => t.nameOf(`seat:${seat}`)}
      moments={pointsByRound(view).map((points, round) => ({ name: String(round), points }))}
    />
  )
}

const inOrder = (view: TiView) =>
  view.order.toSorted((one, other) => view.players[other]!.points - view.players[one]!.points)

/** Points by where they came from, as bars. */
function StoryPoints({ view, words: t, gains }: StoryProps) {
  return (
    <PointBars
      order={inOrder(view)}
      nameOf={seat => t.nameOf(`seat:${seat}`)}
      mark="ti-seat ti-mark"
      parts={PARTS}
      pointsOf={(seat, part) => partsOf(view, seat, gains)[part]}
      totalOf={seat => view.players[seat]!.points}
    />
  )
}

/** Points by where they came from, by player, and what everybody held at the end. */
export function StoryTable({ view, words: t, gains }: StoryProps) {
  const { order } = view
  const all = Object.fromEntries(order.map(seat => [seat, partsOf(view, seat, gains)]))
  // What nobody got anything by is no row.
  const parts = PARTS.filter(part => order.some(seat => all[seat]![part] !== 0))
  const held = {
    planets: (seat: SeatId) => planetsOf(view, seat).length,
    systems: (seat: SeatId) => fleetsOf(view, seat).length,
    technologies: (seat: SeatId) => view.players[seat]!.technologies.length,
  }
  return (
    <SeatTable
      caption={t('story.label')}
      order={inOrder(view)}
      nameOf={seat => t.nameOf(`seat:${seat}`)}
      mark="ti-seat ti-mark"
      rows={[
        { id: 'points', name: t('story.points'), of: seat => <b>{view.players[seat]!.points}</b> },
        ...parts.map(part => ({
          id: part,
          part,
          name: t(`story.${part}`),
          of: (seat: SeatId) => all[seat]![part],
        })),
        ...(['planets', 'systems', 'technologies'] as const).map(id => ({
          id,
          name: t(`story.${id}`),
          of: held[id],
        })),
      ]}
    />
  )
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

/** What brought everybody's points, round by round; where that is not known, what they have claimed. */
function StoryGains({ view, words: t, gains }: StoryProps) {
  const name = (by: string | undefined) => (by ? t.nameOf(by) : t('story.other'))
  const list = (all: readonly { by: string | undefined; points: number }[]) => (
    <ul className="ti-gains">
      {all.map(({ by, points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has been gained stays so
        <li key={i}>
          {name(by)} <b>{signed(points)}</b>
        </li>
      ))}
    </ul>
  )
  const rounds = [...new Set(gains?.map(({ round }) => round))]
  const rows = gains
    ? rounds.map(round => ({
        id: String(round),
        name: t('round', { round }),
        of: (seat: SeatId) => list(gains.filter(one => one.seat === seat && one.round === round)),
      }))
    : [
        {
          id: 'claimed',
          name: t('story.claimed'),
          of: (seat: SeatId) =>
            list(
              view.players[seat]!.claimed.map(id => ({
                by: `objective:${id}`,
                points: OBJECTIVES[id].points ?? 0,
              })),
            ),
        },
      ]
  return (
    <SeatTable
      caption={t('story.gains')}
      order={inOrder(view)}
      nameOf={seat => t.nameOf(`seat:${seat}`)}
      mark="ti-seat ti-mark"
      rows={rows}
    />
  )
}

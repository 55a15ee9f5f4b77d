import { CourseChart } from '../../kit/board/CourseChart.tsx'
import { PointBars } from '../../kit/board/PointBars.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId } from '../../kit/index.ts'
import { OBJECTIVES } from '../data/index.ts'
import { planetsOf } from '../rules/planets.ts'
import { fleetsOf } from '../rules/space.ts'
import type { TiView } from '../state.ts'
import { pointsByRound } from './story/course.ts'
import { StoryRounds } from './story/StoryRounds.tsx'
import { type Words, wordsOf } from './words.ts'
import './board.css'
import './story.css'

/** The story of a finished game for the result page: where everybody's points came from, and what they held. */
export function TiStory({ view, reader }: BoardProps<TiView>) {
  const words = wordsOf(reader)
  return (
    <div className="ti-story" data-game="twilight-imperium-3">
      <StoryPoints view={view} words={words} />
      <StoryTable view={view} words={words} />
      <StoryCourse view={view} words={words} />
      <StoryRounds view={view} words={words} />
    </div>
  )
}

/** Points after every round. */
function StoryCourse({ view, words: t }: { view: TiView; words: Words }) {
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

const wonBy = (view: TiView, seat: SeatId) =>
  view.players[seat]!.claimed.reduce((sum, id) => sum + (OBJECTIVES[id]!.points ?? 0), 0)

const inOrder = (view: TiView) =>
  view.order.toSorted((one, other) => view.players[other]!.points - view.players[one]!.points)

/** Points by where they came from, as bars. */
function StoryPoints({ view, words: t }: { view: TiView; words: Words }) {
  const totalOf = (seat: SeatId) => view.players[seat]!.points
  return (
    <PointBars
      order={inOrder(view)}
      nameOf={seat => t.nameOf(`seat:${seat}`)}
      mark="ti-seat ti-mark"
      parts={['objectives', 'other'] as const}
      pointsOf={(seat, part) =>
        part === 'objectives' ? wonBy(view, seat) : totalOf(seat) - wonBy(view, seat)
      }
      totalOf={totalOf}
    />
  )
}

/** Points by where they came from, by player, and what everybody held at the end. */
export function StoryTable({ view, words: t }: { view: TiView; words: Words }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
    <section className="ti-story-frame" aria-label={t('story.label')} tabIndex={0}>
      <table className="ti-story-table">
        <caption>{t('story.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('story.player')}</th>
            <th scope="col">{t('story.points')}</th>
            <th scope="col">
              <span className="sb-key" data-part="objectives" aria-hidden="true" /> {t('story.objectives')}
            </th>
            <th scope="col">
              <span className="sb-key" data-part="other" aria-hidden="true" /> {t('story.other')}
            </th>
            <th scope="col">{t('story.planets')}</th>
            <th scope="col">{t('story.systems')}</th>
            <th scope="col">{t('story.technologies')}</th>
            <th scope="col">{t('story.claimed')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(view).map(seat => {
            const { points, claimed, technologies } = view.players[seat]!
            const won = wonBy(view, seat)
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatShape seat={seat} className="ti-seat ti-mark" /> {t.nameOf(`seat:${seat}`)}
                </th>
                <td>
                  <b>{points}</b>
                </td>
                <td>{won}</td>
                <td>{points - won}</td>
                <td>{planetsOf(view, seat).length}</td>
                <td>{fleetsOf(view, seat).length}</td>
                <td>{technologies.length}</td>
                <td className="ti-story-list">
                  {claimed.map(id => t.nameOf(`objective:${id}`)).join(' · ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

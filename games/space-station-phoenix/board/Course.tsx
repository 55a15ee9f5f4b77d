import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { PhoenixView } from '../state.ts'
import { seatRef, type Words } from './words.ts'

const WIDTH = 640
const HEIGHT = 240
const LEFT = 34
const RIGHT = 22
const TOP = 14
const BOTTOM = 26

/** How the game went: what everybody would have scored after each round, as lines and as a table. */
export function Course({ view, words: t }: { view: PhoenixView; words: Words }) {
  const moments = view.chronicle
  if (moments.length < 2) return null
  const most = Math.max(10, ...moments.flatMap(({ scores }) => Object.values(scores)))
  const step = most > 100 ? 40 : most > 40 ? 20 : 10
  const x = (i: number) => LEFT + (i / (moments.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (score: number) => TOP + (1 - score / most) * (HEIGHT - TOP - BOTTOM)
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  const every = Math.ceil(moments.length / 12)
  return (
    <figure className="sp-course">
      <figcaption className="sp-title">{t('story.course')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('story.course')}>
        {ticks.map(tick => (
          <g key={tick} className="sp-tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {moments.map(
          ({ turn }, i) =>
            ((i % every === 0 && i + every <= moments.length) || i === moments.length - 1) && (
              <text key={turn} className="sp-tick" x={x(i)} y={HEIGHT - 6} textAnchor="middle">
                {i + 1}
              </text>
            ),
        )}
        {view.order.map(seat => (
          <g key={seat} className="sp-curve" data-seat={Number(seat)}>
            <path
              d={moments
                .map(
                  ({ scores }, i) =>
                    `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`,
                )
                .join('')}
            />
            <svg
              x={x(moments.length - 1) - 8}
              y={y(moments.at(-1)!.scores[seat]!) - 8}
              width="16"
              height="16"
              aria-hidden="true"
            >
              <SeatShape seat={seat} className="sp-curve-end" />
            </svg>
          </g>
        ))}
      </svg>
      <details className="sp-endgame">
        <summary>{t('story.rounds')}</summary>
        <div className="sp-story-frame">
          <table className="sp-story-table">
            <thead>
              <tr>
                <th scope="col">{t('story.round')}</th>
                {view.order.map(seat => (
                  <th key={seat} scope="col">
                    <SeatShape seat={seat} className="sp-seat" />{' '}
                    <span className="sp-story-name">{t.nameOf(seatRef(seat))}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map(({ turn, scores }, i) => (
                <tr key={turn}>
                  <th scope="row">{i + 1}</th>
                  {view.order.map(seat => (
                    <td key={seat}>{scores[seat]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

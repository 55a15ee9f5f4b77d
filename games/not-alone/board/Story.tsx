import type { BoardProps } from '../../kit/board.ts'
import { assimilationStart, rescueStart } from '../data/board.ts'
import type { NotAloneView } from '../state.ts'
import { SeatShape } from './Shapes.tsx'
import { seatRef, type Words, wordsOf } from './words.ts'
import './board.css'
import './shapes.css'
import './story.css'

/** The story of a game for the result page: both tracks round by round, and who was caught where. */
export function Story({ view, reader }: BoardProps<NotAloneView>) {
  return (
    <div className="na-story" data-game="not-alone">
      <StoryChart view={view} words={wordsOf(reader)} />
    </div>
  )
}

interface Moment {
  label: string
  rescue: number
  assimilation: number
}

/** Positions of both counters: at the start, after each round, and at the end. */
function momentsOf(view: NotAloneView, words: Words): Moment[] {
  const players = view.turnOrder.length + 1
  const rounds = view.chronicle.map(({ rescue, assimilation }, i) => ({
    label: String(i + 1),
    rescue,
    assimilation,
  }))
  const start = {
    label: words('story.start'),
    rescue: rescueStart(players),
    assimilation: assimilationStart(players),
  }
  const last = rounds.at(-1) ?? start
  const isRecorded = last.rescue === view.rescue && last.assimilation === view.assimilation
  const now = { label: words('story.end'), rescue: view.rescue, assimilation: view.assimilation }
  return [start, ...rounds, ...(view.outcome && !isRecorded ? [now] : [])]
}

const WIDTH = 640
const HEIGHT = 220
const LEFT = 34
const RIGHT = 16
const TOP = 14
const BOTTOM = 26

/** Both tracks as lines towards 0, with a table for those who do not see lines. */
export function StoryChart({ view, words: t }: { view: NotAloneView; words: Words }) {
  const moments = momentsOf(view, t)
  if (moments.length < 2) return <p className="na-hush">{t('story.none')}</p>
  const most = Math.max(...moments.flatMap(({ rescue, assimilation }) => [rescue, assimilation]))
  const x = (i: number) => LEFT + (i / (moments.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (distance: number) => TOP + (1 - distance / most) * (HEIGHT - TOP - BOTTOM)
  const path = (track: 'rescue' | 'assimilation') =>
    moments
      .map((moment, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(moment[track]).toFixed(1)}`)
      .join('')
  const ticks = Array.from({ length: Math.floor(most / 3) + 1 }, (_, i) => i * 3)
  const every = Math.ceil(moments.length / 14)
  return (
    <figure className="na-figure">
      <figcaption className="na-hush">{t('story.lead')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="na-lines" role="img" aria-label={t('story.label')}>
        {ticks.map(tick => (
          <g key={tick} className="na-tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} data-zero={tick === 0 || undefined} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {moments.map(
          ({ label }, i) =>
            (i % every === 0 || i === moments.length - 1) && (
              <text key={label} className="na-tick" x={x(i)} y={HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            ),
        )}
        {(['rescue', 'assimilation'] as const).map(track => (
          <g key={track} className="na-curve" data-track={track}>
            <path d={path(track)} />
            {moments.map((moment, i) =>
              track === 'rescue' ? (
                <circle key={moment.label} cx={x(i)} cy={y(moment[track])} r="4" />
              ) : (
                <rect key={moment.label} x={x(i) - 4} y={y(moment[track]) - 4} width="8" height="8" />
              ),
            )}
          </g>
        ))}
      </svg>
      <ul className="na-curve-names">
        <li data-track="rescue">{t('story.rescue')}</li>
        <li data-track="assimilation">{t('story.assimilation')}</li>
      </ul>
      <Rounds view={view} words={t} />
    </figure>
  )
}

/** Round by round: where the Creature token lay, where everybody was, and who was caught. */
function Rounds({ view, words: t }: { view: NotAloneView; words: Words }) {
  return (
    <section
      className="na-rounds-frame"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('story.rounds')}
    >
      <table className="na-rounds">
        <thead>
          <tr>
            <th scope="col">{t('story.round')}</th>
            <th scope="col">{t('story.creatureAt')}</th>
            {view.turnOrder.map(seat => (
              <th key={seat} scope="col">
                <SeatShape seat={seat} /> {t.nameOf(seatRef(seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.chronicle.map(({ tokens, explored, caught }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{placesOf(tokens.creature)}</td>
              {view.turnOrder.map(seat => (
                <td key={seat} data-caught={caught.includes(seat) || undefined}>
                  {placesOf(explored[seat] ?? [])}
                  {caught.includes(seat) && <span className="na-caught-mark">{t('story.caught')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function placesOf(places: readonly number[]) {
    if (places.length === 0) return '–'
    return places.map(place => `${place} ${t.nameOf(`place:${place}`)}`).join(', ')
  }
}

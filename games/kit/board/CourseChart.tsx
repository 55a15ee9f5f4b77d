import type { SeatId } from '../seats.ts'
import { SeatShape } from './SeatShape.tsx'
import './course-chart.css'

const WIDTH = 640
const HEIGHT = 250
const LEFT = 48
const RIGHT = 26
const TOP = 14
const BOTTOM = 38
/** Of the shapes at the ends of the lines. */
const SHAPE = 20
/** Names of moments that have room below the chart. */
const NAMES = 12

interface CourseChartProps {
  /** What the chart shows, and what its moments are called in the table. */
  title: string
  moment: string
  table: string
  seats: readonly SeatId[]
  nameOf(seat: SeatId): string
  /** What everybody had at each moment, in order. */
  moments: readonly { name: string; points: { readonly [seat: SeatId]: number } }[]
}

const stepOf = (most: number) => (most > 100 ? 40 : most > 40 ? 20 : most > 15 ? 10 : 2)

/** How points grew, as lines told apart by colour, dashes and the shape at their end, and as a table. */
export function CourseChart({ title, moment, table, seats, nameOf, moments }: CourseChartProps) {
  if (moments.length < 2) return null
  const all = moments.flatMap(({ points }) => Object.values(points))
  const step = stepOf(Math.max(...all))
  const most = Math.max(step, ...all)
  const x = (i: number) => LEFT + (i / (moments.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (points: number) => TOP + (1 - points / most) * (HEIGHT - TOP - BOTTOM)
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  // The first name stays clear of the numbers beside it, the last one within the picture.
  const anchorOf = (i: number) => (i === 0 ? 'start' : i === moments.length - 1 ? 'end' : 'middle')
  const every = Math.ceil(moments.length / NAMES)
  // Shapes at the end that would lie on each other stand side by side.
  const ends = moments.at(-1)!.points
  const beside = (seat: SeatId) =>
    seats.slice(0, seats.indexOf(seat)).filter(one => ends[one] === ends[seat]).length
  return (
    <figure className="sb-course">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {ticks.map(tick => (
          <g key={tick} className="sb-course-tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {moments.map(
          ({ name }, i) =>
            (i === moments.length - 1 || (i % every === 0 && i + every < moments.length)) && (
              <text key={name} className="sb-course-tick" x={x(i)} y={HEIGHT - 8} textAnchor={anchorOf(i)}>
                {name}
              </text>
            ),
        )}
        {seats.map(seat => (
          <g key={seat} className="sb-course-line" data-seat={seat}>
            <path
              d={moments
                .map(
                  ({ points }, i) =>
                    `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(points[seat]!).toFixed(1)}`,
                )
                .join('')}
            />
            <svg
              x={x(moments.length - 1) - SHAPE / 2 - (SHAPE - 2) * beside(seat)}
              y={y(ends[seat]!) - SHAPE / 2}
              width={SHAPE}
              height={SHAPE}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <SeatShape seat={seat} className="sb-course-end" />
            </svg>
          </g>
        ))}
      </svg>
      <ul className="sb-course-names">
        {seats.map(seat => (
          <li key={seat} data-seat={seat}>
            <SeatShape seat={seat} className="sb-course-end" />
            <bdi>{nameOf(seat)}</bdi>
          </li>
        ))}
      </ul>
      <details>
        <summary>{table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone */}
        <div className="sb-course-frame" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{moment}</th>
                {seats.map(seat => (
                  <th key={seat} scope="col">
                    {nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map(({ name, points }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {seats.map(seat => (
                    <td key={seat}>{points[seat]}</td>
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

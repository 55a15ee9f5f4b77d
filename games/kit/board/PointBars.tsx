import type { SeatId } from '../seats.ts'
import { SeatShape } from './SeatShape.tsx'
import './points.css'

interface PointBarsProps<Part extends string> {
  /** Who has most comes first. */
  order: readonly SeatId[]
  nameOf(seat: SeatId): string
  /** The class of the marks of seats. */
  mark: string
  /** Where points come from, in the order of the bars. */
  parts: readonly Part[]
  pointsOf(seat: SeatId, part: Part): number
  totalOf(seat: SeatId): number
}

/**
 * Everybody's points as a bar of their parts. For eyes alone: a `SeatTable` below says the same in numbers. The board
 * gives every `[data-part]` its colour `--part`.
 */
export function PointBars<Part extends string>(props: PointBarsProps<Part>) {
  const { order, nameOf, mark, parts, pointsOf, totalOf } = props
  const best = Math.max(1, ...order.map(totalOf))
  return (
    <ul className="sb-bars" aria-hidden="true">
      {order.map(seat => (
        <li key={seat}>
          <span className="sb-bar-name">
            <SeatShape seat={seat} className={mark} /> <span>{nameOf(seat)}</span>
          </span>
          <span className="sb-point-bar" style={{ width: `${(Math.max(0, totalOf(seat)) / best) * 100}%` }}>
            {parts
              .filter(part => pointsOf(seat, part) > 0)
              .map(part => (
                <span key={part} data-part={part} style={{ flexGrow: pointsOf(seat, part) }}>
                  <span>{pointsOf(seat, part)}</span>
                </span>
              ))}
          </span>
          <b>{totalOf(seat)}</b>
        </li>
      ))}
    </ul>
  )
}

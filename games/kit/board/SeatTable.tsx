import type { ReactNode } from 'react'
import type { SeatId } from '../seats.ts'
import { SeatShape } from './SeatShape.tsx'
import './points.css'

/** A row of a table with a column for each seat. */
export interface SeatRow {
  id: string
  name: ReactNode
  /** The part of a bar that the row is about, whose colour stands beside its name. */
  part?: string
  of(seat: SeatId): ReactNode
}

interface SeatTableProps {
  caption: string
  order: readonly SeatId[]
  nameOf(seat: SeatId): string
  /** The class of the marks of seats. */
  mark: string
  rows: readonly SeatRow[]
  /** What the rows come to. */
  total?: Pick<SeatRow, 'name' | 'of'>
}

/** A table with a column for each seat. On a phone the marks of the seats say whose column it is. */
export function SeatTable({ caption, order, nameOf, mark, rows, total }: SeatTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
    <div className="sb-seat-table" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {order.map(seat => (
              <th key={seat} scope="col">
                <SeatShape seat={seat} className={mark} />{' '}
                <span className="sb-points-name">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, part, of }) => (
            <tr key={id}>
              <th scope="row">
                {part !== undefined && <span className="sb-key" data-part={part} aria-hidden="true" />} {name}
              </th>
              {order.map(seat => (
                <td key={seat}>{of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {order.map(seat => (
                <td key={seat}>{total.of(seat)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

import { SEAT_SHAPES } from '../picture.ts'

interface SeatShapeProps {
  seat: string
  /** Class of the picture; `data-seat` on it says whose it is, for the colour. */
  className: string
  hollow?: boolean
}

/** The mark of a seat. Beside it stands the name, so it is silent to screen readers. */
export function SeatShape({ seat, className, hollow = false }: SeatShapeProps) {
  const index = Number(seat) % SEAT_SHAPES.length
  return (
    <svg
      className={className}
      data-seat={index}
      data-hollow={hollow || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SEAT_SHAPES[index]} />
    </svg>
  )
}

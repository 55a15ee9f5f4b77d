import { SEAT_SHAPES } from '../../../games/kit/picture.ts'
import css from './SeatMark.module.css'

/** The mark of a seat: its shape in its colour. Beside it stands the name, so it is silent to screen readers. */
export function SeatMark({
  seat,
  size = 16,
  hollow = false,
}: {
  seat: string
  size?: number
  hollow?: boolean
}) {
  const index = Number(seat) % SEAT_SHAPES.length
  return (
    <svg
      viewBox="0 0 20 20"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={css.mark}
      data-seat={index}
      data-hollow={hollow || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SEAT_SHAPES[index]} />
    </svg>
  )
}

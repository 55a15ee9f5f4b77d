import css from './SeatMark.module.css'

/** A shape for each seat, so that seats are told apart without colour. */
const SHAPES = [
  'M10 1.500l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500z',
  'M10 2.500l8.500 15h-17z',
  'M3 3h14v14H3z',
  'M10 1.500l8.500 8.500-8.500 8.500L1.500 10z',
  'M10 1.800l8.300 6-3.200 9.700H4.900L1.700 7.800z',
  'M5.500 2.200h9L19 10l-4.500 7.800h-9L1 10z',
  'M10 10m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
]

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
  const index = Number(seat) % SHAPES.length
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
      <path d={SHAPES[index]} />
    </svg>
  )
}

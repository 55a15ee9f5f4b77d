/** A symbol for each seat, so that seats are told apart without colour. The same shapes as everywhere at the table. */
const SEATS = [
  'M10 1.500l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500z',
  'M10 2.500l8.500 15h-17z',
  'M3 3h14v14H3z',
  'M10 1.500l8.500 8.500-8.500 8.500L1.500 10z',
  'M10 1.800l8.300 6-3.200 9.700H4.900L1.700 7.800z',
  'M5.500 2.200h9L19 10l-4.500 7.800h-9L1 10z',
  'M10 10m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
]

interface SeatShapeProps {
  seat: string
  /** Class of the picture; `data-seat` on it says whose it is, for the colour. */
  className: string
  hollow?: boolean
}

/** The mark of a seat. Beside it stands the name, so it is silent to screen readers. */
export function SeatShape({ seat, className, hollow = false }: SeatShapeProps) {
  const index = Number(seat) % SEATS.length
  return (
    <svg
      className={className}
      data-seat={index}
      data-hollow={hollow || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SEATS[index]} />
    </svg>
  )
}

/** What lies in a system besides units: counters, mines, the token of High Alert. The legend shows them, too. */
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'

/** Space mines, each with the mark of its owner. */
export function Mines({ seats }: { seats: readonly SeatId[] }) {
  const mines = seats.map((seat, i) => ({ seat, i, id: `${i}` }))
  return mines.map(({ seat, i, id }) => (
    <g key={id} transform={`translate(${-44 + (i % 4) * 22} ${66 - Math.floor(i / 4) * 20})`}>
      <MineMark seat={seat} />
    </g>
  ))
}

export function MineMark({ seat }: { seat: SeatId }) {
  return (
    <g className="ti-mine">
      <path d="M0-11L3-4L11 0L3 4L0 11L-3 4L-11 0L-3-4Z" />
      <svg x="-5" y="-5" width="10" height="10" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={seat} className="ti-seat" />
      </svg>
    </g>
  )
}

/** Where Command Counters lie within a system: along its edge on the right, then along the top, then inside. */
const COUNTERS: readonly (readonly [x: number, y: number])[] = [
  [62, -24],
  [47, -50],
  [32, -76],
  [6, -76],
  [-20, -76],
  [-46, -76],
  [21, -50],
  [-5, -50],
]

/** Command Counters on a system: eight at most, one of each player. */
export function Counters({ seats }: { seats: readonly SeatId[] }) {
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${COUNTERS[i % COUNTERS.length]!.join(' ')})`}>
      <CounterMark seat={seat} />
    </g>
  ))
}

export function CounterMark({ seat }: { seat: SeatId }) {
  return (
    <g className="ti-counter">
      <rect x="-12" y="-12" width="24" height="24" rx="3" />
      <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={seat} className="ti-seat" />
      </svg>
    </g>
  )
}

/** High Alert. */
export function AlertMark({ letter }: { letter: number }) {
  return (
    <g className="ti-alert">
      <circle r={Math.max(14, letter * 0.7)} />
      <text fontSize={Math.max(20, letter)}>!</text>
    </g>
  )
}

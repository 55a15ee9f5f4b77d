/** What lies in a system besides units: counters, mines, the token of High Alert. The legend shows them, too. */
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'

/** Where mines lie: along the edge at the lower left, beside all names and fleets. */
const MINES = { near: { x: -70, y: 34 }, far: { x: -62, y: -34 } } as const

/** Space mines, each with the mark of its owner. */
export function Mines({ seats, isFar }: { seats: readonly SeatId[]; isFar: boolean }) {
  const mines = seats.map((seat, i) => ({ seat, i, id: `${i}` }))
  const { x, y } = MINES[isFar ? 'far' : 'near']
  return mines.map(({ seat, i, id }) => (
    <g
      key={id}
      transform={
        isFar
          ? `translate(${x + (i % 4) * 22} ${y + Math.floor(i / 4) * 20})`
          : `translate(${x + (i % 3) * 11} ${y + (i % 3) * 19})`
      }
    >
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

/** Places along the edges, where no name is; from afar along the right first, as ships are counted at the top. */
const COUNTERS: Record<'near' | 'far', readonly (readonly [x: number, y: number])[]> = {
  near: [
    [61, -62],
    [74, -38],
    [-61, -62],
    [68, 42],
    [-74, -38],
    [56, 62],
    [-56, 62],
    [86, -14],
  ],
  far: [
    [62, -24],
    [47, -50],
    [32, -76],
    [6, -76],
    [-20, -76],
    [-46, -76],
    [21, -50],
    [-5, -50],
  ],
}

/** Command Counters on a system: eight at most, one of each player. */
export function Counters({ seats, isFar }: { seats: readonly SeatId[]; isFar: boolean }) {
  const places = COUNTERS[isFar ? 'far' : 'near']
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${places[i % places.length]!.join(' ')})`}>
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

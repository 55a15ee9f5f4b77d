/** Units as a row of silhouettes with numbers: filled in space, outlined on a planet. */
import chunk from 'lodash/chunk.js'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, UNIT_KINDS, type UnitKind } from '../../data/index.ts'
import { floatingIn, seatsAbove } from '../../numbers/floating-docks.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { countOf, sumOfCounts, totalOf } from '../../rules/counts.ts'
import { fleetOf } from '../../rules/space.ts'
import type { Counts } from '../../state.ts'
import { useTable } from '../table.ts'
import type { TiHappening } from '../telling/happenings.ts'
import { LEADER } from './tokens.ts'
import { UnitMark } from './UnitIcon.tsx'

export interface PlateItem {
  kind: UnitKind
  count: number
  damaged?: number
}

/** Everything of which there is some, in the order of the sheet. */
export const plateItems = (counts: Counts<UnitKind>, damaged: Counts<UnitKind> = {}): PlateItem[] =>
  UNIT_KINDS.filter(kind => countOf(counts, kind) > 0).map(kind => ({
    kind,
    count: countOf(counts, kind),
    damaged: countOf(damaged, kind),
  }))

interface PlateProps {
  seat: SeatId
  items: readonly PlateItem[]
  /** Its upper edge… or its middle, for one row. */
  y: number
  letter: number
  isGround?: boolean
  perRow?: number
  /** Leaders aboard. */
  leaders?: number
}

const ICON = 17

/** How wide a thing on a plate is. */
const widthOf = ({ count }: PlateItem, letter: number) =>
  ICON + 4 + (count > 1 ? letter * 0.62 * String(count).length : 0)

export const rowHeight = (letter: number) => Math.max(22, letter * 1.15)

export function Plate({ seat, items, y, letter, isGround = false, perRow = 4, leaders = 0 }: PlateProps) {
  if (items.length === 0) return null
  const rows = chunk(items, perRow)
  const size = Math.min(letter, 24)
  const lengths = rows.map(row => row.reduce((sum, item) => sum + widthOf(item, size), 0))
  const mark = isGround ? 0 : 18
  const led = leaders > 0 ? size * 0.6 * leaders + 2 : 0
  const width = Math.max(...lengths) + mark + led + 8
  const high = rowHeight(size)
  return (
    <g
      className="ti-plate"
      data-seat={seat}
      data-ground={isGround || undefined}
      transform={`translate(0 ${y})`}
    >
      <rect x={-width / 2} y={-high / 2} width={width} height={high * rows.length} rx="4" />
      {mark > 0 && (
        <svg x={-width / 2 + 4} y={-8} width="15" height="15" viewBox="0 0 20 20" aria-hidden="true">
          <SeatShape seat={seat} className="ti-plate-seat" />
        </svg>
      )}
      {leaders > 0 && (
        <text x={width / 2 - led - 1} fontSize={size * 0.9} className="ti-plate-count">
          {LEADER.repeat(leaders)}
        </text>
      )}
      {rows.map((row, i) => {
        let x = -width / 2 + mark + 4
        return row.map(item => {
          const left = x
          x += widthOf(item, size)
          return (
            <g key={item.kind} transform={`translate(${left} ${i * high})`}>
              <UnitMark kind={item.kind} x={ICON / 2 + 1} y={0} size={ICON} />
              {item.count > 1 && (
                <text x={ICON + 3} fontSize={size} className="ti-plate-count">
                  {item.count}
                </text>
              )}
              {(item.damaged ?? 0) > 0 && <path className="ti-damage" d="M2-9l6 8-4 2 6 8" />}
            </g>
          )
        })
      })}
    </g>
  )
}

/** Whether all of a fleet is still on its way: it is drawn there. */
const isArriving = (now: TiHappening | null, cell: Cell, seat: SeatId, ships: number): boolean =>
  ships > 0 &&
  ships ===
    (now?.flights ?? []).reduce(
      (sum, { to, seat: by, units }) => (to === cell && by === seat ? sum + totalOf(units) : sum),
      0,
    )

/** Every fleet of a system, one below the other. */
export function Fleets({ cell, letter }: { cell: Cell; letter: number }) {
  const { view, stage } = useTable()
  const size = Math.min(letter, 24)
  const fleets = seatsAbove(view, cell).map(seat => {
    const { ships, damaged, laden } = fleetOf(view, cell, seat)
    const cargo = sumOfCounts(...laden.map(one => one.cargo))
    const docks = floatingIn(view, cell, seat).length
    const items = plateItems({ ...ships, ...cargo, spaceDock: docks }, damaged)
    const leaders = leadersAboard(view, cell, seat).length
    return { seat, items, leaders, isArriving: isArriving(stage.now, cell, seat, totalOf(ships)) }
  })
  // Fleets of more kinds than fit side by side have two rows.
  const rows = fleets.map(({ items }) => Math.ceil(items.length / 4))
  const high = rowHeight(size)
  const all = rows.reduce((sum, count) => sum + count, 0)
  let y = Math.min(56, 82 - high * (all - 0.5))
  return fleets.map(({ seat, items, leaders, isArriving }, i) => {
    const top = y
    y += high * rows[i]! + 3
    return (
      <g key={seat} className={isArriving ? 'ti-arriving' : undefined}>
        <Plate seat={seat} items={items} y={top} letter={letter} leaders={leaders} />
      </g>
    )
  })
}

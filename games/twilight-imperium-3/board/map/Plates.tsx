/** Units as rows of silhouettes with numbers. */
import chunk from 'lodash/chunk.js'
import { Fragment } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, UNIT_KINDS, type UnitKind } from '../../data/index.ts'
import { floatingIn, seatsAbove } from '../../numbers/floating-docks.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { countOf, sumOfCounts, totalOf } from '../../rules/counts.ts'
import { planetsIn } from '../../rules/planets.ts'
import { fleetOf } from '../../rules/space.ts'
import type { Counts } from '../../state.ts'
import { useTable } from '../table.ts'
import type { TiHappening } from '../telling/happenings.ts'
import { needRows } from './places.ts'
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
  perRow?: number
}

const ICON = 17

/** How wide a thing on a plate is. */
const widthOf = ({ count }: PlateItem, letter: number) =>
  ICON + 4 + (count > 1 ? letter * 0.62 * String(count).length : 0)

const rowHeight = (letter: number) => Math.max(22, letter * 1.15)

export function Plate({ seat, items, y, letter, perRow = 4 }: PlateProps) {
  if (items.length === 0) return null
  const rows = chunk(items, perRow)
  const size = Math.min(letter, 24)
  const lengths = rows.map(row => row.reduce((sum, item) => sum + widthOf(item, size), 0))
  const mark = 18
  const width = Math.max(...lengths) + mark + 8
  const high = rowHeight(size)
  return (
    <g className="ti-plate" data-seat={seat} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-high / 2} width={width} height={high * rows.length} rx="4" />
      <svg x={-width / 2 + 4} y={-8} width="15" height="15" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={seat} className="ti-plate-seat" />
      </svg>
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

/** How large silhouettes are beside each other. */
const SIZES: { readonly [kind in UnitKind]?: number } = {
  warSun: 34,
  dreadnought: 32,
  carrier: 29,
  cruiser: 26,
  destroyer: 24,
  fighter: 20,
  spaceDock: 22,
}
const CARGO = 15

/** From so many of a kind on there is one and a number. */
const MANY = 3

/** Largest first; what is aboard comes last. */
const bySize = (one: PlateItem, other: PlateItem) => (SIZES[other.kind] ?? 0) - (SIZES[one.kind] ?? 0)

interface FleetRowProps {
  seat: SeatId
  items: readonly PlateItem[]
  y: number
  letter: number
  leaders: number
  /** Of their usual size. */
  scale: number
  /** As wide as there is room. */
  room: number
  /** All of it is still on its way: it is drawn there. */
  isArriving: boolean
}

/** A silhouette of a row, for one unit or, with a number, for several. */
interface Drawn {
  id: string
  kind: UnitKind
  size: number
  number: number
  isHurt: boolean
}

/** Ships side by side, at their sizes, in the colour of their player, with the mark of the seat. */
function FleetRow({ seat, items, y, letter, leaders, scale, room, isArriving }: FleetRowProps) {
  const shown = items.toSorted(bySize).flatMap(({ kind, count, damaged = 0 }): Drawn[] => {
    const size = SIZES[kind] ?? CARGO
    const isApart = count < MANY && kind !== 'fighter' && kind in SIZES
    return isApart
      ? Array.from({ length: count }, (_, i) => ({
          id: `${kind} ${i}`,
          kind,
          size,
          number: 0,
          isHurt: i < damaged,
        }))
      : [{ id: kind, kind, size, number: count > 1 ? count : 0, isHurt: damaged > 0 }]
  })
  const mark = 15
  const fixed =
    mark +
    shown.reduce((sum, { number }) => sum + (number > 0 ? letter * 0.6 * String(number).length : 0), 0) +
    (leaders > 0 ? letter * 0.6 * leaders : 0)
  const drawn = shown.reduce((sum, { size }) => sum + size + 1, 0)
  const times = Math.min(scale, Math.max(0.5, (room - fixed) / drawn))
  const width = fixed + drawn * times
  let x = -width / 2 + mark
  return (
    <g
      className={isArriving ? 'ti-fleet ti-arriving' : 'ti-fleet'}
      data-seat={seat}
      transform={`translate(0 ${y})`}
    >
      <svg x={-width / 2} y={-7} width="13" height="13" viewBox="-2 -2 24 24" aria-hidden="true">
        <SeatShape seat={seat} className="ti-seat ti-owner-mark" />
      </svg>
      {shown.map(({ id, kind, size, number, isHurt }) => {
        const left = x
        const own = size * times
        x += own + times + (number > 0 ? letter * 0.6 * String(number).length : 0)
        return (
          <Fragment key={id}>
            <UnitMark kind={kind} x={left + own / 2} y={0} size={own} />
            {number > 0 && (
              <text x={left + own - 1} y={kind in SIZES ? own * 0.22 : 0} fontSize={letter}>
                {number}
              </text>
            )}
            {isHurt && <path className="ti-damage" d={`M${left + own * 0.3} ${-own * 0.45}l6 9-5 2 6 9`} />}
          </Fragment>
        )
      })}
      {leaders > 0 && (
        <text className="ti-fleet-leaders" x={x} fontSize={letter}>
          {LEADER.repeat(leaders)}
        </text>
      )}
    </g>
  )
}

/** Every fleet of a system, one below the other: below its planets, or in the middle of empty space. */
export function Fleets({ cell, letter }: { cell: Cell; letter: number }) {
  const { view, stage, words: t } = useTable()
  const fleets = seatsAbove(view, cell).map(seat => {
    const { ships, damaged, laden } = fleetOf(view, cell, seat)
    const cargo = sumOfCounts(...laden.map(one => one.cargo))
    const docks = floatingIn(view, cell, seat).length
    const items = plateItems({ ...ships, ...cargo, spaceDock: docks }, damaged)
    const leaders = leadersAboard(view, cell, seat).length
    return { seat, items, leaders, isArriving: isArriving(stage.now, cell, seat, totalOf(ships)) }
  })
  const planets = planetsIn(view, cell)
  const isEmpty = planets.length === 0
  const isFull = !isEmpty && fleets.length > 1
  const isLow = needRows(
    planets.map(planet => t.nameOf(`planet:${planet}`)),
    letter,
  )
  const high = isFull ? Math.max(22, letter) : 36
  const first = isEmpty
    ? Math.max(-30, 14 - ((fleets.length - 1) * high) / 2)
    : Math.min(isLow ? 64 : 60, 84 - high * (fleets.length - 0.5))
  return fleets.map(({ seat, items, leaders, isArriving }, i) => {
    const y = first + i * high
    return (
      <FleetRow
        key={seat}
        seat={seat}
        isArriving={isArriving}
        items={items}
        y={y}
        letter={letter}
        leaders={leaders}
        scale={isFull ? 0.8 : isEmpty ? 1.7 : isLow ? 0.9 : 1.25}
        room={2 * (96 - (Math.abs(y) + 8) / Math.sqrt(3))}
      />
    )
  })
}

import type { KeyboardEvent } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { tileAt, wormholesAt } from '../../galaxy/map.ts'
import { seatsAbove } from '../../numbers/floating-docks.ts'
import { highAlertOf } from '../../numbers/high-alert.ts'
import { ownerOf, planetsIn } from '../../rules/planets.ts'
import { minesIn } from '../../rules/tactical/mines.ts'
import type { TiView } from '../../state.ts'
import { useTable } from '../table.ts'
import { AnomalyMark, WormholeMarks } from './Anomalies.tsx'
import { FarSystem } from './FarSystem.tsx'
import type { Fact, Layer } from './facts.ts'
import { factInWords, LayerMark } from './Layers.tsx'
import { middleOf, outline } from './layout.ts'
import { Planets } from './Planets.tsx'
import { Fleets } from './Plates.tsx'
import { nameOfSystem, systemInWords } from './reading.ts'

const OUTLINE = outline(3)
/** Within the other: the edge of a neighbour never lies over it. */
const INNER = outline(7)

/** How near the map is looked at: only who holds what; everything; everything with all names. */
export type Level = 'far' | 'all' | 'near'

interface SystemProps {
  cell: Cell
  level: Level
  layer: Layer
  /** What the layer says of it. */
  facts: readonly Fact[]
  /** Size of a letter that can be read, in units of the drawing. */
  letter: number
  /** It is out of reach here, and chosen elsewhere. */
  isFar: boolean
  isCursor: boolean
  onKeyDown(event: KeyboardEvent): void
  onFocus(): void
}

/** Whose a system is, where only one player has something there. */
function holderOf(view: TiView, cell: Cell): SeatId | undefined {
  const owners = planetsIn(view, cell).map(planet => ownerOf(view, planet))
  const seats = new Set([...owners.flatMap(seat => seat ?? []), ...seatsAbove(view, cell)])
  return seats.size === 1 ? [...seats][0] : undefined
}

/** A system of the map. */
export function System({
  cell,
  level,
  layer,
  facts,
  letter,
  isFar,
  isCursor,
  onKeyDown,
  onFocus,
}: SystemProps) {
  const { view, words: t, marks, press, cell: looked, news } = useTable()
  const { x, y } = middleOf(cell)
  const tile = tileAt(view.galaxy, cell)
  const isFaceDown = view.galaxy.tiles[cell] !== undefined && !tile
  const can = marks.can.has(cell)
  const isChosen = marks.chosen.has(cell)
  const holder = holderOf(view, cell)
  const isNews = news.has(cell)
  const what = [
    ...facts.map(fact => factInWords(t, layer, fact)),
    ...systemInWords(view, t, cell),
    ...(isNews ? [t('map.news')] : []),
  ]
  const state =
    (can || isChosen) && !isFar ? { 'aria-pressed': isChosen } : { 'aria-expanded': looked === cell }
  return (
    <g
      className="ti-system"
      data-cell={cell}
      data-can={can || undefined}
      data-chosen={isChosen || undefined}
      data-from={marks.from.has(cell) || undefined}
      data-looked={looked === cell || undefined}
      data-empty={view.galaxy.tiles[cell] === undefined || undefined}
      data-seat={holder}
      data-fact={facts.length > 0 || undefined}
      transform={`translate(${x} ${y})`}
    >
      <polygon className="ti-hex" points={OUTLINE} />
      {tile?.anomaly && <AnomalyMark kind={tile.anomaly} />}
      {isFaceDown && (
        <text className="ti-glyph" fontSize={50}>
          ?
        </text>
      )}
      <g className="ti-below">
        {level === 'far' ? (
          <FarSystem cell={cell} letter={letter} />
        ) : (
          <>
            <Planets cell={cell} letter={letter} withNames={level === 'near' || letter < 17} />
            <Fleets cell={cell} letter={letter} />
          </>
        )}
      </g>
      <WormholeMarks kinds={wormholesAt(view.galaxy, cell)} letter={letter} />
      <Counters seats={view.activated[cell] ?? []} />
      {view.order.some(seat => highAlertOf(view, seat) === cell) && (
        <g className="ti-alert" transform="translate(66 -44)">
          <circle r={Math.max(14, letter * 0.7)} />
          <text fontSize={Math.max(20, letter)}>!</text>
        </g>
      )}
      <Mines seats={minesIn(view, cell)} />
      {facts.length > 0 && <LayerMark facts={facts} letter={letter} isFar={level === 'far'} />}
      {isNews && <circle className="ti-news" cx={-42} cy={-72} r={Math.max(7, letter * 0.4)} />}
      {isChosen && <polygon className="ti-edge" points={INNER} />}
      {/* Over the picture: what is drawn there is said in the label. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button within a drawing */}
      <polygon
        className="ti-hit"
        points={OUTLINE}
        role="button"
        tabIndex={isCursor ? 0 : -1}
        {...state}
        aria-label={[nameOfSystem(view, t, cell), ...what].join('. ')}
        onClick={() => press(cell)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
    </g>
  )
}

/** Space mines, each with the mark of its owner. */
function Mines({ seats }: { seats: readonly SeatId[] }) {
  const mines = seats.map((seat, i) => ({ seat, i, id: `${i}` }))
  return mines.map(({ seat, i, id }) => (
    <g
      key={id}
      className="ti-mine"
      transform={`translate(${-44 + (i % 4) * 22} ${66 - Math.floor(i / 4) * 20})`}
    >
      <path d="M0-11L3-4L11 0L3 4L0 11L-3 4L-11 0L-3-4Z" />
      <svg x="-5" y="-5" width="10" height="10" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={seat} className="ti-seat" />
      </svg>
    </g>
  ))
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
function Counters({ seats }: { seats: readonly SeatId[] }) {
  return seats.map((seat, i) => (
    <g key={seat} className="ti-counter" transform={`translate(${COUNTERS[i % COUNTERS.length]!.join(' ')})`}>
      <rect x="-12" y="-12" width="24" height="24" rx="3" />
      <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={seat} className="ti-seat" />
      </svg>
    </g>
  ))
}

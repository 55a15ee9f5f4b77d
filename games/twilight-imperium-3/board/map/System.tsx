import { type KeyboardEvent, memo } from 'react'
import { type Cell, TILES, type TileId } from '../../data/index.ts'
import { holderOf } from '../../drawing/borders.ts'
import { middleOf, outline } from '../../drawing/layout.ts'
import { tileAt, wormholesAt } from '../../galaxy/map.ts'
import { highAlertOf } from '../../numbers/high-alert.ts'
import { planetsIn } from '../../rules/planets.ts'
import { minesIn } from '../../rules/tactical/mines.ts'
import { useTable } from '../table.ts'
import { AnomalyMark, WormholeMarks } from './Anomalies.tsx'
import { FarSystem } from './FarSystem.tsx'
import type { Fact, Layer } from './facts.ts'
import { factInWords, LayerMark } from './Layers.tsx'
import { Planets } from './Planets.tsx'
import { Fleets } from './Plates.tsx'
import { nameOfSystem, systemInWords } from './reading.ts'
import { AlertMark, Counters, Mines } from './SystemMarks.tsx'

const OUTLINE = outline(3)
/** Within the other: the edge of a neighbour never lies over it. */
const INNER = outline(7)

/** How near the map is looked at: only who holds what, or everything. */
export type Level = 'far' | 'near'

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
  onKeyDown(cell: Cell, event: KeyboardEvent): void
  onFocus(cell: Cell): void
}

/** A system of the map. Drawn anew only where something of it is another: a map that is dragged has to be quick. */
export const System = memo(function System({
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
  const { view, words: t, marks, press, cell: looked, news, draft } = useTable()
  const { x, y } = middleOf(cell)
  // A tile of the hand is seen where it would lie.
  const laid =
    draft?.move === 'placeTile' && draft.args[2] === cell ? TILES[draft.args[1] as TileId] : undefined
  const tile = laid ?? tileAt(view.galaxy, cell)
  const planets = laid?.planets ?? planetsIn(view, cell)
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
      data-laid={laid ? '' : undefined}
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
          <FarSystem cell={cell} planets={planets} letter={letter} />
        ) : (
          <>
            <Planets planets={planets} letter={letter} />
            <Fleets cell={cell} letter={letter} />
          </>
        )}
      </g>
      <WormholeMarks
        kinds={laid ? (laid.wormholes ?? []) : wormholesAt(view.galaxy, cell)}
        letter={letter}
        lie={level === 'far' ? 'far' : planets.length > 0 ? 'aside' : 'middle'}
      />
      <Counters seats={view.activated[cell] ?? []} isFar={level === 'far'} />
      {view.order.some(seat => highAlertOf(view, seat) === cell) && (
        <g transform={level === 'far' ? 'translate(68 28)' : 'translate(66 -44)'}>
          <AlertMark letter={letter} />
        </g>
      )}
      <Mines seats={minesIn(view, cell)} isFar={level === 'far'} />
      {facts.length > 0 && <LayerMark facts={facts} letter={letter} isFar={level === 'far'} />}
      {isNews && <circle className="ti-news" cx={-50} cy={-78} r={Math.max(7, letter * 0.4)} />}
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
        onKeyDown={event => onKeyDown(cell, event)}
        onFocus={() => onFocus(cell)}
      />
    </g>
  )
})

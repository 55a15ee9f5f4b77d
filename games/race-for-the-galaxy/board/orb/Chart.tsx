/** What is drawn of the orb itself: spaces, tokens, teams, what happened lately, numbers of rows and columns. */
import { useMemo } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import {
  edgesOf,
  isSame,
  keyOf,
  LARGE_AIRLOCK,
  mapOf,
  type Point,
  pointOf,
  printedFace,
  type SpaceKey,
  spacesOf,
  turnedFace,
} from '../../orb/index.ts'
import { newsFor } from '../../rules/orb-news.ts'
import { useTable } from '../table.ts'
import { CellMark, EdgeMark, TokenMark } from './Drawing.tsx'

/** How wide a space is on the chart: the large airlock is one space on two squares. [RFTG-13.12] */
export function boxOf(space: Point): { x: number; width: number; middle: number } {
  const [half, whole] = LARGE_AIRLOCK
  const isLarge = isSame(space, half) || isSame(space, whole)
  return isLarge ? { x: half.x, width: 2, middle: whole.x } : { x: space.x, width: 1, middle: space.x + 0.5 }
}

/** Spaces, edges and tokens. Dragging and trying out draw anew very often; this stays. */
export function Chart() {
  const { view, words: t } = useTable()
  const orb = view.orb!
  return useMemo(() => {
    const map = mapOf(orb.laid)
    const edges = edgesOf(map)
    return (
      <g>
        {spacesOf(map).map(({ x, y, cell, airlock }) => (
          <g key={`${x} ${y}`}>
            <rect
              className="rg-cell"
              data-cell={cell}
              data-airlock={airlock || undefined}
              x={x}
              y={y}
              width="1"
              height="1"
            >
              <title>{`(${x}, ${y}) ${t.nameOf(`cell:${cell}`)}`}</title>
            </rect>
            {cell !== 'mainAirlock' && <CellMark cell={cell} x={x} y={y} />}
          </g>
        ))}
        <CellMark cell="mainAirlock" x={boxOf(LARGE_AIRLOCK[1]).middle - 0.5} y={LARGE_AIRLOCK[1].y} />
        {[...edges.filter(({ edge }) => edge === 'open'), ...edges.filter(({ edge }) => edge !== 'open')].map(
          one => (
            <EdgeMark key={`${one.side} ${keyOf(one)}`} {...one} />
          ),
        )}
        {Object.entries(orb.tokens).map(([space, back]) => (
          <TokenMark key={space} {...pointOf(space as SpaceKey)} back={back} />
        ))}
      </g>
    )
  }, [orb.laid, orb.tokens, t])
}

/** Cards that others laid, and from where to where their teams came, since the reader's last turn. */
export function News() {
  const { view, seat } = useTable()
  const { laid, teams } = view.orb!
  const news = newsFor(view, seat)
  const cards = news.flatMap(({ card }) => (card === undefined ? [] : [card]))
  return (
    <g>
      {cards.map(card => (
        <NewCard key={card} {...laid[card]!} />
      ))}
      {Object.entries(teams).map(([team, to]) => {
        const from = news.find(one => one.way?.team === team)?.way?.from
        return from && !isSame(from, to) && <Track key={team} from={from} to={to} />
      })}
    </g>
  )
}

/** Where a team was, and a line from there to where it is. */
function Track({ from, to }: { from: Point; to: Point }) {
  const [x, y] = [boxOf(from).middle, from.y + 0.5]
  return (
    <g className="rg-orb-track">
      <circle cx={x} cy={y} r="0.12" />
      <line x1={x} y1={y} x2={boxOf(to).middle} y2={to.y + 0.5} />
    </g>
  )
}

function NewCard({ card, x, y, turns }: Point & { card: string; turns: 0 | 1 | 2 | 3 }) {
  const { cells } = turnedFace(printedFace(card).face, turns)
  return (
    <rect
      className="rg-orb-new"
      x={x + 0.06}
      y={y + 0.06}
      width={cells[0]!.length - 0.12}
      height={cells.length - 0.12}
    />
  )
}

/** Survey teams; several on one space stand side by side. */
export function Teams() {
  const { view, seat: own, words: t } = useTable()
  const teams = Object.entries(view.orb!.teams)
  return teams.map(([id, { seat, x, y }]) => {
    const here = teams.filter(([, other]) => other.x === x && other.y === y)
    const at = here.findIndex(([other]) => other === id)
    const columns = here.length > 4 ? 3 : Math.min(2, here.length)
    const rows = Math.ceil(here.length / columns)
    const size = here.length === 1 ? 0.62 : columns === 2 ? 0.42 : 0.31
    const left = boxOf({ x, y }).middle - (columns * size) / 2 + (at % columns) * size
    const top = y + 0.5 - (rows * size) / 2 + Math.floor(at / columns) * size
    return (
      <g
        key={id}
        className="rg-orb-team"
        data-own={seat === own || undefined}
        transform={`translate(${left} ${top})`}
      >
        <title>{t.nameOf(`seat:${seat}`)}</title>
        <circle className="rg-orb-base" cx={size / 2} cy={size / 2} r={size * 0.62} />
        <svg width={size} height={size} viewBox="0 0 20 20" overflow="visible" aria-hidden="true">
          <SeatShape seat={seat} className="rg-seat rg-orb-seat" />
        </svg>
      </g>
    )
  })
}

/** Pixels of the numbers along the border of the chart. */
const SMALL = 13
/** Pixels that the number of a row or column needs. */
const ROOM = 26

/** The numbers of columns and rows, as the log names places. They stay at the border of what is in sight. */
export function Rulers({ frame, scale }: { frame: Frame; scale: number }) {
  if (scale === 0) return null
  const every = scale >= ROOM ? 1 : 2
  const unit = 1 / scale
  const between = (from: number, length: number) => {
    const first = Math.ceil(from)
    return Array.from({ length: Math.max(0, Math.floor(from + length) - first) }, (_, i) => first + i).filter(
      n => n % every === 0,
    )
  }
  return (
    <svg className="rg-orb-rulers" style={{ fontSize: SMALL * unit }} overflow="visible" aria-hidden="true">
      <rect className="rg-orb-bar" x={frame.x} y={frame.y} width={frame.width} height={18 * unit} />
      <rect className="rg-orb-bar" x={frame.x} y={frame.y} width={24 * unit} height={frame.height} />
      {between(frame.x, frame.width).map(x => (
        <text key={`x${x}`} x={x + 0.5} y={frame.y + 9 * unit}>
          {x}
        </text>
      ))}
      {between(frame.y, frame.height).map(y => (
        <text key={`y${y}`} x={frame.x + 12 * unit} y={y + 0.5}>
          {y}
        </text>
      ))}
    </svg>
  )
}

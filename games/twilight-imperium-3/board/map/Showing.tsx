/** What is being told, drawn on the map: where it is, ships on their way, dice as they fell. */
import chunk from 'lodash/chunk.js'
import type { CSSProperties } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import { middleOf, outline } from '../../drawing/layout.ts'
import { BattleScene } from '../fight/BattleScene.tsx'
import { useTable } from '../table.ts'
import type { Dice, Flight } from '../telling/happenings.ts'
import { Way } from './Arrows.tsx'
import { Plate, plateItems } from './Plates.tsx'
import './showing.css'

const RING = outline(1)
/** So far below the middle of a system ships lie. */
const BELOW = 40
/** Dice beside each other. */
const PER_ROW = 8

export function Showing({ letter, frame }: { letter: number; frame: Frame }) {
  const { stage } = useTable()
  const { now, step } = stage
  if (!now) return null
  const isLoss = /^log\.(loses|losesOn|losesFighters|sustains|eliminated)$/.test(now.lines[0]!.key)
  const at = now.cells.at(-1)
  return (
    // Drawn anew for every step, so that it moves anew.
    <svg
      key={step}
      className="ti-showing"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
      data-loss={isLoss || undefined}
    >
      {now.cells.map(cell => {
        const { x, y } = middleOf(cell)
        return <polygon key={cell} className="ti-ring" points={RING} transform={`translate(${x} ${y})`} />
      })}
      {now.flights.map(flight => (
        <Ships key={`${flight.from} ${flight.to}`} {...flight} letter={letter} />
      ))}
      {now.scene && <BattleScene scene={now.scene} letter={letter} frame={frame} />}
      {!now.scene && at !== undefined && now.dice.length > 0 && (
        <Rolls cell={at} dice={now.dice} letter={letter} />
      )}
    </svg>
  )
}

function Ships({ seat, from, to, units, letter }: Flight & { letter: number }) {
  const [start, end] = [middleOf(from), middleOf(to)]
  const way = {
    '--from-x': `${start.x}px`,
    '--from-y': `${start.y + BELOW}px`,
    '--to-x': `${end.x}px`,
    '--to-y': `${end.y + BELOW}px`,
  }
  return (
    <g data-seat={seat}>
      <Way from={from} to={to} />
      <g className="ti-flying" style={way as CSSProperties}>
        {/* From afar it is larger than a fleet that lies there. */}
        <g transform={`scale(${Math.max(1, letter / 20)})`}>
          <Plate seat={seat} items={plateItems(units)} y={0} letter={Math.min(letter, 20)} />
        </g>
      </g>
    </g>
  )
}

function Rolls({ cell, dice, letter }: { cell: string; dice: readonly Dice[]; letter: number }) {
  const { x, y } = middleOf(cell)
  const size = Math.max(24, letter * 1.5)
  const gap = size + 4
  const rows = dice.flatMap(({ seat, dice: shown, needed }) =>
    chunk(shown, PER_ROW).map(row => ({ seat, row, needed })),
  )
  const longest = Math.max(...rows.map(({ row }) => row.length))
  const width = (longest + 1) * gap + 8
  const top = (-rows.length * gap) / 2
  return (
    <g className="ti-rolls" transform={`translate(${x} ${y})`}>
      <rect
        className="ti-rolls-panel"
        x={-width / 2}
        y={top - 4}
        width={width}
        height={rows.length * gap + 4}
        rx="6"
      />
      {rows.map(({ seat, row, needed }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that lie there do not change places
        <g key={i} transform={`translate(${-width / 2 + 6} ${top + i * gap})`}>
          <svg
            x="0"
            y={size * 0.15}
            width={size * 0.7}
            height={size * 0.7}
            viewBox="0 0 20 20"
            data-seat={seat}
            aria-hidden="true"
          >
            <SeatShape seat={seat} className="ti-seat" />
          </svg>
          {row.map((die, j) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              key={j}
              className="ti-die"
              data-hit={(needed !== undefined && die >= needed) || undefined}
              transform={`translate(${(j + 1) * gap} 0)`}
            >
              <rect width={size} height={size} rx="4" />
              <text x={size / 2} y={size / 2} fontSize={size * 0.62}>
                {die}
              </text>
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}

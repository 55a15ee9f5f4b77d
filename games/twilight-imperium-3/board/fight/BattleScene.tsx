/**
 * A fight as it is told, over its system: both sides face to face, each kind of unit with what it hits on, its dice
 * between them; hits fly over, and what is lost burns.
 */
import chunk from 'lodash/chunk.js'
import clamp from 'lodash/clamp.js'
import type { CSSProperties } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import { middleOf, type Point } from '../../drawing/layout.ts'
import { isRun } from '../../rules/battle/dice.ts'
import { countOf } from '../../rules/counts.ts'
import { UnitMark } from '../map/UnitIcon.tsx'
import type { Scene } from '../telling/fights.ts'
import type { ReadSide, UnitRow } from './reading.ts'
import './battle-scene.css'

/** All in letters. */
const SHIP = 2.3
const DIE = 1.5
const GAP = 0.25
const LABEL = 1.15
const MARGIN = 0.6
/** Between kinds of units. */
const APART = 0.9
/** Where the mark of the seat stands, and how many hits there are. */
const SIDE = 2.2
const DICE_PER_ROW = 4
/** So many of a kind stand beside each other; from more on there is one and a number. */
const MANY = 4

interface Column {
  row: UnitRow
  left: number
  width: number
}

interface Block {
  side: ReadSide
  columns: Column[]
  width: number
  diceHigh: number
}

const diceWide = (count: number) => Math.min(count, DICE_PER_ROW) * (DIE + GAP)
const shipsShown = (count: number) => (count < MANY ? count : 1)
const rowsOfDice = (block: ReadSide) =>
  Math.max(0, ...block.rows.map(({ dice }) => Math.ceil(dice.length / DICE_PER_ROW)))

function blockOf(side: ReadSide): Block {
  let left = SIDE
  const columns = side.rows.map((row): Column => {
    const number = row.count < MANY ? 0 : LABEL * 1.4
    const width = Math.max(shipsShown(row.count) * (SHIP * 0.9) + number, diceWide(row.dice.length), SHIP)
    const column = { row, left, width }
    left += width + APART
    return column
  })
  return { side, columns, width: left - APART + SIDE, diceHigh: rowsOfDice(side) * (DIE + GAP) }
}

interface BattleSceneProps {
  scene: Scene
  /** How large a letter is, in units of the map. */
  letter: number
  /** What of the map is in sight. */
  frame: Frame
}

export function BattleScene({ scene, letter, frame }: BattleSceneProps) {
  const [attacker, defender] = scene.sides.map(blockOf) as [Block, Block]
  const width = Math.max(attacker.width, defender.width) + 2 * MARGIN
  const edge = SHIP + LABEL + MARGIN
  const middle = edge + attacker.diceHigh + GAP
  const height = middle + GAP * 2 + defender.diceHigh + edge
  const unit = Math.min(letter, (frame.width * 0.94) / width, (frame.height * 0.94) / height)
  const at = within(frame, middleOf(scene.cell), { x: width * unit, y: height * unit })
  return (
    <>
      <rect className="ti-dim" {...frame} />
      <g
        className="ti-battle"
        transform={`translate(${at.x} ${at.y}) scale(${unit})`}
        data-over={scene.isOver || undefined}
      >
        <rect className="ti-battle-panel" width={width} height={height} rx="0.6" />
        <line
          className="ti-battle-line"
          x1={MARGIN}
          x2={width - MARGIN}
          y1={middle + GAP}
          y2={middle + GAP}
        />
        <Ranks
          block={attacker}
          against={defender}
          scene={scene}
          width={width}
          ships={MARGIN}
          dice={edge}
          shots={middle}
        />
        <Ranks
          block={defender}
          against={attacker}
          scene={scene}
          width={width}
          ships={height - MARGIN - SHIP}
          dice={middle + GAP * 2}
          shots={middle}
        />
      </g>
    </>
  )
}

/** Around a place, and in sight. */
function within(frame: Frame, { x, y }: Point, { x: wide, y: high }: Point): Point {
  const inside = (middle: number, size: number, from: number, room: number) =>
    clamp(middle - size / 2, from, from + room - size)
  return {
    x: inside(x, wide, frame.x, frame.width),
    y: inside(y, high, frame.y, frame.height),
  }
}

interface RanksProps {
  block: Block
  against: Block
  scene: Scene
  width: number
  /** Upper edges: of ships, of dice; and where hits come from. */
  ships: number
  dice: number
  shots: number
}

function Ranks({ block, against, scene, width, ships, dice, shots }: RanksProps) {
  const { side, columns } = block
  const isUpper = ships < dice
  const label = isUpper ? ships + SHIP : ships - LABEL
  const left = (width - block.width) / 2
  const wasRolled = side.dice > 0
  return (
    <g data-seat={side.seat} transform={`translate(${left} 0)`}>
      <svg x="0" y={ships + SHIP / 2 - 0.75} width="1.5" height="1.5" viewBox="0 0 20 20" aria-hidden="true">
        <SeatShape seat={side.seat} className="ti-seat" />
      </svg>
      {wasRolled && !isRun(scene.what) && (
        <text className="ti-battle-hits" x={block.width - SIDE / 2 + APART / 2} y={ships + SHIP / 2}>
          {side.hits}
        </text>
      )}
      {columns.map(({ row, left: x, width: wide }, i) => (
        <g key={row.unit} transform={`translate(${x} 0)`} style={{ '--turn': i } as CSSProperties}>
          <Ships
            row={row}
            side={side}
            isOver={scene.isOver}
            wide={wide}
            y={ships}
            hits={against.side.hits}
            shots={shots}
          />
          {row.needed !== undefined && (
            <text className="ti-battle-needs" x={wide / 2} y={label + LABEL / 2}>
              {row.needed}+
            </text>
          )}
          {chunk(row.dice, DICE_PER_ROW).map((line, j) =>
            line.map(({ value, isHit, place }, k) => (
              <g
                key={place}
                transform={`translate(${(wide - diceWide(line.length)) / 2 + k * (DIE + GAP)} ${dice + j * (DIE + GAP)})`}
              >
                <g className="ti-die ti-thrown" data-hit={isHit || undefined}>
                  <rect width={DIE} height={DIE} rx="0.25" />
                  <text x={DIE / 2} y={DIE / 2} fontSize={DIE * 0.66}>
                    {value}
                  </text>
                </g>
              </g>
            )),
          )}
        </g>
      ))}
    </g>
  )
}

interface ShipsProps {
  row: UnitRow
  side: ReadSide
  isOver: boolean
  wide: number
  y: number
  hits: number
  shots: number
}

/** All units of a kind: what is lost comes last, what is damaged first. */
function Ships({ row: { unit, count, damaged }, side, isOver, wide, y, hits, shots }: ShipsProps) {
  const lost = isOver ? countOf(side.lost, unit) : 0
  const hurt = damaged + (isOver ? countOf(side.hurt, unit) : 0)
  const shown = shipsShown(count)
  const isMany = shown < count
  const step = SHIP * 0.9
  const start = (wide - shown * step - (isMany ? LABEL * 1.4 : 0)) / 2 + step / 2
  const down = y + SHIP / 2
  return (
    <>
      {Array.from({ length: shown }, (_, i) => {
        const isLost = isMany ? lost > 0 : i >= count - lost
        const isHurt = i < hurt
        const x = start + i * step
        const isHit = isLost || (isOver && isHurt && i >= damaged)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: ships of a row do not change places
          <g key={i} style={{ '--turn': i } as CSSProperties}>
            <g className={isLost && !(isMany && lost < count) ? 'ti-burning' : undefined}>
              <UnitMark kind={unit} x={x} y={down} size={SHIP} />
            </g>
            {isHurt && !isLost && (
              <path className="ti-battle-damage" d={`M${x - 0.3} ${down - 1}l.7 .9-.6 .2 .7 .9`} />
            )}
            {isHit && hits > 0 && (
              <circle
                className="ti-shot"
                r="0.32"
                cx={x}
                cy={down}
                style={{ '--from-y': `${shots - down}px` } as CSSProperties}
              />
            )}
          </g>
        )
      })}
      {isMany && (
        <text className="ti-battle-count" x={start + step * 0.55} y={down}>
          {count}
          {lost > 0 && <tspan className="ti-battle-lost"> −{lost}</tspan>}
        </text>
      )}
    </>
  )
}

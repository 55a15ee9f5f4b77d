import { middleOf, RADIUS } from '../../drawing/layout.ts'
import { useTable } from '../table.ts'
import type { Arrow } from './marks.ts'

/** So far from the middle of the target an arrow ends. */
const BEFORE = RADIUS * 0.62

/** Ways of ships that are planned. */
export function Arrows() {
  const { marks } = useTable()
  return (
    <g className="ti-arrows">
      {marks.arrows.map(arrow => (
        <Way key={JSON.stringify(arrow)} {...arrow} />
      ))}
    </g>
  )
}

/** A way of ships as an arrow. */
export function Way({ from, to, via = [] }: Arrow) {
  const points = [from, ...via, to].map(middleOf)
  const last = points.at(-1)!
  const before = points.at(-2)!
  const angle = Math.atan2(last.y - before.y, last.x - before.x)
  const end = { x: last.x - Math.cos(angle) * BEFORE, y: last.y - Math.sin(angle) * BEFORE }
  const way = [...points.slice(0, -1), end].map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <>
      <path className="ti-way" d={way} />
      <path
        className="ti-head"
        d="M0 0l-20-11v22z"
        transform={`translate(${end.x} ${end.y}) rotate(${(angle * 180) / Math.PI})`}
      />
    </>
  )
}

import { type BoardId, JOINED, OPEN_SPACE } from '../../data/index.ts'
import { middleOf, outline, RADIUS } from '../../drawing/layout.ts'

const OUTLINE = outline(4)

/** So far from the middle of a system a bridge ends: at its edge. */
const EDGE = RADIUS * 0.84

/** Space in which nothing lies, and what is adjacent over it. [TI-48.30] */
export function OpenSpace({ board }: { board: BoardId }) {
  return (
    <g className="ti-open-space">
      {(OPEN_SPACE[board] ?? []).map(cell => {
        const { x, y } = middleOf(cell)
        return <polygon key={cell} points={OUTLINE} transform={`translate(${x} ${y})`} />
      })}
      {(JOINED[board] ?? []).map(([one, other]) => (
        <Bridge key={`${one} ${other}`} from={middleOf(one)} to={middleOf(other)} />
      ))}
    </g>
  )
}

/** An arrow with two heads, from the edge of one system to that of another. */
function Bridge({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y) - 2 * EDGE
  const start = { x: from.x + Math.cos(angle) * EDGE, y: from.y + Math.sin(angle) * EDGE }
  return (
    <path
      d={`M12 0H${length - 12}M16 -9L0 0L16 9M${length - 16} -9L${length} 0L${length - 16} 9`}
      transform={`translate(${start.x} ${start.y}) rotate(${(angle * 180) / Math.PI})`}
    />
  )
}

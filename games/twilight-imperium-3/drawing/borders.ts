/** Where empires end. */
import type { SeatId } from '../../kit/index.ts'
import type { Cell } from '../data/index.ts'
import { seatsAbove } from '../numbers/floating-docks.ts'
import { ownerOf, planetsIn } from '../rules/planets.ts'
import type { TiView } from '../state.ts'
import { edgesOf, middleOf } from './layout.ts'

/** Whose a system is, where only one player has something there. */
export function holderOf(view: TiView, cell: Cell): SeatId | undefined {
  const owners = planetsIn(view, cell).map(planet => ownerOf(view, planet))
  const seats = new Set([...owners.flatMap(seat => seat ?? []), ...seatsAbove(view, cell)])
  return seats.size === 1 ? [...seats][0] : undefined
}

const placeOf = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`

/** A path for each player: a line around neighbouring systems of theirs, not around each of them. */
export function bordersOf(view: TiView, cells: readonly Cell[]): [SeatId, string][] {
  const holders = new Map(cells.map(cell => [placeOf(middleOf(cell)), holderOf(view, cell)]))
  const lines = new Map<SeatId, string>()
  for (const cell of cells) {
    const middle = middleOf(cell)
    const seat = holders.get(placeOf(middle))
    if (seat === undefined) continue
    for (const { beside, line } of edgesOf(middle))
      if (holders.get(placeOf(beside)) !== seat) lines.set(seat, (lines.get(seat) ?? '') + line)
  }
  return [...lines]
}

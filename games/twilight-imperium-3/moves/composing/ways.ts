/** Ways between which a player can choose: those on which ships pass somebody else, and those on which they do not. */
import uniqBy from 'lodash/uniqBy.js'
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import { enemiesIn } from '../../rules/space.ts'
import { slipsOf } from '../../rules/tactical/movement.ts'
import { canPassAll } from '../../rules/tactical/paths.ts'
import type { TiView } from '../../state.ts'

export interface Way {
  via: Cell[]
  /** Systems on it with ships of others. */
  dangers: Cell[]
}

/** The shortest way for each set of dangers; nothing where all ways are alike. */
export function waysOf(view: TiView, seat: SeatId, from: Cell, to: Cell, steps: number): Way[] {
  const slips = slipsOf(view, seat, from, to, steps)
  const found: Way[] = []
  let ways: Cell[][] = [[]]
  for (let length = 1; length <= steps; length++) {
    const longer: Cell[][] = []
    for (const via of ways)
      for (const cell of stepsFrom(view, via.at(-1) ?? from)) {
        if (cell === to)
          found.push({ via, dangers: via.filter(one => enemiesIn(view, one, seat).length > 0) })
        else if (
          cell !== from &&
          length < steps &&
          !via.includes(cell) &&
          canPassAll(view, [...via, cell], seat, slips)
        )
          longer.push([...via, cell])
      }
    ways = longer
  }
  const apart = uniqBy(found, ({ dangers }) => [...dangers].sort().join(' '))
  return apart.length > 1 ? apart : []
}

/** References and phrases that lines are made of. */
import { type Line, type Ref, ref } from '../../kit/index.ts'
import { type Cell, UNIT_KINDS, type UnitKind } from '../data/index.ts'
import { line } from '../line.ts'
import { AREAS, type Area, type Counts, type TiView } from '../state.ts'
import { countOf } from './counts.ts'

/** A system is called like its tile; where none lies yet, it is a space of the map. */
export const systemRef = ({ galaxy: { tiles } }: Pick<TiView, 'galaxy'>, cell: Cell): Ref =>
  tiles[cell] === undefined ? ref('cell', cell) : ref('tile', tiles[cell])

/** Several phrases as one. */
export function listed([first, ...rest]: readonly Line[]): Line {
  if (!first) return line('list.none')
  if (rest.length === 0) return first
  if (rest.length === 1) return line('list.two', { one: first, other: rest[0]! })
  return line('list.more', { one: first, rest: listed(rest) })
}

/** `3 Cruisers and 1 Carrier`. */
export const unitsLine = (counts: Counts<UnitKind>): Line =>
  listed(
    UNIT_KINDS.filter(kind => countOf(counts, kind) > 0).map(kind =>
      line(`units.${kind}`, { count: countOf(counts, kind) }),
    ),
  )

/** `2 in Strategy Allocation`. */
export const areasLine = (counts: Counts<Area>): Line =>
  listed(
    AREAS.filter(area => countOf(counts, area) > 0).map(area =>
      line(`areas.${area}`, { count: countOf(counts, area) }),
    ),
  )

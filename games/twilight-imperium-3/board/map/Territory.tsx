import { memo, useMemo } from 'react'
import type { Cell } from '../../data/index.ts'
import { bordersOf } from '../../drawing/borders.ts'
import { useTable } from '../table.ts'

/** Where empires end: a line around neighbouring systems of one player, not around each of them. */
export const Territory = memo(function Territory({ cells }: { cells: readonly Cell[] }) {
  const { view } = useTable()
  const borders = useMemo(() => bordersOf(view, cells), [view, cells])
  return (
    <g className="ti-territory">
      {borders.map(([seat, line]) => (
        <path key={seat} data-seat={seat} d={line} />
      ))}
    </g>
  )
})

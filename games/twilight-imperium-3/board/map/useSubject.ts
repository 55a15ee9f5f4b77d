import { useMemo } from 'react'
import type { Subject } from '../../../kit/board/usePanZoom.ts'
import type { Cell } from '../../data/index.ts'
import { ALONE, around, middleOf, RADIUS, WITH_NEIGHBOURS } from '../../drawing/layout.ts'
import { sourcesOf } from '../../moves/composing/sources.ts'
import { useTable } from '../table.ts'

/** Pixels to a unit at which a system is 90 across, or so large that most of what is in it can be read; */
const READ = 46.5 / RADIUS
const HANDY = 70 / RADIUS
/** and at which a finger just hits it: 44 from edge to edge, and the gap. */
const HIT = 26.3 / RADIUS

/**
 * What the map is about: what is being told; the system that is activated, with everything from where ships could come;
 * what can be chosen. It is the same one until the action is sent, whatever is put together meanwhile. Undefined where
 * nothing is asked: then all of the map is in sight.
 */
export function useSubject(spot: Cell | undefined): Subject | undefined {
  const { view, seat, ask, marks, stage } = useTable()
  const target = ask?.pick || ask?.kind === 'placeTile' ? undefined : [...marks.chosen][0]
  const sources = useMemo(
    () =>
      seat === null || target === undefined
        ? []
        : sourcesOf(view, seat, target).flatMap(({ from, stacks }) =>
            stacks.some(({ isInReach }) => isInReach) ? from : [],
          ),
    [view, seat, target],
  )
  const about = (key: string, cells: readonly Cell[], room: number, enough = READ): Subject => ({
    key,
    frame: around(cells, room),
    spot: middleOf(cells[0]!),
    enough,
    least: READ,
    most: HANDY,
  })
  if (stage.now) {
    const { cells } = stage.now
    return cells.length > 0 ? about(`told ${stage.step}`, cells.toReversed(), WITH_NEIGHBOURS) : undefined
  }
  if (!ask) return undefined
  if (target !== undefined)
    return about(`chosen ${target}`, [...marks.chosen, ...sources], WITH_NEIGHBOURS * 0.6)
  const can = [...marks.can]
  if (can.length > 0 && (ask.pick || ask.kind === 'placeTile'))
    return about(`asked ${ask.id}`, nearFirst(can, spot), ALONE)
  const { cell } = ask.about ?? {}
  if (typeof cell === 'string') return about(`about ${cell}`, [cell], WITH_NEIGHBOURS)
  // It is about no place: as long as a finger hits every system all of the map is the best to see.
  if (spot !== undefined) return about(`open ${ask.id}`, [spot], WITH_NEIGHBOURS, HIT)
  return undefined
}

/** What is being looked at first, if it is among them. */
const nearFirst = (cells: readonly Cell[], spot: Cell | undefined): readonly Cell[] =>
  spot !== undefined && cells.includes(spot) ? [spot, ...cells.filter(one => one !== spot)] : cells

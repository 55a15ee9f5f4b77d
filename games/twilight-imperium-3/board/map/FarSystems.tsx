import { useLayoutEffect, useState } from 'react'
import { Part } from '../../../kit/board/Part.tsx'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import type { Cell } from '../../data/index.ts'
import { middleOf } from '../../drawing/layout.ts'
import { OptionButton } from '../desk/OptionButton.tsx'
import { useTable } from '../table.ts'
import { nameOfSystem } from './reading.ts'

/** Whether a finger that points at its middle hits it: it is in sight, and below none of what lies over the map. */
function isReached(cell: Cell, frame: Frame, scale: number, sheet: HTMLElement): boolean {
  const middle = middleOf(cell)
  const [across, down] = [(middle.x - frame.x) * scale, (middle.y - frame.y) * scale]
  const { left, top, width, height } = sheet.getBoundingClientRect()
  if (across < 2 || down < 2 || across > width - 2 || down > height - 2) return false
  const [x, y] = [left + across, top + down]
  return ![...(sheet.parentElement?.querySelectorAll('.ti-corner') ?? [])].some(corner => {
    const box = corner.getBoundingClientRect()
    return x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1
  })
}

/**
 * The systems that can be pressed and are out of reach when a question comes, or after zooming. Whoever drags the map
 * finds the same ones: nothing moves below a finger.
 */
export function useFarSystems(
  sheet: { current: HTMLElement | null },
  can: ReadonlySet<Cell>,
  frame: Frame,
  scale: number,
): readonly Cell[] {
  const question = [...can].join()
  const [far, setFar] = useState<readonly Cell[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while the map is dragged
  useLayoutEffect(() => {
    const own = sheet.current
    setFar(own && scale > 0 ? [...can].filter(cell => !isReached(cell, frame, scale, own)) : [])
  }, [question, scale, Math.round(frame.height * scale)])
  return far.filter(cell => can.has(cell))
}

/** Systems that the map has no room for, in a row: the one that is pressed comes into sight. */
export function FarSystems({ cells }: { cells: readonly Cell[] }) {
  const { view, words: t, marks, press } = useTable()
  return (
    <Part of="choices">
      {cells.length > 0 && (
        <ul className="sb-tray ti-options" aria-label={t('map.far')}>
          {cells.map(cell => (
            <li key={cell}>
              <OptionButton isChosen={marks.chosen.has(cell)} onChoose={() => press(cell)}>
                {nameOfSystem(view, t, cell)}
              </OptionButton>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

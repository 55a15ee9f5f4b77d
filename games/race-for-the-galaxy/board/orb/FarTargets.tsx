import { useLayoutEffect, useState } from 'react'
import { Part } from '../../../kit/board/Part.tsx'
import type { Frame } from '../../../kit/board/usePanZoom.ts'
import { useTable } from '../table.ts'
import { boxOf } from './Chart.tsx'
import type { Target } from './OrbMap.tsx'

/** Pixels along the upper and the left border that the numbers of columns and rows take, and a little more. */
const RULER = 26

/** The middle of it can be pointed at. */
export function isInSight(target: Target, frame: Frame, scale: number): boolean {
  const { middle } = boxOf(target)
  const edge = RULER / scale
  const isWithin = (at: number, from: number, length: number) => at > from + edge && at < from + length - 0.2
  return isWithin(middle, frame.x, frame.width) && isWithin(target.y + 0.5, frame.y, frame.height)
}

/**
 * The targets that are out of sight when a question comes, or after zooming. Whoever drags the chart, or follows a
 * target there, finds the same ones: nothing moves below a finger.
 */
export function useFarTargets(targets: readonly Target[], frame: Frame, scale: number): readonly Target[] {
  const question = targets.map(({ x, y }) => `${x} ${y}`).join()
  const [far, setFar] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while the chart is dragged
  useLayoutEffect(() => {
    if (scale > 0) setFar(targets.filter(one => !isInSight(one, frame, scale)).map(({ x, y }) => `${x} ${y}`))
  }, [question, scale, Math.round(frame.height * scale)])
  return targets.filter(({ x, y }) => far.includes(`${x} ${y}`))
}

interface FarTargetsProps {
  targets: readonly Target[]
  onChoose(target: Target): void
}

/** Targets that the chart has no room for, in a row. */
export function FarTargets({ targets, onChoose }: FarTargetsProps) {
  const { words: t } = useTable()
  return (
    <Part of="choices">
      {targets.length > 0 && (
        <ul className="sb-tray rg-orb-far" aria-label={t('orb.far')}>
          {targets.map(target => (
            <li key={`${target.x} ${target.y}`}>
              <button
                type="button"
                className="rg-button"
                aria-label={target.label}
                aria-pressed={target.chosen}
                onClick={() => onChoose(target)}
              >
                {target.mark && <b className="rg-orb-mark">{target.mark}</b>} ({target.x}, {target.y})
              </button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

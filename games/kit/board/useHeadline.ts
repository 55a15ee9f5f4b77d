import { useEffect } from 'react'
import type { BoardProps } from '../board.ts'
import type { Line } from '../line.ts'

/**
 * Keeps the host's sentence at the step that is being planned for a question. Whether the host says it: the board does
 * otherwise.
 */
export function useHeadline(
  { headline }: Pick<BoardProps, 'headline'>,
  ask: number | undefined,
  step: Line | undefined,
): boolean {
  const said = step && JSON.stringify(step)
  useEffect(() => {
    if (!headline || ask === undefined || said === undefined) return
    headline(ask, JSON.parse(said))
    return () => headline(ask, undefined)
  }, [headline, ask, said])
  return headline !== undefined && ask !== undefined
}

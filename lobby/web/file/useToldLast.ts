import { useEffect, useState } from 'react'
import type { Line } from '../../../games/kit/line.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import type { PracticeFile } from '../../match-file.ts'

export interface ToldLast {
  /** What was read last after so many moves, as far as the moves have been made again. */
  lines: readonly (Line | undefined)[]
  /** There are no more. */
  isDone: boolean
}

/** Makes the moves of a file again while its reader chooses among them. */
export function useToldLast(game: GameModule | undefined, file: PracticeFile): ToldLast {
  const [told, setTold] = useState<ToldLast>({ lines: [], isDone: false })
  useEffect(() => {
    if (!game) return
    let isOver = false
    const tell = async () => {
      const lines: (Line | undefined)[] = []
      try {
        const { toldLast } = await import('./told.ts')
        for await (const piece of toldLast(game, file)) {
          if (isOver) return
          lines.push(...piece)
          setTold({ lines: [...lines], isDone: false })
        }
      } catch {
        // Nothing in a file is believed: of moves that are none there is nothing to tell.
      }
      if (!isOver) setTold({ lines, isDone: true })
    }
    void tell()
    return () => {
      isOver = true
    }
  }, [game, file])
  return told
}

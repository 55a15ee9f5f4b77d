import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { PuzzleBook, PuzzleInfo } from '../../../games/kit/learn/puzzle-book.ts'
import { hasPuzzles, loadPuzzles, solvedAs } from './paths.ts'
import { type LearnedHere, useLearned } from './useLearned.ts'

/** The puzzles of a game, and which of them the reader has solved. */
export interface PuzzlesHere {
  asked: UseQueryResult<PuzzleBook>
  learned: LearnedHere
  isSolved(puzzle: PuzzleInfo): boolean
  /** The next one to be solved, the one after `puzzle` first. */
  nextAfter(puzzle?: string): PuzzleInfo | undefined
}

export function usePuzzles(game: string): PuzzlesHere {
  const asked = useQuery({
    queryKey: ['puzzles', game],
    queryFn: () => loadPuzzles(game),
    enabled: hasPuzzles(game),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const learned = useLearned()
  const isSolved = ({ id }: PuzzleInfo) => learned.lessons.includes(`${game}/${solvedAs(id)}`)
  return {
    asked,
    learned,
    isSolved,
    nextAfter(puzzle) {
      const all = asked.data?.puzzles ?? []
      const at = all.findIndex(({ id }) => id === puzzle) + 1
      return [...all.slice(at), ...all.slice(0, at)].find(one => one.id !== puzzle && !isSolved(one))
    },
  }
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { LessonBook } from '../../../games/kit/learn/lesson-book.ts'
import { hasLessons, loadLessons } from './paths.ts'

/** The lessons of a game, with its rules. */
export function useLessons(game: string): UseQueryResult<LessonBook> {
  return useQuery({
    queryKey: ['lessons', game],
    queryFn: () => loadLessons(game),
    enabled: hasLessons(game),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../app/api.ts'
import { arrived } from '../app/queries.ts'

const LEARNED = ['learned'] as const
const NONE: ReadonlySet<string> = new Set()

/** Which lessons the reader has been through, as `game/lesson`. The server keeps it: it is the same on every device. */
export function useLearned() {
  const client = useQueryClient()
  const { data = NONE } = useQuery({
    queryKey: LEARNED,
    queryFn: async (): Promise<ReadonlySet<string>> => {
      await arrived()
      return new Set((await api.learned()).lessons)
    },
  })
  const { mutate } = useMutation({
    mutationFn: async ([game, lesson]: readonly [game: string, lesson: string]) => {
      await arrived()
      return api.learn(game, lesson)
    },
    onMutate: ([game, lesson]) => {
      client.setQueryData(
        LEARNED,
        (before: ReadonlySet<string> = NONE) => new Set([...before, `${game}/${lesson}`]),
      )
    },
    onSuccess: ({ lessons }) => client.setQueryData(LEARNED, new Set(lessons)),
    retry: 3,
  })
  const learn = useCallback((game: string, lesson: string) => mutate([game, lesson]), [mutate])
  return { learned: data, learn }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Learned } from '../../protocol.ts'
import { api } from '../app/api.ts'
import type { NoAnswerProps } from '../app/NoAnswer.tsx'
import { HAS_SERVER } from '../app/place.ts'
import { arrived } from '../app/queries.ts'
import { keepLearnedHere, learnedHere } from './learnedHere.ts'

const LEARNED = ['learned'] as const
const NOTHING: Learned = { lessons: [], missed: [] }

/** What the reader has learnt. The server keeps it: it is the same on every device. Where there is none this device does. */
export interface LearnedHere extends Learned {
  /** The server has told it. */
  isKnown: boolean
  asked: NoAnswerProps['to']
  /** A lesson was taken to its end. */
  learn(game: string, lesson: string): void
  /** A task was answered otherwise, or right at last. */
  miss(game: string, lesson: string, task: string): void
  unmiss(game: string, lesson: string, task: string): void
}

const including = (list: readonly string[], one: string) => [...list.filter(other => other !== one), one]
const without = (list: readonly string[], one: string) => list.filter(other => other !== one)

export function useLearned(): LearnedHere {
  const client = useQueryClient()
  const asked = useQuery({
    queryKey: LEARNED,
    queryFn: async () => {
      if (!HAS_SERVER) return learnedHere()
      await arrived()
      return api.learned()
    },
  })
  const { mutate } = useMutation({
    mutationKey: LEARNED,
    mutationFn: async ({ send }: Change) => {
      if (!HAS_SERVER) return keepLearnedHere(client.getQueryData(LEARNED) ?? NOTHING)
      await arrived()
      return send()
    },
    onMutate: async ({ at }) => {
      // What is asked for now may be answered without it.
      await client.cancelQueries({ queryKey: LEARNED })
      client.setQueryData(LEARNED, (before: Learned = NOTHING) => at(before))
    },
    // What is still to be sent is not in the answer yet.
    onSuccess: answer => {
      if (client.isMutating({ mutationKey: LEARNED }) <= 1) client.setQueryData(LEARNED, answer)
    },
    // One after the other: an answer holds all that was noted before.
    scope: { id: 'learned' },
    retry: 3,
  })
  const ways = useMemo(
    () => ({
      learn: (game: string, lesson: string) =>
        mutate({
          send: () => api.learn(game, lesson),
          at: before => ({ ...before, lessons: including(before.lessons, `${game}/${lesson}`) }),
        }),
      miss(...path: [string, string, string]) {
        const task = path.join('/')
        mutate({
          send: () => api.miss(task),
          at: before => ({ ...before, missed: including(before.missed, task) }),
        })
      },
      unmiss(...path: [string, string, string]) {
        const task = path.join('/')
        mutate({
          send: () => api.unmiss(task),
          at: before => ({ ...before, missed: without(before.missed, task) }),
        })
      },
    }),
    [mutate],
  )
  const { data } = asked
  return { ...(data ?? NOTHING), isKnown: data !== undefined, asked: [asked], ...ways }
}

interface Change {
  send(): Promise<Learned>
  at(before: Learned): Learned
}

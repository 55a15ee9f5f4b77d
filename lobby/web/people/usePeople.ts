import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ensureFontFor } from '../app/japanese.ts'
import { onLobby } from '../app/lobbySocket.ts'
import { useMe } from '../app/queries.ts'
import { peopleApi } from './api.ts'

/** All that changes when somebody asks, answers, comes or goes. */
export const PEOPLE = ['people'] as const

/** Who sits at a table of a club is told to those alone who look at it, or at the club, in milliseconds. */
const NOW_AND_THEN = 60_000

/** Hears when something of friends, clubs or invitations is different, also what was missed while the line was down. */
const onPeople = (changed: () => void): (() => void) =>
  onLobby(live => {
    live.on('people', changed).on('connect', changed)
    return () => {
      live.off('people', changed).off('connect', changed)
    }
  })

export const keyOf = (key: string) => [...PEOPLE, key] as const

/** Something of friends, clubs or invitations, kept up to date while a page shows it. */
export function usePeople<T>(key: string, ask: () => Promise<T>, enabled = true, every?: number) {
  const client = useQueryClient()
  const { data: me } = useMe()
  useEffect(() => onPeople(() => void client.invalidateQueries({ queryKey: PEOPLE })), [client])
  return useQuery({
    queryKey: keyOf(key),
    queryFn: async () => {
      const answer = await ask()
      ensureFontFor(JSON.stringify(answer))
      return answer
    },
    enabled: enabled && me !== undefined,
    staleTime: 0,
    ...(every !== undefined && { refetchInterval: every }),
  })
}

export const useFriends = () => usePeople('friends', peopleApi.friends)
export const useInvitations = () => usePeople('invitations', peopleApi.invitations)
export const useCircle = () => usePeople('circle', peopleApi.circle, true, NOW_AND_THEN)
export const useClubs = () => usePeople('clubs', peopleApi.clubs)
export const useInvited = (room: string, enabled: boolean) =>
  usePeople(`invited ${room}`, () => peopleApi.invited(room), enabled)

/** Does something that changes any of these; they are read again. */
export function usePeopleAction<Args extends unknown[], T>(act: (...args: Args) => Promise<T>) {
  const client = useQueryClient()
  return useMutation<T, Error, Args>({
    mutationFn: args => act(...args),
    onSuccess: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
}

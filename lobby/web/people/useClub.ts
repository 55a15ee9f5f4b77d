/** What pages of a club ask for and say; the first page does without. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ClubResults, ClubTalk, ClubWebhook, SetClubWebhook } from '../../people.ts'
import type { Saying } from '../../protocol.ts'
import { call } from '../app/api.ts'
import { onLobby } from '../app/lobbySocket.ts'
import { useMe } from '../app/queries.ts'
import { peopleApi } from './api.ts'
import { keyOf, usePeople } from './usePeople.ts'

/** A part of a page of a club. */
export interface OfClub {
  club: string
  /** The reader is a member, as far as the page knows: whoever is leaving asks for nothing more. */
  enabled: boolean
}

const at = (club: string, what: string) => `/clubs/${encodeURIComponent(club)}/${what}`

const talkKey = (club: string) => `talk ${club}`
export const clubTalkKey = (club: string) => keyOf(talkKey(club))

export const sayInClub = (club: string, said: Exclude<Saying, string>) =>
  call<ClubTalk>('POST', at(club, 'talk'), said)

export const webhookApi = {
  set: (club: string, webhook: SetClubWebhook) =>
    call<{ webhook: ClubWebhook }>('PUT', at(club, 'webhook'), webhook),
  try: (club: string) => call<object>('POST', at(club, 'webhook/try'), {}),
  drop: (club: string) => call<{ webhook: null }>('DELETE', at(club, 'webhook')),
}

export function useClub(id: string, enabled: boolean) {
  const { data: me } = useMe()
  const isKnown = me !== undefined
  // The server is told which club is looked at, whenever there is a line to it: of its tables nobody else hears.
  useEffect(() => {
    if (!isKnown) return
    return onLobby(live => {
      const look = () => live.emit('club', id)
      live.on('connect', look)
      if (live.connected) look()
      return () => {
        live.off('connect', look)
        if (live.connected) live.emit('club', null)
      }
    })
  }, [id, isKnown])
  return usePeople(`club ${id}`, () => peopleApi.club(id), enabled)
}

export const useClubResults = (id: string, enabled: boolean) =>
  usePeople(`results ${id}`, () => call<ClubResults>('GET', at(id, 'results')), enabled)

/** What is said in a club: read again whenever a member has said something. */
export function useClubTalk(id: string, enabled: boolean) {
  const client = useQueryClient()
  useEffect(
    () =>
      onLobby(live => {
        const said = (club: string) => {
          if (club === id) void client.invalidateQueries({ queryKey: clubTalkKey(id) })
        }
        live.on('clubTalk', said)
        return () => void live.off('clubTalk', said)
      }),
    [client, id],
  )
  return usePeople(talkKey(id), () => call<ClubTalk>('GET', at(id, 'talk')), enabled)
}

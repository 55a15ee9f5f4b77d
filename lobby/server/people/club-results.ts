/** What members of a club have played with each other, and how well they play. */
import groupBy from 'lodash/groupBy.js'
import uniqBy from 'lodash/uniqBy.js'
import type { ClubMatch, ClubResults, ClubStanding } from '../../people.ts'
import { shown } from '../account/ratings.ts'
import type { Services } from '../services.ts'

/** Matches that are told, the newest. */
const MATCHES = 50

export async function resultsOfClub({ store }: Pick<Services, 'store'>, club: string): Promise<ClubResults> {
  await store.results.collect(0, { club })
  return { matches: await matchesOf(store, club), standings: await standingsOf(store, club) }
}

async function matchesOf(store: Services['store'], club: string): Promise<ClubMatch[]> {
  const results = await store.results.ofClub(club, MATCHES)
  const ids = [...new Set(results.map(({ room }) => room))]
  const kept = new Set((await store.rooms({ ids, limit: MATCHES })).map(({ id }) => id))
  return Object.values(groupBy(results, ({ room }) => room)).map(of => {
    const { room, game, players, endedAt } = of[0]!
    return {
      ...{ room, game, players, endedAt, kept: kept.has(room) },
      people: of
        .map(({ person: id, name, won, place }) => ({ id, name, won, place }))
        .sort((a, b) => (a.place ?? 0) - (b.place ?? 0)),
    }
  })
}

/** Of each member and game: those who have played it here, and those who are rated at it. */
async function standingsOf(store: Services['store'], club: string): Promise<ClubStanding[]> {
  const sums = await store.results.sumsOfClub(club)
  const ratings = await store.ratings.ofClub(club)
  const all = uniqBy([...sums, ...ratings], ({ id, game }) => `${id} ${game}`)
  return all.map(({ id, name, game }) => {
    const sum = sums.find(one => one.id === id && one.game === game)
    return {
      ...{ id, name, game, played: sum?.played ?? 0, won: sum?.won ?? 0 },
      ratings: ratings
        .filter(one => one.id === id && one.game === game)
        .map(({ players, matches, ...of }) => ({ players, matches, ...shown(of) }))
        .sort((a, b) => a.players - b.players),
    }
  })
}

import groupBy from 'lodash/groupBy.js'
import mapValues from 'lodash/mapValues.js'
import mean from 'lodash/mean.js'
import type { PlayedGame, PlayedMatch, Profile } from '../../account.ts'
import type { Lists } from '../lists.ts'
import { Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import type { ResultRecord } from '../storage/results.ts'
import type { Store } from '../storage/store.ts'

/** Matches and tables of a profile. */
export const SHOWN = 30
const ALL = 10_000
/** The newest matches, of which the games have counted something. */
const COUNTED = 500

/** How matches ended for somebody, the newest first. */
export async function resultsOf(
  store: Store,
  person: string,
  limit = ALL,
  listedOnly = false,
): Promise<PlayedMatch[]> {
  await store.results.collect(0, { person })
  const results = await store.results.of(person, limit, listedOnly)
  const kept = new Set(
    (await store.rooms({ ids: results.map(({ room }) => room), limit })).map(({ id }) => id),
  )
  return results.map(({ room, game, players, people, won, endedAt }) => ({
    room,
    game,
    players,
    people,
    won,
    endedAt,
    kept: kept.has(room),
  }))
}

/** What a game has counted of somebody, over their matches. */
function figuresOf(ended: readonly Pick<ResultRecord, 'figures'>[]): PlayedGame['figures'] {
  const counted = ended.flatMap(({ figures }) => Object.entries(figures ?? {}))
  return mapValues(
    groupBy(counted, ([figure]) => figure),
    entries => {
      const counts = entries.map(([, count]) => count)
      return { mean: mean(counts), most: Math.max(...counts) }
    },
  )
}

/** What somebody plays and has played. Of tables that are not listed only they themselves are told. */
export async function profileOf(
  { store, ratings }: Pick<Services, 'store' | 'ratings'>,
  lists: Lists,
  id: string,
  isSelf: boolean,
): Promise<Profile> {
  const person = await store.person(id)
  if (!person) throw new Refused('notFound', 'There is nobody like that.')
  const results = await resultsOf(store, id, SHOWN, !isSelf)
  const counted = await store.results.of(id, COUNTED, !isSelf)
  const games = await store.results.sums(id, !isSelf)
  const { rooms: now } = await lists.page({ person: id, status: ['open', 'playing'], limit: SHOWN })
  return {
    id,
    name: person.name,
    ratings: await ratings.of(id),
    games: games.map(({ game, players, played, won, time }) => {
      const ended = counted.filter(one => one.game === game && one.players === players)
      return { game, players, played, won, time, figures: figuresOf(ended) }
    }),
    results,
    now: now.filter(({ listed, seats }) => isSelf || (listed && seats.some(seat => seat.person === id))),
  }
}

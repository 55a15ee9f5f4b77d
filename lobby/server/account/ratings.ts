import { rate, rating } from 'openskill'
import type { Rating, RoomRating } from '../../account.ts'
import { Queue } from '../queue.ts'
import { seatId } from '../seating.ts'
import type { Services } from '../services.ts'
import type { RatingRecord, Strength } from '../storage/ratings.ts'
import type { RoomRecord } from '../storage/store.ts'

/** Points for one of the library, which begins with 25 of its own: people begin with 1000. */
const SCALE = 40
/** Within two deviations lies what is true in 19 of 20 cases. */
const DEVIATIONS = 2
/** What is known of people grows old: their deviation never falls to nothing. */
const AGEING = 25 / 300
const AT_ONCE = 200

/** How good somebody is taken to be, and how far off that may be. */
export const shown = ({ mu, sigma }: Strength): Pick<Rating, 'value' | 'within'> => ({
  value: Math.round(mu * SCALE),
  within: Math.round(sigma * SCALE * DEVIATIONS),
})

/** People who play together, and where they came in. */
export interface Side {
  people: string[]
  place: number
  left: boolean
}

/**
 * Who has played against whom: those who sat down before the start and played to the end, by their places. Whoever left, or let
 * a bot end it, is behind all of them. Bots and those who came later count for nothing; nor does a match where nobody was left,
 * or nobody to play against.
 */
export function sidesOf({
  ending,
  entrants,
  seats,
}: Pick<RoomRecord, 'ending' | 'entrants' | 'seats'>): Side[] {
  const stayed = (seat: string) => {
    const { person, bot } = seats[Number(seat)]!
    return person !== null && person === entrants[Number(seat)] && bot === null
  }
  const places = ending?.places ?? []
  const stood = places.flatMap((tied, i) =>
    tied.map(side => ({
      people: side.filter(stayed).map(seat => entrants[Number(seat)]!),
      place: i + 1,
      left: false,
    })),
  )
  const sides = stood.filter(({ people }) => people.length > 0)
  if (sides.length === 0) return []
  const gone = entrants.flatMap((person, seat) =>
    person === null || stayed(seatId(seat))
      ? []
      : [{ people: [person], place: places.length + 1, left: true }],
  )
  return sides.length + gone.length < 2 ? [] : [...sides, ...gone]
}

/** What a match changes, by what was put down last of its people. */
export function ratedBy(room: RoomRecord, last: readonly RatingRecord[], at: number): RatingRecord[] {
  const sides = sidesOf(room)
  if (sides.length === 0) return []
  const before = (person: string) => last.find(one => one.person === person)
  const strength = (person: string): Strength => before(person)?.after ?? rating()
  const after = rate(
    sides.map(({ people }) => people.map(strength)),
    { rank: sides.map(({ place }) => place), tau: AGEING },
  )
  return sides.flatMap(({ people, place, left }, i) =>
    people.map((person, j) => ({
      person,
      room: room.id,
      game: room.game,
      players: room.seats.length,
      n: (before(person)?.n ?? 0) + 1,
      place,
      left,
      before: strength(person),
      after: after[i]![j]!,
      at,
    })),
  )
}

/** Ratings of people, match after match: each counts once, whichever processes find out that it is over, how often. */
export class Ratings {
  private readonly services: Pick<Services, 'store' | 'peers' | 'log'>
  private readonly queue = new Queue()

  constructor(services: Pick<Services, 'store' | 'peers' | 'log'>) {
    this.services = services
  }

  /** A match is over. What fails is made up for by `settleAll`. */
  settleSoon(id: string): void {
    this.settle(id).catch(error =>
      this.services.log.error({ err: error, room: id }, 'a match could not be rated'),
    )
  }

  settle(id: string): Promise<void> {
    const { store, peers } = this.services
    const rateIt = async () => {
      const room = await store.room(id)
      if (!room?.rated || room.status !== 'finished' || (await store.ratings.ofRoom(id)).length > 0) return
      const people: string[] = []
      for (const person of sidesOf(room).flatMap(side => side.people))
        if (await store.person(person)) people.push(person)
      const last = await store.ratings.last(people, room.game, room.seats.length)
      const known = ratedBy(room, last, Date.now()).filter(({ person }) => people.includes(person))
      if (known.length > 0) await store.ratings.add(known)
    }
    return this.queue.add(() => peers.inTurn('ratings', rateIt))
  }

  /** Matches that were over after `since` and whose server did not live to rate them. */
  async settleAll(since: number): Promise<void> {
    for (const id of await this.services.store.ratings.due(since, AT_ONCE)) await this.settle(id)
  }

  async of(person: string): Promise<Rating[]> {
    const now = await this.services.store.ratings.of(person)
    return now.map(({ mu, sigma, ...rest }) => ({ ...rest, ...shown({ mu, sigma }) }))
  }

  /** What a match has changed, by place. */
  async ofRoom({ id, entrants }: RoomRecord): Promise<RoomRating[]> {
    const { store } = this.services
    await this.settle(id)
    const told: RoomRating[] = []
    for (const { person, place, left, before, after } of await store.ratings.ofRoom(id)) {
      const name = (await store.person(person))?.name ?? ''
      const seat = seatId(entrants.indexOf(person))
      told.push({ seat, person, name, place, left, before: shown(before), after: shown(after) })
    }
    return told
  }

  /** When what has begun is done. */
  stop(): Promise<void> {
    return this.queue.add(() => undefined)
  }
}

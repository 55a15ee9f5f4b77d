import { LRUCache } from 'lru-cache'
import type { SeatId } from '../../games/kit/index.ts'
import type { Match } from '../match/match.ts'
import { COST } from './costs.ts'
import type { Effort } from './effort.ts'

/** Moments of all matches together that are kept, and for how long, in milliseconds. */
const KEPT = 200
const WHILE = 60_000

type Moment = Awaited<ReturnType<Match['sightAt']>>

/** What was seen at moments that are over. They are made again for the first who looks back, and kept for the next. */
export class Past {
  private readonly moments = new LRUCache<string, Promise<Moment>>({ max: KEPT, ttl: WHILE })

  /** What a seat of a match saw after so many moves. Where it has to be made that is the reader’s `effort`, of so many moves. */
  sight(
    room: string,
    match: Match,
    step: number,
    seat: SeatId | null,
    effort: Effort,
    moves: number,
  ): Promise<Moment> {
    const name = `${room}/${step}/${seat ?? 'all'}`
    let moment = this.moments.get(name)
    if (!moment) {
      moment = effort.pay(moves * COST.replay).then(() => match.sightAt(step, seat, effort))
      moment.catch(() => this.moments.delete(name))
      this.moments.set(name, moment)
    }
    return moment
  }
}

import type { SeatId } from '../../games/kit/index.ts'
import type { Match } from '../match/match.ts'
import type { KeptLook, Look } from '../protocol.ts'
import type { Store } from './storage/store.ts'

/**
 * How far the people of a room have seen what happened: whoever comes back, on whatever device, is told the rest. It is
 * nobody else's business, and belongs to whoever holds the key of the seat.
 */
export class Looks {
  private readonly store: Store
  private readonly room: string

  constructor(store: Store, room: string) {
    this.store = store
    this.room = room
  }

  /** How far a seat has seen; undefined where it has never looked. */
  async of(match: Match, seat: SeatId, key: string): Promise<KeptLook | undefined> {
    const look = await this.store.look(this.room, seat, key)
    return look && { ...look, ...within(match, look) }
  }

  /** Keeps how far a seat has seen by now: never less than before. */
  async keep(match: Match, seat: SeatId, key: string, look: Look): Promise<KeptLook> {
    const before = (await this.of(match, seat, key)) ?? { line: -1, step: -1 }
    const { line, step } = within(match, look)
    const now = {
      line: Math.max(line, before.line),
      step: Math.max(step, before.step),
      at: Date.now(),
    }
    await this.store.saveLook(this.room, seat, key, now)
    return now
  }
}

/** Nobody has seen what has not happened. */
const within = ({ state, told }: Match, { line, step }: Look): Look => ({
  line: Math.min(line, state.G.log.last),
  step: Math.min(step, told),
})

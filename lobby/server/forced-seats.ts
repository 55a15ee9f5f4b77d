import type { SeatId } from '../../games/kit/index.ts'
import type { Store } from './storage/store.ts'

/**
 * For which seats of a room forced moves are made. It is nobody else's business, and belongs to whoever holds the key of
 * the seat: the next person says it anew. Asked with every move, so it is kept in memory.
 */
export class ForcedSeats {
  private readonly store: Store
  private readonly room: string
  private readonly known = new Map<SeatId, { key: string; made: boolean | undefined }>()

  constructor(store: Store, room: string) {
    this.store = store
    this.room = room
  }

  /** Undefined where whoever has the seat never said it. */
  async of(seat: SeatId, key: string): Promise<boolean | undefined> {
    const known = this.known.get(seat)
    if (known?.key === key) return known.made
    const made = await this.store.forcedMoves.of(this.room, seat, key)
    this.known.set(seat, { key, made })
    return made
  }

  async keep(seat: SeatId, key: string, made: boolean): Promise<void> {
    await this.store.forcedMoves.save(this.room, seat, key, made)
    this.known.set(seat, { key, made })
  }

  /** Another process has kept it. */
  forget(seat: SeatId): void {
    this.known.delete(seat)
  }
}

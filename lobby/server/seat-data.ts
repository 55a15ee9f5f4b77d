import type { Play, SeatId } from '../../games/kit/index.ts'
import type { Match } from '../match/match.ts'
import type { KeptLook, Look, TableState } from '../protocol.ts'
import { type DraftPlays, Drafts } from './drafts.ts'
import { ForcedSeats } from './forced-seats.ts'
import { Looks } from './read-marks.ts'
import type { Store } from './storage/store.ts'

/** What a table keeps for nobody but a seat, as whoever holds its key saved it. */
export class Own {
  private readonly drafts: Drafts
  private readonly looks: Looks
  private readonly forced: ForcedSeats

  constructor(store: Store, room: string) {
    this.drafts = new Drafts(store, room)
    this.looks = new Looks(store, room)
    this.forced = new ForcedSeats(store, room)
  }

  async of(
    match: Match,
    seat: SeatId,
    key: string,
  ): Promise<Pick<TableState, 'drafts' | 'look' | 'forcedMoves'>> {
    const drafts = await this.draftsOf(match, seat, key)
    const look = await this.lookOf(match, seat, key)
    const forcedMoves = await this.forcedOf(seat, key)
    return { drafts, ...(look && { look }), ...(forcedMoves !== undefined && { forcedMoves }) }
  }

  draftsOf(match: Match, seat: SeatId, key: string): Promise<DraftPlays> {
    return this.drafts.of(match.state.G, seat, key)
  }

  lookOf(match: Match, seat: SeatId, key: string): Promise<KeptLook | undefined> {
    return this.looks.of(match, seat, key)
  }

  /** Whether forced moves are made for a seat; undefined where whoever has it never said it. */
  forcedOf(seat: SeatId, key: string): Promise<boolean | undefined> {
    return this.forced.of(seat, key)
  }

  keepForced(seat: SeatId, key: string, made: boolean): Promise<void> {
    return this.forced.keep(seat, key, made)
  }

  /** Another process has kept something of a seat: what is in memory of it is old. */
  forget(seat: SeatId): void {
    this.forced.forget(seat)
  }

  keepDraft(match: Match, seat: SeatId, key: string, ask: number, play: Play | null): Promise<void> {
    return this.drafts.keep(match.state.G, seat, key, ask, play)
  }

  keepLook(match: Match, seat: SeatId, key: string, look: Look): Promise<KeptLook> {
    return this.looks.keep(match, seat, key, look)
  }
}

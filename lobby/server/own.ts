import type { Play, SeatId } from '../../games/kit/index.ts'
import type { KeptLook, Look, TableState } from '../protocol.ts'
import { type DraftPlays, Drafts } from './drafts.ts'
import { Looks } from './looks.ts'
import type { Match } from './match.ts'
import type { Store } from './storage/store.ts'

/** What a table keeps for nobody but a seat, as whoever holds its key saved it. */
export class Own {
  private readonly drafts: Drafts
  private readonly looks: Looks

  constructor(store: Store, room: string) {
    this.drafts = new Drafts(store, room)
    this.looks = new Looks(store, room)
  }

  async of(match: Match, seat: SeatId, key: string): Promise<Pick<TableState, 'drafts' | 'look'>> {
    const drafts = await this.draftsOf(match, seat, key)
    const look = await this.lookOf(match, seat, key)
    return { drafts, ...(look && { look }) }
  }

  draftsOf(match: Match, seat: SeatId, key: string): Promise<DraftPlays> {
    return this.drafts.of(match.state.G, seat, key)
  }

  lookOf(match: Match, seat: SeatId, key: string): Promise<KeptLook | undefined> {
    return this.looks.of(match, seat, key)
  }

  keepDraft(match: Match, seat: SeatId, key: string, ask: number, play: Play | null): Promise<void> {
    return this.drafts.keep(match.state.G, seat, key, ask, play)
  }

  keepLook(match: Match, seat: SeatId, key: string, look: Look): Promise<KeptLook> {
    return this.looks.keep(match, seat, key, look)
  }
}

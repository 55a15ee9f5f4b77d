import isEqual from 'lodash/isEqual.js'
import { type Elsewhere, NOBODY, type Peers, type Position, type RoomNews } from './peers.ts'

/** What one room tells the other processes. */
export class Link {
  private readonly peers: Peers
  /** How far the room is. */
  private readonly position: () => Position
  /** Who looks here, as the others know it. */
  private appeared: Elsewhere = NOBODY

  constructor(peers: Peers, position: () => Position) {
    this.peers = peers
    this.position = position
  }

  tell(news: Partial<RoomNews>): void {
    this.peers.tell({ ...this.position(), ...news })
  }

  /** Puts down who looks here, and tells of it; `anew` where what was put down is lost. */
  async appear(here: Elsewhere, anew = false): Promise<void> {
    if (!this.peers.shared || isEqual(here, anew ? NOBODY : this.appeared)) return
    this.appeared = here
    try {
      await this.peers.appear(this.position().room, here)
      this.tell({ here: true })
    } catch {
      // It is put down again when the database is back.
      this.appeared = NOBODY
    }
  }
}

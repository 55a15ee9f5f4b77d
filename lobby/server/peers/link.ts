import isEqual from 'lodash/isEqual.js'
import { type Elsewhere, NOBODY, type Peers, type RoomNews } from './peers.ts'

/** What one room tells the other processes. */
export class Link {
  private readonly peers: Peers
  /** Who looks here, as the others know it. */
  private appeared: Elsewhere = NOBODY

  constructor(peers: Peers) {
    this.peers = peers
  }

  tell(news: RoomNews): void {
    this.peers.tell(news)
  }

  /** Puts down who looks here, and tells of it; `anew` where what was put down is lost. */
  async appear(here: Elsewhere, news: RoomNews, anew = false): Promise<void> {
    if (!this.peers.shared || isEqual(here, anew ? NOBODY : this.appeared)) return
    this.appeared = here
    try {
      await this.peers.appear(news.room, here)
      this.tell({ ...news, here: true })
    } catch {
      // It is put down again when the database is back.
      this.appeared = NOBODY
    }
  }
}

import isEqual from 'lodash/isEqual.js'
import { type Elsewhere, NOBODY, type Peers, type Position, type RoomNews } from './peers.ts'

/** What one room tells the other processes. */
export class Link {
  private readonly peers: Peers
  /** How far the room is. */
  private readonly position: () => Position
  /** Who looks here, as the others are to know it. */
  private here: Elsewhere = NOBODY
  /** As it is put down; undefined where nobody knows: the database was away. */
  private known: Elsewhere | undefined = NOBODY
  private writing: Promise<void> | undefined
  private losses = 0

  constructor(peers: Peers, position: () => Position) {
    this.peers = peers
    this.position = position
  }

  tell(news: Partial<RoomNews>): void {
    this.peers.tell({ ...this.position(), ...news })
  }

  /** Puts down who looks here, and tells of it; `anew` where what was put down may be lost. Where it fails, the next call tries again. */
  async appear(here: Elsewhere, anew = false): Promise<void> {
    if (!this.peers.shared) return
    this.here = here
    if (anew) {
      this.known = undefined
      this.losses += 1
    }
    this.writing ??= this.write().finally(() => {
      this.writing = undefined
    })
    await this.writing
  }

  /** One after the other: of two at once, nobody could say which stays. */
  private async write(): Promise<void> {
    while (!isEqual(this.here, this.known)) {
      const { here, losses } = this
      try {
        await this.peers.appear(this.position().room, here)
      } catch {
        this.known = undefined
        return
      }
      this.known = losses === this.losses ? here : undefined
      this.tell({ here: true })
    }
  }
}

import pickBy from 'lodash/pickBy.js'
import { askWith, type KitState, type Play, type SeatId } from '../../games/kit/index.ts'
import { Refused } from './problem.ts'
import type { Store } from './storage/store.ts'

/** What is half chosen, by the question that it will answer. */
export type DraftPlays = { [ask: string]: Play }

/** So many characters may what a seat has half chosen have. */
const LENGTH = 6000

/**
 * What the people of a room have half chosen and not yet sent: it is there after a reload, and on their other devices.
 * Nobody else ever hears of it. It belongs to whoever holds the key of the seat: the next person does not get it.
 */
export class Drafts {
  private readonly store: Store
  private readonly room: string

  constructor(store: Store, room: string) {
    this.store = store
    this.room = room
  }

  /** What a seat has half chosen of what it is asked now. */
  async of(g: KitState, seat: SeatId, key: string): Promise<DraftPlays> {
    const stored = await this.store.drafts(this.room, seat, key)
    const plays: DraftPlays = stored === undefined ? {} : JSON.parse(stored)
    return pickBy(plays, (_, ask) => isAsked(g, seat, Number(ask)))
  }

  /** Keeps what a seat has half chosen, or lets go of it. Of a question that is closed nothing is kept. */
  async keep(g: KitState, seat: SeatId, key: string, ask: number, play: Play | null): Promise<void> {
    const { [ask]: _, ...plays } = await this.of(g, seat, key)
    if (play && isAsked(g, seat, ask)) plays[ask] = play
    const stored = JSON.stringify(plays)
    if (stored.length > LENGTH) throw new Refused('tooLarge')
    await this.store.saveDrafts(this.room, seat, key, stored)
  }
}

const isAsked = (g: KitState, seat: SeatId, ask: number) => askWith(g, ask)?.seat === seat

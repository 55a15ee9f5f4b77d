import type { Rows } from './notifications.ts'
import { type NumberedTalk, talkIn } from './numbered-talk.ts'

/** What those who watch matches say among themselves, by room. */
export type SpectatorStore = NumberedTalk

export const spectatorsIn = (db: Rows): SpectatorStore => talkIn(db, 'spectator_chat', 'room')

import type { Rows } from './notifications.ts'
import { type NumberedTalk, talkIn } from './numbered-talk.ts'

/** So many messages of a club are kept, the newest. */
const KEPT = 500

/** What members of clubs say to each other, by club. */
export interface ClubTalkStore extends NumberedTalk {
  /** What somebody has said, wherever, the oldest first. */
  saidBy(person: string): Promise<{ club: string; text: string; at: number }[]>
}

export const clubTalkIn = (db: Rows): ClubTalkStore => {
  const talk = talkIn(db, 'club_chat', 'club')
  return {
    ...talk,

    async say(club, message) {
      const said = await talk.say(club, message)
      await db.run('delete from club_chat where club = ? and id <= ?', club, Number(said.id) - KEPT)
      return said
    },

    saidBy: person =>
      db.all('select club, text, at from club_chat where person = ? order by at, club, id', person),
  }
}

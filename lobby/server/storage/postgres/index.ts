import { accountsIn } from '../accounts.ts'
import { agesIn } from '../ages.ts'
import { blocksIn } from '../blocks.ts'
import { clearedIn } from '../cleared.ts'
import { clubLinksIn } from '../club-links.ts'
import { clubTalkIn } from '../club-talk.ts'
import { clubWebhooksIn } from '../club-webhooks.ts'
import { clubsIn } from '../clubs.ts'
import { feedsIn } from '../feeds.ts'
import { forcedMovesIn } from '../forced-moves.ts'
import { friendsIn } from '../friends.ts'
import { handsIn } from '../hands.ts'
import { holidaysIn } from '../holidays.ts'
import { leaversIn } from '../leavers.ts'
import { mailAsksIn } from '../mail-asks.ts'
import { notificationsIn, type Rows } from '../notifications.ts'
import { keepsIn } from '../personal.ts'
import { ratingsIn } from '../ratings.ts'
import { resultsIn } from '../results.ts'
import { reviewsIn } from '../reviews.ts'
import { spectatorsIn } from '../spectators.ts'
import type { Store } from '../store.ts'
import { sharedUptimeIn } from '../uptime.ts'
import { weeklyIn } from '../weekly.ts'
import { Database } from './database.ts'
import { matchesIn } from './matches.ts'
import { peopleIn } from './people.ts'
import { roomsIn } from './rooms.ts'
import { whispersIn } from './whispers.ts'

/** A PostgreSQL database, which any number of server processes may share. */
export function postgresStore(db: Database): Store {
  const rows = withMarks(db)
  return {
    ...peopleIn(db),
    ...roomsIn(db),
    ...matchesIn(db),
    ...whispersIn(db),
    notifications: notificationsIn(rows),
    uptime: sharedUptimeIn(rows),
    accounts: accountsIn(rows),
    results: resultsIn(rows),
    ratings: ratingsIn(rows),
    blocks: blocksIn(rows),
    friends: friendsIn(rows),
    clubs: clubsIn(rows),
    clubLinks: clubLinksIn(rows),
    clubTalk: clubTalkIn(rows),
    clubWebhooks: clubWebhooksIn(rows),
    weekly: weeklyIn(rows),
    leavers: leaversIn(rows),
    keeps: keepsIn(rows),
    feeds: feedsIn(rows),
    mailAsks: mailAsksIn(rows),
    ages: agesIn(rows),
    reviews: reviewsIn(rows),
    forcedMoves: forcedMovesIn(rows),
    spectators: spectatorsIn(rows),
    cleared: clearedIn(rows),
    holidays: holidaysIn(rows),
    hands: handsIn(rows),
    trouble: () => db.trouble(),
    close: () => db.close(),
  }
}

/** For SQL with a question mark for each value. */
function withMarks(db: Database): Rows {
  const numbered = (sql: string) => {
    let number = 0
    return sql.replace(/\?/g, () => `$${++number}`)
  }
  return {
    all: (sql, ...values) => db.all(numbered(sql), ...values),
    run: (sql, ...values) => db.run(numbered(sql), ...values),
  }
}

/** Opens the database, and makes its tables or brings them up to date. Throws in words where it cannot be used. */
export const openPostgres = async (url: string): Promise<Store> => postgresStore(await Database.open(url))

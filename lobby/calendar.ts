/**
 * Planned tables in the calendars of those who play: addresses that calendars subscribe to. Whoever has one reads what its owner
 * may see at that moment, without a session, until its owner renews or removes it.
 *
 * | request | does | answers |
 * |---|---|---|
 * | `GET /api/me/feeds` | one’s addresses | `Feeds` |
 * | `PUT /api/me/feeds/:feed` | `own`, or the id of a club of one’s own: another address, in place of the one before | `Feeds` |
 * | `DELETE /api/me/feeds/:feed` | it opens nothing any more | `Feeds` |
 * | `GET /api/feeds/:file` | what calendars ask for | a file (iCalendar) |
 */

/** Nothing is planned for later than so many days from now. */
export const FARTHEST_DAYS = 366

export interface Feed {
  /** The club whose planned tables it tells; null: those at which one has a seat. */
  club: string | null
  address: string
  since: number
}

export interface Feeds {
  feeds: Feed[]
}

/**
 * What everything costs that somebody may ask the server for: the one table, for requests and for messages of sockets. A
 * route without a row keeps the server from starting, a message without one does not compile.
 */

/** Parts of which costs are made, in tenths of a millisecond of processor time, as measured with a match of Race. */
export const COST = {
  /** A socket that comes. */
  connect: 10,
  /** Any request, beside what it asks for. */
  request: 5,
  /** A message that means nothing. */
  message: 2,
  /** A page of the list of rooms, and each room on it. */
  list: 10,
  listed: 0.5,
  /** One room. */
  room: 5,
  /** A few rows that are read or written. */
  rows: 5,
  /** Everything that a seat sees of a match, and the past that boardgame.io's clients are told with it. */
  watch: 10,
  sync: 20,
  move: 25,
  /** A bot that thinks, elsewhere, and moves. */
  bot: 50,
  chat: 5,
  /** Lines of the log. */
  log: 15,
  /** Each move that is made again to look back. */
  replay: 5,
  /**
   * Each millisecond that a file is played again. It is less than it takes: everybody else comes in between, only a few do so
   * at once, and whoever opens a long match is to see it while they wait.
   */
  replayed: 3,
  /** A picture that is drawn, elsewhere. */
  picture: 50,
  /** A way back that is looked for. */
  takeBack: 400,
  /** A whole state that is checked, and told or begun from. */
  position: 60,
  /** A file of a match, and each move or line in it. */
  file: 60,
  filed: 0.2,
  /** Everything about a person, and each table of theirs. */
  export: 100,
  exported: 20,
  /** A password that is tried or chosen: it is meant to be slow. */
  password: 350,
} as const

/** So many bytes cost a tenth of a millisecond: of JSON that is read, and of text that is written out and compressed. */
export const BYTES_READ = 2048
export const BYTES_WRITTEN = 4096

/**
 * Kinds of requests that hold much memory while they are answered: so many at once of one address, and in all. Others wait
 * before anything of theirs is read, and are refused when too many wait.
 */
export const DOORS = {
  /** A file that is sent: it is read, parsed and played again. */
  file: { own: 1, all: 3 },
  /** All that is stored of a match or a person. */
  whole: { own: 2, all: 6 },
  /** A moment that is made again. */
  past: { own: 4, all: 12 },
} as const

export type Door = keyof typeof DOORS

export interface Price {
  /** Before anything is done or read. What turns out to be more is paid as it is found. */
  cost: number
  /** It has a body: of a few words (`LIMIT_BYTES`), or of a whole match (`LIMIT_FILE_BYTES`). */
  body?: 'words' | 'file'
  /** It takes much memory: only so many at once. */
  door?: Door
}

const rows: Price = { cost: COST.rows }
const words: Price = { cost: COST.rows, body: 'words' }
const seat: Price = { cost: COST.room, body: 'words' }
const list: Price = { cost: COST.list }
/** What asks for 30 rooms, or 100 at most. */
const page: Price = { cost: COST.list + 30 * COST.listed }
const pages: Price = { cost: COST.list + 100 * COST.listed }

/** Requests. `body` and `door` say what grows with what is sent and with what is stored. */
export const REQUESTS: { readonly [route: string]: Price } = {
  'GET /api/me': rows,
  'PATCH /api/me': { cost: COST.list, body: 'words' },
  'PUT /api/me/known/:game/:tip': words,
  'DELETE /api/me/known/:game': rows,
  'DELETE /api/me/cleared': rows,
  'DELETE /api/me/sessions': rows,
  'GET /api/me/lessons': rows,
  'PUT /api/me/lessons/:game/:lesson': words,
  'PUT /api/me/missed/:game/:lesson/:task': words,
  'DELETE /api/me/missed/:game/:lesson/:task': rows,

  'GET /api/me/account': rows,
  'POST /api/me/passkeys/options': words,
  'POST /api/me/passkeys': { cost: COST.list, body: 'words' },
  'DELETE /api/me/passkeys/:passkey': rows,
  'POST /api/me/mail': words,
  'POST /api/me/mail/follow': { cost: COST.list, body: 'words' },
  'DELETE /api/me/mail': rows,
  'POST /api/me/recovery': words,
  'POST /api/account/passkey/options': words,
  'POST /api/account/passkey': { cost: COST.list, body: 'words' },
  'POST /api/account/recovery': { cost: COST.list, body: 'words' },
  'GET /api/me/tokens': rows,
  'POST /api/me/tokens': words,
  'DELETE /api/me/tokens/:token': rows,
  'DELETE /api/me/session': rows,
  'GET /api/me/export': { cost: COST.export, door: 'whole' },
  'POST /api/me/farewell': { cost: COST.export, body: 'words', door: 'whole' },

  'GET /api/me/telling': rows,
  'POST /api/me/telling/ways': words,
  'DELETE /api/me/telling/ways/:way': rows,
  'POST /api/me/telling/ways/:way/try': words,
  'PUT /api/me/telling/quiet': words,
  'POST /api/telling/confirm': words,
  'POST /api/telling/stop': words,
  'POST /api/telling/never': words,

  'GET /api/me/friends': list,
  'PUT /api/me/friends/:person': { cost: COST.list, body: 'words' },
  'POST /api/me/friends': { cost: COST.list, body: 'words' },
  'POST /api/me/friends/withdraw': { cost: COST.list, body: 'words' },
  'DELETE /api/me/friends/:person': list,
  'GET /api/me/invitations': page,
  'POST /api/rooms/:id/invitations': seat,
  'GET /api/rooms/:id/invitations': list,
  'DELETE /api/rooms/:id/invitations': page,
  'GET /api/rooms/:id/kept': { cost: COST.room },
  'PUT /api/rooms/:id/seats/:seat/kept': seat,
  'DELETE /api/rooms/:id/seats/:seat/kept': { cost: COST.room },
  'GET /api/circle': pages,
  'GET /api/clubs': rows,
  'POST /api/clubs': { cost: COST.list, body: 'words' },
  'GET /api/clubs/:club': pages,
  'PATCH /api/clubs/:club': { ...pages, body: 'words' },
  'POST /api/clubs/:club/members': { ...pages, body: 'words' },
  'PUT /api/clubs/:club/membership': { ...pages, body: 'words' },
  'DELETE /api/clubs/:club/members/:person': list,
  'GET /api/clubs/:club/results': pages,
  'GET /api/clubs/:club/talk': list,
  'POST /api/clubs/:club/talk': { cost: COST.chat + COST.list, body: 'words' },
  'POST /api/clubs/:club/link': words,
  'DELETE /api/clubs/:club/link': pages,
  'PUT /api/clubs/:club/shown': { ...pages, body: 'words' },
  'PUT /api/clubs/:club/webhook': words,
  'DELETE /api/clubs/:club/webhook': rows,
  'POST /api/clubs/:club/webhook/try': words,
  'POST /api/rooms/:id/link': seat,
  'PUT /api/rooms/:id/weekly': seat,
  'DELETE /api/clubs/:club/weekly/:weekly': list,
  'POST /api/invitation/look': { cost: COST.list, body: 'words' },
  'POST /api/invitation/join': { cost: COST.list, body: 'words' },

  'GET /api/rooms/:id/notes': rows,
  'PUT /api/rooms/:id/notes': words,
  'GET /api/me/mutes': rows,
  'PUT /api/me/mutes/:person': words,
  'DELETE /api/me/mutes/:person': rows,
  'GET /api/me/blocks': rows,
  'PUT /api/me/blocks/:person': words,
  'DELETE /api/me/blocks/:person': rows,
  'GET /api/people/:person': { cost: page.cost + COST.list, door: 'past' },
  'POST /api/people/:person/report': words,

  'GET /api/me/holidays': rows,
  'POST /api/me/holidays': { ...pages, body: 'words' },
  'DELETE /api/me/holidays/:from': pages,

  'GET /api/me/feeds': rows,
  'PUT /api/me/feeds/:feed': words,
  'DELETE /api/me/feeds/:feed': rows,
  /** Each table in it is paid when it is found. */
  'GET /api/feeds/:file': { cost: COST.list, door: 'past' },

  'GET /api/rooms': list,
  'POST /api/rooms': { cost: COST.room * 2, body: 'words' },
  'GET /api/rooms/:id': { cost: COST.room },
  'PATCH /api/rooms/:id': seat,
  'PUT /api/rooms/:id/seats/:seat': seat,
  'DELETE /api/rooms/:id/seats/:seat': { cost: COST.room },
  'PUT /api/rooms/:id/seats/:seat/bot': seat,
  'DELETE /api/rooms/:id/seats/:seat/bot': { cost: COST.room },
  'PUT /api/rooms/:id/ready': seat,
  'PUT /api/rooms/:id/late': seat,
  'PUT /api/rooms/:id/rest': seat,
  'POST /api/rooms/:id/take-back': { cost: COST.takeBack, body: 'words', door: 'past' },
  'PUT /api/rooms/:id/take-back': { cost: COST.takeBack, body: 'words', door: 'past' },
  'DELETE /api/rooms/:id/take-back': { cost: COST.room },
  'POST /api/rooms/:id/end': { cost: COST.move, body: 'words' },
  'PUT /api/rooms/:id/end': { cost: COST.move, body: 'words' },
  'DELETE /api/rooms/:id/end': { cost: COST.room },
  'POST /api/rooms/:id/hands': seat,
  'PUT /api/rooms/:id/hands': seat,
  'DELETE /api/rooms/:id/hands': { cost: COST.room },
  'POST /api/rooms/:id/pause': seat,
  'PUT /api/rooms/:id/pause': seat,
  'DELETE /api/rooms/:id/pause': { cost: COST.room },
  'POST /api/rooms/:id/start': { cost: COST.position, body: 'words' },
  'POST /api/rooms/:id/rematch': { cost: COST.room * 2, body: 'words' },
  'GET /api/rooms/:id/seat': { cost: COST.room },
  'POST /api/rooms/:id/seat/renew': seat,
  'POST /api/rooms/:id/claim': seat,
  'GET /api/rooms/:id/event': { cost: COST.room },
  'GET /api/rooms/:id/ratings': list,

  'GET /api/rooms/:id/log': { cost: COST.log, door: 'past' },
  'GET /api/rooms/:id/history/:step': { cost: COST.room, door: 'past' },
  'GET /api/rooms/:id/pictures/:step': { cost: COST.room, door: 'past' },
  'GET /api/rooms/:id/positions/:step': { cost: COST.position, door: 'past' },
  'GET /api/rooms/:id/file': { cost: COST.file, door: 'whole' },
  'GET /api/rooms/:id/review': { cost: COST.room, door: 'past' },
  'POST /api/rooms/:id/review': { cost: COST.room, body: 'words' },
  'POST /api/rooms/:id/play-on': { cost: COST.position, body: 'words', door: 'whole' },
  'POST /api/practice': { cost: COST.file, body: 'file', door: 'file' },

  'GET /games': { cost: 0 },
  'POST /games/:game/create': { cost: COST.room * 2, body: 'words' },
  'GET /games/:game': pages,
  'GET /games/:game/:id': { cost: COST.room },
  'GET /games/:game/:id/log': { cost: COST.log, door: 'past' },
  'POST /games/:game/:id/join': { cost: COST.room * 2, body: 'words' },
  'POST /games/:game/:id/leave': seat,
  'POST /games/:game/:id/rename': seat,
  'POST /games/:game/:id/update': seat,
  'POST /games/:game/:id/playAgain': { cost: COST.room * 2, body: 'words' },
}

/** Rooms on one page of the list, and planned ones on the same page, the soonest. */
export const LISTED = 50
export const PLANNED = 30

/** Messages of sockets, beside each byte of them (`BYTES_READ`). What they grow with is bounded where it is read. */
export const MESSAGES = {
  lobby: {
    list: COST.list + (LISTED + PLANNED) * COST.listed,
    room: COST.room,
    club: COST.rows,
    say: COST.chat,
    heard: COST.rows,
  },
  match: {
    watch: COST.watch,
    move: COST.move,
    takeBack: COST.move,
    draft: COST.rows,
    heard: COST.rows,
    looked: COST.rows,
    forcedMoves: COST.rows,
    side: COST.watch,
    whisper: COST.chat,
    say: COST.chat,
    saySpectators: COST.chat,
    sync: COST.sync,
    update: COST.sync,
    /** It may come before a client looks at the table. */
    chat: COST.room + COST.chat,
  },
} as const

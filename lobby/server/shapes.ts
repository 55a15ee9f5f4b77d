/** The shape of everything that comes in. What does not have it is refused before anything looks at it. */
import { IANAZone } from 'luxon'
import { z } from 'zod'
import { AGREED_ENDS } from '../../games/kit/index.ts'
import { FORMAT, MOST_MOVES, VERSION } from '../match-file.ts'
import {
  hoursOfDay,
  LATE_RULES,
  LATE_WISHES,
  LEAST_ASIDE,
  LEAST_BANK,
  LEAST_HOURS,
  MOST_ASIDE,
  MOST_BANK,
  MOST_DELAY,
  MOST_HOURS,
  MOST_PAUSE,
} from '../pace.ts'
import { PHRASE_KEYS, PHRASES } from '../phrases.ts'
import { isVisible, message, oneLine } from './names.ts'
import { Refused } from './problem.ts'

/** Plain text in one line. */
const words = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(oneLine)
    .pipe(z.string().max(max))

export const roomId = z.string().regex(/^[\w-]{8,32}$/)
export const seat = z.string().regex(/^\d{1,2}$/)
const seatNumber = seat.transform(Number)
const key = z.string().min(1).max(64)
const gameId = z.string().regex(/^[\w-]{1,40}$/)
const title = words(60)
const name = words(32).refine(isVisible)
const password = z.string().min(1).max(64)
const seats = z.int().min(1).max(99)
const options = z.record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()]))
const status = z.enum(['open', 'playing', 'finished'])
/** A number in a query. */
const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const limit = digits.pipe(z.number().min(1).max(100))

export const editMe = z.strictObject({ name: name.optional(), language: z.enum(['en', 'ja']).optional() })

/** A time zone that this machine knows. */
const zone = z
  .string()
  .max(64)
  .refine(name => IANAZone.isValidZone(name))
const hour = z.int().min(0).max(24)
const pace = z
  .strictObject({
    hours: z.int().min(1).max(MOST_HOURS),
    from: hour.max(23),
    to: hour,
    off: z
      .array(z.int().min(1).max(7))
      .max(6)
      .transform(days => [...new Set(days)].sort()),
    zone,
    late: z.enum(LATE_RULES),
  })
  .refine(given => hoursOfDay(given) >= LEAST_HOURS)
const clock = z.strictObject({
  bank: z.int().min(LEAST_BANK).max(MOST_BANK),
  delay: z.int().min(0).max(MOST_DELAY),
  aside: z.int().min(LEAST_ASIDE).max(MOST_ASIDE),
  late: z.enum(LATE_RULES),
})
const timing = z.union([pace, clock])

/** A moment, without seconds. */
const minute = z
  .int()
  .min(0)
  .max(8.64e15)
  .transform(at => at - (at % 60_000))
const plannedAt = minute.nullable().optional()

const watching = z.enum(['after', 'never', 'none'])

/** Of a person or a club. */
const personId = z.string().regex(/^[\w-]{16}$/)

export const createRoom = z.strictObject({
  game: gameId,
  seats,
  title: title.optional(),
  options: options.optional(),
  listed: z.boolean().optional(),
  password: password.optional(),
  pace: timing.nullable().optional(),
  privateTalk: z.boolean().optional(),
  watching: watching.optional(),
  rated: z.boolean().optional(),
  takeBacks: z.boolean().optional(),
  club: personId.optional(),
  friends: z.boolean().optional(),
  plannedAt,
})

export const editRoom = z.strictObject({
  seats: seats.optional(),
  title: title.optional(),
  options: options.optional(),
  listed: z.boolean().optional(),
  password: password.nullable().optional(),
  pace: timing.nullable().optional(),
  privateTalk: z.boolean().optional(),
  watching: watching.optional(),
  rated: z.boolean().optional(),
  takeBacks: z.boolean().optional(),
  plannedAt,
})

export const sitDown = z.strictObject({ password: password.optional() })
export const putBot = z.strictObject({ bot: z.string().max(40) })
const webAddress = z.string().max(500).refine(URL.canParse)
const base64 = z.string().regex(/^[\w-]{16,128}=*$/)
const push = z.strictObject({ endpoint: webAddress, keys: z.strictObject({ p256dh: base64, auth: base64 }) })
export const newWay = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), push, zone: zone.optional() }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200), zone: zone.optional() }),
  z.strictObject({ kind: z.literal('webhook'), url: webAddress, zone: zone.optional() }),
])
export const wayPath = z.object({ way: z.string().regex(/^[\w-]{16}$/) })
export const wayToken = z.strictObject({ token: z.string().regex(/^[\w-]{32}$/) })
export const neverToken = z.strictObject({
  token: z
    .string()
    .max(400)
    .regex(/^[\w-]+\.[\w-]{43}$/),
})
export const quiet = z.strictObject({
  quiet: z.strictObject({ from: hour.max(23), to: hour.max(23), zone }).nullable(),
})

/** One’s own calendar, or the one of a club. */
export const feedPath = z.object({ feed: z.literal('own').or(personId) })
export const feedFile = z.object({ file: z.string().regex(/^[\w-]{32}\.ics$/) })
export const personPath = z.object({ person: personId })
export const clubPath = z.object({ club: personId })
export const clubName = z.strictObject({ name: words(40).refine(isVisible) })
export const editClub = z.strictObject({
  name: words(40).refine(isVisible).optional(),
  about: z.string().max(1200).transform(message).pipe(z.string().max(300)).optional(),
})
export const shown = z.strictObject({ shown: z.boolean() })
export const clubWebhook = z.strictObject({
  url: webAddress.optional(),
  language: z.enum(['en', 'ja']),
  zone,
})
export const weekly = z.strictObject({ zone })
export const weeklyPath = z.object({ weekly: personId })
/** Whatever it is: one that cannot be a token is answered as one that is none. */
export const invitation = z.strictObject({ token: z.string().max(200) })
export const byName = z.strictObject({ name })
export const invited = z.union([z.strictObject({ person: personId }), byName])
export const invitedToTable = z.union([invited, z.strictObject({ club: z.literal(true) })])
/** A whole one fits into one request, whatever it is written in. */
export const saveNote = z.strictObject({ text: z.string().max(4000), was: z.int().min(0) })
export const newToken = z.strictObject({ name: words(40).refine(isVisible) })
export const tokenPath = z.object({ token: personId })
export const report = z.strictObject({
  text: z.string().max(4000).transform(message).pipe(z.string().max(1000).refine(isVisible)),
  room: roomId.optional(),
  club: personId.optional(),
})
/** As browsers give them; the library looks at what is in them. */
const credential = z.looseObject({ id: z.string().min(1).max(1024), response: z.looseObject({}) })
export const newPasskey = z.strictObject({ name: words(40).refine(isVisible), response: credential })
export const passkeyAnswer = z.strictObject({ response: credential })
export const passkeyPath = z.object({ passkey: z.string().regex(/^[\w-]{1,1024}$/) })
export const mailAddress = z.strictObject({ address: z.email().max(200) })
export const mailToken = z.strictObject({ token: z.string().min(6).max(64) })
export const recoveryCode = z.strictObject({ code: z.string().min(6).max(64) })
export const farewell = z.strictObject({ name: z.string().max(200) })

const day = z.iso.date()
export const holiday = z.strictObject({ first: day, last: day, zone })
export const holidayPath = z.object({ from: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) })

export const lateWish = z.strictObject({ wish: z.enum(LATE_WISHES) })
export const proposedEnd = z.strictObject({ end: z.enum(AGREED_ENDS) })
export const proposedPause = z.strictObject({ days: z.int().min(1).max(MOST_PAUSE) })
export const agreed = z.strictObject({ agree: z.boolean() })
export const rest = z.strictObject({ rest: z.boolean() })
export const ready = z.strictObject({ ready: z.boolean() })
export const playOn = z.strictObject({
  step: z.int().min(0),
  seat: z.int().min(0).max(98),
  bot: z.string().max(40),
})
export const practice = playOn.extend({
  file: z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    game: gameId,
    options,
    seats: z.array(words(32)).max(99),
    seed: z.string().max(64),
    start: z.null(),
    moves: z
      .array(
        z.strictObject({
          step: z.int().min(1),
          seat,
          move: z.string().max(64),
          args: z.array(z.unknown()).max(16),
        }),
      )
      // The last may be that all have ended it.
      .max(MOST_MOVES + 1),
  }),
})
export const nothing = z.strictObject({})
export const claim = z.strictObject({ seat: seatNumber, key })

export const lessonPath = z.object({ game: gameId, lesson: z.string().regex(/^[a-z\d-]{1,40}$/) })
export const taskPath = lessonPath.extend({ task: z.string().regex(/^\w{1,40}$/) })
export const knownPath = z.object({ game: gameId, tip: z.string().regex(/^[\w-]{1,40}$/) })
export const gamePath = z.object({ game: gameId })
export const roomPath = z.object({ id: roomId })
export const seatPath = z.object({ id: roomId, seat: seatNumber })
export const stepPath = z.object({ id: roomId, step: digits })

/** Where a page of the room list ended. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{8,32}$/)
  .transform(text => ({ at: Number(text.split('.')[0]), id: text.slice(text.indexOf('.') + 1) }))

/** Said in a query by being there. */
const isSet = z.enum(['true', '1', '']).optional()

export const roomQuery = z.strictObject({
  game: gameId.optional(),
  status: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(status).max(3))
    .optional(),
  mine: isSet,
  planned: isSet,
  before: cursor.optional(),
  limit: limit.optional(),
})

export const clearedQuery = z.strictObject({ at: digits })
/** Whose side of a match that is over: a seat, or everybody. */
export const historyQuery = z.object({ as: seat.or(z.literal('all')).optional() })

export const logQuery = z.strictObject({ before: digits.optional(), limit: limit.optional() })

/** Messages of sockets. */
export const watch = z.tuple([roomId, z.strictObject({ playerID: seat, credentials: key }).nullable()])
export const move = z.tuple([z.string().max(64), z.array(z.unknown()).max(16)])
const askId = z.int().min(1)
export const draft = z.tuple([
  askId,
  z
    .strictObject({ move: z.string().max(64), args: z.tuple([askId], z.json()).check(z.maxLength(16)) })
    .nullable(),
])
export const takeBack = z.tuple([])
export const heard = z.tuple([z.int().min(0)])
export const forcedMoves = z.tuple([z.boolean()])
export const looked = z.tuple([z.strictObject({ line: z.int().min(0), step: z.int().min(0) })])
const chatText = z.string().max(2000).transform(message).pipe(z.string().max(500).refine(isVisible))
const answers = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional()
/** What is said, with the words of its phrase. */
export const said = z.union([
  z.strictObject({ text: chatText, answers }),
  z
    .strictObject({ phrase: z.enum(PHRASE_KEYS), answers })
    .transform(phrased => ({ ...phrased, text: PHRASES[phrased.phrase] as string })),
])
const saying = z.union([chatText.transform(text => ({ text })), said])
export const say = z.tuple([saying])
export const side = z.tuple([seat.nullable()])
export const whisper = z.tuple([seat, saying])
export const lobbyList = z.tuple([z.strictObject({ game: gameId.optional() }).nullable()])
export const lobbyRoom = z.tuple([roomId.nullable()])
export const lobbyClub = z.tuple([personId.nullable()])

/**
 * boardgame.io's messages, as its clients send them. Which seat they are for and its credentials say something only before
 * `sync`: afterwards a message is of the seat that the socket has proved to have.
 */
const claimedSeat = seat
  .nullish()
  .catch(null)
  .transform(playerID => playerID ?? null)
const claimedKey = key
  .nullish()
  .catch(null)
  .transform(credentials => credentials ?? null)
export const sync = z.tuple(
  [
    roomId,
    seat.nullish().transform(playerID => playerID ?? null),
    key.nullish().transform(credentials => credentials ?? null),
  ],
  z.unknown(),
)
export const update = z.tuple(
  [
    z.union([
      z.object({
        type: z.literal('MAKE_MOVE'),
        payload: z.object({
          type: z.string().max(64),
          args: z.array(z.unknown()).max(16).nullish(),
          credentials: claimedKey,
        }),
      }),
      z.object({
        type: z.literal('UNDO'),
        payload: z.object({ credentials: claimedKey }).optional().catch(undefined),
      }),
    ]),
    z.number(),
    roomId,
    claimedSeat,
  ],
  z.unknown(),
)
export const chat = z.tuple(
  [roomId, z.object({ sender: claimedSeat, payload: chatText }), claimedKey],
  z.unknown(),
)

/** boardgame.io's lobby requests. What is missing there or names nothing is told by the requests, as boardgame.io does. */
export const stockPath = z.object({ game: gameId })
export const stockMatchPath = z.object({ game: gameId, id: roomId })

/** Of what a query says twice the first counts; what makes no sense counts as left out, as with boardgame.io. */
const once = z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional()
const yesOrNo = once
  .transform(text => text?.toLowerCase())
  .pipe(z.enum(['true', 'false']).optional().catch(undefined))
const moment = once.transform(text => {
  const at = Number.parseInt(text ?? '', 10)
  return at > 0 ? Math.min(at, Number.MAX_SAFE_INTEGER) : undefined
})
export const stockQuery = z.object({ isGameover: yesOrNo, updatedBefore: moment, updatedAfter: moment })
export const stockLogQuery = z.strictObject({ before: digits.optional() })
export const stockCreate = z.object({
  numPlayers: z.union([seats, digits]).optional(),
  setupData: options.nullish(),
  unlisted: z.unknown().optional().transform(Boolean),
})
export const stockName = name
/** What a client says of its player is told with every list of matches. */
export const stockData = z.json().refine(data => JSON.stringify(data).length <= 500)
export const stockSeat = z.union([seatNumber, z.int().min(0).max(98)])
export const stockKey = key

/** What came in, as its shape says. Refuses anything else, naming where it is wrong but repeating nothing of it. */
export function shaped<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join('.') || 'body'}: ${code}`)
  throw new Refused('badRequest', places.join('; ').slice(0, 200))
}

import type { AgreedEnd, SetupValues } from '../../../games/kit/index.ts'
import { isPhrase, type Phrase } from '../../phrases.ts'
import type { Experience, RoomStatus, TableSetup, Watching } from '../../protocol.ts'
import { nobodyLate } from '../time/deadlines.ts'
import type { Span } from '../time/spans.ts'
import type { MoveRecord, RoomRecord } from './store.ts'

/** However many there are. */
export const ALL = 2 ** 31 - 1

/** A row of the table `rooms`. */
export interface RoomRow {
  id: string
  game: string
  title: string
  status: RoomStatus
  host: string
  options: string
  /** Of SQLite 0 or 1. */
  listed: number | boolean
  password: string | null
  starts_by_itself: number | boolean
  rematch: string | null
  from_room: string | null
  from_step: number | null
  seed: string | null
  created_at: number
  planned_at: number | null
  started_at: number | null
  updated_at: number
  version: number
  rules_version: number | null
  steps: number
  waiting_for: string
  winners: string
  formers: string
  pace: string | null
  asked: string
  clocks: string | null
  used: string | null
  late: string | null
  due_at: number | null
  private_talk: number | boolean
  watching: Watching
  rated: number | boolean
  take_backs: number | boolean
  take_back: string | null
  entrants: string
  ending: string | null
  club: string | null
  friends_of: string | null
  end_wish: string | null
  pause_wish: string | null
  kept: string | null
  player_data: string | null
  agreed_end: AgreedEnd | null
}

/** A row of the table `seats`, with the name of its person. */
export interface SeatRow {
  person: string | null
  name: string | null
  bot: string | null
  ready: number | boolean
  key: string
  /** Of SQLite as text; null where there are none. */
  holidays: string | Span[] | null
}

/** In SQL: those who are friends, as `mine.person` and `mine.other`: each has asked the other. */
export const BOTH = `friends as mine join friends as theirs on theirs.person = mine.other and theirs.other = mine.person`

/** In SQL: rooms that are there for somebody because of whom they know. */
export const inCircle = (person: string): string =>
  `(club in (select club from members where person = ${person} and role <> 'invited')
    or friends_of in (select mine.other from ${BOTH} where mine.person = ${person}))`

/** JSON, where there is something. */
export const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** A column of a room that says something of few of its seats, by their numbers. */
export function seatColumn({ seats }: Pick<RoomRecord, 'seats'>, what: 'kept' | 'data'): string | null {
  const said = seats.flatMap((seat, number) =>
    seat[what] === undefined ? [] : [[number, seat[what]] as const],
  )
  return said.length === 0 ? null : JSON.stringify(Object.fromEntries(said))
}

const inSeats = (column: string | null): { [seat: number]: never } =>
  column === null ? {} : JSON.parse(column)

/** In SQL: what the column `kept` is like where a seat is kept for somebody. */
export const keptLike = (person: string): string => `%"person":${JSON.stringify(person)}%`

/** A room out of its rows. */
export function roomOf(
  row: RoomRow,
  seats: readonly SeatRow[],
  claims: readonly { person: string; seat: number }[],
): RoomRecord {
  const [kept, data] = [inSeats(row.kept), inSeats(row.player_data)]
  return {
    id: row.id,
    game: row.game,
    title: row.title,
    status: row.status,
    host: row.host,
    options: JSON.parse(row.options),
    listed: Boolean(row.listed),
    password: row.password,
    club: row.club,
    friendsOf: row.friends_of,
    privateTalk: Boolean(row.private_talk),
    watching: row.watching,
    rated: Boolean(row.rated),
    takeBacks: Boolean(row.take_backs),
    takeBack: row.take_back === null ? null : JSON.parse(row.take_back),
    startsByItself: Boolean(row.starts_by_itself),
    rematch: row.rematch,
    from: row.from_room === null ? null : { room: row.from_room, step: row.from_step! },
    seed: row.seed,
    createdAt: row.created_at,
    plannedAt: row.planned_at,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    version: row.version,
    rulesVersion: row.rules_version,
    steps: row.steps,
    waitingFor: JSON.parse(row.waiting_for),
    winners: JSON.parse(row.winners),
    ending: row.ending === null ? null : JSON.parse(row.ending),
    endWish: row.end_wish === null ? null : JSON.parse(row.end_wish),
    pauseWish: row.pause_wish === null ? null : JSON.parse(row.pause_wish),
    agreedEnd: row.agreed_end,
    formers: JSON.parse(row.formers),
    entrants: JSON.parse(row.entrants),
    pace: row.pace === null ? null : JSON.parse(row.pace),
    asked: JSON.parse(row.asked),
    clocks: row.clocks === null ? null : JSON.parse(row.clocks),
    used: row.used === null ? null : JSON.parse(row.used),
    late: row.late === null ? nobodyLate() : JSON.parse(row.late),
    dueAt: row.due_at,
    claims: Object.fromEntries(claims.map(({ person, seat }) => [person, seat])),
    seats: seats.map(({ person, name, bot, ready, key, holidays }, seat) => ({
      person,
      name: name ?? '',
      bot,
      ready: Boolean(ready),
      key,
      ...(holidays && { holidays: typeof holidays === 'string' ? JSON.parse(holidays) : holidays }),
      ...(seat in kept && { kept: kept[seat] }),
      ...(seat in data && { data: data[seat] }),
    })),
  }
}

/** What rows of all that is said have. */
export interface SaidRow {
  id: number
  phrase: string | null
  answers: number | null
}

/** A message out of its row. A phrase that this server does not know is there in words. */
export const saidOf = <R extends SaidRow>({ id, phrase, answers, ...row }: R) => ({
  ...row,
  id: String(id),
  ...(isPhrase(phrase) && { phrase }),
  ...(answers !== null && { answers: String(answers) }),
})

/** The columns `phrase` and `answers` of a message. */
export const saidValues = ({ phrase, answers }: { phrase?: Phrase; answers?: string }) => [
  phrase ?? null,
  answers === undefined ? null : Number(answers),
]

/** A row of the table `played`. */
export interface PlayedRow {
  game: string
  setup: string | null
}

/** A row of the table `known`. */
export interface KnownRow {
  game: string
  tip: string
}

export function experienceOf(played: readonly PlayedRow[], known: readonly KnownRow[]): Experience {
  const experience: Experience = { played: {}, known: {} }
  for (const { game, setup } of played) experience.played[game] = setup === null ? null : JSON.parse(setup)
  for (const { game, tip } of known) {
    experience.known[game] ??= []
    experience.known[game].push(tip)
  }
  return experience
}

/** Everybody who has a seat, their own or by a personal link. */
export const peopleOf = ({ seats, claims }: Pick<RoomRecord, 'seats' | 'claims'>): string[] => [
  ...seats.flatMap(({ person }) => person ?? []),
  ...Object.keys(claims),
]

/** The table that somebody has set up. Where no bot has played, those that did before are remembered. */
export function setupOf(
  seats: RoomRecord['seats'],
  options: SetupValues,
  before: readonly string[],
): TableSetup {
  const bots = seats.flatMap(({ bot }) => (bot === null ? [] : [bot]))
  return { seats: seats.length, options, bots: bots.length > 0 ? bots : [...before] }
}

/** A row of the table `moves`. */
export type MoveRow = Omit<MoveRecord, 'args' | 'secret'> & { args: string; secret: number | boolean }

export const moveOf = (row: MoveRow): MoveRecord => ({
  ...row,
  args: JSON.parse(row.args),
  secret: Boolean(row.secret),
})

/** Of lines that were not written by one move: about as many as a move writes. */
export const LINES_IN_A_ROW = 8

import type { Position } from '../../../games/kit/position.ts'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { MatchFile, PracticeFile, RunningFile } from '../../match-file.ts'
import type { NewWay, Quiet, Telling } from '../../notifications.ts'
import type {
  CreateRoom,
  EditRoom,
  HistoryStep,
  Learned,
  LogPage,
  Me,
  PlayOn,
  Problem,
  ProblemWord,
  ReviewTold,
  Room,
  RoomPage,
  SeatKey,
} from '../../protocol.ts'
import { HAS_SERVER } from './place.ts'

/** Why something did not work: a reason of the server, or that there was no answer. The texts word each. */
export type Trouble = ProblemWord | 'unreachable' | 'timeout' | 'unknown'

/** A refusal of the server, or a server that does not answer. */
export class ApiError extends Error {
  readonly trouble: Trouble
  readonly status: number

  constructor(trouble: Trouble, status: number, message: string = trouble) {
    super(message)
    this.trouble = trouble
    this.status = status
  }
}

/** The trouble behind any error. */
export const troubleOf = (error: unknown): Trouble => (error instanceof ApiError ? error.trouble : 'unknown')

/** Asks the server for something under `/api`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!HAS_SERVER) throw new ApiError('unreachable', 0)
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError('unreachable', 0)
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return json as T
  if (isProblem(json)) throw new ApiError(json.error, answer.status, json.message)
  throw new ApiError(answer.status >= 500 ? 'unreachable' : 'unknown', answer.status, answer.statusText)
}

const isProblem = (json: unknown): json is Problem =>
  typeof json === 'object' && json !== null && 'error' in json && typeof json.error === 'string'

export const room = (id: string) => `/rooms/${encodeURIComponent(id)}`
const seat = (id: string, at: string) => `${room(id)}/seats/${encodeURIComponent(at)}`

/** The REST side of `lobby/protocol.ts`. Every function rejects with an `ApiError`. */
export const api = {
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: { name?: string; language?: string }) => call<Me>('PATCH', '/me', change),
  know: (game: string, tip: string) =>
    call<Me>('PUT', `/me/known/${encodeURIComponent(game)}/${encodeURIComponent(tip)}`, {}),
  forgetKnown: (game: string) => call<Me>('DELETE', `/me/known/${encodeURIComponent(game)}`),
  endSessions: () => call<object>('DELETE', '/me/sessions'),
  telling: () => call<Telling>('GET', '/me/telling'),
  addWay: (way: NewWay) => call<Telling>('POST', '/me/telling/ways', way),
  dropWay: (id: string) => call<Telling>('DELETE', `/me/telling/ways/${id}`),
  tryWay: (id: string) => call<object>('POST', `/me/telling/ways/${id}/try`, {}),
  setQuiet: (quiet: Quiet | null) => call<Telling>('PUT', '/me/telling/quiet', { quiet }),
  followMail: (what: 'confirm' | 'stop' | 'never', token: string) =>
    call<object>('POST', `/telling/${what}`, { token }),
  learned: () => call<Learned>('GET', '/me/lessons'),
  learn: (game: string, lesson: string) =>
    call<Learned>('PUT', `/me/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, {}),
  miss: (task: string) => call<Learned>('PUT', `/me/missed/${task}`, {}),
  unmiss: (task: string) => call<Learned>('DELETE', `/me/missed/${task}`),
  /** Those that are over apart: however many there are, none that goes on or is planned is left out for them. */
  myRooms: async (): Promise<RoomPage> => {
    const [now, over] = await Promise.all(
      ['open,playing&limit=60', 'finished&limit=5'].map(which =>
        call<RoomPage>('GET', `/rooms?mine=true&status=${which}`),
      ),
    )
    return {
      ...now!,
      rooms: [...now!.rooms, ...over!.rooms],
      seats: { ...now!.seats, ...over!.seats },
      seen: { ...now!.seen, ...over!.seen },
      unheard: { ...now!.unheard, ...over!.unheard },
      before: null,
    }
  },
  rooms: (before?: string) =>
    call<RoomPage>(
      'GET',
      `/rooms?status=open,playing&limit=100${before === undefined ? '' : `&before=${before}`}`,
    ),
  readCleared: (at: number) => call<object>('DELETE', `/me/cleared?at=${at}`),
  create: (wish: CreateRoom) => call<Room>('POST', '/rooms', wish),
  room: (id: string) => call<Room>('GET', room(id)),
  edit: (id: string, edit: EditRoom) => call<Room>('PATCH', room(id), edit),
  sit: (id: string, at: string, password?: string) =>
    call<Room>('PUT', seat(id, at), password ? { password } : {}),
  stand: (id: string, at: string) => call<Room>('DELETE', seat(id, at)),
  bot: (id: string, at: string, bot: string) => call<Room>('PUT', `${seat(id, at)}/bot`, { bot }),
  unbot: (id: string, at: string) => call<Room>('DELETE', `${seat(id, at)}/bot`),
  ready: (id: string, ready: boolean) => call<Room>('PUT', `${room(id)}/ready`, { ready }),
  start: (id: string) => call<Room>('POST', `${room(id)}/start`, {}),
  rematch: (id: string) => call<Room>('POST', `${room(id)}/rematch`, {}),
  playOn: (id: string, wish: PlayOn) => call<Room>('POST', `${room(id)}/play-on`, wish),
  file: (id: string) => call<MatchFile | RunningFile>('GET', `${room(id)}/file`),
  practise: (wish: PlayOn & { file: PracticeFile }) => call<Room>('POST', '/practice', wish),
  review: (id: string) => call<ReviewTold>('GET', `${room(id)}/review`),
  beginReview: (id: string) => call<ReviewTold>('POST', `${room(id)}/review`, {}),
  position: (id: string, step: number) => call<Position>('GET', `${room(id)}/positions/${step}`),
  seatKey: (id: string) => call<SeatKey>('GET', `${room(id)}/seat`),
  renewKey: (id: string) => call<SeatKey>('POST', `${room(id)}/seat/renew`, {}),
  claim: (id: string, at: string, key: string) => call<Room>('POST', `${room(id)}/claim`, { seat: at, key }),
  log: (id: string, before: number) => call<LogPage>('GET', `${room(id)}/log?before=${before}&limit=100`),
  history: (id: string, step: number, as?: SeatId | null) =>
    call<HistoryStep>('GET', `${room(id)}/history/${step}${as === undefined ? '' : `?as=${as ?? 'all'}`}`),
}

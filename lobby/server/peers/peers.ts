import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** How far a room is: the number of its newest stored move, of its last change and of the last message of each conversation. */
export interface Position {
  room: string
  step: number
  version: number
  chat: number
  /** Left out by servers of an earlier version. */
  spectatorChat?: number
}

/**
 * What a server process tells the others of a room: how far it is, never what happened. Whoever hears of it reads what is
 * stored. News may come twice, late, in another order or not at all.
 */
export interface RoomNews extends Position {
  /** Somebody came to look at it, or left. */
  here?: boolean
  /** More than a move: seats, names, the start or the end. */
  changed?: boolean
  /** It is not in the list any more. */
  unlisted?: boolean
  /** It does not exist any more. */
  gone?: boolean
  /** Whose table it was that is gone: nobody can read that any more. */
  club?: string
  /** What seats have kept for themselves, each as the seat, what it is, and the question. */
  kept?: string[]
}

/** What a process does with news. */
export interface Ears {
  room(news: RoomNews): void
  /** A person has another name, or has ended sessions. */
  person(id: string): void
  /** Something was said in a club. */
  club(id: string): void
  /** What is put down of this process may be gone: the database was away, or the process was taken for gone. */
  lost(): void
  /** It begins to listen, perhaps not for the first time: what others told before was not heard. */
  deaf(): void
  /** From time to time: others may have told what was not heard. */
  missed(): void
}

/** Who looks at a room at other processes. */
export interface Elsewhere {
  /** People by their id, and seats as `seat 0`. */
  names: string[]
  spectators: number
}

export const NOBODY: Elsewhere = { names: [], spectators: 0 }

/** Counts for all processes, for a time in seconds. */
export type MakeLimiter = (kind: string, points: number, duration: number) => RateLimiterAbstract

/** The other server processes on the same database. What is stored is the truth; this saves them from asking all the time. */
export interface Peers {
  /** Whether there can be any. */
  readonly shared: boolean
  /** Soon, and never before it is stored. */
  tell(news: RoomNews): void
  tellOfPerson(id: string): void
  /** Something was said in a club. */
  tellOfClub(id: string): void
  listen(ears: Ears): Promise<void>
  /** How far these rooms are; those that are gone are left out. */
  positions(rooms: readonly string[]): Promise<Position[]>
  /** Puts down who looks at a room at this process. */
  appear(room: string, here: Elsewhere): Promise<void>
  elsewhere(rooms: readonly string[]): Promise<Map<string, Elsewhere>>
  /** Whether this process alone may let a bot think for a seat, for so many milliseconds from now on. */
  mayThink(seat: string, milliseconds: number): Promise<boolean>
  /** Does something while no other process does the same, and only after they have done it. */
  inTurn<T>(what: string, job: () => Promise<T>): Promise<T>
  /** Does something unless another process is about it. */
  unlessBusy(what: string, job: () => Promise<unknown>): Promise<void>
  /** For what is counted over all processes; undefined where each counts for itself. */
  readonly limiter: MakeLimiter | undefined
  /** What is put down of processes that are gone may be forgotten. */
  tidy(): Promise<void>
  stop(): Promise<void>
}

/** One process with a database of its own. */
export const alone: Peers = {
  shared: false,
  tell() {},
  tellOfPerson() {},
  tellOfClub() {},
  async listen() {},
  positions: async () => [],
  async appear() {},
  elsewhere: async () => new Map(),
  mayThink: async () => true,
  inTurn: (_, job) => job(),
  unlessBusy: async (_, job) => void (await job()),
  limiter: undefined,
  async tidy() {},
  async stop() {},
}

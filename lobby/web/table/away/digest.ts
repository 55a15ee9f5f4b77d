import groupBy from 'lodash/groupBy.js'
import omit from 'lodash/omit.js'
import partition from 'lodash/partition.js'
import type { Line } from '../../../../games/kit/line.ts'
import type { LogEntry } from '../../../../games/kit/log.ts'
import type { SeatId } from '../../../../games/kit/seats.ts'

/** What happened, cut to what can be read in passing. */
export interface Digest {
  groups: Chapter[]
  /** Lines that are left out. */
  more: number
  /** Rounds that began meanwhile. */
  rounds: number
}

/** A part of what happened: a round, or in games without rounds somebody's turn. */
export interface Chapter {
  title?: Line
  lines: LogEntry[]
}

/** The newest parts of a game are told: so many rounds, or so many turns. */
const ROUNDS = 3
const TURNS = 4
/** So many lines at most of the newest part, and of one before it. */
const OF_NEWEST = 4
const OF_OLDER = 2

const isRound = ({ key }: Line) => /(^|\.)round$/.test(key)

/** Where so many players did something in the newest round, it is told player by player, in so many lines, and less of older ones. */
const MANY = 4
const OF_MANY = 8
const OF_OLDER_BESIDE_MANY = 1

/**
 * A short account of lines of the log, as `seat` may read them: their newest rounds or turns, and of each what is worth
 * telling. `headlines` are the keys of such lines, best first; of a part without one, its last line stands for it.
 */
export function digestOf(
  entries: readonly LogEntry[],
  headlines: readonly string[] = [],
  seat: SeatId | null = null,
): Digest {
  const readable = entries.filter(({ line }) => line !== null)
  const hasRounds = readable.some(({ line }) => isRound(line!))
  const chapters = hasRounds ? roundsOf(readable) : turnsOf(readable)
  const newest = chapters.at(-1)
  const crowd = othersIn(newest?.lines ?? [], seat)
  const isCrowded = Object.keys(crowd).length >= MANY - 1
  const groups = chapters.slice(hasRounds ? -ROUNDS : -TURNS).map(chapter => {
    const { lines } = chapter
    if (chapter !== newest)
      return { ...chapter, lines: worthiest(lines, headlines, isCrowded ? OF_OLDER_BESIDE_MANY : OF_OLDER) }
    if (!isCrowded) return { ...chapter, lines: worthiest(lines, headlines, OF_NEWEST) }
    return { ...chapter, lines: playerByPlayer(crowd, headlines, seat) }
  })
  const all = chapters.reduce((sum, { lines }) => sum + lines.length, 0)
  const told = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return { groups, more: all - told, rounds: readable.filter(({ line }) => isRound(line!)).length }
}

/**
 * Lines that come all at once, in short: what is most worth telling of each other player, in the order in which it
 * happened; where nobody did anything, of all of them.
 */
export function inShort(
  lines: readonly Line[],
  headlines: readonly string[] = [],
  seat: SeatId | null = null,
): { lines: Line[]; more: number } {
  const entries = lines.map((line, n): LogEntry => ({ n, line }))
  const crowd = Object.values(othersIn(entries, seat))
  const best = (crowd.length > 0 ? crowd : [entries]).flatMap(some => worthiest(some, headlines, 1))
  const told = best.sort((a, b) => a.n - b.n).map(({ line }) => line!)
  return { lines: told, more: lines.length - told.length }
}

function roundsOf(entries: readonly LogEntry[]): Chapter[] {
  const rounds: Chapter[] = []
  for (const entry of entries) {
    const line = entry.line!
    if (isRound(line)) rounds.push({ title: line, lines: [] })
    else if (rounds.length === 0) rounds.push({ lines: [entry] })
    else rounds.at(-1)!.lines.push(entry)
  }
  // A round that has only just begun has nothing to tell.
  return rounds.filter(({ lines }) => lines.length > 0)
}

/** What is said of somebody else in a turn, or of nobody, belongs to it: whose turn it is goes on speaking afterwards. */
function turnsOf(entries: readonly LogEntry[]): Chapter[] {
  const turns: Chapter[] = []
  const seats = entries.map(({ line }) => line!.params?.seat)
  let mover: unknown
  for (const [i, entry] of entries.entries()) {
    const seat = seats[i]
    const next = seats.slice(i + 1).find(one => one !== undefined) ?? seat
    if (
      turns.length === 0 ||
      (seat !== undefined && mover !== undefined && seat !== mover && next === seat)
    ) {
      turns.push({ lines: [] })
      mover = seat
    }
    turns.at(-1)!.lines.push(entry)
    mover ??= seat
  }
  return turns
}

/** What everybody else did, by their seats. */
function othersIn(lines: readonly LogEntry[], seat: SeatId | null): { [seat: string]: LogEntry[] } {
  const bySeat = groupBy(lines, ({ line }) => String(line!.params?.seat ?? ''))
  return omit(bySeat, ['', seat === null ? '' : `seat:${seat}`])
}

/** First what concerns the reader, then each player in turn. */
function playerByPlayer(
  crowd: { [seat: string]: LogEntry[] },
  headlines: readonly string[],
  seat: SeatId | null,
): LogEntry[] {
  const seats = Object.keys(crowd).sort()
  const most = Math.max(1, Math.floor(OF_MANY / seats.length))
  const best = seats.flatMap(one => worthiest(crowd[one]!, headlines, most))
  return partition(best, ({ line }) => seat !== null && concerns(line!, `seat:${seat}`)).flat()
}

const concerns = ({ params = {} }: Line, own: string): boolean =>
  Object.values(params).some(param => param === own || (Array.isArray(param) && param.includes(own)))

function worthiest(lines: readonly LogEntry[], headlines: readonly string[], most: number): LogEntry[] {
  if (headlines.length === 0) return lines.slice(-most)
  const rank = ({ line }: LogEntry) => headlines.indexOf(line!.key.replace(/^log\./, ''))
  const known = lines.filter(entry => rank(entry) >= 0)
  if (known.length === 0) return lines.slice(-1)
  const best = [...known].sort((a, b) => rank(a) - rank(b) || b.n - a.n).slice(0, most)
  return best.sort((a, b) => a.n - b.n)
}

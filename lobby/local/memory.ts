import type { LogEntry } from '../../games/kit/index.ts'
import type { MatchRecords, MoveRecord, Snapshot } from '../match/records.ts'
import type { LocalChange, LocalStore, LocalWhole } from './records.ts'

/** A table in memory, as matches read it again. What is added is handed on to the store later. */
export class MatchMemory implements MatchRecords {
  private readonly whole: LocalWhole

  constructor(whole: LocalWhole) {
    this.whole = whole
  }

  add(move: MoveRecord, lines: readonly LogEntry[]): void {
    this.whole.moves.push(move)
    this.whole.lines.push(...lines)
  }

  hasMoved(seat: string): boolean {
    return this.whole.moves.some(move => move.seat === seat)
  }

  async moves(_room: string, after: number, upTo: number): Promise<MoveRecord[]> {
    return this.whole.moves.filter(({ step }) => step > after && step <= upTo)
  }

  async stepTold(_room: string, told: number): Promise<number> {
    if (told <= 0) return 0
    const { moves } = this.whole
    return moves.find(move => move.told >= told)?.step ?? moves.at(-1)?.step ?? 0
  }

  async snapshot(_room: string, step: number): Promise<Snapshot | undefined> {
    return this.whole.snapshots.findLast(one => one.step <= step)
  }

  async addSnapshot(_room: string, snapshot: Snapshot): Promise<void> {
    this.whole.snapshots.push(snapshot)
  }

  async lines(_room: string, before: number, limit: number): Promise<LogEntry[]> {
    const lines = this.whole.lines.filter(({ n }) => n < before)
    return lines.slice(Math.max(0, lines.length - limit))
  }
}

/** A store that forgets everything with the program: for tests, and for tables that nobody goes on with. */
export function memoryStore(): LocalStore {
  const kept = new Map<string, LocalWhole>()
  return {
    tables: async () =>
      [...kept.values()]
        .map(({ record }) => structuredClone(record))
        .sort((a, b) => b.updatedAt - a.updatedAt),
    read: async id => structuredClone(kept.get(id)),
    write: async change => {
      kept.set(change.record.id, structuredClone(withChange(kept.get(change.record.id), change)))
    },
    drop: async id => {
      kept.delete(id)
    },
  }
}

/**
 * Everything of a table after a change: what a store keeps that has all of a table in one place. `before` is what it had, if
 * anything; it stays as it is.
 */
export function withChange(
  before: LocalWhole | undefined,
  { record, anew, ...more }: LocalChange,
): LocalWhole {
  const old = anew ? undefined : before
  return {
    record,
    moves: [...(old?.moves ?? []), ...(more.moves ?? [])],
    snapshots: [...(old?.snapshots ?? []), ...(more.snapshots ?? [])],
    lines: [...(old?.lines ?? []), ...(more.lines ?? [])],
  }
}

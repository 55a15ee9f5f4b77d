import type { LocalChange, LocalRecord, LocalStore } from './records.ts'

type Due = Omit<LocalChange, 'record'>

/** Stores what happens at a table: one thing after the other, and what did not work together with what comes next. */
export class Keeper {
  private readonly store: LocalStore
  private readonly tell: () => void
  private record: LocalRecord | undefined
  private due: Due = {}
  private isDirty = false
  private works = true
  private isClosed = false
  private writing: Promise<void> | undefined

  /** `tell` is called when storing begins to fail, and when it works again. */
  constructor(store: LocalStore, tell: () => void) {
    this.store = store
    this.tell = tell
  }

  /** Everything has been stored so far, or is about to be. */
  get isWorking(): boolean {
    return this.works
  }

  /** Stores a table soon, with what has come to it. */
  keep(record: LocalRecord, more: Due = {}): void {
    if (this.isClosed) return
    this.record = record
    this.due = joined(this.due, more)
    this.isDirty = true
    this.writing ??= this.write()
  }

  /** Stores nothing that comes later, as the table may be another page's by then, or nobody's. Resolves when the rest is stored. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.writing
  }

  private async write(): Promise<void> {
    while (this.isDirty) {
      const { due, record } = this
      this.due = {}
      this.isDirty = false
      try {
        await this.store.write({ record: record!, ...due })
        this.note(true)
      } catch {
        this.due = joined(due, this.due)
        this.note(false)
        break
      }
    }
    // Nothing happens between the last look and this: what comes later is written anew.
    this.writing = undefined
  }

  private note(works: boolean): void {
    if (works === this.works) return
    this.works = works
    this.tell()
  }
}

/** What was due before and what has come since, to be stored together. */
const joined = (before: Due, since: Due): Due => ({
  ...((before.anew || since.anew) && { anew: true }),
  moves: [...(before.moves ?? []), ...(since.moves ?? [])],
  snapshots: [...(before.snapshots ?? []), ...(since.snapshots ?? [])],
  lines: [...(before.lines ?? []), ...(since.lines ?? [])],
})

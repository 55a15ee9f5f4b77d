import { isOpen } from '../../../games/kit/asks.ts'
import type { Ask, KitState, LegalMove, LogEntry } from '../../../games/kit/index.ts'

/** What the shell reads of a view. Every game has these; the rest is for its board. */
export interface ShellView
  extends Pick<KitState, 'asks' | 'log' | 'standing' | 'outcome' | 'phase' | 'rulesVersion'> {
  /** In games that count rounds. */
  round?: number
}

/** What the reader is asked, and how it can be answered. */
export interface Question {
  ask: Ask
  /** Answers other than picking from `ask.pick`. */
  moves: LegalMove[]
}

/**
 * The open questions of a seat with the moves that answer them; what must be answered comes first. What need not be
 * answered, and cannot be, is no question.
 */
export function questionsFor(view: ShellView, seat: string, legal: readonly LegalMove[]): Question[] {
  return view.asks
    .filter(ask => ask.seat === seat && isOpen(ask))
    .sort((a, b) => Number(b.required) - Number(a.required) || a.id - b.id)
    .map(ask => ({ ask, moves: legal.filter(({ args }) => args[0] === ask.id) }))
    .filter(({ ask, moves }) => ask.required || ask.pick !== undefined || moves.length > 0)
}

/** Questions that the game waits for, of other seats, by kind: who still has to do what. */
export function waitingGroups(view: ShellView, seat: string | null): { kind: string; asks: Ask[] }[] {
  const groups = new Map<string, Ask[]>()
  for (const ask of view.asks) {
    if (!ask.required || ask.seat === seat) continue
    groups.set(ask.kind, [...(groups.get(ask.kind) ?? []), ask])
  }
  return [...groups].map(([kind, asks]) => ({ kind, asks }))
}

/** Lines of two sources by number, oldest first; the newer source wins. */
export function mergedLines(older: readonly LogEntry[], newer: readonly LogEntry[]): LogEntry[] {
  const lines = new Map([...older, ...newer].map(entry => [entry.n, entry]))
  return [...lines.values()].sort((a, b) => a.n - b.n)
}

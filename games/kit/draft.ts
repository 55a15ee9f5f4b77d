import { klona } from 'klona/json'
import type { KitState } from './state.ts'

/** Lines of the log never change once written, so they are shared. */
function copyOf(name: string, part: object): object {
  if (name !== 'log') return klona(part)
  const log = part as KitState['log']
  return { ...log, lines: { ...log.lines } }
}

/**
 * A state for a move to change: `draft` is written to, and `result` is then the state after the move. Each part of the
 * state (what lies right in it) is copied when it is looked at first; the others stay the same objects, which spares
 * whoever compares states. Within a part everything is plain: rules read far more than they write, and the proxies of a
 * finer draft would cost more than the copies.
 */
export function draftOf<S extends KitState>(state: S): { draft: S; result: S } {
  const result = { ...state }
  const own = new Set<PropertyKey>()
  const draft = new Proxy(result, {
    get(_, name: string & keyof S) {
      const part = result[name]
      if (typeof part !== 'object' || part === null || own.has(name)) return part
      own.add(name)
      const copy = copyOf(name, part) as S[typeof name]
      result[name] = copy
      return copy
    },
    set(_, name: string & keyof S, part) {
      own.add(name)
      result[name] = part
      return true
    },
  })
  return { draft, result }
}

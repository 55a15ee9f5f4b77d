import type { Json } from '../../games/kit/index.ts'

/** What stood there before and what stands there now; null where there is nothing. */
export type Change = [before: Json, after: Json]

/** What an act changed in a state. Paths name seats: `players.bea.score`. */
export interface Changes {
  /** Everything that changed. */
  all: { [path: string]: Change }
  /** What changed for one seat, the seat left out of the path: `players.score`. */
  of(name: string): { [path: string]: Change }
  /** What changed that belongs to no seat. */
  common: { [path: string]: Change }
}

/** The kit's own working parts: every act changes them, and no rule speaks of them. */
const WORKINGS = ['asks', 'lastAsk', 'steps', 'log']

/** Compares two states of a game. Lists are compared as a whole; `names` are the names of the seats. */
export function changesBetween(before: Json, after: Json, names: readonly string[]): Changes {
  const all: Changes['all'] = {}
  const common: Changes['common'] = {}
  const bySeat = new Map<string, Changes['all']>(names.map(name => [name, {}]))

  /** `ownPath` is the path without the seat, once one was found on it. */
  function compare(path: string[], owner: string | undefined, ownPath: string[], from: Json, to: Json) {
    if (from === to) return
    if (!isMap(from) || !isMap(to)) {
      if (JSON.stringify(from) === JSON.stringify(to)) return
      all[path.join('.')] = [from, to]
      const part = owner === undefined ? common : bySeat.get(owner)!
      part[ownPath.join('.')] = [from, to]
      return
    }
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    const areSeats = keys.length > 0 && keys.every(key => /^\d+$/.test(key) && Number(key) < names.length)
    for (const key of keys) {
      if (path.length === 0 && WORKINGS.includes(key)) continue
      const name = areSeats ? names[Number(key)]! : key
      const isOwner = areSeats && owner === undefined
      const own = isOwner ? ownPath : [...ownPath, name]
      compare([...path, name], isOwner ? name : owner, own, from[key] ?? null, to[key] ?? null)
    }
  }

  compare([], undefined, [], before, after)
  return {
    all,
    common,
    of(name) {
      const own = bySeat.get(name)
      if (!own) throw new Error(`nobody at this table is called ${name}`)
      return own
    },
  }
}

const isMap = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

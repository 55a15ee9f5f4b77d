import { trimmed } from './log.ts'
import type { KitState } from './state.ts'

type Members = { [name: string]: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A copy of something plain, down to its last part. */
function deepCopy(value: object): object {
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length)
    for (let i = 0; i < list.length; i++) {
      const member: unknown = value[i]
      list[i] = isObject(member) ? deepCopy(member) : member
    }
    return list
  }
  const copy: Members = {}
  for (const name in value) {
    const member = (value as Members)[name]
    copy[name] = isObject(member) ? deepCopy(member) : member
  }
  return copy
}

/** Something that holds several things of a kind by name, as a map by seats does. */
function isMap(value: object): boolean {
  if (Array.isArray(value)) return false
  const things = Object.values(value)
  return things.length > 1 && things.every(thing => isObject(thing) && !Array.isArray(thing))
}

/** What a draft shows of a part, and what the state after the move then has of it. */
type Copy = (part: object, name: string) => { shown: unknown; kept: unknown }

const alike = (copy: object) => ({ shown: copy, kept: copy })
const deeply: Copy = part => alike(deepCopy(part))

/** Shows `own` with its objects copied when they are looked at first; `own` then has the copies. */
function lazily<T extends object>(own: T, copy: Copy): T {
  const known = new Map<PropertyKey, unknown>()
  return new Proxy(own, {
    get(target, name) {
      const seen = known.get(name)
      if (seen !== undefined) return seen
      const part = target[name as keyof T]
      if (!isObject(part)) return part
      const { shown, kept } = copy(part, name as string)
      known.set(name, shown)
      target[name as keyof T] = kept as T[keyof T]
      return shown
    },
    set(target, name, part) {
      known.set(name, part)
      target[name as keyof T] = part
      return true
    },
    deleteProperty(target, name) {
      known.delete(name)
      return delete target[name as keyof T]
    },
  })
}

const copyPart: Copy = (part, name) => {
  // Questions and lines never change: they come and go.
  if (name === 'asks') return alike([...(part as KitState['asks'])])
  if (name === 'log') return alike(trimmed(part as KitState['log']))
  if (!isMap(part)) return deeply(part, name)
  const kept = { ...part }
  return { shown: lazily(kept, deeply), kept }
}

/**
 * A state for a move to change: `draft` is written to, and `result` is then the state after the move. Each part of the
 * state (what lies right in it, and each thing in a map of things) is copied when it is looked at first; the others stay
 * the same objects, which spares whoever compares states. Within a part everything is plain: rules read far more than
 * they write, and the proxies of a finer draft would cost more than the copies.
 */
export function draftOf<S extends KitState>(state: S): { draft: S; result: S } {
  const result = { ...state }
  return { draft: lazily(result, copyPart), result }
}

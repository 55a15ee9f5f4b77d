/** Differences between two successive views of a seat, small enough to be sent with every move. */
import jsonPatch from 'fast-json-patch'

/** Something at a JSON pointer is new or different, or (without a value) gone. In the order in which they apply. */
export type Change = [path: string] | [path: string, value: unknown]

/** What makes `after` of `before`. Parts that are the same object in both cost nothing. */
export function changesBetween(before: object, after: object): Change[] {
  return jsonPatch
    .compare(before, after)
    .map(step => ('value' in step ? [step.path, step.value] : [step.path]))
}

/** The view after the changes. Parts that did not change are the same objects as before. Throws where they do not fit. */
export function withChanges<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((seen, change) => changed(seen, keysOf(change[0]), change), view) as T
}

const keysOf = (path: string) => path.split('/').slice(1).map(jsonPatch.unescapePathComponent)

function changed(node: unknown, [key, ...rest]: string[], change: Change): unknown {
  if (key === undefined) return change[1]
  if (typeof node !== 'object' || node === null) throw new Error(`nothing stands at ${change[0]}`)
  const isGone = rest.length === 0 && change.length === 1
  if (Array.isArray(node)) {
    const index = Number(key)
    if (!(index >= 0 && index <= node.length)) throw new Error(`no such place: ${change[0]}`)
    if (isGone) return node.toSpliced(index, 1)
    return node.toSpliced(index, 1, changed(node[index], rest, change))
  }
  const copy: { [key: string]: unknown } = { ...node }
  if (isGone) delete copy[key]
  else copy[key] = changed(copy[key], rest, change)
  return copy
}

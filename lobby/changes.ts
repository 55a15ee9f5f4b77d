/** Differences between two successive views of a seat, small enough to be sent with every move. */

/** Something at a JSON pointer is new or different, or (without a value) gone. In the order in which they apply. */
export type Change = [path: string] | [path: string, value: unknown]

/**
 * Parts that were compared before, with their changes: seats that see the same things share the work. To be kept no longer
 * than from one moment to the next.
 */
export type Compared = Map<object, { after: object; changes: readonly Change[] }>

/** What makes `after` of `before`. Parts that are the same object in both cost nothing. */
export function changesBetween(before: object, after: object, compared: Compared = new Map()): Change[] {
  const changes: Change[] = []
  compare(before, after, '', changes, compared)
  return changes
}

type Members = { [key: string]: unknown }
const has = (members: Members, key: string) => Object.hasOwn(members, key) && members[key] !== undefined
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function compare(before: unknown, after: unknown, at: string, changes: Change[], compared: Compared): void {
  if (before === after) return
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push([at, after])
    return
  }
  for (const [path, ...value] of changesWithin(before, after, compared))
    changes.push([at + path, ...value] as Change)
}

/** The changes of a part, with paths that begin there. */
function changesWithin(before: object, after: object, compared: Compared): readonly Change[] {
  const known = compared.get(before)
  if (known?.after === after) return known.changes
  const changes: Change[] = []
  if (Array.isArray(before)) compareLists(before, after as unknown[], changes, compared)
  else compareMembers(before as Members, after as Members, changes, compared)
  compared.set(before, { after, changes })
  return changes
}

/** A key as JSON pointers have it (RFC 6901). */
const pathOf = (key: string) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

function compareMembers(before: Members, after: Members, changes: Change[], compared: Compared): void {
  // Most is the same in both, and needs no further look.
  let inBoth = 0
  for (const key in after) {
    const [old, now] = [before[key], after[key]]
    if (now === undefined) continue
    const isNew = old !== now && !has(before, key)
    if (!isNew) inBoth += 1
    if (isNew) changes.push([pathOf(key), now])
    else if (old !== now) compare(old, now, pathOf(key), changes, compared)
  }
  if (inBoth === Object.keys(before).length) return
  for (const key in before) if (has(before, key) && !has(after, key)) changes.push([pathOf(key)])
}

/** What things of a list are known by, if they have a name: questions their id, lines of the log their number. */
function nameOf(thing: unknown): unknown {
  if (!isObject(thing)) return undefined
  const { id, n } = thing as { id?: unknown; n?: unknown }
  return id ?? n
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (isObject(one) && isObject(other) && nameOf(one) === nameOf(other))

/** Mostly things come at the end of a list and go from anywhere: what goes is taken out, and the rest stays. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  changes: Change[],
  compared: Compared,
): void {
  let done = 0
  for (let i = 0; i < before.length; i++) {
    const old = before[i]
    const left = after.length - done
    if (left > 0 && isSame(old, after[done])) compare(old, after[done], `/${done++}`, changes, compared)
    else if (nameOf(old) !== undefined || before.length - i > left) changes.push([`/${done}`])
    else changes.push([`/${done}`, after[done++]])
  }
  for (; done < after.length; done++) changes.push([`/${done}`, after[done]])
}

/** The view after the changes. Parts that did not change are the same objects as before. Throws where they do not fit. */
export function withChanges<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((seen, change) => changed(seen, keysOf(change[0]), change), view) as T
}

const keysOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))

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

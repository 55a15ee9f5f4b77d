import { thingOf } from './text.ts'

/**
 * What can lie where in the state of a game: by paths, the type under which the text tables name what is there. `*`
 * stands for everything at a place, and `@` for its keys: with `{ 'players.@': 'seat', 'players.*.hand': 'card' }` the
 * keys of `players` are seats, and whatever lies in a hand has the text `card.<id>.name`. Null stands for a list of words
 * that are no pieces. Tests look into it, so that a position with something that does not exist is never taken for one.
 */
export type Pieces = { readonly [path: string]: string | null }

/** Something at a path of a state. */
export interface Lying {
  path: string
  type: string
  /** Its id without the number of the copy. */
  id: string
}

/** Everything that lies at the paths of `pieces`; masked cards left aside. */
export function piecesIn(pieces: Pieces, state: unknown): Lying[] {
  return Object.entries(pieces).flatMap(([path, type]) =>
    type === null
      ? []
      : leavesAt(state, path.split('.')).map(([at, id]) => ({
          path: at.join('.'),
          type,
          id: thingOf(String(id)),
        })),
  )
}

/** How often each piece, `card:x`, and each numbered copy, `card:x#2`, lies at the paths of `pieces`; masked cards left aside. */
export function countsIn(pieces: Pieces, state: unknown): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { type, path } of pathsOf(pieces))
    visit(state, path, 0, id => {
      const copy = `${type}:${id}`
      const piece = thingOf(copy)
      count(piece)
      if (copy !== piece) count(copy)
    })
  return counts
}

const split = new WeakMap<Pieces, { type: string; path: string[] }[]>()

function pathsOf(pieces: Pieces): { type: string; path: string[] }[] {
  const known = split.get(pieces)
  if (known) return known
  const paths = Object.entries(pieces).flatMap(([path, type]) =>
    type === null ? [] : [{ type, path: path.split('.') }],
  )
  split.set(pieces, paths)
  return paths
}

/** The same leaves as `leavesAt` finds, without where they are. */
function visit(value: unknown, path: readonly string[], depth: number, found: (id: unknown) => void): void {
  if (value === null || value === undefined) return
  const name = path[depth]
  if (name === undefined) {
    if (Array.isArray(value)) for (const one of value) visit(one, path, depth, found)
    else found(value)
  } else if (name === '@') for (const key in value as object) found(key)
  else if (name === '*')
    for (const key in value as object) visit((value as Members)[key], path, depth + 1, found)
  else visit((value as Members)[name], path, depth + 1, found)
}

type Members = { [key: string]: unknown }

function leavesAt(
  value: unknown,
  path: readonly string[],
  at: readonly string[] = [],
): [string[], unknown][] {
  if (value === null || value === undefined) return []
  const [first, ...rest] = path
  if (first === '@') return Object.keys(value).map(key => [[...at], key])
  if (first === undefined && Array.isArray(value)) return value.flatMap(one => leavesAt(one, [], at))
  if (first === undefined) return [[[...at], value]]
  const keys = first === '*' ? Object.keys(value) : [first]
  return keys.flatMap(key => leavesAt((value as Record<string, unknown>)[key], rest, [...at, key]))
}

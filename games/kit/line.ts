/**
 * A sentence for people, kept as a text key and its parameters until somebody reads it: see `text.ts`.
 * Log lines, prompts, labels of moves and reasons of refusals are all lines.
 */
export interface Line {
  key: string
  params?: Params
}

/** A parameter is a number, a word, a reference to a named thing, a list of those, or a line in the line. */
export type Param = string | number | Line | readonly (string | number)[]
export type Params = { readonly [name: string]: Param }

/** A reference to something that has a name in the text tables, or to a seat: `place:3`, `seat:1`. */
export type Ref = `${string}:${string}`

/** The reference under which a text table names `id`: `ref('place', 3)` reads the text `place.3.name`. */
export function ref(type: string, id: string | number): Ref {
  return `${type}:${id}`
}

/** References to several things of one type, in the given order. */
export function refs(type: string, ids: readonly (string | number)[]): Ref[] {
  return ids.map(id => ref(type, id))
}

/** Builds a line; leaves `params` out where there are none, so that state stays small. */
export function line(key: string, params?: Params): Line {
  return params ? { key, params } : { key }
}

/** `line` for the texts of one game: the compiler knows their keys. */
export type LineOf<Key extends string> = (key: Key, params?: Params) => Line

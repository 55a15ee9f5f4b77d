/** The ids of some rows. */
export type IdsOf<Rows extends readonly { id: string }[]> = Rows[number]['id']

/** A table of rows that can be looked up by id. */
export const byId = <T extends { id: string }>(rows: readonly T[]): { readonly [id in T['id']]: T } =>
  Object.fromEntries(rows.map(row => [row.id, row])) as { [id in T['id']]: T }

/** What `Object.keys` and `Object.entries` forget: which ids there can be. */
export const idsOf = <Id extends string>(table: { readonly [id in Id]?: unknown }): Id[] =>
  Object.keys(table) as Id[]

export const entriesOf = <Id extends string, T>(table: { readonly [id in Id]?: T }): [Id, T][] =>
  Object.entries(table) as [Id, T][]

/** Whether a table has such a row. */
export const isIn = <Id extends string>(table: { readonly [id in Id]?: unknown }, id: string): id is Id =>
  Object.hasOwn(table, id)

/** A text for each of some rows: the compiler asks for those that lack one. */
export type TextOfEach<Rows extends readonly { id: string }[], Text = string> = {
  readonly [id in IdsOf<Rows>]: Text
}

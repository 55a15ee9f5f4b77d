/** A table of rows that can be looked up by id. */
export const byId = <T extends { id: string }>(rows: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(rows.map(row => [row.id, row]))

/** A text for each of some rows: the compiler asks for those that lack one. */
export type TextOfEach<Rows extends readonly { id: string }[], Text = string> = {
  readonly [id in Rows[number]['id']]: Text
}

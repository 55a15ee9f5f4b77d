/** A table of rows that can be looked up by id. */
export const byId = <T extends { id: string }>(rows: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(rows.map(row => [row.id, row]))

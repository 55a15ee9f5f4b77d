/** Makes every object in a value refuse changes. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

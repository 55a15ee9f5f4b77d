const MARK = 'starboard.local'

/** Whether there may be tables of this device: a page that has none does not look. */
export const mayHaveTables = (): boolean => localStorage.getItem(MARK) !== null

/** A table of this device is begun. */
export function noteTables(): void {
  try {
    localStorage.setItem(MARK, '')
  } catch {
    // A browser that keeps nothing lists nothing.
  }
}

/** The address of a table of this device. */
export const localPath = (id: string): string => `/device/${id}`

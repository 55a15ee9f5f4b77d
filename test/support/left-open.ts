/**
 * Servers and browsers that are open. A test that fails, or a hook that takes too long, leaves them behind, and the process
 * would never end: they are closed after the last test of a file, and what opens later than that is closed at once.
 */
type Close = () => Promise<unknown>

const open = new Set<Close>()
let isOver = false

/** Has it closed at the end of the file, unless it is closed before: what comes back says so. */
export function closeAtEnd(close: Close): () => void {
  if (isOver) void close()
  else open.add(close)
  return () => open.delete(close)
}

/** Root hooks of mocha. */
export const leftOpen = {
  beforeAll() {
    isOver = false
  },
  async afterAll() {
    isOver = true
    const closing = [...open].map(close => close())
    open.clear()
    await Promise.allSettled(closing)
  },
}

/** So long whoever lets go of a table may take for it, in milliseconds: then whoever waits is told that it is elsewhere. */
const LETS_GO_WITHIN = 3000
/** So long one whose table is taken over may take to store what it was about to. */
const STORES_WITHIN = 500

/** Thrown where somebody else holds a table: another page of this browser, say. */
export class HeldElsewhere extends Error {
  constructor(id: string) {
    super(`table ${id} is held elsewhere`)
    this.name = 'HeldElsewhere'
  }
}

/**
 * Runs `work` while nobody else in this browser holds the table; rejects with `HeldElsewhere` where somebody does, or takes
 * it over with `steals`: `work` then goes on, and has to end by itself. Where there are no locks between pages (they are
 * only for pages from https or localhost) it looks at this page alone.
 */
export async function hold(id: string, steals: boolean, work: () => Promise<void>): Promise<void> {
  const taken = steals ? () => pause(STORES_WITHIN).then(work) : work
  if (!globalThis.navigator?.locks) return inTurn(id, steals, taken)
  let failed: { error: unknown } | undefined
  const how = steals ? { steal: true } : { signal: AbortSignal.timeout(LETS_GO_WITHIN) }
  try {
    await navigator.locks.request(`starboard-table-${id}`, how, () =>
      taken().catch(error => {
        failed = { error }
      }),
    )
  } catch {
    throw new HeldElsewhere(id)
  }
  if (failed) throw failed.error
}

/** Who holds what on this page. */
const held = new Map<string, Promise<void>>()

async function inTurn(id: string, steals: boolean, work: () => Promise<void>): Promise<void> {
  const before = held.get(id)
  const mine = (async () => {
    if (before && !steals) await Promise.race([before, tooLate(id)])
    await work()
  })()
  const ended: Promise<void> = mine
    .catch(() => {})
    .then(() => {
      if (held.get(id) === ended) held.delete(id)
    })
  held.set(id, ended)
  return mine
}

const tooLate = (id: string) =>
  pause(LETS_GO_WITHIN).then(() => {
    throw new HeldElsewhere(id)
  })

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

const KEY = 'starboard.known'

type Known = { readonly [game: string]: readonly string[] }

const listeners = new Set<() => void>()
let known: Known = stored()

function stored(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** What the coach need not tell any more at this device, by game: for whoever plays without a server. */
export const knownHere = (): Known => known

/** A tip is known; null: the coach begins anew with the game. */
export function keepHere(game: string, tip: string | null): void {
  known = { ...known, [game]: tip === null ? [] : [...(known[game] ?? []), tip] }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Then it is known as long as the page is open.
  }
  for (const listener of listeners) listener()
}

export function listenHere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

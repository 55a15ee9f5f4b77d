import type { Learned } from '../../protocol.ts'

const KEY = 'starboard.learned'

/** What was learnt on this device, where no server keeps it. */
export function learnedHere(): Learned {
  try {
    const { lessons = [], missed = [] } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { lessons, missed }
  } catch {
    return { lessons: [], missed: [] }
  }
}

export function keepLearnedHere(learned: Learned): Learned {
  try {
    localStorage.setItem(KEY, JSON.stringify(learned))
  } catch {
    // Then it is known as long as the page is open.
  }
  return learned
}

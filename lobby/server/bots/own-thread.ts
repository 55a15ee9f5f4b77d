/** What Linux tells of single threads, by their numbers, and does for one. Other systems do not. */
import { readFileSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** The number of the thread that asks. */
export function ownThread(): number | undefined {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self')))
  } catch {
    return undefined
  }
}

/** Of the clock that counts the processor time of threads, in a second. */
const TICKS = 100

/** Milliseconds of processor time that a thread of this process has used so far; undefined where nobody tells. */
export function usedBy(thread: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    const fields = stat.replace(/^.*\) /, '').split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return undefined
  }
}

/** By so much: beside a thread that works for people, this one gets a tenth of a processor. */
const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Lets all other threads of the server go first, also where there are fewer processors than threads. Elsewhere than on
 * Linux it would be the whole server that stands back.
 */
export function standBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND))
  } catch {
    // Where that is not allowed, it thinks all the same.
  }
}

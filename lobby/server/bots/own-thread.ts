/** What Linux tells of single threads, by their numbers. Other systems do not. */
import { readFileSync, readlinkSync } from 'node:fs'

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

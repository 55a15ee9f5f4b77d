/**
 * Processor time, for everything that is not latency: whatever else the machine does at the same time costs wall time,
 * but hardly any of this.
 */
import { readFileSync } from 'node:fs'

/** Milliseconds of processor time that this process has used so far, all its threads included. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Of the clock that counts the processor time of other processes, in a second. */
const TICKS = 100

/** Milliseconds of processor time that another process has used so far. */
export function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Asking for processor time takes its time, too: so many milliseconds pass from one asking to the next. */
const ASKED_EVERY = 50

/** How often `act` can be done in a second of processor time: for so many of them, after one of warming up. */
export function perProcessorSecond(seconds: number, act: (n: number) => void): number {
  let n = 0
  const repeat = (ms: number) => {
    const first = n
    const began = processorMs()
    let used = 0
    for (; used < ms; used = processorMs() - began)
      for (const end = performance.now() + ASKED_EVERY; performance.now() < end; ) act(n++)
    return (n - first) / (used / 1000)
  }
  repeat(1000)
  return repeat(seconds * 1000)
}

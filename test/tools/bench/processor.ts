/**
 * Processor time, for everything that is not latency: whatever else the machine does at the same time costs wall time,
 * but hardly any of this.
 */

/** Milliseconds of processor time that this process has used so far, all its threads included. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What `act` does in a second of processor time, again and again for so many seconds, after a second of warming up. */
export function perProcessorSecond(seconds: number, act: (n: number) => void): number {
  let n = 0
  const repeat = (ms: number) => {
    const first = n
    const began = processorMs()
    let used = 0
    for (; used < ms; used = processorMs() - began) act(n++)
    return (n - first) / (used / 1000)
  }
  repeat(1000)
  return repeat(seconds * 1000)
}

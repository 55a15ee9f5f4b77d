/** The clock of this process, for tests that cannot wait for hours. Timers go on as ever. */
const { now } = Date
let ahead = 0

/** It is later from now on. */
export function passTime(milliseconds: number): void {
  ahead += milliseconds
  Date.now = () => now() + ahead
}

/** It is what it is again. */
export function presentTime(): void {
  ahead = 0
  Date.now = now
}

/** A measured number, and where it should be. */
export interface Figure {
  name: string
  value: number
  unit?: string
  /** The goal in words, and whether it is met. */
  goal?: { text: string; met: boolean }
  /** It is a share, in percent, of so many games at tables of so many. */
  of?: { games: number; players: number }
}

export const atMost = (value: number, goal: number) => ({ text: `≤ ${goal}`, met: value <= goal })
export const atLeast = (value: number, goal: number) => ({ text: `≥ ${goal}`, met: value >= goal })

/** A line of a report. */
export function inWords({ name, value, unit = '', goal }: Figure): string {
  const shown = value >= 100 ? value.toFixed(0) : value.toPrecision(3)
  const verdict = goal ? `goal ${goal.text}  ${goal.met ? 'met' : 'missed'}` : ''
  return `${name.padEnd(48)} ${shown.padStart(10)} ${unit.padEnd(8)} ${verdict}`.trimEnd()
}

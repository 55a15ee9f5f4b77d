/** A measured number, and where it should be. */
export interface Figure {
  name: string
  value: number
  unit?: string
  /** The goal in words, and whether it is met. */
  goal?: { text: string; met: boolean }
}

export const atMost = (value: number, goal: number) => ({ text: `≤ ${goal}`, met: value <= goal })
export const atLeast = (value: number, goal: number) => ({ text: `≥ ${goal}`, met: value >= goal })

/** What different readers of a scenario with the usual three seats get: every seat, and a spectator. */
import { linesOf } from '../../games/kit/index.ts'
import type { NotAloneView } from '../../games/not-alone/index.ts'
import type { NotAloneTable } from './support.ts'

export type ThreeSeats = NotAloneTable<'ada' | 'bea' | 'cy'>

export type ByReader<T> = Record<'ada' | 'bea' | 'cy' | 'spectator', T>

/** What each reader sees of something. */
export const byReader = <T>(t: ThreeSeats, see: (view: NotAloneView) => T): ByReader<T> => ({
  ada: see(t.ada.view),
  bea: see(t.bea.view),
  cy: see(t.cy.view),
  spectator: see(t.spectator.view),
})

/** The same for everybody. */
export const allSee = <T>(value: T): ByReader<T> => ({ ada: value, bea: value, cy: value, spectator: value })

/** The readers who find all these references anywhere in the log that they get. */
export function whoReads(t: ThreeSeats, ...references: string[]): string[] {
  const logs = byReader(t, view => JSON.stringify(linesOf(view.log)))
  return Object.entries(logs).flatMap(([name, log]) =>
    references.every(reference => log.includes(`"${reference}"`)) ? [name] : [],
  )
}

export const EVERYBODY = ['ada', 'bea', 'cy', 'spectator']

import { asItIs, type Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, tables can have facilities and Shock Troops: what is off leaves nothing in the state of a match.
  1: asItIs,
  // From version 3 on, further options of the expansion can be switched on, and whoever may still say something in a
  // negotiation is waited for: a question that nobody waits for would close, with the negotiation left open. [TI-28.05]
  2: g => {
    g.asks = g.asks.map(one => (one.kind === 'negotiate' ? { ...one, required: true } : one))
    return true
  },
}

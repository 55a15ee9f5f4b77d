import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** What the server counts, for Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  const own = { registers: [registry] }
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    matches: new Counter({
      ...own,
      name: 'starboard_matches_total',
      help: 'Matches begun',
      labelNames: ['game'],
    }),
    moves: new Counter({ ...own, name: 'starboard_moves_total', help: 'Moves made', labelNames: ['game'] }),
    refusals: new Counter({
      ...own,
      name: 'starboard_refusals_total',
      help: 'Moves refused by the rules',
      labelNames: ['game'],
    }),
    sockets: new Gauge({ ...own, name: 'starboard_sockets', help: 'Sockets connected' }),
    tables: new Gauge({ ...own, name: 'starboard_tables', help: 'Rooms in memory' }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

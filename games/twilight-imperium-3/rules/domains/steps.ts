import type { Cell, PlanetId } from '../../data/index.ts'

/** What Domain Counters leave to do. */
export type DomainStep =
  | { do: 'domainCounters' }
  | { do: 'probe' | 'raze' | 'domains'; cell: Cell }
  | { do: 'domain' | 'defended'; cell: Cell; planet: PlanetId }
  | { do: 'industry' | 'freePds'; planet: PlanetId }
  | { do: 'teach' | 'spy' }
  | { do: 'factory'; cell: Cell; left: number }

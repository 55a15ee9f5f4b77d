/** Domain Counters on planets that are nobody's: who has seen what. Sections 43 and 51, TI-56.09. */
import { ref, type SeatId, say, sayTo } from '../../../kit/index.ts'
import { DOMAIN_COUNTERS, type DomainCounter, type PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'

type Laid = Pick<TiView, 'domains'>

/** The counter of a planet, as far as its id is known. */
export function counterOn({ domains }: Laid, planet: PlanetId): DomainCounter | undefined {
  const id = domains?.[planet]?.id
  return id ? DOMAIN_COUNTERS[id] : undefined
}

export const hasCounter = ({ domains }: Laid, planet: PlanetId): boolean => domains?.[planet] !== undefined

/** Whether it lies there as nobody has turned it up. */
export const isFaceDown = ({ domains }: Laid, planet: PlanetId): boolean =>
  domains?.[planet] !== undefined && !domains[planet].open

/** It leaves the game, face up or unseen. [TI-51.03] */
export function removeCounter(g: TiState, planet: PlanetId): void {
  if (!g.domains?.[planet]) return
  const { [planet]: _, ...others } = g.domains
  g.domains = others
}

/** Everybody sees it from now on. [TI-51.02] */
export function turnUp(g: TiState, seat: SeatId, planet: PlanetId): DomainCounter {
  const { id } = g.domains![planet]!
  if (!g.domains![planet]!.open) {
    g.domains = { ...g.domains, [planet]: { id, seenBy: [], open: true } }
    const about = { counter: ref('domainCounter', id), planet: ref('planet', planet) }
    say(g, line('log.turnsUpCounter', { seat: ref('seat', seat), ...about }))
  }
  return DOMAIN_COUNTERS[id]
}

/** One player looks, and may look again at any time; the others see that it was looked at. [TI-56.09, TI-56.10] */
export function lookAt(g: TiState, seat: SeatId, planet: PlanetId): void {
  const counter = g.domains![planet]!
  if (!counter.seenBy.includes(seat))
    g.domains = { ...g.domains, [planet]: { ...counter, seenBy: [...counter.seenBy, seat] } }
  const about = { seat: ref('seat', seat), planet: ref('planet', planet) }
  sayTo(
    g,
    [seat],
    line('log.seesCounter', { ...about, counter: ref('domainCounter', counter.id) }),
    line('log.looksAtCounter', about),
  )
}

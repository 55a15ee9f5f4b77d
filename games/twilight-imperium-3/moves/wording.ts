/** Words for moves that take many things. */

import { type Line, ref, refs } from '../../kit/index.ts'
import { entriesOf } from '../data/index.ts'
import { line } from '../line.ts'
import type { Taken } from '../rules/battle/hits.ts'
import { isNone, sumOfCounts } from '../rules/counts.ts'
import type { Claim } from '../rules/objectives/claims.ts'
import { NO_PAYMENT } from '../rules/payment.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import type { PdsShot } from '../rules/tactical/pds-range.ts'
import { dockRef } from '../rules/tactical/production.ts'
import { paymentLines } from '../rules/windows/words.ts'
import { areasLine, listed, systemRef, unitsLine } from '../rules/words.ts'
import type { TiView } from '../state.ts'
import type { Bombardment, Landings, Plan, Production, ShipMove } from '../state-plans.ts'
import { cardLine } from './card-words.ts'

/** What comes from where. */
export function movesLine(view: TiView, moves: readonly ShipMove[]): Line {
  if (moves.length === 0) return line('move.moveNothing')
  const leaders = moves.flatMap(move => move.leaders ?? [])
  return listed([
    ...[...new Set(moves.map(({ from }) => from))].map(from => {
      const here = moves.filter(move => move.from === from)
      const ships = sumOfCounts(...here.map(({ ship, count }) => ({ [ship]: count })))
      const load = sumOfCounts(...here.flatMap(({ load = [] }) => load.map(({ units }) => units)))
      return line('move.from', {
        units: unitsLine(sumOfCounts<string>(ships, load)),
        system: systemRef(view, from),
      })
    }),
    ...leaders.map(leader => line('move.leader', { leader: ref('leader', leader) })),
  ])
}

/** What is said of a tactical action in advance. */
export const planLine = (
  view: TiView,
  { cards = [], moves, landings, leaders = {}, bombard, produce }: Plan,
): Line =>
  listed([
    ...cards.map(play => cardLine(view, play)),
    movesLine(view, moves),
    ...(landings ? [landingsLine(landings)] : []),
    ...entriesOf(leaders).map(([leader, planet]) =>
      line('move.leaderTo', { leader: ref('leader', leader), planet: ref('planet', planet) }),
    ),
    ...(bombard ? [bombardmentLine(bombard)] : []),
    ...(produce ? [productionLine(view, produce)] : []),
  ])

export function landingsLine(landings: Landings): Line {
  const given = entriesOf(landings).filter(([, units]) => !isNone(units))
  if (given.length === 0) return line('move.landNothing')
  return listed(
    given.map(([planet, units]) =>
      line('move.land', { units: unitsLine(units), planet: ref('planet', planet) }),
    ),
  )
}

export function bombardmentLine(bombardment: Bombardment): Line {
  const given = entriesOf(bombardment).filter(([, ships]) => !isNone(ships))
  if (given.length === 0) return line('move.bombardNothing')
  return listed(
    given.map(([planet, ships]) =>
      line('move.bombard', { units: unitsLine(ships), planet: ref('planet', planet) }),
    ),
  )
}

export function productionLine(
  view: TiView,
  { docks, newDocks, mine, facilities = {}, payment, elsewhere = [] }: Production,
): Line {
  const built = [
    ...Object.entries(docks).filter(([, units]) => !isNone(units)),
    ...newDocks.map((planet): [string, { spaceDock: number }] => [planet, { spaceDock: 1 }]),
  ]
  const besides = entriesOf(facilities)
  if (built.length + besides.length === 0 && mine === undefined) return line('move.produceNothing')
  return listed([
    ...built.map(([planet, units]) =>
      line('move.produce', { units: unitsLine(units), planet: dockRef(view, planet) }),
    ),
    ...besides.map(([planet, kind]) =>
      line('move.facility', { facility: ref('facility', kind), planet: ref('planet', planet) }),
    ),
    ...(mine === undefined ? [] : [line('move.mine', { system: systemRef(view, mine) })]),
    ...elsewhere.map(({ units, cell, planet }) =>
      line('move.elsewhere', {
        units: unitsLine(units),
        place: cell === undefined ? ref('planet', planet!) : systemRef(view, cell),
      }),
    ),
    ...paymentLines(payment),
  ])
}

/** Objectives, and what is spent for each. */
export function claimsLine(claims: readonly Claim[]): Line {
  if (claims.length === 0) return line('move.claimNothing')
  return listed(
    claims.flatMap(({ objective, payment = NO_PAYMENT, counters }) => [
      line('move.with', { what: ref('objective', objective) }),
      ...paymentLines(payment),
      ...(counters && !isNone(counters) ? [areasLine(counters)] : []),
    ]),
  )
}

export function shotsLine(view: TiView, shots: readonly PdsShot[]): Line {
  if (shots.length === 0) return line('move.holdFire')
  return listed(
    shots.map(({ planet, count, cell, at }) =>
      line('move.firePds', {
        units: unitsLine({ pds: count }),
        planet: ref('planet', planet),
        seat: ref('seat', at),
        system: systemRef(view, cell),
      }),
    ),
  )
}

export function takenLine({ destroy, sustain }: Taken): Line {
  return listed([
    ...(isNone(destroy) ? [] : [line('move.lose', { units: unitsLine(destroy) })]),
    ...(isNone(sustain) ? [] : [line('move.sustain', { units: unitsLine(sustain) })]),
  ])
}

/** What is said with a strategy card. */
export function strategicLine(view: TiView, args: StrategicArgs): Line {
  const {
    opponent,
    counters,
    system,
    technology,
    free,
    planets = [],
    payment = NO_PAYMENT,
    cards = [],
  } = args
  const { production, ships = [], cancel, agreements = [], planet } = args
  return listed([
    ...cards.map(play => cardLine(view, play)),
    ...(opponent === undefined ? [] : [line('move.with', { what: ref('seat', opponent) })]),
    ...(counters && !isNone(counters) ? [areasLine(counters)] : []),
    ...(system === undefined ? [] : [line('move.with', { what: systemRef(view, system) })]),
    ...[technology, free].flatMap(id =>
      id === undefined ? [] : [line('move.with', { what: ref('technology', id) })],
    ),
    ...planets.map(planet => line('move.with', { what: ref('planet', planet) })),
    ...paymentLines(payment),
    ...(production ? [productionLine(view, production)] : []),
    ...(cancel ? [line('move.cancelAgreements')] : []),
    ...agreements.map(pair => line('move.cancelAgreement', { seats: refs('seat', pair) })),
    ...(planet === undefined ? [] : [line('move.annex', { planet: ref('planet', planet) })]),
    ...ships.map(({ ship, from, to, fighters = 0 }) =>
      line('move.fromTo', {
        units: unitsLine({ [ship]: 1, ...(fighters > 0 && { fighter: fighters }) }),
        from: systemRef(view, from),
        system: systemRef(view, to),
      }),
    ),
  ])
}

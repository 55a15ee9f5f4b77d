/** Which ships are lost. */
import type { CargoKind, ShipKind } from '../data/index.ts'
import { type Hits, type Taken, waysToTake } from '../rules/battle/hits.ts'
import { countOf, kindsIn, totalOf } from '../rules/counts.ts'
import { fleetOf } from '../rules/space.ts'
import { bestOf, type Outlook } from './outlook.ts'
import { priceOf } from './strength.ts'

/** What it costs to have a ship damaged: it is repaired at the end of the round. */
const DAMAGE = 0.4

export function lossesOf(outlook: Outlook, hits: Hits, isSustaining = true): Taken | undefined {
  const { view, seat } = outlook
  const { laden } = fleetOf(view, hits.cell, seat)
  const cost = ({ destroy, sustain, laden: lost }: Taken) => {
    const ships = kindsIn(destroy).reduce((sum, kind) => sum + lossOf(kind) * countOf(destroy, kind), 0)
    const cargo = lost.reduce((sum, place) => sum + totalOf<CargoKind>(laden[place]?.cargo) * 0.9, 0)
    return ships + cargo + totalOf(sustain) * DAMAGE
  }
  const ways = waysToTake(view, seat, hits).filter(
    ({ sustain, destroy }) => isSustaining || (totalOf(sustain) === 0 && countOf(destroy, 'fighter') === 0),
  )
  return bestOf(outlook, ways, way => -cost(way))?.option
}

/** A carrier is worth more than it costs: it brings others. */
const lossOf = (kind: ShipKind): number => priceOf(kind) + (kind === 'carrier' ? 0.6 : 0)

/** Which ships are lost. */
import type { CargoKind, ShipKind } from '../data/index.ts'
import { type Hits, type Taken, waysToLose, waysToTake } from '../rules/battle/hits.ts'
import { countOf, kindsIn, totalOf } from '../rules/counts.ts'
import { fleetOf } from '../rules/space.ts'
import { bestOf, type Outlook } from './outlook.ts'
import { priceOf } from './strength.ts'

/** What it costs to have a ship damaged: it is repaired at the end of the round. */
const DAMAGE = 0.4

/** `kinds`: ships that are lost for another reason than hits, so that no damage is enough. */
export function lossesOf(outlook: Outlook, hits: Hits, kinds?: readonly ShipKind[]): Taken | undefined {
  const { view, seat } = outlook
  const { laden } = fleetOf(view, hits.cell, seat)
  const cost = ({ destroy, sustain, laden: lost }: Taken) => {
    const ships = kindsIn(destroy).reduce((sum, kind) => sum + lossOf(kind) * countOf(destroy, kind), 0)
    const cargo = lost.reduce((sum, place) => sum + totalOf<CargoKind>(laden[place]?.cargo) * 0.9, 0)
    return ships + cargo + totalOf(sustain) * DAMAGE
  }
  const ways = kinds ? waysToLose(view, seat, hits, kinds) : waysToTake(view, seat, hits)
  return bestOf(outlook, ways, way => -cost(way))?.option
}

/** A carrier is worth more than it costs: it brings others. */
const lossOf = (kind: ShipKind): number => priceOf(kind) + (kind === 'carrier' ? 0.6 : 0)

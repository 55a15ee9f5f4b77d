/** What races' own technologies are worth: by what a player has that they improve. Section 36. */
import type { ShipKind, TechnologyId } from '../data/index.ts'
import { countOf } from '../rules/counts.ts'
import { unitsOnMap } from '../rules/limits.ts'
import { planetsOf, unitsOn } from '../rules/planets.ts'
import { fleetsOf } from '../rules/space.ts'
import type { Outlook } from './outlook.ts'

const fleetOf =
  (kind: ShipKind, each: number, least: number) =>
  ({ view, seat }: Outlook) =>
    least + each * unitsOnMap(view, seat, kind)

/** By Ground Forces that wait for an invasion: one on each planet only guards it. */
const troops =
  (each: number) =>
  ({ view, seat }: Outlook) =>
    planetsOf(view, seat).reduce(
      (sum, planet) => sum + each * Math.max(0, countOf(unitsOn(view, planet), 'groundForce') - 1),
      2,
    )

/** By systems with ships, which somebody could come to. */
const guarded =
  (each: number) =>
  ({ view, seat }: Outlook) =>
    1 + each * fleetsOf(view, seat).length

/** In resources, in a game that has just begun. */
const WORTH: { readonly [technology in TechnologyId]?: (outlook: Outlook) => number } = {
  'l4-disruptors': troops(0.5),
  'production-centers': () => 8,
  'mark-ii-advanced-carriers': fleetOf('carrier', 2.2, 1.5),
  'dreadnought-invasion-pods': fleetOf('dreadnought', 1.2, 1.5),
  'salvage-operations': fleetOf('cruiser', 0.7, 3),
  'telepathic-mind-weapon': guarded(0.8),
  'valkyrie-armor': troops(0.35),
  'spatial-conduit-network': () => 5,
  'xxcha-diplomats': guarded(0.8),
  // Nobody among the bots ferries troops in the status phase.
  'shuttle-logistics': () => 0.5,
  'magmus-reactor': fleetOf('warSun', 3.5, 1.5),
  'floating-factories': ({ view, seat }) => 2 + 2.5 * unitsOnMap(view, seat, 'spaceDock'),
  'bioptic-recyclers': ({ me }) => 4 + 0.5 * me.actionCards.length,
  fanaticism: troops(0.5),
}

/** Nothing for technologies of the deck. */
export const racialWorth = (outlook: Outlook, id: TechnologyId): number | undefined => WORTH[id]?.(outlook)

/** How good a moment is for a seat: how likely its side wins, as games between bots went on from such moments. */
import type { SeatId } from '../../kit/index.ts'
import { isCreature } from '../rules/queries.ts'
import type { Hunted, NotAloneState } from '../state.ts'

/** What each thing adds to the chances of the Hunted, as logarithms of the odds: fitted to games of veterans. */
const EVEN = -3.4
const RESCUE = -0.45
const ASSIMILATION = 0.7
const WILL = 0.3
const SURVIVAL = 0.5
const OWNED = 0.25
/** One alone can be found less well than each of many. */
const ALONE = 2.2

/** From 0, lost for certain, to 1. */
export function estimate(g: NotAloneState, seat: SeatId): number {
  const { outcome, rescue, assimilation, turnOrder } = g
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  const of = (count: (hunted: Hunted) => number) =>
    turnOrder.reduce((sum, one) => sum + count(g.hunted[one]!), 0) / turnOrder.length
  const odds =
    EVEN +
    RESCUE * rescue +
    ASSIMILATION * assimilation +
    WILL * of(({ will }) => will) +
    SURVIVAL * of(({ survival }) => survival.length) +
    OWNED * of(({ owned }) => owned.length) +
    ALONE / turnOrder.length
  const saved = 1 / (1 + Math.exp(-odds))
  return isCreature(g, seat) ? 1 - saved : saved
}

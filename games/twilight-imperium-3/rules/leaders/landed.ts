/** What leaders who have landed with troops change. TI-52.11, TI-52.14. */
import { GENERAL, kindOf, type PlanetId } from '../../data/index.ts'
import { leaderLanded, leadersOn } from '../../numbers/leaders.ts'
import type { TiView } from '../../state.ts'

/** Dice that the Generals of an attacker roll again in each round. [TI-52.11, TI-52.15] */
export const rerollsOf = (g: Pick<TiView, 'leaders'>, planet: PlanetId): number =>
  g.leaders ? GENERAL.rerolls * leadersOn(g, planet, true).filter(id => kindOf(id) === 'general').length : 0

/** Whether an Agent has landed, and PDS are silent. [TI-52.14] */
export const isInfiltrated = (g: Pick<TiView, 'leaders'>, planet: PlanetId): boolean =>
  leaderLanded(g, 'agent', planet) !== undefined

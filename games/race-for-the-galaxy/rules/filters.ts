/** Which cards a scoring line or a power counts. */
import type { Filter } from '../cards.ts'
import type { Uid } from '../state.ts'
import { singleCard } from './deck.ts'

/** Whether a card meets every field of a filter. [RFTG-12.06 to RFTG-12.09] */
export function fitsFilter(uid: Uid, filter: Filter, isOrbGame: boolean): boolean {
  const { design, phases, phasesWithoutOrb } = singleCard(uid)
  const { type, military, production, goodKind, keyword, cost, minCost, cardId, hasPowerInPhase } = filter
  if (type !== undefined && design.type !== type) return false
  if (cardId !== undefined && design.id !== cardId) return false
  if (keyword !== undefined && !design.keywords.includes(keyword)) return false
  if (cost !== undefined && design.cost !== cost) return false
  if (minCost !== undefined && design.cost < minCost) return false
  if (hasPowerInPhase !== undefined && !(isOrbGame ? phases : phasesWithoutOrb).has(hasPowerInPhase))
    return false
  if (military === undefined && production === undefined && goodKind === undefined) return true
  if (design.type !== 'world') return false
  if (military !== undefined && design.military !== military) return false
  if (production !== undefined && design.production !== production) return false
  return goodKind === undefined || design.goodKind === goodKind
}

/** What holds for a while: it begins, and it ends. [TI-10.02, TI-22.07] */
import type { SeatId } from '../../kit/index.ts'
import { ACTION_CARDS, isIn, type Lasts, STRATEGY_CARDS } from '../data/index.ts'
import type { Effect, EffectId, TiState, TiView } from '../state.ts'
import type { CardPlay } from '../state-cards.ts'

/** What a card that holds for a while brings: for its player, against somebody, in a place, as it was chosen. */
export const effectOf = ({
  card,
  by,
  args: { seat, cell, planet, card: chosen, ability, unit },
}: CardPlay & { by: SeatId }): Effect => ({
  id: card,
  by,
  ...(seat !== undefined && { of: seat }),
  ...(cell !== undefined && { cell }),
  ...(planet !== undefined && { planet }),
  ...(chosen !== undefined && isIn(STRATEGY_CARDS, chosen) && { card: chosen }),
  ...(ability !== undefined && { ability }),
  ...(unit !== undefined && { unit }),
  until: ACTION_CARDS[card].lasts!,
})

export const startEffect = (g: TiState, effect: Effect): void => {
  g.effects = [...g.effects, effect]
}

/** Everything that holds as long as this, and no longer. */
export function endEffects(g: TiState, ...until: Lasts[]): void {
  if (g.effects.some(effect => until.includes(effect.until)))
    g.effects = g.effects.filter(effect => !until.includes(effect.until))
}

/** Effects of a card, whoever has played it. */
export const effectsOf = (g: Pick<TiView, 'effects'>, id: EffectId): Effect[] =>
  g.effects.filter(effect => effect.id === id)

/** Whether a card holds against this player. */
export const isUnder = (g: Pick<TiView, 'effects'>, id: EffectId, seat: SeatId): boolean =>
  g.effects.some(effect => effect.id === id && effect.of === seat)

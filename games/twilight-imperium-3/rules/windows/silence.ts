/** Cards that keep everybody from playing action cards; Sabotage alone is still played. [TI-26.18] */
import type { ActionCardId } from '../../data/index.ts'
import type { TiView } from '../../state.ts'

export const STABILITY = 'temporary-stability'

const SILENCING: readonly string[] = [STABILITY, 'communications-breakdown'] satisfies ActionCardId[]

/** What keeps a card from being played. */
export const silencedBy = ({ effects }: Pick<TiView, 'effects'>, card: ActionCardId): string | undefined =>
  card === 'sabotage' ? undefined : effects.find(({ id }) => SILENCING.includes(id))?.id

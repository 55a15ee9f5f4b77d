import isEqual from 'lodash/isEqual.js'
import { type Refusal, ref, type SeatId } from '../../../kit/index.ts'
import type { ActionCardId } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import type { TiView } from '../../state.ts'
import type { CardArgs, Moment } from '../../state-cards.ts'
import type { CardRule } from '../cards/types.ts'
import { silencedBy } from './silence.ts'

/** Why a card with this rule cannot be played so at this moment. [TI-26.02, TI-26.05, TI-26.18] */
export function refuseWay(
  rule: CardRule,
  view: TiView,
  seat: SeatId,
  moment: Moment,
  card: ActionCardId,
  args?: CardArgs,
): Refusal | undefined {
  const silence = silencedBy(view, card)
  if (silence !== undefined) return refuse('TI-26.18', 'silenced', { card: ref('actionCard', silence) })
  if (rule.refusal && args) return rule.refusal(view, seat, moment, args)
  const ways = rule.ways(view, seat, moment)
  if (ways.some(way => isEqual(way, args))) return undefined
  return ways.length === 0 ? refuse('TI-26.02', 'notNow') : refuse('TI-26.05', 'otherTarget')
}

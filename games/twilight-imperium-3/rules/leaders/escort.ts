/** What others have said to a fleet with a Diplomat. TI-52.13, TI-52.21. */
import type { SeatId } from '../../../kit/index.ts'
import type { Effect, EffectId, TiView } from '../../state.ts'
import { othersFrom } from '../seats.ts'

/** Holds only while a way is looked for; what was said is kept in the other two. */
const ESCORT = 'escort'
export const GRANTED = 'passage-granted'
export const REFUSED = 'passage-refused'

/** Whether somebody has said that to a player. */
export const said = ({ effects }: Pick<TiView, 'effects'>, id: EffectId, by: SeatId, of: SeatId): boolean =>
  effects.some(effect => effect.id === id && effect.by === by && effect.of === of)

/** Whether somebody lets ships of a player pass. */
export const isHost = (g: Pick<TiView, 'effects'>, seat: SeatId, other: SeatId): boolean =>
  g.effects.length > 0 && said(g, ESCORT, seat, other)

/** What a fleet with a Diplomat sees: everybody lets it pass who has not refused in this action. */
export function escortedView(view: TiView, seat: SeatId): TiView {
  const hosts = othersFrom(view, seat).filter(other => !said(view, REFUSED, seat, other))
  const escort = (of: SeatId): Effect => ({ id: ESCORT, by: seat, of, until: 'endOfAction' })
  return { ...view, effects: [...view.effects, ...hosts.map(escort)] }
}

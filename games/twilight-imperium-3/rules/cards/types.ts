import type { Env, Refusal, SeatId } from '../../../kit/index.ts'
import type { TiState, TiView } from '../../state.ts'
import type { CardArgs, Moment, PlayedCard } from '../../state-cards.ts'

/** What an action card does, beside its row. */
export interface CardRule {
  /**
   * Every way to play it at this moment, by what everybody can see: hands and secrets do not count. Whoever has a way
   * belongs to the audience of a window, and the same ways light the map. [TI-26.05, TI-26.12]
   */
  ways(view: TiView, seat: SeatId, moment: Moment): CardArgs[]
  /** Why it cannot be played like this, where `ways` lists only some of them. */
  refusal?(view: TiView, seat: SeatId, moment: Moment, args: CardArgs): Refusal | undefined
  /** What it does. */
  play(env: Env<TiState>, played: PlayedCard): void
}

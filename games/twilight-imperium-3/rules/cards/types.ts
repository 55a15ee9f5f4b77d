import type { Env, Refusal, SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind, StrategyCardId } from '../../data/index.ts'
import type { TiState, TiView } from '../../state.ts'
import type { CardArgs, DieAt, Moment, PlayedCard } from '../../state-cards.ts'

/** What an action card does, beside its row. `Args`: what is chosen with it. */
export interface CardRule<Args extends CardArgs = CardArgs> {
  /**
   * Every way to play it at this moment, by what everybody can see: hands and secrets do not count. Whoever has a way
   * belongs to the audience of a window, and the same ways light the map. [TI-26.05, TI-26.12]
   */
  ways(view: TiView, seat: SeatId, moment: Moment): Args[]
  /** Why it cannot be played like this, where `ways` lists only some of them; what a message says may be anything. */
  refusal?(view: TiView, seat: SeatId, moment: Moment, args: CardArgs): Refusal | undefined
  /** What it does. */
  play(env: Env<TiState>, played: PlayedCard<Args>): void
}

/** What many cards let their players choose. */
export type Nothing = { readonly [arg in keyof CardArgs]?: undefined }
export type OnSeat = { seat: SeatId }
export type OnCell = { cell: Cell }
export type OnPlanet = { planet: PlanetId }
export type OnStrategyCard = { card: StrategyCardId }
export type AtDie = { die: DieAt }
/** `laden`: its place in the list of the fleet, where it has something aboard. */
export type AtShip = OnSeat & OnCell & { ship: ShipKind; laden?: number }
/** From one planet to another one. */
export type Between = OnPlanet & { onto: PlanetId }

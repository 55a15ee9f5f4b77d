/** What political cards have everybody do, in the order of play. */
import type { Env, SeatId } from '../../../../kit/index.ts'
import type { PoliticalCardId } from '../../../data/index.ts'
import type { TiState } from '../../../state.ts'
import { orderOfPlay } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import type { Among, ChoiceKind } from '../steps.ts'

/** One choice each; undefined: this player has none. */
export function eachChooses(
  g: TiState,
  card: PoliticalCardId,
  choice: ChoiceKind,
  about: (seat: SeatId) => { count?: number; among?: Among } | undefined = () => ({}),
): void {
  doNext(
    g,
    ...orderOfPlay(g).flatMap(seat => {
      const more = about(seat)
      return more ? [{ do: 'choose', choice, card, seat, ...more } as const] : []
    }),
  )
}

export function eachDraws({ g }: Env<TiState>): void {
  doNext(g, ...orderOfPlay(g).map(seat => ({ do: 'drawActionCards', seat, count: 1 }) as const))
}

/** What an outcome leaves behind for a while; it is called like its card. */
export function lastForRound(g: TiState, id: PoliticalCardId, by: SeatId = g.speaker): void {
  g.effects.push({ id, by, until: 'endOfRound' })
}

import * as kit from '../kit/index.ts'
import type { Card, Player, ToyState, ToyView } from './state.ts'

const shownToOwner = (owner: kit.SeatId) => kit.ownerElse<ToyState, Card[]>(owner, kit.countOnly)

const sights: kit.Sights<ToyState, ToyState> = {
  ...kit.kitSights,
  round: kit.open,
  rounds: kit.open,
  bonus: kit.open,
  blind: kit.open,
  discard: kit.open,
  deck: kit.countOnly,
  players: kit.bySeat(owner =>
    kit.fields<ToyState, Player<Card>>({
      hand: shownToOwner(owner),
      chosen: (chosen, reader) =>
        reader.state.phase === 'reveal' ? chosen : shownToOwner(owner)(chosen, reader),
      sparks: kit.open,
      score: kit.open,
    }),
  ),
}

const seen = kit.fields<ToyState, ToyState>(sights)
export const view = (state: ToyState, seat: kit.SeatId | null) => seen(state, { seat, state }) as ToyView

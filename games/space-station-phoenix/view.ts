/** What each seat may see. Section 18: everything that this table does not open stays on the server. */
import {
  bySeat,
  countOnly,
  fields,
  kitSights,
  open,
  ownerElse,
  type SeatId,
  type Sight,
} from '../kit/index.ts'
import type { PhoenixState, PhoenixView, Player } from './state.ts'

type S = PhoenixState

const playerSight = (owner: SeatId): Sight<S, Player> =>
  fields<S, Player>({
    gem: open,
    food: open,
    water: open,
    metal: open,
    score: open,
    hub: open,
    hubs: ownerElse<S, unknown[]>(owner, countOnly),
    chosenHub: ownerElse<S, string | null>(owner, () => null),
    hand: ownerElse<S, unknown[]>(owner, countOnly),
    kept: ownerElse<S, unknown[]>(owner, countOnly),
    fleet: open,
    dismantled: open,
    levels: open,
    marker: open,
    token: open,
    station: open,
    incomesInARow: open,
  })

const table = fields<S, S>({
  ...kitSights,
  options: open,
  order: open,
  players: bySeat(playerSight),
  neutral: open,
  market: open,
  supply: open,
  turn: open,
  active: open,
  current: open,
  income: open,
  endedBy: open,
  chronicle: open,
  final: open,
})

/** What a seat (null: a spectator) may see of a game. [SSP-18.01 to SSP-18.10] */
export function view(g: PhoenixState, seat: SeatId | null): PhoenixView {
  return table(g, { seat, state: g }) as PhoenixView
}

/** What each seat may see. Section 56: everything that this table does not open stays on the server. */

import {
  bySeat,
  countOnly,
  fields,
  hidden,
  kitSights,
  open,
  ownerElse,
  type SeatId,
  type Sight,
  twoSided,
} from '../kit/index.ts'
import { entriesOf } from './data/index.ts'
import type { Player, TiState, TiView } from './state.ts'

type S = TiState

const playerSight = (owner: SeatId): Sight<S, Player> =>
  fields<S, Player>({
    race: open,
    counters: open,
    tradeGoods: open,
    technologies: open,
    points: open,
    secrets: ownerElse<S, unknown[]>(owner, countOnly),
    claimed: open,
    actionCards: ownerElse<S, unknown[]>(owner, countOnly),
    politicalCards: ownerElse<S, unknown[]>(owner, countOnly),
    contracts: open,
    strategy: open,
    before: open,
    tiles: ownerElse<S, unknown[]>(owner, countOnly),
    lastTile: open,
    passed: open,
    stall: open,
    eliminated: open,
    deeds: open,
  })

/** What only the seat itself sees. */
const ownAlone = <T>(all: { [seat: SeatId]: T }, { seat }: { seat: SeatId | null }): { [seat: SeatId]: T } =>
  seat !== null && all[seat] ? { [seat]: all[seat] } : {}

const table = fields<S, S>({
  ...kitSights,
  options: open,
  round: open,
  order: open,
  speaker: open,
  active: open,
  galaxy: open,
  faceDown: hidden,
  planets: open,
  space: open,
  docks: open,
  radiation: open,
  // That they lie there is public, what they are is not. [TI-56.11]
  hiddenArtifacts: tokens => tokens && Object.fromEntries(Object.keys(tokens).map(planet => [planet, null])),
  artifacts: open,
  mines: open,
  leaders: open,
  early: open,
  domains: (laid, { seat }) =>
    laid &&
    Object.fromEntries(
      entriesOf(laid).map(([planet, one]) => [
        planet,
        one.open || (seat !== null && one.seenBy.includes(seat)) ? one : { ...one, id: null },
      ]),
    ),
  survivors: open,
  outcasts: open,
  custodians: open,
  activated: open,
  players: bySeat(owner => twoSided(owner, playerSight(owner))),
  common: open,
  decks: fields<S, S['decks']>({ objectives: countOnly, actionCards: countOnly, politicalCards: countOnly }),
  discards: open,
  objectives: open,
  laws: open,
  laidOut: open,
  agenda: open,
  effects: open,
  action: open,
  battle: open,
  invasion: open,
  negotiation: open,
  cardOffer: (offer, { seat }) =>
    offer && (seat === offer.by || seat === offer.to ? offer : { ...offer, give: countOnly(offer.give) }),
  volleys: open,
  chronicle: open,
  fights: open,
  window: open,
  played: open,
  spent: open,
  serial: open,
  plans: ownAlone,
  policies: ownAlone,
})

/** What a seat (null: a spectator) may see of a game. [TI-56.01 to TI-56.18] */
export function view(g: TiState, seat: SeatId | null): TiView {
  return table(g, { seat, state: g }) as TiView
}

/** What each seat may see. Section 12: everything that this table does not open stays on the server. */
import {
  bySeat,
  countOnly,
  fields,
  kitSights,
  open,
  openIf,
  ownerElse,
  type Reader,
  type SeatId,
  type Sight,
} from '../kit/index.ts'
import type { Hunted, NotAloneState, NotAloneView } from './state.ts'

type S = NotAloneState

const isHuntedReader = ({ seat, state }: Reader<S>) => seat !== null && state.turnOrder.includes(seat)
const isCreatureReader = ({ seat, state }: Reader<S>) => seat === state.creatureSeat

/** After the game everything may be shown. [NA-12.11] */
const isOver = ({ state }: Reader<S>) => state.outcome !== null

const ownPile = (owner: SeatId) => openIf<S, unknown[]>(isOver, ownerElse(owner, countOnly))
const creaturePile = openIf<S, unknown[]>(reader => isOver(reader) || isCreatureReader(reader), countOnly)

/** Discard piles are open to everybody, but under Smokescreen to the Hunted only. [NA-12.03, NA-12.10] */
const discardPile = openIf<S, unknown[]>(
  reader => isOver(reader) || !reader.state.smokescreen || isHuntedReader(reader),
  countOnly,
)

const huntedSight = (owner: SeatId): Sight<S, Hunted> =>
  fields<S, Hunted>({
    will: open,
    owned: open,
    hand: ownPile(owner),
    discard: discardPile,
    locked: ownPile(owner),
    explored: open,
    survival: ownPile(owner),
    drawn: ownPile(owner),
    active: open,
    pending: open,
    resists: open,
    played: open,
    dodges: open,
    detects: open,
    shown: openIf(reader => isOver(reader) || isCreatureReader(reader) || reader.seat === owner, countOnly),
    chosen: ownerElse(owner, () => null),
  })

const table = fields<S, S>({
  ...kitSights,
  options: open,
  round: open,
  creatureSeat: open,
  turnOrder: open,
  boardFace: open,
  rescue: open,
  assimilation: open,
  marker: open,
  reserve: open,
  tokens: open,
  hunted: bySeat(huntedSight),
  huntHand: creaturePile,
  huntDeck: countOnly,
  huntDiscard: open,
  survivalDeck: countOnly,
  survivalDiscard: open,
  survivalInForce: open,
  played: open,
  huntLimit: open,
  nextHuntLimit: open,
  huntForbidden: open,
  smokescreen: open,
  forbidden: open,
  used: open,
  hit: open,
  /** The cards are known to the Creature, who lost them, and to the player who orders them. [NA-10.06] */
  struckBack: (value, reader) =>
    value === null || isCreatureReader(reader) || reader.seat === value.seat
      ? value
      : { seat: value.seat, cards: countOnly(value.cards) },
  caught: open,
  chronicle: open,
})

/** What a seat (null: a spectator) may see of a game. [NA-12.01 to NA-12.12] */
export function view(g: NotAloneState, seat: SeatId | null): NotAloneView {
  return table(g, { seat, state: g }) as NotAloneView
}

/** What each seat may see. Section 20: everything that this table does not open stays on the server. */
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
import type { Orb, Player, RaceState, RaceView, TakenToken, Uid } from './state.ts'

type S = RaceState

const backOf = (uid: Uid): Uid => uid.charAt(0)
const backs = (pile: readonly Uid[]) => pile.map(backOf)

/** Goods lie face down for everybody, their owner included. [RFTG-20.09] */
const faceDown: Sight<S, Player['goods']> = goods =>
  Object.fromEntries(Object.entries(goods).map(([world, pile]) => [world, countOnly(pile)]))

/** Unused tokens show their backs, until the final scoring. [RFTG-20.15] */
const tokens = (owner: SeatId): Sight<S, TakenToken[]> =>
  openIf(
    ({ seat, state }) => seat === owner || state.outcome !== null,
    artifacts => artifacts.map(token => (token.used ? token : { id: backOf(token.id), used: false })),
  )

/** Nobody looks at orb cards before it is time to lay the first one. [RFTG-14.05, RFTG-14.07, RFTG-20.12] */
const orbHand = (owner: SeatId): Sight<S, Uid[]> =>
  openIf(({ seat, state: { phase, orb } }) => {
    const isTooEarly = phase === 'start' || (phase === 'orbSetup' && orb!.queue.includes(owner))
    return seat === owner && !isTooEarly
  }, backs)

/** Action cards lie open after the reveal. [RFTG-20.06] */
const areRevealed = ({ state }: Reader<S>) => state.phase !== 'actions'

const playerSight = (owner: SeatId): Sight<S, Player> =>
  fields<S, Player>({
    hand: ownerElse<S, unknown[]>(owner, countOnly),
    startWorlds: ownerElse<S, unknown[]>(owner, countOnly),
    drawn: ownerElse<S, unknown[]>(owner, countOnly),
    actions: openIf<S, unknown[]>(areRevealed, ownerElse<S, unknown[]>(owner, countOnly)),
    choice: ownerElse<S, string | null>(owner, () => null),
    payment: ownerElse<S, unknown[] | null>(owner, () => null),
    tableau: open,
    goods: faceDown,
    vp: open,
    artifacts: tokens(owner),
    orbHand: orbHand(owner),
    turn: open,
  })

const orb = fields<S, Orb>({
  laid: open,
  tokens: lying => Object.fromEntries(Object.entries(lying).map(([space, token]) => [space, backOf(token)])),
  supply: ({ A, B }) => ({ A: backs(A), B: backs(B) }),
  deck: backs,
  removed: backs,
  shown: open,
  smallAirlocks: open,
  teams: open,
  priority: open,
  queue: open,
  turn: open,
  // The card is placed in the sight of all, or shown. [RFTG-16.14, RFTG-16.15]
  breeding: open,
  step: open,
  news: open,
})

const table = fields<S, S>({
  ...kitSights,
  options: open,
  round: open,
  time: open,
  order: open,
  players: bySeat(playerSight),
  deck: countOnly,
  discard: countOnly,
  pool: open,
  orb: (value, reader) => value && orb(value, reader),
  final: open,
})

/** What a seat (null: a spectator) may see of a game. [RFTG-20.01 to RFTG-20.16] */
export function view(g: RaceState, seat: SeatId | null): RaceView {
  return table(g, { seat, state: g }) as RaceView
}

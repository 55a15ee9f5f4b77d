/** Guesses the whole state from what a seat sees: the ships and hubs of others, as long as they choose in secret. */
import { klona } from 'klona/json'
import {
  type Ask,
  askedInWhole,
  isOpen,
  lastAskIn,
  type Pick,
  type Random,
  randomOf,
  type SeatId,
  type Unsaid,
} from '../kit/index.ts'
import type { Components, Track } from './components.ts'
import { bonusPick } from './rules/bonuses.ts'
import { workLeft } from './rules/work-left.ts'
import { hubsOf, shipsOf } from './setup.ts'
import type { PhoenixState, PhoenixView } from './state.ts'

type Pile = (string | null)[]

/** What a question offers to somebody else, as it is opened by the rules. */
function offered(c: Components, g: PhoenixState, { seat, kind, about }: Ask): Pick | undefined {
  const { hand, hubs } = g.players[seat]!
  if (kind === 'keepShip') return { of: 'ship', options: [...hand], min: 1, max: 1 }
  if (kind === 'chooseHub') return { of: 'hub', options: [...hubs], min: 1, max: 1 }
  if (kind === 'bonus') return bonusPick(c, g, seat, String(about!.track).replace(/^track:/, '') as Track)
  return undefined
}

/** Puts things that nobody has seen where a seat sees only how many there are, each place as likely as any other. */
function deal(all: readonly string[], piles: readonly Pile[], random: Random): void {
  const seen = new Set(piles.flat())
  const unseen = random.Shuffle(all.filter(one => !seen.has(one)))
  for (const pile of piles)
    pile.forEach((one, i) => {
      if (one === null) pile[i] = unseen.pop()!
    })
}

/** The state with the ships of the draft and the hubs of others by guess. */
function fill(c: Components, view: PhoenixView, g: PhoenixState, random: Random): void {
  const players = Object.values(g.players)
  if (view.phase === 'draftL3' || view.phase === 'draftL2') {
    const ships = shipsOf(c, view.phase === 'draftL3' ? 3 : 2)
    deal(
      ships,
      players.flatMap(({ hand, kept }) => [hand, kept]),
      random,
    )
  }
  if (view.phase === 'play') return
  deal(
    hubsOf(c, view.options),
    players.map(({ hubs }) => hubs),
    random,
  )
  if (view.phase !== 'hub') return
  for (const [seat, player] of Object.entries(g.players))
    if (!view.asks.some(ask => ask.seat === seat && isOpen(ask)))
      player.chosenHub ??= random.Shuffle(player.hubs)[0]!
}

/** A state that looks to the seat as the view does: see `determinize` of `GameModule`. */
export const determinizeWith =
  (c: Components) =>
  (view: PhoenixView, seat: SeatId, number: () => number): PhoenixState => {
    const random = randomOf(number)
    const { log, asks, ...rest } = view
    const g: PhoenixState = {
      // Everything that changes is a copy; the gaps are filled next.
      ...(klona(rest) as Omit<PhoenixState, 'log' | 'asks' | 'lastAsk' | 'steps'>),
      log: { last: log.last, lines: [...log.lines] },
      asks: [],
      lastAsk: lastAskIn(asks),
      steps: workLeft(c, view),
    }
    fill(c, view, g, random)
    g.asks = askedInWhole(asks, (ask): Unsaid => {
      const pick = ask.seat === seat ? undefined : offered(c, g, ask)
      return pick ? { pick } : {}
    })
    return g
  }

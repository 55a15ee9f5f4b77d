/** Guesses the whole state from what a seat sees. */
import { klona } from 'klona/json'
import {
  type Ask,
  answerByGuess,
  askedInWhole,
  lastAskIn,
  type Params,
  type Pick,
  type Random,
  randomOf,
  type SeatId,
  type Unsaid,
} from '../kit/index.ts'
import type { ActionId } from './data/actions.ts'
import { moves } from './game.ts'
import { worldPayment } from './rules/placing-moves.ts'
import { gatherable } from './rules/produce.ts'
import { actionsOf } from './rules/round.ts'
import type { RaceState, RaceView, Uid } from './state.ts'
import { dealUnseen } from './unseen/cards.ts'
import { faceOrb } from './unseen/orb.ts'
import { workLeft } from './unseen/work.ts'

/** What a question offers to somebody else, as it is opened by the rules. */
function offered(g: RaceState, { seat, kind, about }: Ask): Pick | undefined {
  const { hand, drawn, startWorlds } = g.players[seat]!
  const count = Number(about?.count ?? 1)
  const pickOf = (of: string, options: readonly string[], min = count, max = min): Pick => ({
    of,
    options: [...options],
    min,
    max,
  })
  switch (kind) {
    case 'startWorld':
      return pickOf('card', startWorlds)
    case 'startHand':
    case 'discard':
      return pickOf('card', hand)
    case 'actions':
      return pickOf('action', actionsOf(g))
    case 'keep':
      return pickOf('card', drawn)
    case 'payDevelopment':
      return count <= hand.length ? pickOf('card', hand) : undefined
    case 'placeWorld':
      return worldPayment(g, seat)
    case 'discardForGood':
      return pickOf('card', hand, 0, 1)
    case 'gather': {
      const worlds = gatherable(g, seat, aboutCard(about))
      return pickOf('card', worlds, 0, worlds.length)
    }
    default:
      return undefined
  }
}

const aboutCard = (about: Params | undefined): Uid => String(about!.card).replace(/^card:/, '')

function remembered({ kind, about }: Ask): Ask['memo'] {
  if (kind === 'gather') return { point: aboutCard(about) }
  return kind === 'discardForGood' ? { placed: aboutCard(about) } : undefined
}

/** What the view does not say of a question. */
function unsaid(g: RaceState, ask: Ask, reader: SeatId): Unsaid {
  const pick = ask.seat === reader ? undefined : offered(g, ask)
  const memo = remembered(ask)
  return { ...(pick && { pick }), ...(memo && { memo }) }
}

/** A state that looks to the seat as the view does: see `determinize` of `GameModule`. */
export function determinize(view: RaceView, seat: SeatId, number: () => number): RaceState {
  const random = randomOf(number)
  const { log, asks, final, outcome, options, ...rest } = view
  const g: RaceState = {
    // Everything that changes is a copy; the gaps are filled next.
    ...(klona(rest) as Omit<RaceState, 'log' | 'asks' | 'final' | 'outcome' | 'options'>),
    log: { last: log.last, lines: [...log.lines] },
    asks: [],
    final,
    outcome,
    options,
    lastAsk: lastAskIn(asks),
    steps: workLeft(view),
  }
  dealUnseen(view, g, random)
  for (const player of Object.values(g.players))
    player.actions = player.actions.map(guessedAction(view, random))
  if (g.orb) faceOrb(g.orb, g.players, random)
  g.asks = askedInWhole(asks, ask => unsaid(g, ask, seat))
  answerByGuess<RaceState, RaceView>(moves, g, asks, number)
  return g
}

/** Matches of older rules go on with action cards that lie face down. */
const guessedAction =
  (view: RaceView, random: Random) =>
  (action: ActionId | null): ActionId =>
    action ?? random.Shuffle(actionsOf(view))[0]!

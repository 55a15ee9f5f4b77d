/** Guesses the whole state from what a seat sees. */
import { klona } from 'klona/json'
import {
  type Ask,
  askedInWhole,
  lastAskIn,
  noStanding,
  type Pick,
  randomOf,
  type SeatId,
  type Unsaid,
} from '../kit/index.ts'
import type { NotAloneState, NotAloneView } from './state.ts'
import { dealUnseen } from './unseen/cards.ts'
import { workLeft } from './unseen/work.ts'

/** What a question offers to somebody else, as it is opened by the rules. */
function offered(g: NotAloneState, { seat, kind, about }: Ask): Pick | undefined {
  const pickOf = (of: string, options: readonly (string | number)[], count = 1): Pick => ({
    of,
    options: options.map(String),
    min: count,
    max: count,
  })
  const hunted = g.hunted[seat]!
  switch (kind) {
    case 'riverReturn':
      return pickOf('place', hunted.locked)
    case 'scream':
      return pickOf('screamChoice', ['discard', 'loseWill'])
    case 'screamDiscard':
    case 'ascendancyKeep':
    case 'phobiaHide':
      return pickOf('place', hunted.hand, 2)
    case 'artemiaDiscard':
      return pickOf('place', hunted.hand, Number(about!.count))
    case 'forbiddenZone':
      return pickOf('place', hunted.hand)
    case 'toxinDiscard':
      return pickOf('survival', hunted.survival)
    case 'shelterKeep':
      return pickOf('survival', hunted.drawn)
    case 'strikeBackOrder': {
      const { cards } = g.struckBack!
      return { ...pickOf('hunt', cards, cards.length), ordered: true }
    }
    default:
      return undefined
  }
}

/** A state that looks to the seat as the view does: see `determinize` of `GameModule`. */
export function determinize(view: NotAloneView, seat: SeatId, number: () => number): NotAloneState {
  const { log, asks, options, outcome, chronicle, ...rest } = view
  const g: NotAloneState = {
    // Everything that changes is a copy; the gaps are filled next.
    ...(klona(rest) as Omit<NotAloneState, 'log' | 'asks' | 'options' | 'outcome' | 'chronicle'>),
    options,
    outcome,
    chronicle: klona(chronicle),
    standing: { ...noStanding([view.creatureSeat, ...view.turnOrder]), ...view.standing },
    log: { last: log.last, lines: [...log.lines] },
    asks: [],
    lastAsk: lastAskIn(asks),
    steps: workLeft(view),
  }
  dealUnseen(view, g, seat, { random: randomOf(number), number })
  g.asks = askedInWhole(asks, (ask): Unsaid => {
    const pick = ask.seat === seat ? undefined : offered(g, ask)
    return pick ? { pick } : {}
  })
  return g
}

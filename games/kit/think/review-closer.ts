/** A closer look at a few decisions: what each has cost, and why. */
import { askWith, questionLine } from '../asks.ts'
import { type Line, line } from '../line.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import type { Sum } from '../sum.ts'
import { differenceOf, meanOf } from './estimate.ts'
import { type Decision, worldOf } from './playout.ts'
import type { Counted, Reviewed, TurningPoint, Upshot } from './review.ts'
import type { Choice } from './review-choices.ts'
import { finish, type Reader, SELDOM, victory, type Work } from './review-reader.ts'

/** So many are told of. */
const TOLD = 10
/** On each side of a decision, at least: less tells nothing. */
export const LEAST_PAIRS = 2
/** So many reasons are told, and none that is smaller. */
const REASONS = 2
const LEAST = 0.1

/** Tries what was done, and the best of what might have been, in worlds of their own: luck of the first look does not count. */
export function* lookCloser<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  suspects: readonly Choice<V>[],
  playouts: number,
): Work<TurningPoint[]> {
  const pairs = Math.max(LEAST_PAIRS, Math.floor(playouts / (2 * Math.max(1, suspects.length))))
  const turningPoints: TurningPoint[] = []
  for (const { moment, made, others } of suspects) {
    const { view, step } = moment
    const best = others[0]!
    const random = chanceAt('closer', step)
    const [before, better] = [new Tally(game, seat), new Tally(game, seat)]
    for (let n = 0; n < pairs; n++) {
      const world = worldOf(game, view, seat, random)
      before.add(finish(game, world, { seat, decision: made.decision }))
      better.add(finish(game, world, { seat, decision: best.decision }))
    }
    turningPoints.push({
      step,
      round: game.roundOf(view),
      question: questionLine(askWith(view, made.decision.args[0] as number)!),
      made: before.upshot(lineOf(game, view, seat, made.decision)),
      better: better.upshot(lineOf(game, view, seat, best.decision)),
      cost: differenceOf(better.wins, before.wins, game.chance && SELDOM),
      ...(game.counted && { why: reasons(better.counted, before.counted) }),
      playouts: pairs,
    })
    yield 2 * pairs
  }
  return turningPoints
    .filter(({ cost }) => cost.value > cost.margin)
    .sort((a, b) => b.cost.value - a.cost.value)
    .slice(0, TOLD)
}

/** What counts where points do: those of each kind, by the last word of the key of its terms, and the best of the others. */
export function pointsCounted({ terms }: Sum, { outcome }: KitState, seat: SeatId): Counted {
  const counted: { [what: string]: number } = {}
  for (const { label, amount } of terms) {
    const kind = label.key.replace(/^.*\./, '')
    counted[kind] = (counted[kind] ?? 0) + amount
  }
  const { [seat]: _, ...others } = outcome?.scores ?? {}
  return { ...counted, rival: -Math.max(0, ...Object.values(others)) }
}

/** What there was more of after the better decision, the most first. */
function reasons(more: readonly Counted[], less: readonly Counted[]): Line[] {
  const of = (all: readonly Counted[], what: string) => all.map(one => one[what] ?? 0)
  return Object.keys(Object.assign({}, ...more, ...less))
    .map(what => ({ what, ...differenceOf(of(more, what), of(less, what)) }))
    .filter(({ value, margin }) => value >= LEAST && value > margin)
    .sort((a, b) => b.value - a.value)
    .slice(0, REASONS)
    .map(({ what, value }) => line(`because.${what}`, { more: value.toFixed(1) }))
}

function lineOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { definition: { moves } }: Reviewed<S, V>,
  view: V,
  seat: SeatId,
  { move, args: [id, ...args] }: Decision,
): Line {
  return moves[move]!.label(view, { seat, ask: askWith(view, id as number)! }, args)
}

/** How playouts ended. */
class Tally<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  readonly wins: number[] = []
  readonly counted: Counted[] = []
  private own = 0
  private rival = 0
  private scored = 0
  private readonly game: Reviewed<S, V>
  private readonly seat: SeatId

  constructor(game: Reviewed<S, V>, seat: SeatId) {
    this.game = game
    this.seat = seat
  }

  add(g: S): void {
    this.wins.push(victory(this.game, g, this.seat))
    if (this.game.counted) this.counted.push(this.game.counted(g, this.seat))
    const scores = g.outcome?.scores
    if (!scores) return
    this.scored += 1
    this.own += scores[this.seat]!
    this.rival += Math.max(...Object.keys(scores).map(seat => (seat === this.seat ? 0 : scores[seat]!)))
  }

  upshot(what: Line): Upshot {
    const { own, rival, scored } = this
    return {
      what,
      won: meanOf(this.wins),
      ...(scored > 0 && { points: { own: own / scored, rival: rival / scored } }),
    }
  }
}

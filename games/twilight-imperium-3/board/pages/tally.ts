/** How a vote stands and how it could still end, from what all can see. */
import type { SeatId } from '../../../kit/index.ts'
import { POLITICAL_CARDS } from '../../data/index.ts'
import { votesOf } from '../../numbers/votes.ts'
import { isUnder } from '../../rules/effects.ts'
import { votesFor } from '../../rules/politics/agenda.ts'
import type { Outcome } from '../../rules/politics/steps.ts'
import { clockwiseFrom } from '../../rules/seats.ts'
import type { TiView } from '../../state.ts'

/** What one player could still cast: the influence of ready planets as it is now. */
interface Expected {
  seat: SeatId
  count: number
}

export interface Tally {
  /** Outcomes with what was cast for them, most votes first; both sides of a law are always there. */
  outcomes: { outcome: Outcome; cast: number; mine: number }[]
  /** Who has not voted yet, in the order of voting; without whoever reads. */
  toCome: Expected[]
  /** What would come about if nobody else voted; several where the Speaker would decide, none without a vote. */
  leading: Outcome[]
  /** Whose vote alone could bring another end. */
  turners: SeatId[]
}

/** Who votes after whom: clockwise, and the Speaker last. [TI-27.04] */
export function votingOrder(view: TiView): SeatId[] {
  const [speaker, ...others] = clockwiseFrom(view, view.speaker)
  return [...others, speaker!]
}

export const cannotVote = (view: TiView, seat: SeatId): boolean =>
  view.agenda!.barred.includes(seat) || isUnder(view, 'thugs', seat)

/** `mine`: what the reader has half chosen to vote for. */
export function tallyOf(view: TiView, reader: SeatId | null, mine: Outcome | undefined): Tally {
  const { card, votes } = view.agenda!
  const both = POLITICAL_CARDS[card].vote === 'forAgainst' ? ['for', 'against'] : []
  const named = Object.values(votes).flatMap(({ outcome }) => outcome ?? [])
  const own = reader !== null && mine !== undefined && !votes[reader] ? votesOf(view, reader).total : 0
  const outcomes = [...new Set([...both, ...named, ...(own > 0 ? [mine!] : [])])]
    .map(outcome => ({
      outcome,
      cast: votesFor(view, outcome),
      mine: outcome === mine ? own : 0,
    }))
    .sort((one, other) => other.cast + other.mine - one.cast - one.mine)
  const toCome = votingOrder(view)
    .filter(seat => seat !== reader && !votes[seat] && !cannotVote(view, seat))
    .map(seat => ({ seat, count: votesOf(view, seat).total }))
  const sums = outcomes.map(one => one.cast + one.mine)
  const most = Math.max(0, ...sums)
  const leading = most === 0 ? [] : outcomes.flatMap(({ outcome }, i) => (sums[i] === most ? [outcome] : []))
  const [, second = 0] = sums
  // A tie is the Speaker's to decide.
  const turners = toCome.filter(({ count }) => most > 0 && second + count >= most).map(({ seat }) => seat)
  return { outcomes, toCome, leading, turners }
}

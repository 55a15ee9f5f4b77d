/** The score, at the end and at any time before. Section 12. */
import { ref, refs, type SeatId, type Sum, say, sumOf, type Term } from '../../kit/index.ts'
import type { Scoring } from '../cards.ts'
import { line } from '../line.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'
import { designOf } from './deck.ts'
import { fitsFilter } from './filters.ts'
import { goodsOf } from './goods.ts'
import { scoredMilitary } from './military.ts'
import { visibleUpliftBases } from './orb.ts'
import { cardTerm } from './powers.ts'
import { tokenOf } from './tokens.ts'
import { tokenTerm } from './wording.ts'

type PerCard = Extract<Scoring, { kind: 'perCard' }>

const isPerCard = (one: Scoring): one is PerCard => one.kind === 'perCard'

/** VP that a scoring card brings for one card of its tableau. [RFTG-12.03 to RFTG-12.05] */
export const bonusForCard = (g: RaceView, scoring: Uid, card: Uid): number =>
  designOf(scoring)
    .endgame.filter(isPerCard)
    .find(({ filter }) => fitsFilter(card, filter, g.orb !== null))?.vp ?? 0

/** VP that a scoring card brings for other things than cards. */
export function bonusForOthers(g: RaceView, seat: SeatId, card: Uid): number {
  const { vp, artifacts } = g.players[seat]!
  let bonus = 0
  for (const scoring of designOf(card).endgame) {
    if (scoring.kind === 'totalMilitary') bonus += scoring.vp * scoredMilitary(g, seat).total
    if (scoring.kind === 'vpChips') bonus += scoring.vp * Math.floor(vp / scoring.every)
    if (scoring.kind === 'perArtifact' && g.orb !== null)
      bonus +=
        scoring.vp * artifacts.filter(({ id }) => tokenOf(id)?.artifactClass === scoring.artifactClass).length
  }
  return bonus
}

/** VP that the scoring lines of one card bring, beside its printed ones. */
export function bonusOf(g: RaceView, seat: SeatId, card: Uid): number {
  if (designOf(card).endgame.length === 0) return 0
  let bonus = bonusForOthers(g, seat, card)
  for (const own of g.players[seat]!.tableau) bonus += bonusForCard(g, card, own)
  return bonus
}

/** What an artifact token scores. Of a token whose face the reader does not see: nothing. [RFTG-12.13] */
function tokenVp(g: RaceView, token: Uid): number {
  const artifact = tokenOf(token)
  return artifact ? artifact.vp + artifact.vpPerUpliftBase * visibleUpliftBases(g) : 0
}

/** The score of a seat as things are now, with its parts. [RFTG-12.01, RFTG-12.02] */
export function scoreOf(g: RaceView, seat: SeatId): Sum {
  const { tableau, vp, artifacts } = g.players[seat]!
  const terms: Term[] = [{ label: line('term.chips'), amount: vp }]
  for (const card of tableau) {
    terms.push({ label: cardTerm(card), amount: designOf(card).vp })
    terms.push({ label: line('term.cardBonus', { card: ref('card', card) }), amount: bonusOf(g, seat, card) })
  }
  for (const { id } of artifacts) terms.push({ label: tokenTerm(id), amount: tokenVp(g, id) })
  return sumOf(terms)
}

/** The score as it stands; at the end the one that counted. */
export const scoreNow = (g: RaceView, seat: SeatId): Sum => g.final?.[seat] ?? scoreOf(g, seat)

/** Cards in hand and goods on worlds: they decide a tie. [RFTG-12.14, RFTG-12.15, RFTG-19.15] */
export const tieBreakOf = (g: RaceView, seat: SeatId): number =>
  g.players[seat]!.hand.length + goodsOf(g.players[seat]!).length

/** The game is over: scores, and who has won. [RFTG-12.14] */
export function endGame(g: RaceState): void {
  g.final = Object.fromEntries(g.order.map(seat => [seat, scoreOf(g, seat)]))
  const scores = Object.fromEntries(Object.entries(g.final).map(([seat, { total }]) => [seat, total]))
  const best = Math.max(...Object.values(scores))
  const tied = g.order.filter(seat => scores[seat] === best)
  const most = Math.max(...tied.map(seat => tieBreakOf(g, seat)))
  const winners = tied.filter(seat => tieBreakOf(g, seat) === most).sort()
  for (const seat of g.order) say(g, line('log.scores', { seat: ref('seat', seat), count: scores[seat]! }))
  const seats = refs('seat', winners)
  g.outcome = {
    winners,
    scores,
    line:
      winners.length > 1
        ? line('end.shared', { seats, count: best })
        : tied.length > 1
          ? line('end.tieBreak', { seats, count: best, most })
          : line('end.points', { seats, count: best }),
  }
}

/** Phase I: Explore. Section 6. */
import { ask, type Env, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { EXPLORE } from '../data/setup.ts'
import { line } from '../line.ts'
import type { RaceChapter, RaceState, RaceView } from '../state.ts'
import { discard, takeFromDeck } from './deck.ts'
import { cardTerm, powersOf } from './powers.ts'
import { beginPhase, bonusesOf } from './round.ts'
import { sayCards } from './wording.ts'

/** How many cards a seat draws and keeps. [RFTG-6.02 to RFTG-6.05] */
export function exploring(g: RaceView, seat: SeatId): { draw: Sum; keep: Sum } {
  const sum = (basic: number, of: 'draw' | 'keep', kind: 'extraDraw' | 'extraKeep') =>
    sumOf([
      { label: line('term.basic'), amount: basic },
      ...bonusesOf(g, seat, 'explore').map(bonus => ({ label: line('term.action'), amount: bonus[of] })),
      ...powersOf(g, seat, 'explore', kind).map(({ card, power }) => ({
        label: cardTerm(card),
        amount: power.amount,
      })),
    ])
  return { draw: sum(EXPLORE.draw, 'draw', 'extraDraw'), keep: sum(EXPLORE.keep, 'keep', 'extraKeep') }
}

/** Everybody draws, then all choose at the same time what to keep. [RFTG-5.05, RFTG-6.05, RFTG-6.06] */
function explore(env: Env<RaceState>): void {
  const { g } = env
  // The orb step belongs to this phase: what was used there stays used. [RFTG-19.08]
  if (g.phase !== 'orb') beginPhase(g, 'explore')
  g.phase = 'explore'
  for (const seat of g.order) {
    const player = g.players[seat]!
    const { draw, keep } = exploring(g, seat)
    const drawn = takeFromDeck(env, draw.total)
    sayCards(g, seat, 'explores', drawn)
    if (keep.total >= drawn.length) {
      player.hand.push(...drawn)
      continue
    }
    player.drawn = drawn
    ask(g, {
      seat,
      kind: 'keep',
      required: true,
      blind: 'open',
      about: { count: keep.total, drawn: drawn.length },
      pick: { of: 'card', options: [...drawn], min: keep.total, max: keep.total },
    })
  }
}

export const exploreRules = {
  steps: { explore },
  answers: {
    keep({ g }, { seat }, chosen) {
      const player = g.players[seat]!
      discard(
        g,
        player.drawn.filter(card => !chosen.includes(card)),
      )
      player.drawn = []
      player.hand.push(...chosen)
      sayCards(g, seat, 'keeps', chosen)
    },
  },
} satisfies RaceChapter

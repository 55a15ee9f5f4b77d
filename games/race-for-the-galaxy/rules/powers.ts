/** Which powers work now. */
import { ref, type SeatId } from '../../kit/index.ts'
import type { Power, PowerOf, PowerPhase } from '../cards.ts'
import { line } from '../line.ts'
import type { PlayerView, RaceView, Uid } from '../state.ts'
import { type OwnPower, powersPrinted } from './deck.ts'

/**
 * The cards whose powers work: those that were in the tableau when the phase began, also if they have left it since.
 * [RFTG-4.13]
 */
export function workingCards({ tableau, turn: { fresh, gone } }: PlayerView): readonly Uid[] {
  if (fresh.length === 0 && gone.length === 0) return tableau
  return [...tableau.filter(card => !fresh.includes(card)), ...gone]
}

/** The working powers of one phase and kind. What works in the orb game alone counts only there. [RFTG-2.02] */
export function powersOf<P extends PowerPhase, K extends Power['kind']>(
  g: RaceView,
  seat: SeatId,
  phase: P,
  kind: K,
): OwnPower<PowerOf<P, K>>[] {
  const found: OwnPower<PowerOf<P, K>>[] = []
  const printed = powersPrinted(phase, kind)
  for (const card of workingCards(g.players[seat]!)) {
    const powers = printed.get(card)
    if (!powers) continue
    for (const own of powers) {
      if ('orbOnly' in own.power && !g.orb) continue
      found.push(own as OwnPower<PowerOf<P, K>>)
    }
  }
  return found
}

/** The same without those that were used in this phase. [RFTG-4.16] */
export function unusedPowers<P extends PowerPhase, K extends Power['kind']>(
  g: RaceView,
  seat: SeatId,
  phase: P,
  kind: K,
): OwnPower<PowerOf<P, K>>[] {
  const { used } = g.players[seat]!.turn
  const all = powersOf(g, seat, phase, kind)
  return used.length === 0 ? all : all.filter(({ ref: own }) => !used.includes(own))
}

/** How much the working powers of one phase and kind come to. [RFTG-4.15] */
export function amountOf(
  g: RaceView,
  seat: SeatId,
  phase: PowerPhase,
  kind: 'extraDraw' | 'extraKeep' | 'drawAtPhaseStart' | 'drawAfterPlacing' | 'draw' | 'orbMove',
): number {
  let sum = 0
  for (const { power } of powersOf(g, seat, phase, kind)) sum += (power as { amount: number }).amount
  return sum
}

/** A card as a word of a line. */
export const cardRef = (card: Uid) => ref('card', card)

/** Where a part of a number comes from. */
export const cardTerm = (card: Uid) => line('term.card', { card: cardRef(card) })

/** What the next draw can bring, as far as a seat may know: every card that it does not see may lie on top. */
import { anyAmong, countsIn, type Odds, type SeatId } from '../kit/index.ts'
import { ACTIONS } from './data/actions.ts'
import { line } from './line.ts'
import { pieces } from './pieces.ts'
import { designOf } from './rules/deck.ts'
import { refuseDevelopment } from './rules/develop.ts'
import { exploring } from './rules/explore.ts'
import { refuseConquest, refusePayment, refuseSettling } from './rules/placing.ts'
import { BASE, BOTH } from './setup.ts'
import type { RaceView, Uid } from './state.ts'
import type { en } from './text/en.ts'

/** The cards that the reader of a view does not see: in the deck, on the discard pile, in hands, as goods. */
export function unseenCards(view: RaceView): Uid[] {
  const seen = countsIn(pieces, view)
  const all = view.options.expansion === 'base' ? BASE : BOTH
  return all.filter(card => !seen.has(`card:${card}`))
}

/** What somebody who draws a card could do with it as things are now. */
function usesOf(view: RaceView, seat: SeatId, card: Uid) {
  const player = view.players[seat]!
  const hand = [...player.hand, card]
  const drawn: RaceView = { ...view, players: { ...view.players, [seat]: { ...player, hand } } }
  const isWorld = designOf(card).type === 'world'
  return {
    build: !isWorld && !refuseDevelopment(drawn, seat, card),
    settle: isWorld && !refuseSettling(drawn, seat, card),
    pay: isWorld && !refusePayment(drawn, seat, card, hand.length - 1),
    conquer: isWorld && !refuseConquest(drawn, seat, card),
  }
}

/** How many more cards an Explore action can let one draw. */
const MORE = Math.max(...ACTIONS.map(({ bonus }) => (bonus.kind === 'explore' ? bonus.draw : 0)))

type OddsId = keyof (typeof en)['odds']

/**
 * The share of unseen cards that a seat could build or settle now, with the cards of its hand as payment; and how likely
 * one is among as many as Explore draws, without and with its largest bonus. [RFTG-6.02, RFTG-6.03, RFTG-20.01]
 */
export function drawOdds(view: RaceView, seat: SeatId): Odds[] {
  const unseen = unseenCards(view)
  const uses = unseen.map(card => usesOf(view, seat, card))
  const count = (good: (use: ReturnType<typeof usesOf>) => boolean) => uses.filter(good).length
  const draw = exploring(view, seat).draw.total
  const odds = (id: OddsId, good: number, kinds: readonly (readonly [OddsId, number])[]): Odds => ({
    id,
    label: line(`odds.${id}`),
    value: unseen.length === 0 ? 0 : good / unseen.length,
    of: 'chance',
    parts: [
      ...kinds.map(([kind, value]) => ({ label: line(`odds.${kind}`), value, of: 'count' as const })),
      { label: line('odds.unseen'), value: unseen.length, of: 'count' },
      ...[draw, draw + MORE].map(number => ({
        label: line('odds.among', { number }),
        value: anyAmong(number, good, unseen.length),
        of: 'chance' as const,
      })),
    ],
  })
  const build = count(use => use.build)
  const settle = count(use => use.settle)
  const settled = [
    ['byPayment', count(use => use.pay)],
    ['byConquest', count(use => use.conquer)],
  ] as const
  return [
    odds('any', build + settle, [
      ['developments', build],
      ['worlds', settle],
    ]),
    odds('build', build, [['developments', build]]),
    odds('settle', settle, settled),
  ]
}

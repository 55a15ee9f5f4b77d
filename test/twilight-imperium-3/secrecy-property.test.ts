/**
 * Whatever somebody holds in secret, the others see the same happen: also who is asked, and who is not. Hands, secret
 * objectives, political cards, and action cards that are offered.
 */

import type { State } from 'boardgame.io'
import { expect } from 'chai'
import { isOpen, linesOf } from '../../games/kit/index.ts'
import { type TiState, twilightImperium3 } from '../../games/twilight-imperium-3/index.ts'
import { engineOf } from '../support/bgio.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'

const { view, anyMove, createGame } = twilightImperium3

/** From the bottom of the deck: the top is what everybody is going to draw. */
const BOTTOM = 20

/** Exchanges cards of a hand for cards from the bottom of their deck. */
function exchange(hand: string[], deck: string[], chance: Chance, bottom: number): void {
  hand.forEach((card, i) => {
    if (i >= Math.min(bottom, deck.length - bottom) || chance.oneIn(4)) return
    hand[i] = deck[i]!
    deck[i] = card
  })
}

/** The same table, but for what a seat holds. */
function withOtherSecrets(match: State<TiState>, seat: string, chance: Chance): State<TiState> {
  const g = structuredClone(match.G)
  const player = g.players[seat]!
  exchange(player.actionCards, g.decks.actionCards, chance, BOTTOM)
  exchange(player.politicalCards, g.decks.politicalCards, chance, BOTTOM)
  if (g.cardOffer?.by === seat) g.cardOffer.give = player.actionCards.slice(0, g.cardOffer.give.length)
  // Somebody else's secret objective, or that of a player who is out: nobody knows which there are.
  const others = Object.entries(g.players).filter(([one, { secrets }]) => one !== seat && secrets.length > 0)
  const [other] = chance.shuffle(others)
  if (other && player.secrets.length > 0)
    [player.secrets, other[1].secrets] = [other[1].secrets, player.secrets]
  return { ...match, G: g }
}

/** What a mover learns or takes of a hand by a card or an ability is seen by the mover, and then by all. */
const OPENS = [
  'spies',
  'seesHand',
  'steals',
  'stealsCards',
  'discards',
  'looksAtHand',
  'exchangesCards',
  'playsCard',
  'playsCardOn',
]

const opens = ({ G: before }: State<TiState>, { G: after }: State<TiState>) =>
  linesOf(after.log).some(
    ({ n, line, full }) =>
      n > before.log.last && [line, full].some(one => OPENS.includes(one?.key.replace('log.', '') ?? '')),
  )

describe('twilight-imperium-3: what others learn', () => {
  it('[TI-56.01, TI-56.02, TI-56.03, TI-56.15, TI-26.12] is the same, whatever somebody holds', function () {
    this.timeout(120_000)
    let compared = 0
    let withWindow = 0
    for (let n = 0; n < 4; n++) {
      const chance = chanceOf(`secrets-${n}`)
      const engine = engineOf({ ...createGame(), seed: `secrets-${n}` })
      let match = engine.start(3 + n, {})
      for (let moves = 0; !match.ctx.gameover && moves < 1500; moves++) {
        const { seat } = chance.pick(match.G.asks.filter(isOpen))
        const { move, args } = anyMove(view(match.G, seat), seat, chance.number)!
        const after = engine.move(match, seat, move, args)
        const other = chance.pick(match.ctx.playOrder.filter(one => one !== seat))
        const isBusy = match.G.asks.some(ask => ask.seat === other)
        if (match.G.round > 0 && !isBusy && !opens(match, after) && chance.oneIn(2)) {
          const changed = engine.move(withOtherSecrets(match, other, chance), seat, move, args)
          for (const reader of [...match.ctx.playOrder, null]) {
            if (reader === other || isTold(match.G, other, reader)) continue
            const seen = [after, changed].map(({ G }) => withoutOwn(G, reader))
            expect(seen[1], `${n}/${moves}: ${seat} ${move} ${JSON.stringify(args)}`).to.equal(seen[0])
          }
          compared += 1
          if (after.G.window) withWindow += 1
        }
        match = after
      }
    }
    expect(compared).to.be.above(500)
    expect(withWindow).to.be.above(50)
  })
})

/** Whoever is offered cards may know them. */
const isTold = ({ cardOffer }: TiState, other: string, reader: string | null) =>
  cardOffer?.by === other && cardOffer.to === reader

/** A view without the secret objective of the reader, which was exchanged. */
const withoutOwn = (g: TiState, reader: string | null) =>
  JSON.stringify(view(g, reader), (key, value) => (key === 'secrets' ? value.length : value))

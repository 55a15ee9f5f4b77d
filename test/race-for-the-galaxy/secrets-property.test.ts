/** Whatever lies in a hand, the others see the same happen: also who is asked, and who is not. */

import type { State } from 'boardgame.io'
import { expect } from 'chai'
import { isOpen } from '../../games/kit/index.ts'
import { type RaceState, raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { engineOf } from '../support/bgio.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'

const { view, legalMoves, createGame } = raceForTheGalaxy

/** The same table, but for the cards of a hand: some are exchanged for cards from the bottom of the deck. */
function withOtherHand(match: State<RaceState>, seat: string, chance: Chance): State<RaceState> {
  const g = structuredClone(match.G)
  const { hand, choice, payment, drawn } = g.players[seat]!
  const bound = new Set([choice, ...(payment ?? []), ...drawn])
  hand.forEach((card, i) => {
    // The top of the deck stays: it is what everybody is going to draw.
    if (bound.has(card) || i >= g.deck.length - 40 || chance.oneIn(4)) return
    hand[i] = g.deck[i]!
    g.deck[i] = card
  })
  return { ...match, G: g }
}

describe('Race for the Galaxy: what others learn', () => {
  it('[RFTG-20.03, RFTG-20.07] is the same, whatever somebody holds', function () {
    this.timeout(120_000)
    let compared = 0
    for (let n = 0; n < 4; n++) {
      const chance = chanceOf(`hands-${n}`)
      const engine = engineOf({ ...createGame(), seed: `hands-${n}` })
      const expansion = n % 2 === 0 ? 'base+aa' : 'base+aa+orb'
      let match = engine.start(2 + (n % 3), { expansion })
      while (!match.ctx.gameover) {
        const asked = [...new Set(match.G.asks.map(({ seat }) => seat))]
        const seat = chance.pick(match.G.asks.filter(isOpen)).seat
        const { move, args } = chance.pick(legalMoves(view(match.G, seat), seat))
        const after = engine.move(match, seat, move, args)
        const other = chance.pick(match.ctx.playOrder.filter(one => one !== seat))
        if (match.G.phase !== 'start' && !asked.includes(other) && chance.oneIn(3)) {
          const changed = engine.move(withOtherHand(match, other, chance), seat, move, args)
          for (const reader of [...match.ctx.playOrder, null]) {
            if (reader === other) continue
            const seen = [after, changed].map(({ G }) => JSON.stringify(view(G, reader)))
            expect(seen[1], `${seat} ${move} ${JSON.stringify(args)}`).to.equal(seen[0])
          }
          compared += 1
        }
        match = after
      }
    }
    expect(compared).to.be.above(60)
  })
})

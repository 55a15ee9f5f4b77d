/** The bots: what they may know, and that they play sensibly. */

import { asksOf, isOpen, type SeatId } from '../../games/kit/index.ts'
import type { ActionCardId } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { frozen } from '../support/frozen.ts'
import { playout } from '../tools/bench/playout.ts'
import { tiContract } from './contract.ts'
import { expect, module, ti } from './support.ts'

const { meta } = module
const [weaker, stronger] = meta.bots as [string, string]

/** Another state that looks the same to `reader`: what is hidden from this seat is something else. */
function withOtherSecrets(g: TiState, reader: SeatId): TiState {
  const other = structuredClone(g)
  tiContract.scramble!(other, reader, list => list.toReversed())
  return other
}

describe('twilight-imperium-3: bots', () => {
  it('are there under the names of the catalogue, the weaker first', () => {
    expect(Object.keys(module.bots)).to.deep.equal([...meta.bots])
    expect(meta.bots).to.have.length(2)
  })

  for (const name of meta.bots) {
    const bot = module.bots[name]!
    it(`${name} decides alike whatever is hidden from it, and changes nothing in the view`, function () {
      this.timeout(120_000)
      let compared = 0
      playout<TiState, TiView>({
        module,
        seed: 'secrets',
        players: 3,
        options: { galaxy: 'build', raceSelection: 'draft' },
        playerOf: () => (view, seat, chance) => bot(frozen(view), seat, chance.number),
        watch(g) {
          for (const seat of g.order) {
            if (g.round > 3 || asksOf(g, seat).filter(isOpen).length === 0 || g.lastAsk % 5 > 0) continue
            const decide = (state: TiState) => bot(module.view(state, seat), seat, chanceOf('same').number)
            expect(decide(withOtherSecrets(g, seat))).to.deep.equal(decide(g))
            compared += 1
          }
        },
      })
      expect(compared).to.be.at.least(40)
    })
  }

  it('takes planets of nobody that are near', () => {
    const t = ti({
      ada: {
        planets: { jord: { groundForce: 4, spaceDock: 1 } },
        space: { '3-00': { carrier: 1 } },
        strategy: { technology: 'used', diplomacy: 'used' },
      },
    })
    for (const name of meta.bots) {
      const made = module.bots[name]!(t.ada.view, '0', chanceOf(name).number)!
      expect(made.move).to.equal('act')
      expect(made.args[2]).to.have.property('moves').that.is.not.empty
    }
  })

  it('passes windows where no card helps, and plays one that does', () => {
    const decide = (actionCards: ActionCardId[]) => {
      const t = ti({
        ada: { technologies: [], actionCards, space: { '2-00': { cruiser: 3 } } },
        bea: { technologies: [], space: { '1-00': { cruiser: 3 } } },
        dice: [1, 1, 1, 9, 9, 9],
      })
      t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 3 }] })
      t.toWindow('W13')
      return module.bots[stronger]!(t.ada.view, '0', chanceOf('window').number)!.move
    }
    expect(decide(['good-year'])).to.equal('passWindow')
    expect(decide(['shields-holding'])).to.equal('playCard')
  })

  it(`keeps what an objective asks for, if it is the ${stronger}`, () => {
    const t = ti({
      ada: { tradeGoods: 6, planets: { jord: { spaceDock: 1, exhausted: true } } },
      objectives: ['spend-6-trade-goods'],
    })
    t.ada.does('act', '3-00', { moves: [] })
    const built = (name: string) =>
      module.bots[name]!(t.ada.view, '0', chanceOf(name).number)!.args[1] as { docks: object }
    expect(built(stronger).docks).to.deep.equal({})
    expect(built(weaker).docks).not.to.deep.equal({})
  })
})

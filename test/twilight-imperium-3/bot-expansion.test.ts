/** What bots do with what the expansion brings: each was once left lying, or done so that somebody would have laughed. */
import { playWorth, WORTH_PLAYING } from '../../games/twilight-imperium-3/bot/cards.ts'
import { withDock } from '../../games/twilight-imperium-3/bot/docks.ts'
import { outlookOf } from '../../games/twilight-imperium-3/bot/outlook.ts'
import { ADMIRAL } from '../../games/twilight-imperium-3/bot/skill.ts'
import type { TiView } from '../../games/twilight-imperium-3/index.ts'
import { STABILITY } from '../../games/twilight-imperium-3/rules/windows/silence.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, type Has, module, ti } from './support.ts'

const [, stronger] = module.meta.bots as [string, string]
const decide = (view: TiView) => module.bots[stronger]!(view, '0', chanceOf('habits').number)!
const outlook = (view: TiView) => outlookOf(view, '0', ADMIRAL, () => 0.5)
const SPENT = { exhausted: true } as const
const HOME = { 'lisis-ii': SPENT, ragh: SPENT }
const NOW = { id: 'W04', cause: {}, n: 0 } as const

describe('twilight-imperium-3: habits of bots with the expansion', () => {
  it('plays First Strike where there are counters for a turn more', () => {
    const worth = (command: number) =>
      playWorth(
        outlook(ti({ ada: { counters: { command } } }).ada.view),
        { card: 'first-strike', args: {} },
        NOW,
      )
    expect(worth(3)).to.be.above(WORTH_PLAYING)
    expect(worth(1)).to.be.below(WORTH_PLAYING)
  })

  it('plays Surprise Assault where there is something to build with', () => {
    const worth = (tradeGoods: number) => {
      const t = ti({ ada: { tradeGoods, planets: { jord: SPENT } } })
      return playWorth(outlook(t.ada.view), { card: 'surprise-assault', args: { cell: '3-00' } }, NOW)
    }
    expect(worth(4)).to.be.above(WORTH_PLAYING)
    expect(worth(0)).to.be.below(WORTH_PLAYING)
  })

  it('ends Temporary Stability with three cards that it does not miss, if it holds many', () => {
    const silenced = (actionCards: string[]) =>
      decide(
        ti({
          ada: { actionCards },
          also(g) {
            g.effects = [{ id: STABILITY, by: '1', until: 'endOfActionPhase' }]
          },
        }).ada.view,
      )
    const hand = ['veto', 'patrol', 'good-year', 'transport', 'rare-mineral', 'flank-speed']
    const { move, args } = silenced(hand)
    expect(move).to.equal('endStability')
    expect(args).to.deep.equal([['patrol', 'transport', 'flank-speed']])
    expect(silenced(hand.slice(0, 3)).move).to.not.equal('endStability')
  })

  it('takes the dock of the Saar along to where more can be taken, once it has built', () => {
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1 }] as const
    const going = (has: Has) => {
      const t = ti({
        options: { expansionTech: true, expansionRaces: true },
        ada: { race: 'saar', technologies: [], planets: HOME, space: { '3-00': { cruiser: 1 } }, ...has },
        also(g) {
          g.docks = { '3-00': [{ by: '0', since: 0 }] }
        },
      })
      return withDock(outlook(t.ada.view), '2-00', moves)
    }
    expect(going({})).to.deep.equal([...moves, { from: '3-00', ship: 'spaceDock', count: 1 }])
    expect(going({ tradeGoods: 5 })).to.deep.equal(moves)
  })
})

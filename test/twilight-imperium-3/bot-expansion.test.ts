/** What bots do with what the expansion brings: each was once left lying, or done so that somebody would have laughed. */
import { playWorth, WORTH_PLAYING } from '../../games/twilight-imperium-3/bot/cards.ts'
import { withDock } from '../../games/twilight-imperium-3/bot/docks.ts'
import { outlookOf } from '../../games/twilight-imperium-3/bot/outlook.ts'
import { racialWorth } from '../../games/twilight-imperium-3/bot/racial.ts'
import { ADMIRAL } from '../../games/twilight-imperium-3/bot/skill.ts'
import { claimsOf } from '../../games/twilight-imperium-3/bot/status.ts'
import { cardWorth, executionWorth, primaryOf } from '../../games/twilight-imperium-3/bot/strategy.ts'
import { technologyWorth } from '../../games/twilight-imperium-3/bot/technologies.ts'
import {
  type ActionCardId,
  type ObjectiveId,
  TECHNOLOGIES,
  type TechnologyId,
} from '../../games/twilight-imperium-3/data/index.ts'
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
    const silenced = (actionCards: ActionCardId[]) =>
      decide(
        ti({
          ada: { actionCards },
          also(g) {
            g.effects = [{ id: STABILITY, by: '1', until: 'endOfActionPhase' }]
          },
        }).ada.view,
      )
    const hand: ActionCardId[] = ['veto', 'patrol', 'good-year', 'transport', 'rare-mineral', 'flank-speed']
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

  describe('with Imperial II', () => {
    const COLOURS: TechnologyId[] = [
      'enviro-compensator',
      'antimass-deflectors',
      'stasis-capsules',
      'hylar-v-assault-laser',
    ]
    const OPEN: ObjectiveId[] = ['all-four-colours', 'spend-6-trade-goods', 'spend-3-command-counters']
    const table = (has: Has, ruling = false) =>
      outlook(
        ti({
          options: { ageOfEmpire: true, imperialII: true },
          objectives: OPEN,
          ada: { technologies: COLOURS, counters: { strategy: 0, command: 1, fleet: 3 }, ...has },
          ...(ruling && {
            also(g) {
              g.effects = [{ id: 'imperial-ii', by: '0', until: 'endOfRound' }]
            },
          }),
        }).ada.view,
      )

    it('claims whatever it can', () => {
      const claimed = (has: Has, ruling: boolean) =>
        claimsOf(table(has, ruling)).map(({ objective }) => objective)
      const rich = { tradeGoods: 7, counters: { strategy: 2, command: 2, fleet: 3 } }
      expect(claimed(rich, true)).to.have.members(OPEN)
      expect(claimed(rich, false)).to.have.length(1)
      expect(claimed({}, true)).to.deep.equal(['all-four-colours'])
    })

    it('takes it for what can be claimed beside, and for Mecatol Rex', () => {
      const worth = (has: Has) => cardWorth(table(has), 'imperial-ii')
      expect(worth({ tradeGoods: 6 }) - worth({})).to.be.above(5)
      expect(worth({ planets: { 'mecatol-rex': { groundForce: 1 } } }) - worth({})).to.be.above(5)
    })

    it('executes it at once where Mecatol Rex brings a point, and as late as it can where it may still do so', () => {
      const early = (has: Has) => {
        const seen = table(has)
        return executionWorth(seen, 'imperial-ii') - executionWorth(seen, 'trade')
      }
      expect(early({ planets: { 'mecatol-rex': { groundForce: 1 } } })).to.be.above(0)
      expect(early({})).to.be.below(-10)
    })
  })

  it('does not fear that Imperial ends the game where all objectives lie open from the first', () => {
    const worth = (ageOfEmpire: boolean) => {
      const objectives: ObjectiveId[] = [
        'all-four-colours',
        'three-specialties',
        'spend-10-resources',
        'spend-10-influence',
      ]
      const more: ObjectiveId[] = ['spend-6-trade-goods', '5-planets-abroad', 'spend-20-resources']
      const t = ti({ options: { ageOfEmpire }, objectives: [...objectives, ...more] })
      return cardWorth(outlook(t.ada.view), 'imperial')
    }
    expect(worth(true)).to.be.above(15)
    expect(worth(false)).to.be.below(0)
  })

  describe('with racial technologies', () => {
    const options = { racialTech: true }
    /** All of the first stage that this table sees: none asks for technologies, or for anything to be spent. */
    const OPEN: ObjectiveId[] = [
      '5-planets-abroad',
      'three-specialties',
      '3-specialty-planets',
      'more-influential-than-each-neighbour',
      'heart-of-the-galaxy',
      'more-influential-than-both-neighbours',
    ]
    const BLUE: TechnologyId[] = [
      'antimass-deflectors',
      'xrd-transporters',
      'type-iv-drive',
      'light-wave-deflector',
    ]

    /** Sol leads so many Carriers, and knows what most others would be researched for. */
    const sol = (carrier: number, more: Has = {}) =>
      ti({
        options,
        round: 3,
        objectives: OPEN,
        ada: { technologies: BLUE, space: { '3-00': { carrier } }, tradeGoods: 9, ...more },
      })

    it('values the technology of the race by what there is that it improves', () => {
      const worth = (carrier: number) =>
        technologyWorth(outlook(sol(carrier).ada.view), 'mark-ii-advanced-carriers')
      expect(worth(4) - worth(1)).to.be.above(3)
    })

    it('knows what each of them is worth', () => {
      for (const { id, race } of Object.values(TECHNOLOGIES))
        if (race !== undefined) expect(racialWorth(outlook(sol(2).ada.view), id), id).to.be.above(0)
    })

    it('researches it where it is worth what it costs beside, and something else where it is not', () => {
      const researched = (carrier: number) => {
        const seen = outlook(sol(carrier).ada.view)
        return primaryOf(seen, 'technology').technology
      }
      expect(researched(4)).to.equal('mark-ii-advanced-carriers')
      expect(researched(0)).to.not.equal('mark-ii-advanced-carriers')
    })
  })
})

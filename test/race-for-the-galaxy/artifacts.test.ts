/** Artifact tokens beyond the orb step: in Develop, Settle and Consume, and where they do not count. Section 19. */

import type { World } from '../../games/race-for-the-galaxy/cards.ts'
import { cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { militaryAgainst, unconditionalMilitary } from '../../games/race-for-the-galaxy/index.ts'
import { tieBreakOf } from '../../games/race-for-the-galaxy/rules/scoring.ts'
import { expect, orbRace } from './orb-table.ts'
import type { Has } from './support.ts'

/** Ada's things at the beginning of a round of the orb game. */
const orbGame = (ada: Has, more: object = {}) => orbRace({ ada: { tableau: ['old-earth'], ...ada }, ...more })
const both = (action: string) => ({ ada: action, bea: action })

describe('race-for-the-galaxy: artifacts in the other phases', () => {
  describe('[RFTG-19.09] discounts', () => {
    it('[RFTG-19.09, RFTG-7.03] take 2 or 3 off the price of one development', () => {
      const t = orbGame({ hand: ['research-labs'], fill: 4, artifacts: ['A7'] })
      t.plays({ ada: 'produce', bea: 'develop' })
      t.ada.builds('research-labs')
      expect(t.ada.asked().about).to.deep.include({ count: 4 })
      t.ada.cheapens('A7')
      expect(t.ada.asked().about).to.deep.include({ count: 2 })
      t.ada.cannot('cheapenDevelopment', ['A7#1/0'], { rule: 'RFTG-19.09' })
      t.ada.pays(2)
      expect(t.ada.tableau).to.include('research-labs')
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A7#1', used: true }])
    })

    it('[RFTG-19.09, RFTG-19.03] add up, and make developments possible that the hand could not pay for', () => {
      const t = orbGame({ hand: ['galactic-federation'], fill: 1, artifacts: ['A7', 'B2'] })
      t.plays({ ada: 'produce', bea: 'develop' })
      t.ada.builds('galactic-federation')
      t.ada.cheapens('A7')
      t.ada.cheapens('B2')
      t.ada.pays(1)
      expect(t.ada.hand).to.deep.equal([])
      const alone = orbGame({ hand: ['galactic-federation'], fill: 1, artifacts: ['A7'] })
      alone.plays({ ada: 'produce', bea: 'develop' })
      alone.ada.cannotBuild('galactic-federation', 'RFTG-7.04')
    })

    it('[RFTG-19.09, RFTG-8.05] take 2 or 3 off the price of one world', () => {
      const t = orbGame({ hand: ['new-earth'], fill: 5, artifacts: ['A1', 'B5'] })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('new-earth')
      t.ada.cheapens('A1')
      t.ada.cheapens('B5')
      expect(t.ada.tableau).to.include('new-earth')
      expect(t.ada.hand).to.have.length(5)
    })

    it('[RFTG-19.09, RFTG-8.07] leave Colony Ship alone, which can be used, too', () => {
      const has = { tableau: ['colony-ship'], hand: ['new-earth'], fill: 5, artifacts: ['A1'] }
      const token = orbGame(has)
      token.plays({ ada: 'produce', bea: 'settle' })
      token.ada.settles('new-earth')
      token.ada.cheapens('A1')
      expect(token.ada.tableau).to.include('colony-ship')
      token.ada.pays(3)
      const ship = orbGame(has)
      ship.plays({ ada: 'produce', bea: 'settle' })
      ship.ada.settles('new-earth')
      ship.ada.cheapens('colony-ship')
      expect(ship.ada.tableau).to.deep.equal(['new-earth'])
      expect(ship.ada.has.artifacts).to.deep.equal([{ id: 'A1#1', used: false }])
    })

    it('[RFTG-19.09] work in their own phase: A1 not in Develop, A7 not in Settle', () => {
      const develop = orbGame({ hand: ['research-labs'], fill: 4, artifacts: ['A1'] })
      develop.plays({ ada: 'produce', bea: 'develop' })
      develop.ada.builds('research-labs')
      develop.ada.cannot('cheapenDevelopment', ['A1#1/0'], { rule: 'RFTG-19.09' })
      const settle = orbGame({ hand: ['new-earth'], fill: 5, artifacts: ['A7'] })
      settle.plays({ ada: 'produce', bea: 'settle' })
      settle.ada.settles('new-earth')
      settle.ada.cannot('cheapen', ['A7#1/0'], { rule: 'RFTG-8.07' })
    })

    it('[RFTG-19.09] count for worlds that are paid for with a power, not for conquests', () => {
      const t = orbGame({
        tableau: ['old-earth', 'contact-specialist'],
        hand: ['rebel-warrior-race'],
        fill: 2,
        artifacts: ['A1'],
      })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('rebel-warrior-race')
      // Defense 3, less 1 for Contact Specialist, less 2.
      t.ada.cheapens('A1')
      expect(t.ada.tableau).to.include('rebel-warrior-race')
      expect(t.ada.hand).to.have.length(2)
      const conquest = orbGame({
        tableau: ['new-sparta'],
        hand: ['rebel-warrior-race'],
        fill: 2,
        artifacts: ['A1'],
      })
      conquest.plays({ ada: 'produce', bea: 'settle' })
      conquest.ada.cannotSettle('rebel-warrior-race', 'RFTG-8.10')
    })

    it('[RFTG-19.09] are for one placement: the next phase has none of it', () => {
      const t = orbGame(
        { hand: ['new-vinland', 'secluded-world'], fill: 4, artifacts: ['B5'] },
        { options: { twoPlayerMode: 'advanced' } },
      )
      t.plays({ ada: ['settle', 'settle-2'], bea: ['produce', 'consume-2x'] } as never)
      t.ada.settles('secluded-world')
      t.ada.cheapens('B5')
      t.ada.settles('new-vinland')
      expect(t.ada.asked('placeWorld').pick!.max).to.equal(2)
    })
  })

  describe('[RFTG-19.10] Alien Uplift A', () => {
    it('[RFTG-19.10] takes 2 off a Genes world that is paid for', () => {
      const t = orbGame({ hand: ['pre-sentient-race'], fill: 2, artifacts: ['A4'] })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('pre-sentient-race')
      t.ada.cheapens('A4')
      expect(t.ada.hand).to.have.length(2)
      expect(t.ada.tableau).to.include('pre-sentient-race')
    })

    it('[RFTG-19.10] takes it off at most two worlds of the phase, those of a price', () => {
      const settled = (token: string) => {
        const t = orbGame({
          tableau: ['old-earth', 'terraforming-project'],
          hand: ['pre-sentient-race', 'empath-world'],
          fill: 2,
          artifacts: [token],
        })
        t.plays({ ada: 'produce', bea: 'settle' })
        t.ada.settles('pre-sentient-race')
        t.ada.cheapens(token)
        return t
      }
      const leftOf = (t: ReturnType<typeof settled>) => t.ada.has.turn.discounts.map(({ left }) => left)
      const t = settled('A4')
      expect(leftOf(t)).to.deep.equal([1])
      // A world at price 0 takes nothing of it.
      t.ada.does('project', t.ada.card('empath-world'))
      expect(t.ada.tableau).to.include('empath-world')
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A4#1', used: true }])
      // Other tokens serve for one placement.
      expect(leftOf(settled('A1'))).to.deep.equal([0])
    })

    it('[RFTG-19.10] takes nothing off other worlds', () => {
      const t = orbGame({ hand: ['new-earth'], fill: 5, artifacts: ['A4'] })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('new-earth')
      t.ada.cannot('cheapen', ['A4#1/0'], { rule: 'RFTG-8.07' })
    })

    it('[RFTG-19.10, RFTG-19.08] or gives 2 Military against Genes worlds, and against no others', () => {
      const t = orbGame({ hand: ['avian-uplift-race', 'rebel-fuel-cache'], artifacts: ['A4'] })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.cannotSettle('rebel-fuel-cache', 'RFTG-8.10')
      t.ada.settles('avian-uplift-race')
      t.ada.boosts('A4')
      expect(t.ada.tableau).to.include('avian-uplift-race')
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A4#1', used: true }])
    })

    it('[RFTG-19.10, RFTG-19.04] not both', () => {
      const t = orbGame({
        tableau: ['uplift-researchers'],
        hand: ['avian-uplift-race'],
        fill: 2,
        artifacts: ['A4'],
      })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('avian-uplift-race')
      t.ada.cheapens('A4')
      t.ada.cannot('boost', ['A4#1/1', null], { rule: 'kit' })
      expect(t.ada.tableau).to.include('avian-uplift-race')
    })
  })

  it('[RFTG-19.08] Military of a token conquers in Settle, until the end of the phase', () => {
    const t = orbGame({ hand: ['alien-robot-sentry'], artifacts: ['B3'] })
    t.plays({ ada: 'produce', bea: 'settle' })
    t.ada.settles('alien-robot-sentry')
    t.ada.boosts('B3')
    expect(t.ada.tableau).to.include('alien-robot-sentry')
    expect(unconditionalMilitary(t.state, '0').total).to.equal(0)
    const sentry = cardOf('alien-robot-sentry') as World
    expect(militaryAgainst(t.state, '0', sentry).total).to.equal(0)
  })

  describe('[RFTG-19.11] Alien Technology', () => {
    it('[RFTG-19.11, RFTG-19.18] is sold with the Trade bonus at the Alien price, with bonuses', () => {
      // Old Earth has +1 on every sale.
      const t = orbGame({ artifacts: ['A2'] })
      t.plays(both('consume-trade'))
      t.ada.sells('A2')
      expect(t.ada.hand).to.have.length(6)
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A2#1', used: true }])
    })

    it('[RFTG-19.18] fulfils the duty to sell', () => {
      const t = orbGame({ tableau: ['new-sparta', 'gem-world'], goods: ['gem-world'], artifacts: ['B1'] })
      t.plays(both('consume-trade'))
      t.ada.cannot('sellNothing', [], { rule: 'RFTG-9.01' })
      t.ada.sells('B1')
      expect(t.ada.goods).to.deep.equal(['gem-world'])
      expect(t.ada.hand).to.have.length(5)
    })

    it('[RFTG-19.11, RFTG-9.16] is not sold by a power: that takes a good on a world', () => {
      const has = { tableau: ['new-sparta', 'black-market-trading-world'], artifacts: ['A2'] }
      const none = orbGame(has)
      none.plays({ ada: 'consume-2x', bea: 'consume-2x' })
      none.settled('actions')
      expect(none.ada.has.artifacts).to.deep.equal([{ id: 'A2#1', used: false }])
      const t = orbGame({
        ...has,
        tableau: [...has.tableau, 'gem-world', 'comet-zone'],
        goods: ['gem-world', 'comet-zone'],
      })
      t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
      const power = t.ada.power('black-market-trading-world', 'sellGood')
      t.ada.cannot('consume', [power, ['A2#1']], { rule: 'RFTG-19.11' })
      t.ada.consumes('black-market-trading-world', 'gem-world')
      expect(t.ada.goods).to.deep.equal(['comet-zone'])
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A2#1', used: false }])
    })

    it('[RFTG-19.11, RFTG-9.16] is sold with the Trade bonus before a power sells another good', () => {
      const t = orbGame({
        tableau: ['new-sparta', 'black-market-trading-world', 'comet-zone'],
        goods: ['comet-zone'],
        artifacts: ['A2'],
      })
      t.plays(both('consume-trade'))
      t.ada.sells('A2')
      expect(t.ada.hand, 'the token for 5, Comet Zone for 3').to.have.length(8)
      expect(t.ada.goods).to.deep.equal([])
    })

    it('[RFTG-19.11] is consumed by powers that take Alien or any goods, and by no other', () => {
      const t = orbGame({
        tableau: ['alien-artifact-hunters', 'plague-world', 'new-vinland'],
        artifacts: ['A2', 'A2'],
      })
      t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
      t.ada.cannot('consume', [t.ada.power('plague-world', 'consumeGoods'), ['A2#1']], { rule: 'RFTG-9.10' })
      t.ada.consumes('alien-artifact-hunters', 'A2')
      expect(t.ada.vp).to.equal(4)
      t.ada.does('consume', t.ada.power('new-vinland', 'consumeGoods'), ['A2#2'])
      expect(t.ada.hand).to.have.length(2)
    })

    it('[RFTG-19.11, RFTG-8.12] is discarded for Self-Repairing Alien Artillery in Settle', () => {
      const t = orbGame({
        tableau: ['old-earth', 'self-repairing-alien-artillery'],
        hand: ['rebel-warrior-race'],
        artifacts: ['A2'],
      })
      t.plays({ ada: 'produce', bea: 'settle' })
      t.ada.settles('rebel-warrior-race')
      t.ada.boosts('self-repairing-alien-artillery', 'A2')
      expect(t.ada.tableau).to.include('rebel-warrior-race')
    })

    it('[RFTG-19.14] need not be sold or consumed', () => {
      const t = orbGame({ artifacts: ['A2'] })
      t.plays(both('consume-trade'))
      t.ada.does('sellNothing')
      t.ada.stops()
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A2#1', used: false }])
      expect(t.ada.vp).to.equal(0)
    })

    it('[RFTG-19.18] is a good that is missing for several at a time, or of different kinds', () => {
      const tourists = orbGame({
        tableau: ['new-sparta', 'tourist-world', 'gem-world'],
        goods: ['gem-world'],
        artifacts: ['A2'],
      })
      tourists.plays({ ada: 'consume-2x', bea: 'consume-2x' })
      tourists.ada.consumes('tourist-world', 'gem-world', 'A2')
      expect(tourists.ada.vp).to.equal(6)
      const economy = orbGame({
        tableau: ['new-sparta', 'diversified-economy', 'gem-world', 'comet-zone'],
        goods: ['gem-world', 'comet-zone'],
        artifacts: ['A2'],
      })
      economy.plays({ ada: 'produce', bea: 'consume-2x' })
      economy.ada.consumes('diversified-economy', 'gem-world', 'comet-zone', 'A2')
      expect(economy.ada.vp).to.equal(3)
    })

    it('[RFTG-19.18, RFTG-9.10] is no good alone for a power that takes several, which needs as many as before', () => {
      const t = orbGame({
        tableau: ['new-sparta', 'tourist-world', 'gem-world'],
        artifacts: ['A2', 'A2', 'A2'],
      })
      t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
      const power = t.ada.power('tourist-world', 'consumeGoods')
      t.ada.cannot('consume', [power, []], { rule: 'RFTG-9.08' })
      t.ada.cannot('consume', [power, ['A2#1']], { rule: 'RFTG-9.08' })
      t.ada.cannot('consume', [power, ['A2#1', 'A2#2', 'A2#3']], { rule: 'RFTG-9.08' })
      expect(t.ada.legal.map(({ args }) => args[2])).to.deep.include.members([['A2#1', 'A2#2']])
      for (const { args } of t.ada.legal) expect(args[2] ?? [1, 2]).to.have.length(2)
      t.ada.consumes('tourist-world', 'A2#1', 'A2#3')
      expect(t.ada.vp).to.equal(6)
    })

    it('[RFTG-9.14, RFTG-10.03] leaves no good behind for Pilgrimage World: each of several on a world counts', () => {
      const t = orbGame({
        tableau: ['new-sparta', 'pilgrimage-world', 'tranship-point'],
        goods: ['tranship-point', 'tranship-point'],
        artifacts: ['A2'],
      })
      t.plays({ ada: 'produce', bea: 'consume-2x' })
      const [power, point] = [t.ada.power('pilgrimage-world', 'consumeAllGoods'), 'tranship-point#1']
      t.ada.cannot('consume', [power, [point, 'A2#1']], { rule: 'RFTG-9.14' })
      t.ada.cannot('consume', [power, [point]], { rule: 'RFTG-9.08' })
      t.ada.does('consume', power, [point, point])
      expect(t.ada.goods).to.deep.equal([])
      expect(t.ada.vp).to.equal(1)
      expect(t.ada.has.artifacts).to.deep.equal([{ id: 'A2#1', used: false }])
    })

    it('[RFTG-19.18] is one more good for Pilgrimage World', () => {
      const t = orbGame({
        tableau: ['new-sparta', 'pilgrimage-world', 'gem-world', 'comet-zone'],
        goods: ['gem-world', 'comet-zone'],
        artifacts: ['A2'],
      })
      t.plays(both('consume-2x'))
      t.ada.consumes('pilgrimage-world', 'gem-world', 'comet-zone', 'A2')
      expect(t.ada.vp).to.equal(4)
      expect(t.ada.goods).to.deep.equal([])
    })

    it('[RFTG-19.18] may take the place of a good, but the number must be as large as without it', () => {
      const t = orbGame({
        tableau: ['old-earth', 'gem-world', 'comet-zone'],
        goods: ['gem-world', 'comet-zone'],
        artifacts: ['A2'],
      })
      t.plays(both('consume-2x'))
      const power = t.ada.power('old-earth', 'consumeGoods')
      t.ada.cannot('consume', [power, ['A2#1']], { rule: 'RFTG-9.08' })
      t.ada.consumes('old-earth', 'gem-world', 'A2')
      expect(t.ada.goods).to.deep.equal(['comet-zone'])
      expect(t.ada.vp).to.equal(4)
    })

    it('[RFTG-19.15, RFTG-12.15] counts as no good otherwise', () => {
      const t = orbGame({
        tableau: ['new-sparta', 'gem-world'],
        goods: ['gem-world'],
        hand: ['old-earth'],
        artifacts: ['A2'],
      })
      // One card in hand and one good.
      expect(tieBreakOf(t.state, '0')).to.equal(2)
    })
  })

  it('[RFTG-19.16] Rebel Uplift World counts icons on worlds only', () => {
    const t = orbGame({
      tableau: ['old-earth', 'rebel-uplift-world', 'avian-uplift-race'],
      artifacts: ['A4', 'B6'],
    })
    // Its own icon and that of the Avian Uplift Race.
    expect(unconditionalMilitary(t.state, '0').total).to.equal(2)
  })
})

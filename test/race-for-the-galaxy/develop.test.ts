import type { RaceView } from '../../games/race-for-the-galaxy/index.ts'
import { expect, race } from './support.ts'

const names = (uids: readonly (string | null)[]) => uids.map(uid => uid!.replace(/#\d+$/, ''))

describe('Race for the Galaxy: Develop', () => {
  it('[RFTG-7.01] draws at the start of the phase, before anybody chooses', () => {
    const t = race({
      deck: ['public-works', 'gem-world', 'comet-zone'],
      ada: { tableau: ['interstellar-bank', 'galactic-expansionists'], fill: 2 },
    })
    t.plays({ ada: 'produce', bea: 'develop' })
    expect(t.ada.hand.slice(2)).to.deep.equal(['public-works', 'gem-world'])
    expect(t.bea.hand).to.deep.equal([])
    t.ada.builds('public-works')
  })

  it('[RFTG-7.02] lets everybody choose one development or nothing, revealed together', () => {
    const t = race({ ada: { hand: ['public-works', 'gem-world'], fill: 3 }, bea: { fill: 1 } })
    t.plays({ ada: 'develop' })
    expect(t.open).to.deep.equal({ ada: ['develop'], bea: ['develop'] })
    t.ada.cannotBuild('gem-world', 'RFTG-7.02')
    t.bea.cannot('develop', ['public-works#1'], { rule: 'RFTG-7.02', key: 'notInHand' })
    t.ada.builds('public-works')
    expect(t.bea.view.players['0']!.tableau).to.deep.equal([])
    expect(t.bea.view.players['0']!.hand).to.have.length(5)
    expect(t.open).to.deep.equal({ bea: ['develop'] })
    t.bea.passes()
    expect(names(t.bea.view.players['0']!.tableau)).to.deep.equal(['public-works'])
    expect(t.bea.tableau).to.deep.equal([])
  })

  const priceOf = (card: string, tableau: string[], action = 'develop') => {
    const t = race({ ada: { hand: [card], fill: 8, tableau } })
    t.plays({ ada: action, bea: action === 'develop' ? 'produce' : 'develop' })
    t.ada.builds(card)
    const { pick } = t.ada.asked('payDevelopment')
    return pick!.min
  }

  it('[RFTG-7.03] costs what is printed, less the bonus and the discounts', () => {
    expect(priceOf('consumer-markets', [], 'produce')).to.equal(5)
    expect(priceOf('consumer-markets', [])).to.equal(4)
    expect(priceOf('consumer-markets', ['investment-credits'], 'produce')).to.equal(4)
    expect(priceOf('consumer-markets', ['galactic-federation', 'alien-fuel-refinery'])).to.equal(1)
    expect(priceOf('consumer-markets', ['mining-robots', 'replicant-robots']), 'settle discounts').to.equal(4)
    const free = race({ ada: { hand: ['deficit-spending'], tableau: ['galactic-federation'], fill: 1 } })
    free.plays({ ada: 'develop', bea: 'produce' })
    free.ada.builds('deficit-spending')
    expect([free.ada.tableau.at(-1), free.ada.hand.length]).to.deep.equal(['deficit-spending', 1])
  })

  it('[RFTG-7.04] is paid with other cards of the hand, face down', () => {
    const t = race({
      ada: { hand: ['colony-ship', 'gem-world'], fill: 2, tableau: ['comet-zone'], goods: ['comet-zone'] },
    })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('colony-ship')
    t.ada.cannot('answer', [['colony-ship#1']], { rule: 'kit', key: 'notOffered' })
    t.ada.cannot('answer', [['comet-zone#1']], { rule: 'kit', key: 'notOffered' })
    t.ada.cannot('answer', [[]], { rule: 'kit', key: 'pickCount' })
    t.ada.pays('gem-world')
    expect(t.ada.hand).to.have.length(2)
    expect(t.ada.goods).to.include('comet-zone')
    expect(t.state.discard).to.deep.equal(['gem-world#1'])
    const short = race({ ada: { hand: ['consumer-markets'], fill: 3 } })
    short.plays({ ada: 'develop', bea: 'produce' })
    short.ada.cannotBuild('consumer-markets', 'RFTG-7.04')
    expect(short.ada.legal.map(({ move }) => move)).to.deep.equal(['pass'])
  })

  it('[RFTG-7.04, RFTG-20.07] may be paid with cards that are named with the choice, in secret until the reveal', () => {
    const t = race({ ada: { hand: ['colony-ship', 'gem-world', 'comet-zone'], fill: 2 }, bea: { fill: 1 } })
    t.plays({ ada: 'develop' })
    const [ship, gem, comet] = t.ada.has.hand as [string, string, string]
    for (const payment of [[], [ship], [gem, comet], [gem, gem], ['spice-world#1']])
      t.ada.cannot('develop', [ship, payment], { rule: 'RFTG-7.04', key: 'payment' })
    t.ada.cannot('develop', [gem, [comet]], { rule: 'RFTG-7.02' })
    t.ada.builds('colony-ship', 'gem-world')
    const given = (view: RaceView) => view.asks.map(({ answer }) => answer?.args)
    expect(given(t.ada.view)).to.deep.include([ship, [gem]])
    for (const { view } of [t.bea, t.spectator]) {
      expect(given(view)).to.deep.equal([undefined, undefined])
      expect(view.players['0']!.hand).to.have.length(5)
    }
    t.bea.passes()
    expect(t.ada.tableau).to.deep.equal(['colony-ship'])
    expect(t.ada.hand.slice(0, 1)).to.deep.equal(['comet-zone'])
    expect(t.state.discard).to.deep.equal([gem])
    t.settled('actions')
  })

  it('[RFTG-7.05, RFTG-4.11] never builds a development of the same name twice', () => {
    const t = race({
      ada: { hand: ['public-works#2'], fill: 3, tableau: ['public-works#1'] },
      bea: { hand: ['export-duties'], fill: 2 },
    })
    t.plays({ ada: 'develop' })
    t.ada.cannotBuild('public-works#2', 'RFTG-7.05')
    t.bea.builds('export-duties')
  })

  it('[RFTG-7.06] draws after the payment, for who has built', () => {
    const t = race({
      deck: ['gem-world', 'comet-zone', 'spice-world'],
      ada: {
        hand: ['public-works', 'deficit-spending'],
        fill: 1,
        tableau: ['frontier-capital', 'galactic-investors'],
      },
      bea: { tableau: ['public-works#2'], fill: 1 },
    })
    t.plays({ ada: 'develop' })
    t.ada.builds('deficit-spending')
    t.bea.passes()
    expect(t.ada.hand, 'nothing is drawn before the payment').to.have.length(2)
    t.ada.pays('public-works')
    expect(t.ada.hand.slice(1)).to.deep.equal(['gem-world', 'comet-zone', 'spice-world'])
    expect(t.bea.hand).to.have.length(1)
  })

  it('[RFTG-7.06, RFTG-4.13] does not draw by the card that was just built', () => {
    const t = race({ ada: { hand: ['public-works'], fill: 2 } })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('public-works')
    expect(t.ada.hand).to.have.length(2)
  })

  it('[RFTG-7.07] gives no chips for the printed VP', () => {
    const t = race({ ada: { hand: ['diversified-economy'], fill: 5 } })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('diversified-economy')
    t.ada.pays(3)
    expect([t.ada.vp, t.spectator.view.pool]).to.deep.equal([0, 24])
  })

  it('[RFTG-21.01] forces nobody to build or to settle', () => {
    const t = race({ ada: { hand: ['public-works', 'gem-world'], fill: 4 } })
    t.plays({ ada: 'develop', bea: 'settle' })
    t.ada.passes()
    t.ada.passes()
    expect(t.ada.tableau).to.deep.equal([])
    expect(t.ada.hand).to.have.length(6)
  })
})

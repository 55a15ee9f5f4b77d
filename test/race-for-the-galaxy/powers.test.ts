import { expect, race } from './support.ts'

describe('Race for the Galaxy: cards and goods', () => {
  it('[RFTG-4.01, RFTG-4.02, RFTG-4.03, RFTG-4.05] pays costs, conquers defenses, and produces only where it says', () => {
    const t = race({
      ada: {
        hand: ['new-earth', 'rebel-outpost'],
        fill: 5,
        tableau: ['gem-world', 'tourist-world', 'asteroid-belt'],
      },
    })
    t.plays({ ada: 'settle', bea: 'settle' })
    t.ada.cannotSettle('rebel-outpost', 'RFTG-8.10')
    t.ada.settles('new-earth')
    expect(t.ada.asked('placeWorld').pick).to.deep.include({ min: 5, max: 5 })
    t.ada.pays(5)
    expect(t.ada.goods, 'no good when placed').to.deep.equal([])
    t.plays({ ada: 'develop', bea: 'produce' })
    t.passAll()
    expect(t.ada.goods, 'production worlds only').to.have.members(['gem-world', 'new-earth'])
  })

  it('[RFTG-4.06, RFTG-10.03, RFTG-10.07] lets Tranship Point hold goods, but never produce', () => {
    const t = race({ ada: { tableau: ['tranship-point', 'mining-robots', 'galactic-engineers'] } })
    t.plays({ ada: 'produce' })
    expect(t.ada.goods).to.deep.equal([])
    const holds = race({
      ada: {
        tableau: ['tranship-point', 'comet-zone', 'mining-world'],
        goods: ['comet-zone', 'mining-world'],
      },
    })
    holds.plays({ ada: 'produce' })
    holds.ada.answers('comet-zone#1', 'mining-world#1')
    expect(holds.ada.goods).to.have.members([
      'tranship-point',
      'tranship-point',
      'comet-zone',
      'mining-world',
    ])
  })

  it('[RFTG-4.07, RFTG-4.08] gives a good the kind of its world; a keyword makes no kind', () => {
    const t = race({
      ada: {
        tableau: ['research-labs', 'plague-world', 'comet-zone', 'galactic-trendsetters'],
        goods: ['plague-world', 'comet-zone'],
      },
    })
    t.plays({ ada: 'produce', bea: 'consume-2x' })
    t.ada.cannot('consume', [t.ada.power('research-labs', 'consumeGoods'), ['comet-zone#1']], {
      rule: 'RFTG-9.09',
    })
    t.ada.consumes('research-labs', 'plague-world')
    const stone = race({
      ada: { tableau: ['alien-tech-institute', 'colony-ship'], hand: ['alien-rosetta-stone-world'], fill: 4 },
    })
    stone.plays({ ada: 'settle' })
    stone.ada.settles('alien-rosetta-stone-world')
    expect(stone.ada.asked('placeWorld').pick!.min, 'no discount for Alien worlds').to.equal(3)
  })

  it('[RFTG-4.09, RFTG-20.09] lays goods face down from the deck and discards them unseen', () => {
    const t = race({
      ada: { tableau: ['gem-world', 'old-earth'] },
      deck: ['spice-world', 'new-sparta', 'comet-zone'],
    })
    t.plays({ ada: 'produce' })
    expect(t.state.players['0']!.goods).to.deep.equal({ 'gem-world#1': ['spice-world#1'] })
    for (const { view } of [t.ada, t.bea, t.spectator])
      expect(view.players['0']!.goods).to.deep.equal({ 'gem-world#1': [null] })
    t.plays({ ada: 'consume-2x' })
    expect(t.state.discard).to.deep.equal(['spice-world#1'])
    expect(JSON.stringify([t.ada.view, t.ada.log])).not.to.match(/spice-world|Spice World/)
  })

  it('[RFTG-4.10] holds one good on a world at most', () => {
    const t = race({
      ada: { tableau: ['gem-world', 'asteroid-belt'], goods: ['gem-world', 'asteroid-belt'] },
    })
    t.plays({ ada: 'produce' })
    expect(t.ada.goods).to.have.members(['gem-world', 'asteroid-belt'])
  })

  it('[RFTG-4.12] gives keywords and icons no effect of their own', () => {
    const t = race({
      ada: {
        tableau: ['avian-uplift-race', 'rebel-base', 'imperium-blaster-gem-depot'],
        hand: ['outlaw-world', 'rebel-underground'],
      },
    })
    t.plays({ ada: 'settle' })
    t.ada.cannotSettle('rebel-underground', 'RFTG-8.10')
    t.ada.settles('outlaw-world')
  })
})

describe('Race for the Galaxy: powers', () => {
  it('[RFTG-4.13, RFTG-21.09] works from the next phase on, not in the phase in which the card came', () => {
    const t = race({
      ada: { hand: ['wormhole-prospectors', 'replicant-robots', 'asteroid-belt'], fill: 6 },
      deck: ['gem-world', 'spice-world'],
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    t.ada.builds('wormhole-prospectors')
    t.ada.pays(5)
    t.ada.does('reveal')
    expect(t.ada.tableau).to.deep.equal(['wormhole-prospectors', 'gem-world'])
    const military = race({
      ada: {
        hand: ['new-sparta', 'rebel-warrior-race'],
        tableau: ['expedition-force', 'imperium-supply-convoy', 'former-penal-colony'],
      },
    })
    military.plays({ ada: 'settle' })
    military.ada.settles('new-sparta')
    expect(military.open).to.deep.equal({ ada: ['extra'] })
    military.ada.cannot('convoy', ['rebel-warrior-race#1'], { rule: 'RFTG-8.28' })
  })

  it('[RFTG-4.14] lets new goods and drawn cards be used in the same phase', () => {
    const t = race({
      ada: {
        hand: ['rebel-fuel-cache', 'outlaw-world'],
        tableau: ['expedition-force', 'imperium-war-faction', 'imperium-supply-convoy'],
      },
      deck: ['gem-world', 'rebel-miners'],
    })
    t.plays({ ada: 'settle' })
    t.ada.settles('rebel-fuel-cache')
    t.ada.does('convoy', 'rebel-miners#1')
    t.ada.boosts('imperium-war-faction', 'rebel-fuel-cache')
    expect(t.ada.tableau).to.include('rebel-miners')
  })

  it('[RFTG-4.15] adds powers of one type up; costs never fall below 0', () => {
    const t = race({
      ada: {
        hand: ['artist-colony'],
        fill: 2,
        tableau: ['replicant-robots', 'terraforming-unlimited', 'scientific-cruisers'],
      },
    })
    t.plays({ ada: 'settle' })
    t.ada.settles('artist-colony')
    expect(t.ada.hand, 'nothing paid, bonus drawn').to.have.length(3)
    const trade = race({
      ada: {
        tableau: ['comet-zone', 'export-duties', 'old-earth', 'mining-conglomerate'],
        goods: ['comet-zone'],
      },
    })
    trade.plays({ ada: 'consume-trade', bea: 'consume-2x' })
    expect(trade.ada.hand).to.have.length(3 + 1 + 1 + 1)
  })

  it('[RFTG-4.16] works once a phase, but for lasting powers and those that react', () => {
    const t = race({
      ada: {
        tableau: ['black-market-trading-world', 'gem-world', 'comet-zone'],
        goods: ['gem-world', 'comet-zone'],
      },
    })
    t.plays({ ada: 'consume-2x' })
    t.ada.consumes('black-market-trading-world', 'comet-zone')
    expect([t.ada.hand.length, t.ada.goods]).to.deep.equal([3, ['gem-world']])
    const twice = race({
      ada: {
        tableau: ['replicant-robots', 'terraforming-project', 'terraforming-robots'],
        hand: ['gem-world', 'galactic-resort'],
        fill: 1,
      },
    })
    twice.plays({ ada: 'settle' })
    twice.ada.settles('gem-world')
    expect(twice.ada.hand, 'bonus and Terraforming Robots').to.have.length(2 + 2)
    twice.ada.does('project', 'galactic-resort#1')
    expect(twice.ada.hand).to.have.length(3 + 1)
  })

  it('[RFTG-4.17] draws and produces without asking, and leaves what is optional to the player', () => {
    const t = race({
      ada: {
        tableau: ['interstellar-bank', 'colony-ship', 'contact-specialist'],
        hand: ['gem-world'],
        fill: 4,
      },
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    expect(t.ada.hand).to.have.length(6)
    t.ada.passes()
    t.ada.settles('gem-world')
    t.ada.pays(2)
    expect(t.ada.tableau).to.include('colony-ship')
  })

  it('[RFTG-4.17] leaves the cards for VP to the player', () => {
    const t = race({ ada: { tableau: ['deficit-spending'], fill: 3 } })
    t.plays({ ada: 'consume-2x', bea: 'consume-trade' })
    expect(t.open).to.deep.equal({ ada: ['consume'] })
    t.ada.stops()
    expect([t.ada.vp, t.ada.hand.length]).to.deep.equal([0, 3])
  })
})

describe('Race for the Galaxy: Military', () => {
  const canConquer = (tableau: string[], world: string) => {
    const t = race({ ada: { tableau, hand: [world] } })
    t.plays({ ada: 'settle' })
    return t.ada.legal.some(({ move }) => move === 'settle')
  }

  it('[RFTG-4.18, RFTG-21.10] adds up everywhere, below 0 too', () => {
    expect(canConquer(['new-sparta', 'space-marines'], 'alien-robot-scout-ship')).to.equal(true)
    expect(canConquer(['new-sparta', 'space-marines'], 'rebel-outpost')).to.equal(false)
    expect(canConquer(['refugee-world', 'expedition-force'], 'outlaw-world'), '-1 + 1').to.equal(false)
    expect(canConquer(['refugee-world', 'new-sparta'], 'outlaw-world'), '-1 + 2').to.equal(true)
    expect(
      canConquer(['refugee-world', 'empath-world', 'new-military-tactics'], 'outlaw-world'),
      '-2 + 3',
    ).to.equal(true)
    expect(
      canConquer(['rebel-uplift-world', 'avian-uplift-race', 'aquatic-uplift-race'], 'rebel-underground'),
      '1 for each of 3 icons',
    ).to.equal(true)
    expect(canConquer(['rebel-uplift-world', 'avian-uplift-race'], 'rebel-underground')).to.equal(false)
  })

  it('[RFTG-4.19] counts some powers against some worlds only', () => {
    expect(canConquer(['alien-tech-institute'], 'alien-robot-sentry')).to.equal(true)
    expect(canConquer(['alien-tech-institute'], 'rebel-miners')).to.equal(false)
    expect(canConquer(['uplift-alliance'], 'avian-uplift-race')).to.equal(true)
    expect(canConquer(['alpha-centauri'], 'rebel-fuel-cache')).to.equal(true)
    expect(canConquer(['alpha-centauri'], 'outlaw-world')).to.equal(false)
    expect(canConquer(['galactic-imperium'], 'rebel-underground')).to.equal(true)
    expect(canConquer(['galactic-imperium'], 'outlaw-world')).to.equal(false)
    expect(canConquer(['galactic-imperium', 'space-marines'], 'rebel-base')).to.equal(true)
  })

  it('[RFTG-4.20] keeps temporary Military to the end of the phase, for several conquests', () => {
    const t = race({
      ada: {
        tableau: ['imperium-supply-convoy', 'new-military-tactics'],
        hand: ['outlaw-world', 'rebel-miners'],
      },
    })
    t.plays({ ada: 'settle' })
    t.ada.settles('outlaw-world')
    t.ada.boosts('new-military-tactics')
    t.ada.does('convoy', 'rebel-miners#1')
    expect(t.ada.tableau).to.include('rebel-miners')
    t.plays({ ada: 'settle' })
    expect(t.ada.has.turn.boosts).to.deep.equal([])
  })
})

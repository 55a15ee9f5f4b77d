import { expect, type Has, race } from './support.ts'

/** Ada consumes with this action card; Bea, who has nothing, with another. */
const consuming = (ada: Has, action: string, more = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: action, bea: action === 'consume-2x' ? 'consume-trade' : 'consume-2x' })
  return t
}
/** Ada did not choose the phase. */
const onlooking = (ada: Has, more = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: 'explore-1-1', bea: 'consume-2x' })
  t.ada.answers(...t.ada.asked('keep').pick!.options.slice(0, 2))
  t.bea.answers(t.bea.asked('keep').pick!.options[0]!)
  return t
}

describe('Race for the Galaxy: trade', () => {
  it('[RFTG-9.01] sells exactly one good before consume powers, as soon as there is one', () => {
    const t = consuming(
      { tableau: ['old-earth', 'gem-world', 'comet-zone'], goods: ['gem-world', 'comet-zone'] },
      'consume-trade',
    )
    expect(t.open).to.deep.equal({ ada: ['trade'] })
    t.ada.cannot('sellNothing', [], { rule: 'RFTG-9.01' })
    t.ada.sells('comet-zone')
    expect(t.ada.hand).to.have.length(3 + 1)
    expect([t.ada.goods, t.ada.vp], 'Old Earth takes the other').to.deep.equal([[], 1])
    const none = consuming({ tableau: ['old-earth', 'gem-world'] }, 'consume-trade')
    none.settled('actions')
    expect(none.ada.hand).to.deep.equal([])
  })

  it('[RFTG-9.02, RFTG-9.13] draws 2, 3, 4 or 5 cards by the kind of good', () => {
    for (const [world, price] of [
      ['artist-colony', 2],
      ['rebel-miners', 3],
      ['plague-world', 4],
      ['alien-robotic-factory', 5],
    ] as const) {
      const t = consuming({ tableau: [world], goods: [world] }, 'consume-trade')
      expect(t.ada.hand, world).to.have.length(price)
      expect(t.ada.goods).to.deep.equal([])
    }
  })

  it('[RFTG-9.03] adds bonuses for the kind, for any kind, and for the world itself', () => {
    const drawn = (world: string, ...others: string[]) =>
      consuming({ tableau: [world, ...others], goods: [world] }, 'consume-trade').ada.hand.length
    expect(drawn('comet-zone', 'space-port'), 'Space Port: Rare').to.equal(3 + 2)
    expect(drawn('space-port'), 'not for its own Novelty').to.equal(2)
    expect(drawn('comet-zone', 'merchant-world', 'genetics-lab')).to.equal(3 + 2)
    expect(drawn('star-nomad-lair')).to.equal(2 + 1)
    expect(drawn('galactic-resort', 'star-nomad-lair', 'pirate-world')).to.equal(2)
  })

  it('[RFTG-9.04] is for who has the bonus', () => {
    const t = onlooking({ tableau: ['gem-world', 'old-earth', 'comet-zone'], goods: ['gem-world'] })
    expect(t.ada.hand, 'the two kept cards').to.have.length(2)
    expect(t.ada.vp).to.equal(1)
  })

  it('[RFTG-9.05] cannot sell the good of Alien Fuel Refinery, but other powers can, or consume it', () => {
    const bonus = consuming(
      { tableau: ['alien-fuel-refinery'], goods: ['alien-fuel-refinery'] },
      'consume-trade',
    )
    expect([bonus.ada.hand, bonus.ada.goods]).to.deep.equal([[], ['alien-fuel-refinery']])
    const two = consuming(
      {
        tableau: ['alien-fuel-refinery', 'gem-world', 'comet-zone'],
        goods: ['alien-fuel-refinery', 'gem-world', 'comet-zone'],
      },
      'consume-trade',
    )
    two.ada.cannot('sell', ['alien-fuel-refinery#1'], { rule: 'RFTG-9.05' })
    two.ada.sells('gem-world')
    const market = onlooking({
      tableau: ['alien-fuel-refinery', 'black-market-trading-world'],
      goods: ['alien-fuel-refinery'],
    })
    expect(market.ada.hand).to.have.length(2 + 5)
    const eaten = onlooking({
      tableau: ['alien-fuel-refinery', 'alien-researchers'],
      goods: ['alien-fuel-refinery'],
    })
    expect([eaten.ada.vp, eaten.ada.goods]).to.deep.equal([2, []])
  })

  it('[RFTG-21.06, RFTG-21.08] sells goods of this round, also the last one', () => {
    const t = race({ ada: { hand: ['asteroid-belt'], tableau: ['replicant-robots', 'public-works'] } })
    t.plays({ ada: 'consume-trade', bea: 'settle' })
    t.ada.settles('asteroid-belt')
    expect([t.ada.goods, t.ada.vp, t.ada.hand.length], 'nothing left for Public Works').to.deep.equal([
      [],
      0,
      3,
    ])
  })
})

describe('Race for the Galaxy: consume powers', () => {
  const THREE = {
    tableau: ['old-earth', 'gem-world', 'comet-zone', 'plague-world'],
    goods: ['gem-world', 'comet-zone', 'plague-world'],
  }

  it('[RFTG-9.06, RFTG-21.17] lets everybody use each power once, in any order; nobody else does anything', () => {
    const t = race({ ada: THREE, bea: { tableau: ['space-marines'], fill: 3 } })
    t.plays({ ada: 'consume-2x' })
    expect(t.open).to.deep.equal({ ada: ['consume'] })
    t.ada.consumes('plague-world', 'plague-world')
    t.ada.cannot('consume', [t.ada.power('plague-world', 'consumeGoods'), ['plague-world#1']], {
      rule: 'kit',
    })
    expect([t.ada.vp, t.ada.hand.length, t.ada.goods]).to.deep.equal([2 + 4, 1, []])
    expect(t.bea.hand).to.have.length(3)
    const other = race({ ada: { ...THREE, fill: 1 }, bea: {} })
    other.plays({ ada: 'explore-1-1', bea: 'consume-2x' })
    other.ada.answers(...other.ada.asked('keep').pick!.options.slice(0, 2))
    other.bea.answers(other.bea.asked('keep').pick!.options[0]!)
    expect(other.open, 'not chosen by Ada').to.deep.equal({ ada: ['consume'] })
  })

  it('[RFTG-9.07] may stop only when nothing that takes goods can be used, in an order of choice', () => {
    const t = consuming({ ...THREE, tableau: [...THREE.tableau, 'deficit-spending'], fill: 1 }, 'consume-2x')
    t.ada.cannot('done', [], { rule: 'RFTG-9.07' })
    t.ada.consumes('old-earth', 'gem-world', 'plague-world')
    t.ada.stops()
    expect([t.ada.goods, t.ada.vp], 'Plague World finds no Genes good any more').to.deep.equal([
      ['comet-zone'],
      4,
    ])
  })

  it('[RFTG-9.08] uses a power as far as goods allow, at once', () => {
    const t = consuming({ ...THREE, tableau: [...THREE.tableau, 'deficit-spending'], fill: 1 }, 'consume-2x')
    const earth = t.ada.power('old-earth', 'consumeGoods')
    t.ada.cannot('consume', [earth, ['gem-world#1']], { rule: 'RFTG-9.08' })
    t.ada.cannot('consume', [earth, ['gem-world#1', 'comet-zone#1', 'plague-world#1']], { rule: 'RFTG-9.08' })
    t.ada.consumes('old-earth', 'gem-world', 'comet-zone')
    t.ada.cannot('consume', [earth, ['plague-world#1']], { rule: 'RFTG-9.06' })
    const markets = consuming(
      { tableau: ['consumer-markets', 'gem-world', 'spice-world'], goods: ['gem-world', 'spice-world'] },
      'consume-trade',
    )
    expect(markets.ada.isAsked('trade')).to.equal(true)
    markets.ada.sells('gem-world')
    expect(markets.ada.vp, 'one good of up to three').to.equal(1)
  })

  it('[RFTG-9.09] takes fitting goods from any own world', () => {
    const t = consuming(THREE, 'consume-2x')
    const earth = t.ada.power('old-earth', 'consumeGoods')
    t.ada.cannot('consume', [earth, ['gem-world#1', 'gem-world#1']], { rule: 'RFTG-9.09' })
    t.ada.cannot('consume', [earth, ['gem-world#1', 'mining-world#1']], { rule: 'RFTG-9.09' })
    t.ada.cannot('consume', [t.ada.power('plague-world', 'consumeGoods'), ['gem-world#1']], {
      rule: 'RFTG-9.09',
    })
    t.ada.consumes('old-earth', 'comet-zone', 'plague-world')
    expect(t.ada.goods).to.deep.equal(['gem-world'])
  })

  it('[RFTG-9.10] needs all goods of a use', () => {
    const one = onlooking({ tableau: ['tourist-world', 'gem-world'], goods: ['gem-world'] })
    expect([one.ada.vp, one.ada.goods]).to.deep.equal([0, ['gem-world']])
    const two = onlooking({
      tableau: ['mining-league', 'comet-zone', 'mining-world', 'gem-world'],
      goods: ['comet-zone', 'mining-world', 'gem-world'],
    })
    expect([two.ada.vp, two.ada.goods]).to.deep.equal([3, ['gem-world']])
  })

  it('[RFTG-9.11] needs three kinds for Diversified Economy', () => {
    const worlds = ['diversified-economy', 'gem-world', 'spice-world', 'comet-zone']
    const two = onlooking({ tableau: worlds, goods: ['gem-world', 'spice-world', 'comet-zone'] })
    expect(two.ada.vp).to.equal(0)
    const three = onlooking({
      tableau: [...worlds, 'plague-world', 'deficit-spending'],
      goods: ['gem-world', 'spice-world', 'comet-zone', 'plague-world'],
    })
    three.ada.cannot(
      'consume',
      [
        three.ada.power('diversified-economy', 'consumeGoods'),
        ['gem-world#1', 'spice-world#1', 'comet-zone#1'],
      ],
      { rule: 'RFTG-9.11' },
    )
    three.ada.consumes('diversified-economy', 'spice-world', 'comet-zone', 'plague-world')
    expect([three.ada.vp, three.ada.goods]).to.deep.equal([3, ['gem-world']])
  })

  it('[RFTG-9.12] takes one good of each kind at Interstellar Trade Port', () => {
    const t = onlooking({
      tableau: ['interstellar-trade-port', 'gem-world', 'comet-zone', 'plague-world', 'deficit-spending'],
      goods: ['interstellar-trade-port', 'gem-world', 'comet-zone', 'plague-world'],
    })
    const port = t.ada.power('interstellar-trade-port', 'consumeGoods')
    t.ada.cannot('consume', [port, ['gem-world#1', 'comet-zone#1']], { rule: 'RFTG-9.08' })
    t.ada.cannot('consume', [port, ['gem-world#1', 'interstellar-trade-port#1', 'comet-zone#1']], {
      rule: 'RFTG-9.12',
    })
    const before = t.ada.hand.length
    t.ada.consumes('interstellar-trade-port', 'gem-world', 'comet-zone', 'plague-world')
    expect([t.ada.vp, t.ada.hand.length - before, t.ada.goods]).to.deep.equal([
      3,
      3,
      ['interstellar-trade-port'],
    ])
  })

  it('[RFTG-9.11, RFTG-9.12] lists ways to take different kinds, however many goods there are', () => {
    const novelties = [
      'gem-world',
      'spice-world',
      'artist-colony',
      'new-vinland',
      'secluded-world',
      'space-port',
    ]
    const rares = ['comet-zone', 'mining-world', 'bio-hazard-mining-world', 'new-earth', 'rebel-miners']
    const worlds = [...novelties, ...rares, 'plague-world']
    for (const [power, ways] of [
      ['interstellar-trade-port', 6 * 5 * 1],
      ['diversified-economy', 6 * 5 * 1],
    ] as const) {
      const t = onlooking({ tableau: [power, 'deficit-spending', ...worlds], goods: worlds })
      const uses = t.ada.legal.filter(
        ({ move, args }) => move === 'consume' && String(args[1]).startsWith(power),
      )
      expect(uses, power).to.have.length(ways)
    }
  })

  it('[RFTG-9.14] takes all goods at Pilgrimage World, for one VP less', () => {
    const three = {
      tableau: ['pilgrimage-world', 'gem-world', 'comet-zone', 'spice-world'],
      goods: ['gem-world', 'comet-zone', 'spice-world'],
    }
    const t = onlooking(three)
    expect([t.ada.vp, t.ada.goods]).to.deep.equal([2, []])
    const single = onlooking({ ...three, goods: ['gem-world'] })
    expect([single.ada.vp, single.ada.goods]).to.deep.equal([0, []])
    const doubled = consuming(three, 'consume-2x')
    expect(doubled.ada.vp).to.equal(4)
    expect(onlooking({ ...three, goods: [] }).ada.vp).to.equal(0)
  })

  it('[RFTG-9.15, RFTG-21.07] discards up to so many cards for 1 VP each, drawn ones too', () => {
    const t = onlooking({ tableau: ['merchant-world', 'new-survivalists'], goods: ['new-survivalists'] })
    t.ada.consumes('new-survivalists', 'new-survivalists')
    const [, , drawn] = t.ada.hand
    const power = t.ada.power('merchant-world', 'discardHand')
    t.ada.cannot('cashIn', [power, t.ada.has.hand as string[]], { rule: 'RFTG-9.15' })
    t.ada.cannot('cashIn', [power, []], { rule: 'RFTG-9.15' })
    t.ada.cannot('cashIn', [power, [t.ada.has.hand[0], t.ada.has.hand[0]] as string[]], { rule: 'RFTG-9.15' })
    t.ada.cashes('merchant-world', t.ada.hand[0]!, drawn!)
    expect([t.ada.vp, t.ada.hand.length]).to.deep.equal([2, 1])
    t.settled('actions')
  })

  it('[RFTG-9.16] sells with trade bonuses by Trade League, without by Black Market Trading World', () => {
    const league = onlooking({
      tableau: ['trade-league', 'comet-zone', 'export-duties'],
      goods: ['comet-zone'],
    })
    expect(league.ada.hand.length, '3, and 1 each').to.equal(2 + 3 + 2)
    const market = onlooking({
      tableau: ['black-market-trading-world', 'comet-zone', 'export-duties'],
      goods: ['comet-zone'],
    })
    expect(market.ada.hand.length).to.equal(2 + 3)
  })

  it('[RFTG-9.17] draws a card for New Economy, whatever else there is', () => {
    expect(onlooking({ tableau: ['new-economy'] }).ada.hand).to.have.length(2 + 1)
  })

  it('[RFTG-9.18, RFTG-20.11] bets on a number at Gambling World: the card goes to the hand, or is gone', () => {
    const won = consuming({ tableau: ['gambling-world'] }, 'consume-2x', { deck: ['new-earth'] })
    won.ada.cannot('done', [], { rule: 'RFTG-9.18' })
    for (const number of [0, 8])
      won.ada.cannot('gamble', [won.ada.power('gambling-world', 'gamble'), number], { rule: 'RFTG-9.18' })
    won.ada.cannot('gamble', [won.ada.power('gambling-world', 'gamble'), 2.5], { rule: 'kit' })
    won.ada.gambles(5)
    expect(won.ada.hand).to.deep.equal(['new-earth'])
    expect(won.bea.log).to.include('New Earth it is: ada takes it into the hand.')
    const lost = consuming({ tableau: ['gambling-world'] }, 'consume-2x', { deck: ['new-earth'] })
    lost.ada.gambles(4)
    expect([lost.ada.hand, lost.state.discard]).to.deep.equal([[], ['new-earth#1']])
    const defense = consuming({ tableau: ['gambling-world'] }, 'consume-2x', { deck: ['rebel-base'] })
    defense.ada.gambles(6)
    expect(defense.ada.hand).to.deep.equal(['rebel-base'])
  })

  it('[RFTG-9.19] doubles VP of goods, not cards, not VP of cards', () => {
    const t = consuming(
      { tableau: ['galactic-resort', 'gem-world', 'deficit-spending'], goods: ['gem-world'], fill: 2 },
      'consume-2x',
    )
    t.ada.consumes('galactic-resort', 'gem-world')
    expect([t.ada.vp, t.ada.hand.length]).to.deep.equal([2, 3])
    t.ada.cashes('deficit-spending', t.ada.hand[0]!, t.ada.hand[1]!)
    expect(t.ada.vp).to.equal(4)
    const single = consuming(
      { tableau: ['galactic-resort', 'gem-world', 'comet-zone'], goods: ['gem-world', 'comet-zone'] },
      'consume-trade',
    )
    single.ada.sells('comet-zone')
    expect(single.ada.vp).to.equal(1)
  })

  it('[RFTG-9.20] gives chips in this phase only', () => {
    const t = race({
      ada: {
        hand: ['public-works', 'gem-world'],
        fill: 6,
        tableau: ['mining-world', 'comet-zone'],
        goods: ['comet-zone'],
      },
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    t.ada.builds('public-works')
    t.ada.settles('gem-world')
    t.ada.pays(2)
    t.plays({ ada: 'produce', bea: 'explore-5' })
    t.ada.answers(t.ada.asked('keep').pick!.options[0]!)
    t.bea.answers(t.bea.asked('keep').pick!.options[0]!)
    expect([t.ada.vp, t.bea.vp, t.spectator.view.pool]).to.deep.equal([0, 0, 24])
  })

  it('[RFTG-9.21] is over when nothing must be used and the player stops', () => {
    const t = consuming(
      {
        tableau: ['deficit-spending', 'merchant-world', 'gem-world', 'public-works'],
        goods: ['gem-world'],
        fill: 4,
      },
      'consume-2x',
    )
    t.ada.cannot('done', [], { rule: 'RFTG-9.07' })
    t.ada.consumes('public-works', 'gem-world')
    expect(t.open).to.deep.equal({ ada: ['consume'] })
    t.ada.cashes('deficit-spending', t.ada.hand[0]!)
    t.ada.stops()
    t.settled('actions')
    expect(t.ada.vp).to.equal(2 + 1)
  })
})

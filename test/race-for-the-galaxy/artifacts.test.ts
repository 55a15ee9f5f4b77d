import { expect, type Has, type RaceSetup, type RaceTable, race } from './support.ts'

type More = RaceSetup<'ada' | 'bea'>
const developing = (ada: Has, more: More = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: 'produce', bea: 'develop' })
  return t
}
const settling = (ada: Has, more: More = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: 'settle' })
  return t
}
const consuming = (ada: Has, action = 'consume-2x') => {
  const t = race({ ada })
  t.plays({ ada: action, bea: action === 'consume-2x' ? 'consume-trade' : 'consume-2x' })
  return t
}
const minOf = (t: RaceTable<'ada' | 'bea'>) => t.ada.asked().pick?.min

describe('Race for the Galaxy: artifacts for developments', () => {
  it('[RFTG-19.09, RFTG-7.03, RFTG-19.02] make a development cheaper, once', () => {
    const t = developing({ hand: ['consumer-markets', 'diversified-economy'], fill: 7, artifacts: ['A7'] })
    t.ada.builds('consumer-markets')
    expect(minOf(t)).to.equal(5)
    t.ada.cheapens('A7')
    expect(minOf(t)).to.equal(3)
    expect(t.bea.view.players['0']!.artifacts).to.deep.equal([{ id: 'A7#1', used: true }])
    t.ada.cannot('cheapenDevelopment', ['A7#1/0'], { rule: 'RFTG-19.09' })
    t.ada.pays(3)
    t.plays({ ada: 'produce', bea: 'develop' })
    t.ada.builds('diversified-economy')
    expect(t.ada.hand, 'paid in full').to.have.length(0)
  })

  it('[RFTG-19.03] may be combined with each other and with cards', () => {
    const t = developing({
      hand: ['new-economy'],
      fill: 1,
      artifacts: ['A7', 'B2'],
      tableau: ['investment-credits'],
    })
    t.ada.builds('new-economy')
    t.ada.cheapens('B2')
    t.ada.cheapens('A7')
    expect([t.ada.tableau.at(-1), t.ada.hand.length], '6 - 1 - 3 - 2, and 1').to.deep.equal([
      'new-economy',
      1,
    ])
  })

  it('[RFTG-19.09, RFTG-7.02] let a development be chosen that cannot be paid otherwise', () => {
    const has = { hand: ['diversified-economy'], fill: 2 }
    developing({ ...has, artifacts: ['A1'] }).ada.cannotBuild('diversified-economy', 'RFTG-7.04')
    const t = developing({ ...has, artifacts: ['A7'] })
    t.ada.builds('diversified-economy')
    expect(t.ada.legal.map(({ move }) => move)).to.deep.equal(['cheapenDevelopment'])
    t.ada.cheapens('A7')
    expect(t.ada.hand).to.deep.equal([])
  })

  it('[RFTG-20.15] betray nothing by questions: whoever has secret tokens is asked to pay', () => {
    const asked = (artifacts: string[]) => {
      const t = developing({ hand: ['public-works'], fill: 1, artifacts })
      t.ada.builds('public-works')
      return t.open
    }
    expect(asked(['A7'])).to.deep.equal({ ada: ['payDevelopment'] })
    expect(asked(['A5'])).to.deep.equal({ ada: ['payDevelopment'] })
    expect(asked(['A7 used'])).to.deep.equal({ ada: ['actions'], bea: ['actions'] })
  })
})

describe('Race for the Galaxy: artifacts for worlds', () => {
  it('[RFTG-19.09] make a world that is paid for cheaper, military ones too', () => {
    const t = settling({ hand: ['new-earth'], fill: 5, artifacts: ['A1', 'B5'] })
    t.ada.settles('new-earth')
    expect(minOf(t)).to.equal(5)
    t.ada.cheapens('A1')
    expect(minOf(t)).to.equal(3)
    t.ada.cheapens('B5')
    expect(t.ada.tableau).to.deep.equal(['new-earth'])
    const rebels = settling({
      hand: ['rebel-base'],
      fill: 5,
      tableau: ['contact-specialist'],
      artifacts: ['A1'],
    })
    rebels.ada.settles('rebel-base')
    rebels.ada.cheapens('A1')
    expect(minOf(rebels)).to.equal(6 - 1 - 2)
    const military = settling({ hand: ['rebel-miners'], fill: 5, artifacts: ['A1'] })
    military.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })

  it('[RFTG-19.09] count for one placement of the phase', () => {
    const t = settling({
      hand: ['new-earth', 'mining-world'],
      fill: 5,
      tableau: ['terraforming-project'],
      artifacts: ['A1'],
    })
    t.ada.settles('new-earth')
    t.ada.cheapens('A1')
    t.ada.pays(3)
    expect(t.ada.has.turn.discounts).to.deep.equal([{ token: 'A1#1', amount: 2, left: 0 }])
  })

  it('[RFTG-19.08, RFTG-19.04] give Military for a Settle phase, one power of a token', () => {
    const t = settling({ hand: ['rebel-miners'], artifacts: ['A6'] })
    t.ada.settles('rebel-miners')
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.10' })
    t.ada.boosts('A6')
    expect(t.ada.tableau).to.deep.equal(['rebel-miners'])
    expect(t.bea.view.players['0']!.artifacts).to.deep.equal([{ id: 'A6#1', used: true }])
    t.plays({ ada: 'settle' })
    expect(t.ada.has.turn.boosts, 'to the end of the phase').to.deep.equal([])
    const weak = settling({ hand: ['rebel-miners'], artifacts: ['A8'] })
    weak.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })

  it('[RFTG-19.10, RFTG-19.04] give 2 off each of two Genes worlds, or 2 Military against Genes worlds', () => {
    const pays = settling({
      hand: ['distant-world'],
      fill: 8,
      tableau: ['terraforming-project'],
      artifacts: ['A4'],
    })
    pays.ada.settles('distant-world')
    pays.ada.cheapens('A4')
    expect(minOf(pays)).to.equal(2)
    pays.ada.pays(2)
    expect(pays.ada.has.turn.discounts).to.deep.equal([
      { token: 'A4#1', amount: 2, goodKind: 'genes', left: 1 },
    ])
    const other = settling({ hand: ['new-earth'], fill: 8, artifacts: ['A4'] })
    other.ada.settles('new-earth')
    other.ada.cannot('cheapen', ['A4#1/0'], { rule: 'RFTG-8.07' })

    const conquers = settling({ hand: ['avian-uplift-race', 'rebel-miners'], artifacts: ['A4'] })
    conquers.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
    conquers.ada.settles('avian-uplift-race')
    conquers.ada.boosts('A4')
    expect(conquers.ada.tableau).to.deep.equal(['avian-uplift-race'])
  })

  it('[RFTG-19.10] lets a use only be chosen that can still place the world', () => {
    const t = settling({
      hand: ['avian-uplift-race'],
      fill: 1,
      tableau: ['contact-specialist'],
      artifacts: ['A4'],
    })
    t.ada.settles('avian-uplift-race')
    t.ada.cannot('boost', ['A4#1/1', null], { rule: 'RFTG-8.10' })
    t.ada.cheapens('A4')
    expect(t.ada.tableau).to.include('avian-uplift-race')
  })

  it('[RFTG-19.11] let an Alien Technology token feed Self-Repairing Alien Artillery', () => {
    const t = settling({
      hand: ['rebel-underground'],
      tableau: ['self-repairing-alien-artillery'],
      artifacts: ['A2'],
    })
    t.ada.settles('rebel-underground')
    t.ada.boosts('self-repairing-alien-artillery', 'A2')
    expect(t.ada.tableau).to.include('rebel-underground')
    expect(t.ada.has.artifacts[0]!.used).to.equal(true)
  })

  it('[RFTG-19.16] count no Uplift token as an icon for Rebel Uplift World', () => {
    const t = settling({ hand: ['rebel-miners'], tableau: ['rebel-uplift-world'], artifacts: ['A4', 'B6'] })
    t.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })
})

describe('Race for the Galaxy: Alien Technology as goods', () => {
  it('[RFTG-19.11, RFTG-19.18] sells one with the Trade bonus for the Alien price with bonuses', () => {
    const t = consuming(
      { tableau: ['gem-world', 'export-duties'], goods: ['gem-world'], artifacts: ['A2'] },
      'consume-trade',
    )
    expect(t.open).to.deep.equal({ ada: ['trade'] })
    t.ada.sells('A2')
    expect(t.ada.hand).to.have.length(5 + 1)
    expect(t.ada.goods, 'the duty is fulfilled').to.deep.equal(['gem-world'])
  })

  it('[RFTG-19.14] forces nobody to use one', () => {
    const trade = consuming({ artifacts: ['A2'] }, 'consume-trade')
    trade.ada.does('sellNothing')
    trade.settled('actions')
    const t = consuming({ tableau: ['alien-researchers'], artifacts: ['A2'] })
    t.ada.stops()
    expect([t.ada.vp, t.ada.has.artifacts[0]!.used]).to.deep.equal([0, false])
  })

  it('[RFTG-19.11] consumes one as an Alien good, or as any good', () => {
    const t = consuming({ tableau: ['alien-researchers'], artifacts: ['A2'] })
    t.ada.consumes('alien-researchers', 'A2')
    expect([t.ada.vp, t.ada.has.artifacts[0]!.used]).to.deep.equal([4, true])
    const any = consuming({ tableau: ['public-works', 'plague-world'], artifacts: ['B1'] })
    any.ada.cannot('consume', [any.ada.power('plague-world', 'consumeGoods'), ['B1#1']], {
      rule: 'RFTG-9.10',
    })
    any.ada.consumes('public-works', 'B1')
    expect(any.ada.vp).to.equal(2)
    const none = consuming({ tableau: ['public-works'], artifacts: ['A1'] })
    expect(
      none.ada.legal.map(({ move }) => move),
      'nobody sees which token it is',
    ).to.deep.equal(['done'])
  })

  it('[RFTG-19.18, RFTG-9.08] lets one complete a use, or add to it, not fall short of what goods allow', () => {
    const tourists = consuming({
      tableau: ['tourist-world', 'gem-world'],
      goods: ['gem-world'],
      artifacts: ['A2'],
    })
    tourists.ada.consumes('tourist-world', 'gem-world', 'A2')
    expect(tourists.ada.vp).to.equal(6)
    const earth = { tableau: ['old-earth', 'gem-world', 'comet-zone'], artifacts: ['A2'] }
    const two = consuming({ ...earth, goods: ['gem-world', 'comet-zone'] })
    two.ada.cannot('consume', [two.ada.power('old-earth', 'consumeGoods'), ['A2#1']], { rule: 'RFTG-9.08' })
    two.ada.consumes('old-earth', 'gem-world', 'A2')
    expect([two.ada.vp, two.ada.goods]).to.deep.equal([4, ['comet-zone']])
    const one = consuming({ ...earth, goods: ['gem-world'] })
    one.ada.consumes('old-earth', 'gem-world')
    expect([one.ada.vp, one.ada.has.artifacts[0]!.used]).to.deep.equal([2, false])
    const kinds = consuming({
      tableau: ['diversified-economy', 'gem-world', 'comet-zone'],
      goods: ['gem-world', 'comet-zone'],
      artifacts: ['A2'],
    })
    kinds.ada.consumes('diversified-economy', 'gem-world', 'comet-zone', 'A2')
    expect(kinds.ada.vp).to.equal(6)
    const pilgrims = consuming({
      tableau: ['pilgrimage-world', 'gem-world'],
      goods: ['gem-world'],
      artifacts: ['A2'],
    })
    pilgrims.ada.cannot('consume', [pilgrims.ada.power('pilgrimage-world', 'consumeAllGoods'), ['A2#1']], {
      rule: 'RFTG-9.14',
    })
    pilgrims.ada.consumes('pilgrimage-world', 'gem-world', 'A2')
    expect(pilgrims.ada.vp).to.equal(2)
  })

  it('[RFTG-19.15, RFTG-12.15] counts none as a good, neither for production nor for a tie', () => {
    const t = race({ ada: { tableau: ['alien-robotic-factory', 'research-labs'], artifacts: ['A2'] } })
    t.plays({ ada: 'produce' })
    expect([t.ada.goods, t.ada.hand.length]).to.deep.equal([['alien-robotic-factory'], 1])
    const tie = race({ ada: { artifacts: ['A2', 'A2#2'] }, bea: { fill: 1 }, pool: 0 })
    tie.plays({ ada: 'produce' })
    expect(tie.spectator.view.outcome!.winners).to.deep.equal(['1'])
  })
})

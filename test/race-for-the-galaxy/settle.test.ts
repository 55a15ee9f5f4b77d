import { expect, type Has, type RaceSetup, race } from './support.ts'

/** Ada settles with the Settle bonus; Bea has nothing. */
const settling = (ada: Has, more: RaceSetup<'ada' | 'bea'> = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: 'settle' })
  return t
}

const priceOf = (card: string, tableau: string[], fill = 8) => {
  const t = settling({ hand: [card], fill, tableau })
  t.ada.settles(card)
  return t.ada.asked('placeWorld').pick!.min
}

describe('Race for the Galaxy: choosing a world', () => {
  it('[RFTG-8.01] lets everybody choose a world or nothing, revealed together', () => {
    const t = race({ ada: { hand: ['gem-world', 'public-works'], fill: 3 }, bea: { fill: 1 } })
    t.plays({ ada: 'settle' })
    t.ada.cannotSettle('public-works', 'RFTG-8.01')
    t.bea.cannot('settle', ['gem-world#1'], { rule: 'RFTG-8.01', key: 'notInHand' })
    t.ada.settles('gem-world')
    expect(t.bea.view.players['0']!.tableau).to.deep.equal([])
    t.bea.passes()
    expect(t.bea.view.players['0']!.tableau).to.deep.equal(['gem-world#1'])
    t.ada.pays(2)
    expect(t.ada.tableau).to.deep.equal(['gem-world'])
  })

  it('[RFTG-8.02] offers only worlds that can be paid for or conquered now', () => {
    const t = settling({
      hand: ['gem-world', 'new-earth', 'rebel-fuel-cache', 'rebel-miners'],
      tableau: ['expedition-force'],
    })
    t.ada.settles('gem-world')
    const u = settling({
      hand: ['gem-world', 'new-earth', 'rebel-fuel-cache', 'rebel-miners'],
      tableau: ['expedition-force'],
    })
    u.ada.cannotSettle('new-earth', 'RFTG-8.06')
    u.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
    u.ada.settles('rebel-fuel-cache')
  })

  it('[RFTG-8.03, RFTG-4.04] puts a good on a windfall world at once, none on a production world', () => {
    const t = settling({ hand: ['asteroid-belt'], fill: 3 })
    t.ada.settles('asteroid-belt')
    expect(t.ada.goods, 'before the payment').to.deep.equal(['asteroid-belt'])
    t.ada.pays(2)
    const other = race({ ada: { hand: ['comet-zone'], fill: 4 } })
    other.plays({ ada: 'settle', bea: 'settle' })
    other.ada.settles('comet-zone')
    other.ada.pays(3)
    expect(other.ada.goods, 'production world').to.deep.equal([])
  })

  it('[RFTG-8.03] does not let that good help to conquer its own world', () => {
    const t = settling({ hand: ['rebel-gem-smugglers'], tableau: ['imperium-war-faction'] })
    t.ada.cannotSettle('rebel-gem-smugglers', 'RFTG-8.10')
    const boosted = settling({
      hand: ['rebel-gem-smugglers'],
      tableau: ['imperium-war-faction', 'expedition-force', 'comet-zone'],
      goods: ['comet-zone'],
    })
    boosted.ada.settles('rebel-gem-smugglers')
    boosted.ada.cannot(
      'boost',
      [boosted.ada.power('imperium-war-faction', 'tempMilitary'), 'rebel-gem-smugglers#1'],
      { rule: 'RFTG-8.12' },
    )
    boosted.ada.boosts('imperium-war-faction', 'comet-zone')
    expect(boosted.ada.goods).to.include('rebel-gem-smugglers').and.not.include('comet-zone')
  })

  it('[RFTG-8.04] pays after the reveal, then discards for a good, then the bonus, then other draws', () => {
    const t = settling(
      { hand: ['ore-rich-world'], fill: 3, tableau: ['terraforming-robots'] },
      { deck: ['gem-world', 'spice-world', 'mining-world'] },
    )
    t.ada.settles('ore-rich-world')
    expect(t.open).to.deep.equal({ ada: ['placeWorld'] })
    t.ada.pays(2)
    expect(t.open).to.deep.equal({ ada: ['discardForGood'] })
    expect(t.ada.hand).to.have.length(1)
    t.ada.answers(t.ada.asked('discardForGood').pick!.options[0]!)
    expect(t.ada.hand, 'the good was the top card').to.deep.equal(['spice-world', 'mining-world'])
  })
})

describe('Race for the Galaxy: paying for worlds', () => {
  it('[RFTG-8.05, RFTG-21.02] costs what is printed, less the discounts that fit; the bonus lowers nothing', () => {
    expect(priceOf('new-earth', [])).to.equal(5)
    expect(priceOf('new-earth', ['replicant-robots'])).to.equal(3)
    expect(priceOf('new-earth', ['mining-robots', 'scientific-cruisers'])).to.equal(3)
    expect(priceOf('asteroid-belt', ['mining-robots']), 'windfall').to.equal(1)
    expect(priceOf('galactic-trendsetters', ['mining-robots']), 'another kind').to.equal(5)
    expect(priceOf('deserted-alien-library', ['alien-tech-institute', 'alien-rosetta-stone-world'])).to.equal(
      2,
    )
    expect(priceOf('new-earth', ['investment-credits']), 'develop discounts').to.equal(5)
    const free = settling({ hand: ['artist-colony'], fill: 2, tableau: ['replicant-robots'] })
    free.ada.settles('artist-colony')
    expect([free.ada.tableau.at(-1), free.ada.hand.length], 'bonus').to.deep.equal(['artist-colony', 3])
  })

  it('[RFTG-8.06] is paid with other cards of the hand', () => {
    const t = settling({ hand: ['gem-world', 'public-works'], fill: 2 }, { deck: ['spice-world'] })
    t.ada.settles('gem-world')
    t.ada.cannot('answer', [['public-works#1']], { rule: 'kit', key: 'pickCount' })
    t.ada.pays('public-works', 'alien-sentinels')
    expect(t.ada.hand).to.deep.equal(['rebel-homeworld', 'spice-world'])
    expect(t.state.discard).to.have.members(['public-works#1', 'alien-sentinels#1'])
  })

  it('[RFTG-8.06] may be paid with cards that are named with the choice', () => {
    const t = settling({
      hand: ['gem-world', 'public-works', 'rebel-base', 'outlaw-world'],
      fill: 6,
      tableau: ['contact-specialist', 'colony-ship', 'space-marines'],
    })
    const fill = t.ada.has.hand.slice(4) as string[]
    t.ada.cannot('settle', ['gem-world#1', fill.slice(0, 1)], { rule: 'RFTG-8.06', key: 'payment' })
    t.ada.cannot('settle', ['gem-world#1', ['gem-world#1', fill[0]]], { rule: 'RFTG-8.06', key: 'payment' })
    t.ada.settles('gem-world', 'public-works', 'alien-sentinels')
    expect(t.ada.tableau.at(-1)).to.equal('gem-world')
    const rebels = settling({ hand: ['rebel-base'], fill: 6, tableau: ['contact-specialist'] })
    rebels.ada.does('settle', 'rebel-base#1', (rebels.ada.has.hand as string[]).slice(1, 6))
    expect(rebels.ada.tableau).to.include('rebel-base')
    const conquest = settling({
      hand: ['rebel-base'],
      fill: 6,
      tableau: ['drop-ships', 'space-marines', 'new-sparta'],
    })
    conquest.ada.cannot('settle', ['rebel-base#1', (conquest.ada.has.hand as string[]).slice(1, 7)], {
      rule: 'RFTG-8.10',
    })
  })

  it('[RFTG-8.07, RFTG-21.04, RFTG-21.05] discards Colony Ship for a price of 0, not for Alien goods', () => {
    const t = settling({ hand: ['galactic-trendsetters'], tableau: ['colony-ship'] })
    t.ada.settles('galactic-trendsetters')
    t.ada.cheapens('colony-ship')
    expect(t.ada.tableau).to.deep.equal(['galactic-trendsetters'])
    expect(t.state.discard).to.include('colony-ship#1')
    const alien = settling({
      hand: ['deserted-alien-outpost', 'alien-rosetta-stone-world'],
      tableau: ['colony-ship'],
    })
    alien.ada.cannotSettle('deserted-alien-outpost', 'RFTG-8.06')
    alien.ada.settles('alien-rosetta-stone-world')
    alien.ada.cheapens('colony-ship')
    expect(alien.ada.tableau).to.deep.equal(['alien-rosetta-stone-world'])
    const notYet = race({ ada: { hand: ['colony-ship', 'galactic-trendsetters'], fill: 2 } })
    notYet.plays({ ada: 'develop', bea: 'settle' })
    notYet.ada.builds('colony-ship')
    notYet.ada.pays(1)
    notYet.ada.settles('galactic-trendsetters')
    notYet.ada.cheapens('colony-ship')
  })

  it('[RFTG-8.07] may also be kept: then the price is paid', () => {
    const t = settling({ hand: ['gem-world'], fill: 2, tableau: ['colony-ship'] })
    t.ada.settles('gem-world')
    t.ada.pays(2)
    expect(t.ada.tableau).to.deep.equal(['colony-ship', 'gem-world'])
  })

  it('[RFTG-8.08] cannot conquer a non-military world', () => {
    const t = settling({ hand: ['new-earth'], fill: 2, tableau: ['drop-ships', 'space-marines'] })
    t.ada.cannotSettle('new-earth', 'RFTG-8.06')
    const able = settling({
      hand: ['new-earth'],
      fill: 6,
      tableau: ['drop-ships', 'space-marines', 'colony-ship'],
    })
    able.ada.settles('new-earth')
    able.ada.cannot('conquer', [], { rule: 'RFTG-8.08' })
  })

  it('[RFTG-8.09] gives no discount on a conquest', () => {
    const t = settling({
      hand: ['rebel-miners'],
      fill: 4,
      tableau: ['mining-robots', 'replicant-robots', 'expedition-force'],
    })
    t.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })
})

describe('Race for the Galaxy: draws for worlds', () => {
  it('[RFTG-8.22] draws once for the bonus, and for each world by powers', () => {
    const t = settling({
      hand: ['artist-colony', 'expanding-colony'],
      fill: 2,
      tableau: ['terraforming-robots', 'terraforming-project'],
    })
    t.ada.settles('artist-colony')
    t.ada.pays(1)
    expect(t.ada.hand).to.have.length(2 + 2)
    t.ada.does('project', 'expanding-colony#1')
    expect(t.ada.hand, 'no second bonus').to.have.length(3 + 1)
  })

  it('[RFTG-8.22] gives nothing to a player who places nothing, nor the bonus to others', () => {
    const t = race({
      ada: { fill: 1, tableau: ['terraforming-robots'] },
      bea: { hand: ['artist-colony'], fill: 2 },
    })
    t.plays({ ada: 'settle', bea: 'produce' })
    t.ada.passes()
    t.bea.settles('artist-colony')
    t.bea.pays(1)
    expect([t.ada.hand.length, t.bea.hand.length]).to.deep.equal([1, 1])
  })
})

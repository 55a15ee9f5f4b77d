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

describe('Race for the Galaxy: conquering worlds', () => {
  it('[RFTG-8.10, RFTG-4.02] needs Military of at least the defense, and uses none up', () => {
    const t = settling({
      hand: ['rebel-warrior-race', 'rebel-underground'],
      tableau: ['space-marines', 'expedition-force'],
    })
    expect(t.ada.hand).to.have.length(2)
    t.ada.settles('rebel-warrior-race')
    expect(t.ada.tableau).to.include('rebel-warrior-race')
    expect(t.ada.hand, 'nothing paid, 1 drawn').to.have.length(2)
    const weak = settling({ hand: ['rebel-warrior-race'], fill: 3, tableau: ['space-marines'] })
    weak.ada.cannotSettle('rebel-warrior-race', 'RFTG-8.10')
  })

  it('[RFTG-8.11, RFTG-4.13, RFTG-21.04] discards New Military Tactics for 3 and Imperium Stealth Tactics for 4 in all', () => {
    const tactics = settling({ hand: ['rebel-underground'], tableau: ['new-military-tactics'] })
    tactics.ada.settles('rebel-underground')
    tactics.ada.cannot('conquer', [], { rule: 'RFTG-8.10' })
    tactics.ada.boosts('new-military-tactics')
    expect(tactics.ada.tableau).to.deep.equal(['rebel-underground'])
    expect(tactics.state.discard).to.include('new-military-tactics#1')

    const stealth = settling({ hand: ['alien-robot-scout-ship'], tableau: ['imperium-stealth-tactics'] })
    stealth.ada.settles('alien-robot-scout-ship')
    stealth.ada.boosts('imperium-stealth-tactics')
    expect(stealth.ada.tableau).to.deep.equal(['alien-robot-scout-ship'])
    const five = settling({ hand: ['rebel-outpost'], tableau: ['imperium-stealth-tactics'] })
    five.ada.cannotSettle('rebel-outpost', 'RFTG-8.10')
    stealth.plays({ ada: 'settle', bea: 'produce' })
    expect(stealth.ada.has.turn.boosts).to.deep.equal([])
  })

  it('[RFTG-8.12] discards a good of the named kind, once for each power', () => {
    const t = settling({
      hand: ['rebel-outpost'],
      tableau: ['self-repairing-alien-artillery', 'rebel-gem-smugglers', 'comet-zone', 'spice-world'],
      goods: ['self-repairing-alien-artillery', 'comet-zone', 'spice-world', 'rebel-gem-smugglers'],
    })
    t.ada.settles('rebel-outpost')
    const artillery = t.ada.power('self-repairing-alien-artillery', 'tempMilitary')
    t.ada.cannot('boost', [artillery, 'comet-zone#1'], { rule: 'RFTG-8.12' })
    t.ada.cannot('boost', [artillery, null], { rule: 'RFTG-8.12' })
    t.ada.boosts('self-repairing-alien-artillery', 'self-repairing-alien-artillery')
    t.ada.cannot('boost', [artillery, 'self-repairing-alien-artillery#1'], { rule: 'RFTG-8.11' })
    t.ada.boosts('rebel-gem-smugglers', 'comet-zone')
    expect(t.ada.tableau).to.include('rebel-outpost')
    expect(t.ada.goods).to.have.members(['spice-world', 'rebel-gem-smugglers'])
  })

  it('[RFTG-8.12] counts a good on Tranship Point', () => {
    const t = settling({
      hand: ['outlaw-world'],
      tableau: ['rebel-gem-smugglers', 'tranship-point', 'contact-specialist'],
      goods: ['tranship-point', 'tranship-point'],
    })
    t.ada.settles('outlaw-world')
    t.ada.boosts('rebel-gem-smugglers', 'tranship-point')
    expect(t.ada.goods.filter(world => world === 'tranship-point')).to.have.length(1)
  })

  it('[RFTG-8.13] buys Military only for a conquest, but as much as wanted', () => {
    const paying = settling({
      hand: ['gem-world'],
      fill: 3,
      tableau: ['new-military-tactics', 'colony-ship'],
    })
    paying.ada.settles('gem-world')
    paying.ada.cannot('boost', [paying.ada.power('new-military-tactics', 'tempMilitary'), null], {
      rule: 'RFTG-8.13',
    })
    const strong = settling({ hand: ['outlaw-world'], tableau: ['new-military-tactics', 'space-marines'] })
    strong.ada.settles('outlaw-world')
    strong.ada.boosts('new-military-tactics')
    expect(strong.ada.tableau).to.deep.equal(['space-marines', 'outlaw-world'])
    const modest = settling({ hand: ['outlaw-world'], tableau: ['new-military-tactics', 'space-marines'] })
    modest.ada.settles('outlaw-world')
    modest.ada.conquers()
    expect(modest.ada.tableau).to.deep.equal(['new-military-tactics', 'space-marines', 'outlaw-world'])
  })
})

describe('Race for the Galaxy: paying for military worlds', () => {
  it('[RFTG-8.14, RFTG-8.15, RFTG-21.03] pays the defense less the discounts with Contact Specialist', () => {
    expect(priceOf('rebel-base', ['contact-specialist'])).to.equal(5)
    expect(priceOf('rebel-base', ['contact-specialist', 'replicant-robots'])).to.equal(3)
    const alien = settling({ hand: ['lost-alien-warship'], fill: 6, tableau: ['contact-specialist'] })
    alien.ada.cannotSettle('lost-alien-warship', 'RFTG-8.10')
  })

  it('[RFTG-8.16] pays for chromosomes with Uplift Researchers, with their own discount', () => {
    expect(priceOf('avian-uplift-race', ['uplift-researchers'])).to.equal(1)
    const other = settling({ hand: ['rebel-miners'], fill: 6, tableau: ['uplift-researchers'] })
    other.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })

  it('[RFTG-8.17] pays for Alien goods alone with Alien Survey Technology', () => {
    expect(priceOf('lost-alien-warship', ['alien-survey-technology'])).to.equal(5)
    expect(priceOf('lost-alien-battle-fleet', ['alien-survey-technology', 'alien-tech-institute'])).to.equal(
      4,
    )
    const other = settling({ hand: ['rebel-miners'], fill: 6, tableau: ['alien-survey-technology'] })
    other.ada.cannotSettle('rebel-miners', 'RFTG-8.10')
  })

  it('[RFTG-8.18] uses one such power for a world, the cheapest', () => {
    const t = settling({
      hand: ['avian-uplift-race'],
      fill: 6,
      tableau: ['contact-specialist', 'uplift-researchers', 'public-works'],
    })
    t.ada.settles('avian-uplift-race')
    expect(t.ada.tableau, '2 - 1 - 1').to.include('avian-uplift-race')
    expect(t.ada.hand).to.have.length(7)
    expect(
      priceOf(
        'reptilian-uplift-race',
        ['contact-specialist', 'uplift-researchers', 'refugee-world'].slice(0, 1),
      ),
    ).to.equal(1)
  })

  it('[RFTG-8.19, RFTG-8.25] may use the power again for a further world', () => {
    const t = settling({
      hand: ['rebel-base', 'rebel-homeworld'],
      fill: 8,
      tableau: ['contact-specialist', 'terraforming-project'],
    })
    t.ada.settles('rebel-base')
    t.ada.pays('alien-sentinels', 'rebel-resistance', 'new-economy', 'merchant-guild', 'pan-galactic-league')
    t.ada.does('project', 'rebel-homeworld#1')
    expect(t.ada.tableau).to.deep.equal(['contact-specialist', 'rebel-base', 'rebel-homeworld'])
  })

  it('[RFTG-8.20] combines Colony Ship with such a power, not for Alien goods', () => {
    const t = settling({ hand: ['rebel-homeworld'], fill: 1, tableau: ['contact-specialist', 'colony-ship'] })
    t.ada.settles('rebel-homeworld')
    t.ada.cheapens('colony-ship')
    expect(t.ada.tableau).to.deep.equal(['contact-specialist', 'rebel-homeworld'])
    const alien = settling({
      hand: ['lost-alien-warship'],
      fill: 1,
      tableau: ['alien-survey-technology', 'colony-ship'],
    })
    alien.ada.cannotSettle('lost-alien-warship', 'RFTG-8.06')
  })

  it('[RFTG-8.21] is no conquest, but stays a military world', () => {
    const t = settling({
      hand: ['rebel-base', 'outlaw-world'],
      fill: 6,
      tableau: ['contact-specialist', 'imperium-supply-convoy', 'space-marines', 'galactic-imperium'],
    })
    t.ada.settles('outlaw-world')
    expect(t.ada.asked('placeWorld').about!.how).to.have.property('key', 'placing.either')
    t.ada.does('placeFree')
    expect(t.ada.isAsked('extra')).to.equal(false)
    expect(t.spectator.view.players['0']!.tableau).to.include('outlaw-world#1')
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

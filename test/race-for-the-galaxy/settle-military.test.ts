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

  it('[RFTG-8.12] takes no more goods than there are: two powers share those of one kind', () => {
    const hand = ['mercenary-guild']
    const tableau = ['rebel-gem-smugglers', 'imperium-war-faction', 'comet-zone']
    const one = settling({ hand, tableau, goods: ['comet-zone'] })
    one.ada.cannotSettle('mercenary-guild', 'RFTG-8.10')
    const two = settling({ hand, tableau, goods: ['comet-zone', 'rebel-gem-smugglers'] })
    two.ada.settles('mercenary-guild')
    two.ada.boosts('rebel-gem-smugglers', 'comet-zone')
    two.ada.boosts('imperium-war-faction', 'rebel-gem-smugglers')
    expect(two.ada.tableau).to.include('mercenary-guild')
    expect(two.ada.goods).to.deep.equal(['mercenary-guild'])
  })

  it('[RFTG-8.12] takes goods of the two kinds apart', () => {
    const t = settling({
      hand: ['rebel-homeworld'],
      tableau: ['self-repairing-alien-artillery', 'imperium-war-faction', 'comet-zone', 'space-marines'],
      goods: ['self-repairing-alien-artillery', 'comet-zone'],
    })
    t.ada.settles('rebel-homeworld')
    t.ada.boosts('self-repairing-alien-artillery', 'self-repairing-alien-artillery')
    t.ada.boosts('imperium-war-faction', 'comet-zone')
    expect(t.ada.tableau).to.include('rebel-homeworld')
  })

  it('[RFTG-8.13] buys as much Military as wanted, also more than the conquest needs', () => {
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

describe('Race for the Galaxy: temporary Military while paying', () => {
  const mining = {
    hand: ['gem-world'],
    tableau: ['imperium-war-faction', 'mining-world'],
    goods: ['mining-world'],
  }

  it('[RFTG-8.13, RFTG-10.02] discards a good, so that its world produces again in the same round', () => {
    const t = race({ ada: { ...mining, fill: 3 } })
    t.plays({ ada: 'settle', bea: 'produce' })
    t.ada.settles('gem-world')
    t.ada.boosts('imperium-war-faction', 'mining-world')
    expect(t.ada.goods).to.deep.equal([])
    t.ada.pays(2)
    expect(t.ada.tableau).to.include('gem-world')
    expect(t.state.round).to.equal(2)
    expect(t.ada.goods).to.deep.equal(['mining-world', 'gem-world'])
    expect(t.ada.hand, 'bonus; Imperium War Faction, Mining World and Gem World draw').to.have.length(5)
  })

  it('[RFTG-8.13] need not be bought', () => {
    const t = settling({ ...mining, fill: 2 })
    t.ada.settles('gem-world')
    expect(t.ada.isAsked('placeWorld'), 'although the whole hand has to pay').to.equal(true)
    t.ada.pays(2)
    expect(t.ada.goods).to.deep.equal(['mining-world'])
    t.settled('actions')
  })

  it('[RFTG-8.13] is offered also where nothing is left to pay, as long as a good could go for it', () => {
    const free = { ...mining, tableau: [...mining.tableau, 'replicant-robots'] }
    const t = settling(free)
    t.ada.settles('gem-world')
    t.ada.boosts('imperium-war-faction', 'mining-world')
    expect(t.ada.goods).to.deep.equal([])
    expect(t.ada.tableau).to.include('gem-world')
    t.settled('actions')
    const kept = settling(free)
    kept.ada.settles('gem-world')
    kept.ada.does('placeFree')
    expect(kept.ada.goods).to.deep.equal(['mining-world'])
    const none = settling({ ...free, tableau: [...free.tableau, 'new-military-tactics'], goods: [] })
    none.ada.settles('gem-world')
    none.settled('actions')
  })

  it('[RFTG-8.13] is done without by who names the payment with the world', () => {
    const t = settling({ ...mining, hand: ['gem-world', 'comet-zone', 'spice-world'] })
    t.ada.settles('gem-world', 'comet-zone', 'spice-world')
    expect(t.ada.goods).to.deep.equal(['mining-world'])
    expect(t.ada.hand, 'only what the Settle bonus draws').to.have.length(1)
    t.settled('actions')
  })

  it('[RFTG-8.13, RFTG-19.04] may be bought for a conquest out of reach, but not with a token that the price needs', () => {
    const t = settling({
      tableau: ['contact-specialist'],
      hand: ['rebel-warrior-race'],
      artifacts: ['A4', 'A8'],
    })
    t.ada.settles('rebel-warrior-race')
    t.ada.cannot('boost', ['A4#1/1', null], { rule: 'RFTG-8.06' })
    t.ada.boosts('A8')
    t.ada.cheapens('A4')
    expect(t.ada.tableau).to.include('rebel-warrior-race')
    expect(t.spectator.log).to.include('ada gains 1 Military for this phase.')
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

  it('[RFTG-8.18] uses one such power for a world, always that with the largest discount', () => {
    // The discount of Uplift Researchers is 0, and they take 1 off every world.
    expect(priceOf('avian-uplift-race', ['contact-specialist'])).to.equal(1)
    expect(priceOf('avian-uplift-race', ['uplift-researchers'])).to.equal(1)
    for (const tableau of [
      ['contact-specialist', 'uplift-researchers'],
      ['uplift-researchers', 'contact-specialist'],
    ]) {
      const t = settling({ hand: ['avian-uplift-race'], fill: 6, tableau })
      t.ada.settles('avian-uplift-race')
      expect(t.ada.tableau, '2 - 1 - 1 for every world').to.include('avian-uplift-race')
      expect(t.ada.hand).to.have.length(7)
    }
    expect(priceOf('rebel-base', ['contact-specialist#1', 'contact-specialist#2']), '6 - 1').to.equal(5)
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

describe('Race for the Galaxy: either paying or conquering', () => {
  const either = (artifacts: string[]) => {
    const t = settling({
      hand: ['rebel-outpost'],
      fill: 6,
      tableau: ['contact-specialist', 'drop-ships', 'new-sparta', 'new-military-tactics'],
      artifacts,
    })
    t.ada.settles('rebel-outpost')
    return t
  }

  it('[RFTG-8.09, RFTG-8.21] is a payment once something made the world cheaper', () => {
    const t = either(['A1'])
    expect(t.ada.asked('placeWorld').pick).to.deep.include({ min: 4, max: 4 })
    t.ada.cheapens('A1')
    t.ada.boosts('new-military-tactics')
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.08' })
    t.ada.pays(2)
    expect(t.ada.tableau).to.include('rebel-outpost')
  })

  it('[RFTG-8.13] is decided only in the end, whatever Military was gained', () => {
    const conquered = either(['A8', 'A1'])
    conquered.ada.boosts('A8')
    conquered.ada.conquers()
    expect(conquered.ada.hand, 'nothing paid, 1 drawn').to.have.length(7)
    const paid = either(['A8', 'A1'])
    paid.ada.boosts('A8')
    paid.ada.cheapens('A1')
    paid.ada.pays(2)
    expect(paid.ada.hand, '2 paid, 1 drawn').to.have.length(5)
  })
})

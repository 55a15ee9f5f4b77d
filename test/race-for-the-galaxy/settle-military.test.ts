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
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.08' })
    t.ada.cannot('boost', [t.ada.power('new-military-tactics', 'tempMilitary'), null], { rule: 'RFTG-8.13' })
    t.ada.pays(2)
    expect(t.ada.tableau).to.include.members(['rebel-outpost', 'new-military-tactics'])
  })

  it('[RFTG-8.13] is a conquest once Military was gained for it', () => {
    const t = either(['A8', 'A1'])
    t.ada.boosts('A8')
    expect(t.ada.asked('placeWorld').pick).to.equal(undefined)
    t.ada.cannot('answer', [t.ada.has.hand.slice(0, 4)], { rule: 'kit' })
    t.ada.cannot('cheapen', ['A1#2/0'], { rule: 'RFTG-8.07' })
    t.ada.conquers()
    expect(t.ada.hand, 'nothing paid, 1 drawn').to.have.length(7)
  })
})

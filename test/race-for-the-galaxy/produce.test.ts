import { expect, type Has, race } from './support.ts'

/** Ada has the Produce bonus, or only watches Bea's. */
const producing = (ada: Has, { bonus = true, bea = {}, deck = [] as string[] } = {}) => {
  const t = race({ ada, bea, deck })
  t.plays(bonus ? { ada: 'produce', bea: 'consume-2x' } : { ada: 'consume-2x', bea: 'produce' })
  return t
}

describe('Race for the Galaxy: Produce', () => {
  it('[RFTG-10.01] gathers, then all produce, then draw, then compare', () => {
    const t = race({
      deck: ['gem-world', 'spice-world', 'artist-colony', 'new-vinland'],
      ada: { tableau: ['tranship-point', 'comet-zone', 'mining-conglomerate'], goods: ['comet-zone'] },
      bea: { tableau: ['sentient-robots'] },
    })
    t.plays({ ada: 'produce' })
    expect(t.open).to.deep.equal({ ada: ['gather'] })
    t.ada.answers('comet-zone#1')
    // The good is gem-world; Ada draws spice-world for Comet Zone, Bea artist-colony, then Ada 2 for the most Rare goods.
    expect(t.state.players['0']!.goods['comet-zone#1']).to.deep.equal(['gem-world#1'])
    expect(t.bea.hand).to.deep.equal(['artist-colony'])
    expect(t.ada.hand.slice(0, 2)).to.deep.equal(['spice-world', 'new-vinland'])
    expect(t.ada.hand).to.have.length(3)
  })

  it('[RFTG-10.02, RFTG-10.12] produces on production worlds without a good, unseen', () => {
    const t = producing(
      { tableau: ['gem-world', 'spice-world', 'asteroid-belt'], goods: ['spice-world'] },
      { bonus: false, deck: ['new-earth'] },
    )
    expect(t.ada.goods).to.have.members(['gem-world', 'spice-world'])
    expect(t.state.players['0']!.goods['gem-world#1']).to.deep.equal(['new-earth#1'])
    expect(t.ada.view.players['0']!.goods['gem-world#1']).to.deep.equal([null])
    expect(t.ada.hand, 'Gem World').to.have.length(1)
  })

  it('[RFTG-10.03] moves Rare goods onto Tranship Point, whose worlds then can produce', () => {
    const has = {
      tableau: ['tranship-point', 'comet-zone', 'mining-world', 'gem-world'],
      goods: ['comet-zone', 'mining-world', 'gem-world'],
    }
    const t = producing(has)
    expect(t.ada.asked('gather').pick).to.deep.include({
      options: ['comet-zone#1', 'mining-world#1'],
      min: 0,
      max: 2,
    })
    t.ada.answers('comet-zone#1')
    expect(t.ada.goods).to.have.members(['tranship-point', 'comet-zone', 'mining-world', 'gem-world'])
    expect(t.ada.hand, 'only Comet Zone produced').to.have.length(1)
    const none = producing(has)
    none.ada.answers()
    expect(none.ada.goods).to.have.members(['comet-zone', 'mining-world', 'gem-world'])
    const league = race({
      ada: { tableau: ['tranship-point', 'mining-league'], goods: ['tranship-point', 'tranship-point'] },
    })
    league.plays({ ada: 'develop', bea: 'consume-2x' })
    expect([league.ada.vp, league.ada.goods]).to.deep.equal([3, []])
  })

  it('[RFTG-10.04] does not count what was moved as produced', () => {
    const t = producing(
      {
        tableau: ['tranship-point', 'blaster-gem-mines', 'imperium-war-faction'],
        goods: ['blaster-gem-mines'],
      },
      { bonus: false },
    )
    t.ada.answers('blaster-gem-mines#1')
    expect(t.ada.hand).to.deep.equal([])
    expect(t.ada.goods).to.deep.equal(['tranship-point'])
  })

  it('[RFTG-10.05] produces on one windfall world with the bonus', () => {
    const t = producing({
      tableau: ['asteroid-belt', 'former-penal-colony', 'radioactive-world'],
      goods: ['radioactive-world'],
    })
    expect(t.open).to.deep.equal({ ada: ['windfall'] })
    t.ada.cannot('produce', ['bonus', 'radioactive-world#1'], { rule: 'RFTG-10.07' })
    t.ada.produces('bonus', 'former-penal-colony')
    expect(t.ada.goods).to.have.members(['former-penal-colony', 'radioactive-world'])
    const without = producing({ tableau: ['asteroid-belt', 'former-penal-colony'] }, { bonus: false })
    expect(without.ada.goods).to.deep.equal([])
  })

  it('[RFTG-10.06] produces on a windfall world of the kind by a power, whenever it can', () => {
    const t = producing(
      { tableau: ['mining-robots', 'asteroid-belt', 'radioactive-world', 'galactic-resort'] },
      { bonus: false },
    )
    const power = t.ada.power('mining-robots', 'produceOnWindfall')
    t.ada.cannot('produce', [power, 'galactic-resort#1'], { rule: 'RFTG-10.06' })
    expect(
      t.ada.legal.map(({ move }) => move),
      'it must be used',
    ).to.deep.equal(['produce', 'produce'])
    t.ada.produces('mining-robots', 'radioactive-world')
    expect(t.ada.goods).to.deep.equal(['radioactive-world'])
    expect(
      producing({ tableau: ['mining-robots', 'asteroid-belt'] }, { bonus: false }).ada.goods,
    ).to.deep.equal(['asteroid-belt'])
    expect(
      producing({ tableau: ['mining-robots', 'galactic-resort'] }, { bonus: false }).ada.goods,
    ).to.deep.equal([])
    expect(
      producing({ tableau: ['galactic-engineers', 'galactic-resort'] }, { bonus: false }).ada.goods,
    ).to.deep.equal(['galactic-resort'])
  })

  it('[RFTG-10.07] uses bonus and powers in any order, each on another world', () => {
    const t = producing({
      tableau: ['mining-robots', 'asteroid-belt', 'galactic-resort', 'gem-world', 'tranship-point'],
    })
    t.ada.cannot('produce', ['bonus', 'tranship-point#1'], { rule: 'RFTG-10.07' })
    t.ada.cannot('produce', ['bonus', 'gem-world#1'], { rule: 'RFTG-10.07' })
    t.ada.produces('bonus', 'asteroid-belt')
    expect(t.ada.goods, 'nothing Rare is left for Mining Robots').to.have.members([
      'asteroid-belt',
      'gem-world',
    ])
    const better = producing({ tableau: ['mining-robots', 'asteroid-belt', 'galactic-resort'] })
    better.ada.produces('mining-robots', 'asteroid-belt')
    expect(better.ada.goods).to.have.members(['asteroid-belt', 'galactic-resort'])
    const both = producing({ tableau: ['galactic-engineers', 'asteroid-belt', 'galactic-resort'] })
    expect(both.ada.goods, 'nothing to choose').to.have.members(['asteroid-belt', 'galactic-resort'])
  })

  it('[RFTG-10.08] draws where a world produced, windfall worlds too, not when it was placed', () => {
    expect(producing({ tableau: ['runaway-robots'] }).ada.hand).to.have.length(1)
    expect(producing({ tableau: ['lost-species-ark-world'] }).ada.hand).to.have.length(2)
    expect(producing({ tableau: ['gem-world'], goods: ['gem-world'] }).ada.hand).to.have.length(0)
    const t = race({ ada: { hand: ['runaway-robots'], tableau: ['space-marines'] } })
    t.plays({ ada: 'produce', bea: 'settle' })
    t.ada.settles('runaway-robots')
    expect([t.ada.goods, t.ada.hand]).to.deep.equal([['runaway-robots'], []])
  })

  it('[RFTG-10.09] counts goods and kinds that were produced', () => {
    const drawn = (...tableau: string[]) => producing({ tableau }, { bonus: false }).ada.hand.length
    expect(drawn('consumer-markets', 'artist-colony', 'spice-world', 'rebel-miners')).to.equal(2)
    expect(
      drawn('diversified-economy', 'artist-colony', 'spice-world', 'rebel-miners', 'plague-world'),
    ).to.equal(3)
    expect(drawn('research-labs', 'alien-robotic-factory', 'artist-colony')).to.equal(1)
    expect(drawn('imperium-war-faction', 'rebel-miners', 'new-earth')).to.equal(2)
  })

  it('[RFTG-10.10] counts cards of the tableau, itself too', () => {
    const drawn = (...tableau: string[]) => producing({ tableau }, { bonus: false }).ada.hand.length
    expect(
      drawn('galactic-investors', 'consumer-markets', 'public-works', 'merchant-guild'),
      '3, and 2 for Merchant Guild',
    ).to.equal(5)
    expect(drawn('imperium-fifth-column', 'imperium-war-faction', 'new-sparta')).to.equal(2)
    expect(drawn('rebel-resistance', 'rebel-base', 'outlaw-world')).to.equal(2)
    expect(drawn('pan-galactic-league', 'plague-world', 'empath-world', 'gem-world')).to.equal(2 + 1)
  })

  it('[RFTG-10.11] draws for the most goods of a kind, alone ahead of all', () => {
    const drawn = (worlds: string[], others: string[]) =>
      producing({ tableau: ['mining-conglomerate', ...worlds] }, { bonus: false, bea: { tableau: others } })
        .ada.hand.length
    expect(drawn(['rebel-miners', 'new-earth'], ['bio-hazard-mining-world'])).to.equal(2)
    expect(drawn(['rebel-miners'], ['bio-hazard-mining-world'])).to.equal(0)
    expect(drawn(['rebel-miners'], ['artist-colony'])).to.equal(2)
    expect(drawn([], [])).to.equal(0)
  })
})

import { expect, race } from './support.ts'

const ADVANCED = { options: { twoPlayerMode: 'advanced' } }
const kinds = (t: { open: { [name: string]: string[] } }) => t.open

describe('Race for the Galaxy: the round', () => {
  it('[RFTG-5.01] carries the chosen phases out in the printed order, then discards and begins anew', () => {
    const t = race({
      ...ADVANCED,
      ada: { tableau: ['old-earth', 'gem-world', 'comet-zone'], goods: ['comet-zone'], fill: 9 },
      bea: { fill: 1 },
    })
    const phases: string[] = []
    const note = () => phases.push(t.spectator.view.phase)
    t.ada.chooses('produce', 'settle')
    t.bea.chooses('explore-5', 'develop')
    note()
    t.ada.keeps(t.ada.asked('keep').pick!.options[0]!)
    t.bea.keeps(t.bea.asked('keep').pick!.options[0]!)
    note()
    t.passAll()
    note()
    t.passAll()
    expect(t.spectator.log.join()).to.include('produces on')
    note()
    t.ada.discards(...(t.ada.asked('discard').pick!.options.slice(0, 1) as [string]))
    note()
    expect(phases).to.deep.equal(['explore', 'develop', 'settle', 'discard', 'actions'])
    expect(t.spectator.view.round).to.equal(2)
  })

  it('[RFTG-5.02] reveals all action cards together', () => {
    const t = race({ ada: { fill: 1 } })
    t.ada.chooses('develop')
    for (const { view } of [t.bea, t.spectator]) expect(view.players['0']!.actions).to.deep.equal([])
    expect(kinds(t)).to.deep.equal({ bea: ['actions'] })
    t.bea.chooses('produce')
    for (const { view } of [t.ada, t.bea, t.spectator])
      expect([view.players['0']!.actions, view.players['1']!.actions]).to.deep.equal([
        ['develop'],
        ['produce'],
      ])
    expect(t.spectator.log).to.include.members(['ada plays Develop.', 'bea plays Produce.'])
  })

  it('[RFTG-5.03] carries out only what somebody chose, and each phase once', () => {
    const t = race({ ada: { fill: 2, tableau: ['gem-world'] }, bea: { fill: 2 } })
    t.plays({ ada: 'settle', bea: 'settle' })
    expect(t.spectator.view.phase).to.equal('settle')
    t.passAll()
    expect([t.spectator.view.phase, t.spectator.view.round]).to.deep.equal(['actions', 2])
    expect(t.ada.goods).to.deep.equal([])
  })

  it('[RFTG-5.04] lets everybody act, with a bonus for who chose the phase', () => {
    const t = race({ ada: { hand: ['public-works'], fill: 1 }, bea: { hand: ['export-duties'], fill: 1 } })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('public-works')
    t.bea.builds('export-duties')
    expect([t.ada.hand.length, t.bea.hand.length]).to.deep.equal([1, 0])
  })

  it('[RFTG-5.05] resolves what depends on order from the lowest start world on', () => {
    const deck = ['gem-world', 'comet-zone', 'spice-world', 'mining-world']
    const t = race({
      deck,
      ada: { tableau: ['interstellar-bank'] },
      bea: { tableau: ['interstellar-bank#2'] },
    })
    t.plays({ ada: 'develop' })
    expect([t.ada.hand, t.bea.hand]).to.deep.equal([['gem-world'], ['comet-zone']])
    const other = race({
      deck,
      ada: { tableau: ['interstellar-bank'] },
      bea: { tableau: ['interstellar-bank#2'] },
      also: g => {
        g.order = ['1', '0']
      },
    })
    other.plays({ ada: 'develop' })
    expect([other.ada.hand, other.bea.hand]).to.deep.equal([['comet-zone'], ['gem-world']])
  })

  it('[RFTG-5.05] lets all consume at once, in whatever order their moves arrive', () => {
    const goods = {
      tableau: ['old-earth', 'gem-world', 'spice-world', 'comet-zone'],
      goods: ['gem-world', 'spice-world', 'comet-zone'],
    }
    const t = race({
      ada: goods,
      bea: {
        tableau: ['black-market-trading-world', 'mining-world', 'new-earth'],
        goods: ['mining-world', 'new-earth'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'produce' })
    expect(kinds(t)).to.deep.equal({ ada: ['consume'], bea: ['consume'] })
    t.bea.consumes('black-market-trading-world', 'mining-world')
    t.ada.consumes('old-earth', 'gem-world', 'comet-zone')
    expect(t.ada.vp).to.equal(4)
  })

  it('[RFTG-5.06] combines both Explore cards, and both Consume cards', () => {
    const t = race({
      ...ADVANCED,
      ada: { tableau: ['old-earth', 'gem-world', 'comet-zone'], goods: ['gem-world', 'comet-zone'] },
    })
    t.ada.chooses('explore-5', 'explore-1-1')
    t.bea.chooses('consume-trade', 'produce')
    expect(t.ada.asked('keep').pick).to.deep.include({ min: 2, max: 2 })
    expect(t.ada.asked('keep').pick!.options).to.have.length(8)

    const both = race({
      ...ADVANCED,
      ada: { tableau: ['old-earth', 'gem-world', 'comet-zone'], goods: ['gem-world', 'comet-zone'] },
    })
    both.ada.chooses('consume-2x', 'consume-trade')
    both.bea.chooses('explore-5', 'develop')
    both.ada.keeps(both.ada.asked('keep').pick!.options[0]!)
    both.bea.keeps(both.bea.asked('keep').pick!.options[0]!)
    both.passAll()
    expect(both.ada.isAsked('trade')).to.equal(true)
    both.ada.sells('gem-world')
    expect(both.ada.hand, 'explored, sold for 2, bonus of Old Earth').to.have.length(1 + 2 + 1)
    expect(both.ada.vp).to.equal(2)
  })

  it('[RFTG-5.07, RFTG-5.08] plays a doubled phase twice, with bonuses for who chose it so often', () => {
    const t = race({
      ...ADVANCED,
      ada: { hand: ['public-works', 'investment-credits', 'interstellar-bank'], fill: 4 },
      bea: { hand: ['export-duties', 'deficit-spending'], fill: 4 },
    })
    t.ada.chooses('develop', 'develop-2')
    t.bea.chooses('develop', 'produce')
    t.ada.builds('investment-credits')
    t.bea.builds('export-duties')
    expect([t.ada.hand.length, t.bea.hand.length], 'both have the bonus').to.deep.equal([6, 5])
    expect([t.spectator.view.phase, t.spectator.view.time]).to.deep.equal(['develop', 2])
    t.ada.builds('interstellar-bank')
    t.bea.builds('deficit-spending')
    expect(t.ada.hand.length, 'bonus and Investment Credits').to.equal(5)
    expect(t.bea.asked('payDevelopment').pick).to.deep.include({ min: 2, max: 2 })
    t.bea.pays(2)
    expect(t.spectator.view.phase).to.equal('actions')
  })

  it('[RFTG-5.07, RFTG-5.08] gives the Settle bonus of a doubled phase to whom it belongs', () => {
    const t = race({
      ...ADVANCED,
      ada: { hand: ['artist-colony', 'secluded-world'], fill: 4 },
      bea: { hand: ['expanding-colony', 'gambling-world'], fill: 4 },
    })
    t.ada.chooses('settle', 'settle-2')
    t.bea.chooses('settle', 'produce')
    t.ada.settles('artist-colony')
    t.bea.settles('expanding-colony')
    t.ada.pays(1)
    t.bea.pays(1)
    expect([t.ada.hand.length, t.bea.hand.length]).to.deep.equal([5, 5])
    t.ada.settles('secluded-world')
    t.bea.settles('gambling-world')
    t.ada.pays(1)
    t.bea.pays(1)
    expect([t.ada.hand.length, t.bea.hand.length]).to.deep.equal([4, 3])
  })

  it('[RFTG-5.09] offers all action cards again in the next round', () => {
    const t = race()
    const before = t.ada.asked('actions').pick!.options
    t.plays({ ada: 'produce', bea: 'consume-2x' })
    expect(t.ada.asked('actions').pick!.options).to.deep.equal(before)
    t.plays({ ada: 'produce', bea: 'consume-2x' })
    expect(t.spectator.view.round).to.equal(3)
  })
})

describe('Race for the Galaxy: Explore', () => {
  const exploring = (tableau: string[], action: string) => {
    const t = race({ ada: { tableau } })
    t.plays({ ada: action, bea: 'explore-1-1' })
    const { pick } = t.ada.asked('keep')
    return [pick!.options.length, pick!.min, pick!.max]
  }

  it('[RFTG-6.02, RFTG-6.03] draws 2 and keeps 1, more with the bonus', () => {
    const t = race()
    t.plays({ ada: 'explore-5', bea: 'produce' })
    expect(t.bea.asked('keep').pick).to.deep.include({ min: 1, max: 1 })
    expect(t.bea.asked('keep').pick!.options).to.have.length(2)
    expect(exploring([], 'explore-5')).to.deep.equal([7, 1, 1])
    expect(exploring([], 'explore-1-1')).to.deep.equal([3, 2, 2])
  })

  it('[RFTG-6.04] adds the powers of the tableau', () => {
    expect(exploring(['expedition-force'], 'explore-5')).to.deep.equal([8, 1, 1])
    expect(exploring(['research-labs'], 'explore-5')).to.deep.equal([7, 2, 2])
    expect(exploring(['galactic-renaissance', 'alien-artifact-hunters'], 'explore-1-1')).to.deep.equal([
      6, 4, 4,
    ])
    expect(exploring(['galactic-survey-seti', 'space-marines'], 'explore-1-1')).to.deep.equal([5, 2, 2])
  })

  it('[RFTG-6.05, RFTG-6.06] keeps only of what was just drawn, after all is drawn', () => {
    const t = race({ deck: ['gem-world', 'comet-zone', 'spice-world'], ada: { hand: ['public-works'] } })
    t.plays({ ada: 'explore-1-1', bea: 'produce' })
    t.ada.cannot('answer', [['public-works#1', 'gem-world#1']], { rule: 'kit', key: 'notOffered' })
    t.ada.cannot('answer', [['gem-world#1']], { rule: 'kit', key: 'pickCount' })
    t.ada.keeps('comet-zone', 'spice-world')
    t.bea.keepsAny()
    expect(t.ada.hand).to.deep.equal(['public-works', 'comet-zone', 'spice-world'])
    expect(t.state.discard).to.include('gem-world#1').and.not.include('comet-zone#1')
  })

  it('[RFTG-6.05] keeps everything where as many are kept as drawn', () => {
    const t = race({
      deck: ['gem-world', 'comet-zone'],
      ada: { tableau: ['research-labs'] },
    })
    t.plays({ ada: 'produce', bea: 'explore-5' })
    expect(t.ada.hand).to.deep.equal(['gem-world', 'comet-zone'])
    expect(t.open).to.deep.equal({ bea: ['keep'] })
  })
})

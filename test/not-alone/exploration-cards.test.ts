import { linesOf } from '../../games/kit/index.ts'
import { expect, notAlone } from './support.ts'

describe('Not Alone, section 4: cards in phase 1', () => {
  it('[NA-4.13] Hunted can play phase-1 Survival cards before or after locking', () => {
    const t = notAlone({
      bea: { will: 2, survival: ['adrenaline'] },
      cy: { survival: ['ingenuity'] },
    })
    t.bea.plays('adrenaline')
    expect(t.bea.will).to.equal(3)
    t.cy.locks('lair')
    t.cy.plays('ingenuity')
    expect(t.spectator.view.marker).to.equal(true)
    // The card of a Hunted sends no locked card back.
    expect(t.cy.locked).to.deep.equal(['lair'])
    expect(t.open).to.deep.equal({ bea: ['explore'] })
  })

  it('[NA-4.13] cards of other phases stay in hand', () => {
    const t = notAlone({ bea: { survival: ['dodge', 'vortex', 'double-back'] } })
    for (const card of ['dodge', 'vortex', 'double-back'] as const)
      t.bea.cannotPlay(card, {}, { rule: 'NA-3.02' })
    expect(t.bea.legal.some(({ move }) => move === 'playSurvival')).to.equal(false)
  })

  it('[NA-4.14] the Creature can play Force Field or Despair, or pass', () => {
    const t = notAlone({ hunt: { hand: ['force-field', 'despair', 'clone'] } })
    const offered = new Set(t.ada.legal.map(({ move, args }) => (move === 'playHunt' ? args[1] : move)))
    expect(offered).to.have.keys('force-field', 'despair', 'pass')
    t.ada.cannotPlay('clone', {}, { rule: 'NA-3.02' })
    t.ada.passes()
    t.ada.cannotPlay('despair', {}, { rule: 'kit', key: 'stale' })
    expect(t.spectator.view.played).to.deep.equal([])
  })

  it('[NA-4.14] Flashback can be played in phase 1 if it copies a phase-1 card', () => {
    const despair = notAlone({ hunt: { hand: ['flashback'], discard: ['clone', 'despair'] } })
    despair.ada.plays('flashback')
    expect(despair.spectator.view.played.map(({ card, as }) => [card, as])).to.deep.equal([
      ['flashback', 'despair'],
    ])
    const clone = notAlone({ hunt: { hand: ['flashback'], discard: ['despair', 'clone'] } })
    clone.ada.cannotPlay('flashback', {}, { rule: 'NA-3.02' })
    expect(clone.ada.legal.map(({ move }) => move)).to.deep.equal(['pass'])
  })

  it('[NA-4.15] a Hunt card sends all locked cards back unseen; their owners choose again', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      hunt: { hand: ['force-field'] },
      bea: { active: 'artefact', discard: ['rover'], survival: ['ingenuity'] },
    })
    t.bea.resists('rover')
    t.bea.plays('ingenuity')
    t.bea.locks('lair', 'beach')
    t.cy.locks('river')
    const late = t.bea.asked('explore').id
    const before = t.ada.view.log.last
    t.ada.plays('force-field', { places: ['jungle', 'river'] })

    expect(t.bea.locked).to.deep.equal([])
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.cy.locked).to.deep.equal([])
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'], dot: ['explore'] })
    // What was paid, taken back and played stays.
    expect(t.bea.will).to.equal(2)
    expect(t.spectator.view.marker).to.equal(true)
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['ingenuity'])
    t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-3.02' })
    // Nobody learns what had been locked.
    for (const reader of [t.ada, t.dot, t.spectator]) {
      const lines = linesOf(reader.view.log).filter(({ n }) => n > before)
      expect(lines).to.have.lengthOf.greaterThan(0)
      expect(JSON.stringify(lines)).to.not.match(/place:(1|4|5)/)
      expect(reader.view.hunted['1']!.hand).to.deep.equal([null, null, null, null, null])
    }
    // Nobody locks without having seen the card.
    expect(t.bea.asked('explore').id).to.be.greaterThan(late)
  })

  it('[NA-4.15] Despair sends locked cards back too', () => {
    const t = notAlone({ hunt: { hand: ['despair'] } })
    t.bea.locks('river')
    t.ada.plays('despair')
    expect(t.bea.locked).to.deep.equal([])
    expect(t.bea.hand).to.include('river')
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.lockAll({ bea: 'river', cy: 'river' })
    expect(t.spectator.view.phase).to.equal('hunting')
  })

  it('[NA-4.15] a pass of the Creature sends nothing back', () => {
    const t = notAlone({ hunt: { hand: ['despair'] } })
    t.bea.locks('river')
    t.ada.passes()
    expect(t.bea.locked).to.deep.equal(['river'])
  })

  it('[NA-4.16] Sacrifice sends all locked cards back; other Survival cards send none', () => {
    const t = notAlone({
      hunt: { hand: ['stasis'] },
      bea: { survival: ['sacrifice'] },
      cy: { will: 2, survival: ['adrenaline'] },
    })
    t.bea.locks('river')
    t.cy.locks('beach')
    t.cy.plays('adrenaline')
    expect([t.bea.locked, t.cy.locked]).to.deep.equal([['river'], ['beach']])
    // A locked card can be the one that is discarded: it returns first.
    t.bea.plays('sacrifice', { places: ['river'] })
    expect([t.bea.locked, t.cy.locked]).to.deep.equal([[], []])
    expect(t.bea.discard).to.deep.equal(['river'])
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.cy.will).to.equal(3)
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
  })

  it('[NA-4.18] a Survival card cancels a pass of the Creature', () => {
    const t = notAlone({
      hunt: { hand: ['force-field'] },
      bea: { survival: ['ingenuity'] },
    })
    t.ada.passes()
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.bea.plays('ingenuity')
    expect(t.open).to.deep.equal({ ada: ['watch'], bea: ['explore'], cy: ['explore'] })
    t.bea.locks('lair')
    t.cy.locks('lair')
    expect(t.spectator.view.phase).to.equal('exploration')
    t.ada.plays('force-field', { places: ['lair', 'jungle'] })
    expect(t.bea.hand).to.include('lair')
  })

  it('[NA-4.18] after Sacrifice the Creature is not entitled and not asked again', () => {
    const t = notAlone({ hunt: { hand: ['despair'] }, bea: { survival: ['sacrifice'] } })
    t.ada.passes()
    t.bea.plays('sacrifice', { places: ['lair'] })
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
  })

  it('[NA-4.18] locking, unlocking, Resist and Give Up cancel no pass', () => {
    const t = notAlone({
      hunt: { hand: ['force-field'] },
      bea: { discard: ['lair', 'jungle'] },
      cy: { discard: ['lair', 'jungle'] },
    })
    t.ada.passes()
    t.bea.locks('river')
    t.bea.does('unlockPlaces')
    t.bea.resists('lair')
    t.cy.does('giveUp')
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.ada.cannotPlay('force-field', { places: ['lair', 'jungle'] }, { rule: 'kit', key: 'stale' })
    t.lockAll({ bea: 'river', cy: 'river' })
    expect(t.spectator.view.phase).to.equal('hunting')
  })

  it('[NA-4.19] a place forbidden by Force Field cannot be locked this round', () => {
    const t = notAlone({
      hunt: { hand: ['force-field'] },
      bea: { active: 'artefact' },
    })
    t.ada.plays('force-field', { places: ['jungle', 'river'] })
    t.bea.cannot('lockPlaces', [['jungle', 'lair']], { rule: 'NA-4.19' })
    t.bea.cannot('lockPlaces', [['lair', 'river']], { rule: 'NA-4.19' })
    t.cy.cannot('lockPlaces', [['river']], { rule: 'NA-4.19' })
    expect(t.cy.legal.flatMap(({ move, args }) => (move === 'lockPlaces' ? [args[1]] : []))).to.deep.equal([
      [1],
      [4],
      [5],
    ])
    t.lockAll({ bea: ['lair', 'beach'], cy: 'rover' })
    t.hunts()
    t.goesOnTo('exploration')
    t.bea.locks('jungle')
    t.cy.locks('river')
    expect([t.bea.locked, t.cy.locked]).to.deep.equal([['jungle'], ['river']])
  })
})

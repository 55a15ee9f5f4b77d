import { expect, notAlone } from './support.ts'

describe('Not Alone, section 7: effects end with the round', () => {
  it('[NA-7.04] card effects end with the round: Interference, Despair and Force Field', () => {
    const t = notAlone({
      hunt: { hand: ['interference', 'despair', 'force-field'], top: ['stasis', 'tracking', 'detour'] },
      huntLimit: 2,
      bea: { survival: ['ingenuity'] },
    })
    t.ada.plays('despair')
    t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-9.03' })
    t.lockAll({ bea: 'beach', cy: 'lair' })
    t.ada.plays('interference')
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.spectator.view.played).to.deep.equal([])
    t.bea.plays('ingenuity')
    t.ada.plays('force-field', { places: ['lair', 'jungle'] })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts()
    t.allPass()
    t.bea.doesNothing('river')
    t.cy.uses('beach')
    expect(t.spectator.view.marker).to.equal(false)
    t.goesOnTo('exploration')
    t.bea.locks('jungle')
    expect(t.bea.locked).to.deep.equal(['jungle'])
  })

  it('[NA-7.04] Stasis lasts to the end of phase 4 and no longer; Tracking reaches into the next round', () => {
    const t = notAlone({
      hunt: { hand: ['tracking', 'stasis'], top: ['clone', 'virus', 'toxin'] },
      huntLimit: 2,
    })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('stasis')
    t.ada.plays('tracking')
    expect([t.spectator.view.rescue, t.spectator.view.huntLimit]).to.deep.equal([14, 2])
    t.lockAll({ bea: 'river', cy: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    expect([t.spectator.view.rescue, t.spectator.view.huntLimit]).to.deep.equal([13, 1])
  })

  it('[NA-7.04] what happened to a Hunted counts for its round: hits of Scream, being caught, cards shown', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      assimilation: 9,
      hunt: { hand: ['phobia', 'scream', 'flashback'], top: ['tracking', 'stasis'] },
      huntLimit: 2,
    })
    t.lockAll({ bea: 'jungle', cy: 'river', dot: 'rover' })
    t.ada.plays('phobia', { hunted: 'cy' })
    t.cy.answers('lair', 'beach')
    t.ada.plays('scream')
    t.hunts({ creature: 'rover', target: 'jungle' })
    expect(t.ada.sees('cy').shown).to.deep.equal(['jungle', 'rover'])
    t.cy.doesNothing('river')
    t.bea.answers('loseWill')
    t.bea.doesNothing('jungle')
    expect([t.spectator.view.round, t.spectator.view.assimilation]).to.deep.equal([2, 8])
    expect(t.ada.sees('cy').shown).to.deep.equal([])

    t.lockAll({ bea: 'river', cy: 'jungle', dot: 'lair' })
    t.ada.plays('flashback')
    t.hunts({ creature: 'artefact', target: 'river' })
    t.allPass()
    t.cy.doesNothing('jungle')
    t.dot.doesNothing('lair')
    t.bea.answers('loseWill')
    expect(t.bea.will).to.equal(1)
    t.goesOnTo('exploration')
    // Dot was caught in the first round only.
    expect(t.spectator.view.assimilation).to.equal(8)
    expect(t.dot.will).to.equal(2)
  })

  it('[NA-7.04] Detector and Smokescreen do not work in the next round', () => {
    const t = notAlone({ rescue: 6, bea: { survival: ['detector'] }, cy: { survival: ['smokescreen'] } })
    t.cy.plays('smokescreen')
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts({ artemia: 'jungle' })
    t.bea.plays('detector')
    t.bea.doesNothing('jungle')
    t.cy.doesNothing('river')
    expect(t.spectator.view.round).to.equal(2)
    for (const reader of [t.ada, t.cy]) expect(reader.sees('bea').discard).to.deep.equal(['jungle'])
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts({ artemia: 'river' })
    t.allPass()
    t.cy.doesNothing('beach')
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
  })
})

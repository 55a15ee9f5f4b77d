/** Section 9: Persecution. */
import { expect, notAlone } from './support.ts'

const PILE = ['beach', 'rover', 'river'] as const

describe('Not Alone, Persecution', () => {
  it('[NA-9.09] the Lair brings back 1 card', () => {
    const t = notAlone({ hunt: { hand: ['persecution'] }, bea: { discard: PILE } })
    t.lockAll({ bea: 'lair', cy: 'rover' })
    t.ada.plays('persecution')
    t.hunts()
    const because = { rule: 'NA-9.09', key: 'notThatUse' }
    t.bea.cannot('usePower', ['lair', { back: ['river', 'beach', 'rover'] }], because)
    t.bea.cannot('usePower', ['lair', { back: ['river', 'rover'] }], because)
    t.bea.cannot('usePower', ['lair', { back: [] }], because)
    t.bea.cannot('usePower', ['lair', { back: ['lair'] }], because)
    t.bea.uses('lair', { back: ['rover'] })
    expect(t.bea.hand).to.deep.equal(['jungle', 'rover'])
    expect(t.bea.discard).to.deep.equal(['beach', 'river'])
  })

  it('[NA-9.09] the Jungle brings back itself or 1 discarded card, not both', () => {
    const begin = () => {
      const t = notAlone({ hunt: { hand: ['persecution'] }, bea: { discard: PILE } })
      t.lockAll({ bea: 'jungle', cy: 'rover' })
      t.ada.plays('persecution')
      t.hunts()
      t.bea.cannot('usePower', ['jungle', { back: ['jungle', 'rover'] }], { rule: 'NA-9.09' })
      t.bea.cannot('usePower', ['jungle', { back: [] }], { rule: 'NA-9.09' })
      return t
    }
    const itself = begin()
    itself.bea.uses('jungle', { back: ['jungle'] })
    expect(itself.bea.hand).to.deep.equal(['lair', 'jungle'])
    expect(itself.bea.discard).to.deep.equal(['beach', 'rover', 'river'])
    itself.goesOnTo('exploration')
    expect(itself.bea.discard).to.deep.equal(['beach', 'rover', 'river'])

    const other = begin()
    other.bea.uses('jungle', { back: ['rover'] })
    expect(other.bea.hand).to.deep.equal(['lair', 'rover'])
    other.goesOnTo('exploration')
    expect(other.bea.discard).to.deep.equal(['beach', 'river', 'jungle'])
  })

  it('[NA-9.09] the Swamp brings back 1 card instead of 3, copied or not', () => {
    const t = notAlone({
      hunt: { hand: ['persecution'] },
      bea: { hand: ['swamp', 'lair', 'jungle'], discard: PILE },
      cy: { discard: PILE },
    })
    t.lockAll({ bea: 'swamp', cy: 'lair' })
    t.ada.plays('persecution')
    t.ada.places('creature', 'jungle')
    t.hunts()
    t.bea.cannot('usePower', ['swamp', { back: ['beach', 'rover'] }], { rule: 'NA-9.09' })
    t.bea.uses('swamp', { back: ['beach'] })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach'])
    // "This card" of the copied Jungle is the Lair.
    t.cy.cannot('usePower', ['lair', { copy: 'jungle', use: { back: ['lair', 'rover'] } }], {
      rule: 'NA-9.09',
    })
    t.cy.uses('lair', { copy: 'jungle', use: { back: ['lair'] } })
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle'])
  })

  it('[NA-9.09] taking 1 card back instead, and taking a card from the reserve, are not touched', () => {
    const t = notAlone({ hunt: { hand: ['persecution'] }, bea: { discard: PILE } })
    t.lockAll({ bea: 'jungle', cy: 'rover' })
    t.ada.plays('persecution')
    t.hunts()
    t.bea.takesBack('jungle', 'beach')
    expect(t.bea.hand).to.deep.equal(['lair', 'beach'])
    t.cy.uses('rover', { take: 'wreck' })
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'wreck'])
  })

  it('[NA-9.09] the next round the Lair brings everything back again', () => {
    const t = notAlone({ hunt: { hand: ['persecution'] }, bea: { discard: ['beach', 'rover'] } })
    t.lockAll({ bea: 'jungle', cy: 'rover' })
    t.ada.plays('persecution')
    t.hunts()
    t.goesOnTo('exploration')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.uses('lair', { back: ['beach', 'rover', 'jungle'] })
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
  })

  it('[NA-9.10] it does not touch Resist, Sixth Sense and Give Up', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dan'],
      hunt: { hand: ['persecution'] },
      bea: { discard: PILE },
      cy: { discard: PILE, survival: ['sixth-sense'] },
      dan: { discard: PILE },
    })
    t.bea.resists('beach', 'rover')
    t.cy.plays('sixth-sense', { places: ['beach', 'rover'] })
    t.dan.does('giveUp')
    t.lockAll({ bea: 'lair', cy: 'lair', dan: 'lair' })
    t.ada.plays('persecution')
    t.hunts()
    expect(t.bea.hand).to.deep.equal(['jungle', 'beach', 'rover'])
    expect(t.cy.hand).to.deep.equal(['jungle', 'beach', 'rover'])
    expect(t.dan.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
    t.bea.uses('lair', { back: ['river'] })
  })

  it('[NA-9.10] it touches neither the card returned for the River nor Double Back', () => {
    const t = notAlone({
      hunt: { hand: ['persecution'] },
      bea: { active: 'river', discard: ['rover'], survival: ['double-back'] },
    })
    t.lockAll({ bea: ['lair', 'jungle'], cy: 'river' })
    t.ada.plays('persecution')
    t.hunts()
    t.bea.answers('lair')
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach'])
    t.allPass()
    t.bea.uses('jungle', { back: ['rover'] })
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
    t.cy.doesNothing('river')
    t.bea.plays('double-back', { card: 'jungle' })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
  })

  it('[NA-9.10] it touches neither Vortex nor what comes back with the last Will', () => {
    const t = notAlone({
      hunt: { hand: ['persecution'] },
      bea: { will: 1, discard: PILE },
      cy: { discard: ['rover'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.ada.plays('persecution')
    t.ada.places('creature', 'jungle')
    t.ada.does('endPlacement')
    t.cy.plays('vortex', { card: 'river', places: ['rover'] })
    expect(t.explores('cy')).to.deep.equal(['rover'])
    t.cy.doesNothing('rover')
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
    expect(t.bea.will).to.equal(3)
  })
})

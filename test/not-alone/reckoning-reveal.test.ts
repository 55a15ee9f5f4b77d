/** Section 6: the choice of the River, the reveal, and the order of the steps. */
import { expect, notAlone } from './support.ts'

describe('Not Alone, phase 3: the reveal and the order of the steps', () => {
  it('[NA-6.01] under a River effect one of two face-down cards returns unseen, before the reveal', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      bea: { active: 'river' },
      cy: { active: 'river' },
      dee: { active: 'artefact' },
    })
    t.lockAll({ bea: ['jungle', 'beach'], cy: ['lair', 'rover'], dee: ['lair', 'river'] })
    t.hunts({ creature: 'beach' })
    expect(t.tokens.creature).to.deep.equal(['beach'])
    // Both are asked at once; whoever plays two cards by the Artefact keeps both.
    expect(t.open).to.deep.equal({ bea: ['riverReturn'], cy: ['riverReturn'] })
    t.bea.cannot('answer', [['3']], { rule: 'kit', key: 'notOffered' })
    t.bea.cannot('answer', [['2', '4']], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [[]], { rule: 'kit', key: 'pickCount' })

    t.cy.answers('rover')
    expect(t.cy.locked).to.deep.equal(['lair'])
    expect(t.cy.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
    for (const seen of [t.ada.sees('cy'), t.bea.sees('cy'), t.spectatorSees('cy')]) {
      expect(seen.locked).to.deep.equal([null])
      expect(seen.hand).to.deep.equal([null, null, null, null])
      expect(seen.explored).to.deep.equal([])
    }
    expect(t.spectatorSees('bea').locked).to.deep.equal([null, null])
    expect(t.reads('riverReturns')).to.deep.equal([{ seat: 'seat:2' }])

    t.bea.answers('beach')
    expect(t.explores('bea')).to.deep.equal(['jungle'])
    expect(t.explores('cy')).to.deep.equal(['lair'])
    expect(t.explores('dee')).to.deep.equal(['lair', 'river'])
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
  })

  it('[NA-6.01] nobody without the effect is asked', () => {
    const t = notAlone()
    t.lockAll({ bea: 'jungle', cy: 'lair' })
    t.hunts({ creature: 'beach' })
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    expect(t.reads('riverReturns')).to.deep.equal([])
  })

  it('[NA-6.02] all face-down cards are revealed together, each an unresolved location', () => {
    const t = notAlone({ bea: { survival: ['drone'] } })
    t.lockAll({ bea: 'jungle', cy: 'lair' })
    t.ada.does('endPlacement')
    for (const seen of [t.ada.sees('cy'), t.bea.sees('cy'), t.spectatorSees('cy')]) {
      expect(seen).to.deep.include({ locked: [null], explored: [] })
    }
    expect(t.reads('reveals')).to.deep.equal([])
    t.bea.passes()
    for (const seen of [t.ada.sees('cy'), t.bea.sees('cy'), t.spectatorSees('cy')]) {
      expect(seen.locked).to.deep.equal([])
      expect(seen.explored).to.deep.equal([{ card: 1, place: 1, resolved: false, inFront: true }])
    }
    expect(t.spectatorSees('bea').explored).to.deep.equal([
      { card: 2, place: 2, resolved: false, inFront: true },
    ])
    expect(t.reads('reveals')).to.deep.equal([
      { seat: 'seat:1', places: ['place:2'] },
      { seat: 'seat:2', places: ['place:1'] },
    ])
  })

  it('[NA-13.02] the order in which two cards were locked shows nowhere', () => {
    const t = notAlone({
      bea: { active: 'artefact' },
      cy: { active: 'artefact', discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: ['beach', 'jungle'], cy: ['jungle', 'rover'] })
    t.ada.does('endPlacement')
    t.cy.plays('vortex', { card: 'rover', places: ['lair'] })
    expect(t.explores('bea')).to.deep.equal(['jungle', 'beach'])
    expect(t.explores('cy')).to.deep.equal(['lair', 'jungle'])
    expect(t.reads('reveals')).to.deep.equal([
      { seat: 'seat:1', places: ['place:2', 'place:4'] },
      { seat: 'seat:2', places: ['place:1', 'place:2'] },
    ])
    t.goesOnTo('exploration')
    expect(t.spectatorSees('bea').discard).to.deep.equal(['jungle', 'beach'])
  })

  it('[NA-13.02] nor the order in which cards were taken back or discarded', () => {
    const t = notAlone({
      hunt: { hand: ['scream'] },
      bea: { hand: ['lair', 'jungle'], discard: ['river', 'beach', 'rover'] },
    })
    t.bea.resists('rover', 'river')
    expect(t.reads('resists')).to.deep.equal([{ seat: 'seat:1', places: ['place:3', 'place:5'] }])
    t.lockAll({ bea: 'jungle', cy: 'lair' })
    t.ada.plays('scream')
    t.hunts({ target: 'jungle' })
    t.cy.doesNothing('lair')
    t.bea.answers('discard')
    t.bea.answers('rover', 'lair')
    expect(t.spectatorSees('bea').discard).to.deep.equal(['beach', 'lair', 'rover'])
    expect(t.reads('discards')).to.deep.equal([{ seat: 'seat:1', places: ['place:1', 'place:5'] }])
  })

  it('[NA-6.03] an effect ends with the reveal, and a new one can be gained at once', () => {
    const t = notAlone({ bea: { active: 'river', survival: ['drone'] } })
    t.lockAll({ bea: ['river', 'lair'], cy: 'jungle' })
    t.hunts()
    expect(t.spectatorSees('bea')).to.include({ active: 'river', pending: null })
    t.bea.answers('lair')
    expect(t.spectatorSees('bea')).to.include({ active: null, pending: null })
    t.bea.passes()
    t.bea.uses('river')
    expect(t.spectatorSees('bea')).to.include({ active: null, pending: 'river' })
    t.goesOnTo('exploration')
    expect(t.spectatorSees('bea')).to.include({ active: 'river', pending: null })
    t.bea.cannot('lockPlaces', [['lair']], { rule: 'NA-4.02' })
  })

  it('[NA-6.03] an effect that is not gained again is over in the next round', () => {
    const t = notAlone({ bea: { active: 'artefact' } })
    t.lockAll({ bea: ['lair', 'jungle'], cy: 'jungle' })
    t.hunts()
    expect(t.spectatorSees('bea').active).to.equal(null)
    t.goesOnTo('exploration')
    t.bea.cannot('lockPlaces', [['river', 'beach']], { rule: 'NA-4.02' })
    t.bea.locks('river')
  })

  it('[NA-6.11] the steps run for the whole table, one after the other', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee', 'eve'],
      rescue: 6,
      hunt: { hand: ['scream'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'beach', eve: 'rover' })
    t.ada.plays('scream')
    t.hunts({ creature: 'river', target: 'jungle', artemia: 'beach' })
    // Step 1: Eve, the last in turn order, before everybody on a token.
    expect(t.open).to.deep.equal({ eve: ['decide'] })
    t.eve.doesNothing('rover')
    // Step 2: Scream, then the decision of whoever is there.
    expect(t.open).to.deep.equal({ cy: ['scream'] })
    t.cy.answers('loseWill')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.doesNothing('jungle')
    // Step 3, while Bea, the first in turn order, has still lost nothing.
    expect(t.open).to.deep.equal({ dee: ['artemiaDiscard'] })
    expect(t.bea.will).to.equal(3)
    expect(t.tracks.assimilation).to.equal(10)
    t.dee.answers('lair')
    // Step 4.
    expect([t.bea, t.cy, t.dee, t.eve].map(({ will }) => will)).to.deep.equal([2, 2, 3, 3])
    expect(t.tracks.assimilation).to.equal(9)
  })

  it('[NA-6.12] a Hunted with two locations chooses which comes first, and resolves both before the next', () => {
    const t = notAlone({ bea: { active: 'artefact', discard: ['lair'] } })
    t.lockAll({ bea: ['river', 'rover'], cy: 'jungle' })
    t.hunts({ creature: 'beach' })
    const offered = () => t.bea.legal.map(({ move, args }) => [move, args[1]])
    expect(offered()).to.deep.include(['usePower', 3]).and.to.deep.include(['usePower', 5])
    t.bea.cannot('doNothing', [2], { rule: 'NA-6.13' })
    t.bea.uses('rover', { take: 'swamp' })
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.cannot('usePower', [5, { take: 7 }], { rule: 'NA-6.13' })
    t.bea.takesBack('river', 'lair')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'swamp'])
  })

  it('[NA-6.12] only locations that are due in the same step are offered', () => {
    const t = notAlone({ hunt: { hand: ['scream'] }, bea: { active: 'artefact' } })
    t.lockAll({ bea: ['river', 'rover'], cy: 'jungle' })
    t.ada.plays('scream')
    t.hunts({ creature: 'beach', target: 'river' })
    t.bea.cannot('doNothing', ['river'], { rule: 'NA-6.13' })
    t.bea.doesNothing('rover')
    // Cy, later in turn order, decides in step 1 before Bea does in step 2.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.doesNothing('jungle')
    t.bea.answers('loseWill')
    t.bea.uses('river')
    expect(t.reads('pending')).to.deep.equal([{ seat: 'seat:1', power: 'pending:river' }])
  })

  it('[NA-6.12] a power that is asked about, like the Shelter, does not lose the other location', () => {
    const t = notAlone({
      bea: { active: 'artefact', hand: ['shelter', 'river'] },
      survival: { top: ['dodge', 'gate'] },
    })
    t.lockAll({ bea: ['shelter', 'river'], cy: 'jungle' })
    t.hunts({ creature: 'beach' })
    t.bea.uses('shelter')
    t.bea.answers('gate')
    t.bea.passes()
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.uses('river')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
  })
})

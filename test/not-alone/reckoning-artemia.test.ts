/** Section 6: step 3, the Artemia token. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: the Artemia token', () => {
  it('[NA-6.24] costs 1 Place card of own choice from hand, and the power and the card back', () => {
    const t = notAlone({ rescue: 6, bea: { discard: ['lair'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'beach', artemia: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
    t.bea.cannot('usePower', ['river', {}], { rule: 'kit' })
    t.bea.cannot('takeBack', ['river', 'lair'], { rule: 'kit' })
    t.bea.cannot('answer', [[]], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [['2', '4']], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [['3']], { rule: 'kit', key: 'notOffered' })
    t.bea.answers('rover')
    expect(t.bea.hand).to.deep.equal(['jungle', 'beach'])
    // The played card followed at the end of the round.
    expect(t.spectatorSees('bea')).to.deep.include({
      discard: ['lair', 'rover', 'river'],
      active: null,
      will: 3,
    })
    expect(t.cy.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
  })

  it('[NA-6.24] a Hunted who ignores the token loses no card and decides', () => {
    const t = notAlone({ rescue: 6, bea: { survival: ['detector'] } })
    t.lockAll({ bea: 'river', cy: 'river' })
    t.hunts({ artemia: 'river' })
    t.bea.plays('detector')
    t.bea.uses('river')
    expect(t.open).to.deep.equal({ cy: ['artemiaDiscard'] })
    t.cy.answers('lair')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.spectatorSees('bea').active).to.equal('river')
  })

  it('[NA-6.25] with an empty hand nothing is discarded', () => {
    const t = notAlone({ rescue: 6, bea: { hand: ['river'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ artemia: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.ctx.phase).to.equal('exploration')
    expect(t.spectatorSees('bea').discard).to.have.members(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.reads('discards')).to.deep.equal([])
  })

  it('[NA-6.26] on two locations it costs 2 cards, or as many as the hand holds', () => {
    const full = notAlone({ hunt: { hand: ['virus'] }, bea: { active: 'artefact' } })
    full.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    full.ada.plays('virus', { places: ['river', 'beach'] })
    full.hunts()
    full.cy.doesNothing('jungle')
    full.bea.cannot('answer', [['1']], { rule: 'kit', key: 'pickCount' })
    full.bea.answers('lair', 'rover')
    expect(full.bea.hand).to.deep.equal(['jungle'])
    expect(full.bea.will).to.equal(3)

    const short = notAlone({
      hunt: { hand: ['virus'] },
      bea: { active: 'artefact', hand: ['river', 'beach', 'rover'] },
    })
    short.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    short.ada.plays('virus', { places: ['river', 'beach'] })
    short.hunts()
    short.cy.doesNothing('jungle')
    short.bea.answers('rover')
    expect(short.bea.hand).to.deep.equal([])
  })

  it('[NA-6.26] one of two locations on the token costs 1 card', () => {
    const t = notAlone({ rescue: 6, bea: { active: 'artefact' } })
    t.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    t.hunts({ artemia: 'river' })
    t.bea.uses('beach')
    t.cy.doesNothing('jungle')
    t.bea.answers('lair')
    expect(t.bea.hand).to.deep.equal(['jungle', 'rover'])
  })

  it('[NA-6.27] with Mutation each such location also costs 1 Will, with an empty hand too', () => {
    const t = notAlone({
      seats: FOUR,
      rescue: 6,
      hunt: { hand: ['mutation'] },
      cy: { hand: ['river'] },
    })
    t.lockAll({ bea: 'river', cy: 'river', dee: 'jungle' })
    t.ada.plays('mutation')
    t.hunts({ artemia: 'river' })
    t.dee.doesNothing('jungle')
    t.bea.answers('lair')
    expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([2, 2, 3])
  })

  it('[NA-6.27] with Mutation and Virus two locations cost 2 Will', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['mutation', 'virus'] },
      bea: { active: 'artefact' },
    })
    t.lockAll({ bea: ['river', 'beach'], cy: 'beach' })
    t.ada.plays('mutation')
    t.ada.plays('virus', { places: ['river', 'beach'] })
    t.hunts()
    expect([t.bea.will, t.cy.will]).to.deep.equal([1, 2])
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
  })

  it('[NA-6.28] a location that was resolved before the token came is not spared', () => {
    const t = notAlone({ rescue: 6, cy: { survival: ['hologram'] } })
    t.lockAll({ bea: 'river', cy: 'rover' })
    t.hunts({ artemia: 'jungle' })
    t.allPass()
    t.bea.uses('river')
    t.cy.plays('hologram', { at: 'river' })
    t.cy.doesNothing('rover')
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
    t.bea.answers('lair')
    expect(t.bea.hand).to.deep.equal(['jungle', 'beach', 'rover'])
    // What the River gave is kept.
    expect(t.spectatorSees('bea').active).to.equal('river')
  })

  it('[NA-6.29] Will is lost by all first, then all choose together, and step 4 waits for the last', () => {
    const t = notAlone({ rescue: 6, assimilation: 5, hunt: { hand: ['mutation'] } })
    t.lockAll({ bea: 'river', cy: 'river' })
    t.ada.plays('mutation')
    t.hunts({ creature: 'river', artemia: 'river' })
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
    expect([t.bea.will, t.cy.will]).to.deep.equal([2, 2])
    t.cy.answers('lair')
    expect(t.spectatorSees('cy').discard).to.deep.equal(['lair'])
    expect(t.reads('discards').map(({ seat, places }) => [seat, places])).to.deep.equal([
      ['seat:2', ['place:1']],
    ])
    expect([t.bea.will, t.cy.will]).to.deep.equal([2, 2])
    expect(t.tracks.assimilation).to.equal(5)
    t.bea.answers('rover')
    expect([t.bea.will, t.cy.will]).to.deep.equal([1, 1])
    expect(t.tracks.assimilation).to.equal(4)
  })
})

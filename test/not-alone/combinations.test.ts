/** Section 11: combinations. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const
const BASIC_AND_SOURCE = ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] as const

describe('Not Alone, combinations of tokens', () => {
  const bothOnRover = (survival: ('dodge' | 'detector')[]) => {
    const t = notAlone({ rescue: 6, bea: { survival } })
    t.lockAll({ bea: 'rover', cy: 'jungle' })
    t.hunts({ creature: 'rover', artemia: 'rover' })
    return t
  }

  it('[NA-11.01] Creature and Artemia token on one place: both work', () => {
    const t = bothOnRover([])
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(3)
    t.bea.answers('lair')
    expect(t.bea.will).to.equal(2)
    expect(t.bea.discard).to.deep.equal(['lair', 'rover'])
    expect(t.tracks.assimilation).to.equal(7)
    expect(t.cy.will).to.equal(3)
  })

  it('[NA-11.02] Dodge leaves the Artemia token, and no power', () => {
    const t = bothOnRover(['dodge'])
    t.bea.plays('dodge')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
    t.bea.answers('lair')
    expect(t.bea.will).to.equal(3)
    expect(t.tracks.assimilation).to.equal(8)
  })

  it('[NA-11.02] Detector leaves the Creature token, and no power', () => {
    const t = bothOnRover(['detector'])
    t.bea.plays('detector')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.doesNothing('jungle')
    expect(t.state.round).to.equal(2)
    expect(t.bea.will).to.equal(2)
    expect(t.bea.discard).to.deep.equal(['rover'])
  })

  it('[NA-11.03] a token on a place without power works; avoiding it does not bring the power back', () => {
    const t = notAlone({ seats: FOUR, hunt: { hand: ['interference'] }, bea: { survival: ['dodge'] } })
    t.lockAll({ bea: 'beach', cy: 'beach', dan: 'jungle' })
    t.ada.plays('interference')
    t.hunts({ creature: 'beach' })
    t.bea.plays('dodge')
    expect(t.open).to.deep.equal({ dan: ['decide'] })
    t.dan.doesNothing('jungle')
    expect(t.state.round).to.equal(2)
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
    expect(t.spectator.view.marker).to.equal(false)
  })

  it('[NA-11.08] Wrong Track can move the token onto another Hunted and onto another token', () => {
    const t = notAlone({ rescue: 6, bea: { survival: ['wrong-track'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river', artemia: 'jungle' })
    t.bea.plays('wrong-track', { token: 'creature', at: 'jungle' })
    expect(t.tokens).to.deep.equal({ creature: ['jungle'], target: [], artemia: ['jungle'] })
    t.bea.doesNothing('river')
    t.cy.answers('lair')
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
  })

  it('[NA-11.08] so can Hologram', () => {
    const t = notAlone({ rescue: 6, bea: { survival: ['hologram'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'jungle', artemia: 'river' })
    t.bea.plays('hologram', { at: 'jungle' })
    expect(t.tokens).to.deep.equal({ creature: ['jungle'], target: [], artemia: ['jungle'] })
    t.bea.doesNothing('river')
    expect(t.open).to.deep.equal({ cy: ['artemiaDiscard'] })
  })

  it('[NA-11.09] Wrong Track before the Hunted on the Lair decides changes what the Lair can copy', () => {
    const begin = () => {
      const t = notAlone({ bea: { discard: ['river'] }, cy: { survival: ['wrong-track'] } })
      t.lockAll({ bea: 'lair', cy: 'jungle' })
      t.hunts({ creature: 'beach' })
      t.cy.passes()
      return t
    }
    const stayed = begin()
    stayed.bea.uses('lair', { copy: 'beach' })
    expect(stayed.spectator.view.marker).to.equal(true)

    const moved = begin()
    moved.cy.plays('wrong-track', { token: 'creature', at: 'rover' })
    moved.bea.cannot('usePower', ['lair', { copy: 'beach' }], { rule: 'NA-8.11' })
    moved.bea.uses('lair', { copy: 'rover', use: { take: 'wreck' } })
    expect(moved.bea.hand).to.include('wreck')
    expect(moved.spectator.view.marker).to.equal(false)
  })
})

describe('Not Alone, combinations of cards and effects', () => {
  it('[NA-11.04] a card that Vortex brought to the table is the played card in every respect', () => {
    const t = notAlone({
      bea: { discard: ['jungle', 'rover'], survival: ['vortex'] },
      cy: { discard: ['rover'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.places('creature', 'river')
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['jungle'] })
    expect(t.explores('bea')).to.deep.equal(['jungle'])
    t.bea.uses('jungle', { back: ['river'] })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach'])
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(3)
    expect(t.bea.discard).to.deep.equal(['rover'])
  })

  it('[NA-11.04] it is discarded in phase 4', () => {
    const t = notAlone({ bea: { discard: ['rover'], survival: ['vortex'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['rover'] })
    t.goesOnTo('exploration')
    expect(t.bea.discard).to.have.members(['river', 'rover'])
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach'])
  })

  it('[NA-11.05] a pending River survives being caught and the last Will', () => {
    const t = notAlone({
      hunt: { hand: ['detour'] },
      bea: { will: 1, discard: ['lair', 'rover'] },
      cy: { hand: BASIC_AND_SOURCE },
    })
    t.lockAll({ bea: 'river', cy: 'source' })
    t.hunts({ creature: 'beach' })
    t.ada.passes()
    t.bea.uses('river')
    t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
    t.cy.doesNothing('source')
    expect(t.bea.will).to.equal(3)
    expect(t.spectatorSees('bea').active).to.equal('river')
    t.bea.cannot('lockPlaces', [['lair']], { rule: 'NA-4.02' })
    t.bea.locks('lair', 'jungle')
  })

  it('[NA-11.05] an active River or Artefact survives Give Up', () => {
    const t = notAlone({
      bea: { active: 'river', will: 1, hand: [] },
      cy: { active: 'artefact', discard: ['lair'] },
    })
    t.bea.does('giveUp')
    t.bea.cannot('lockPlaces', [['lair']], { rule: 'NA-4.02' })
    t.bea.locks('lair', 'jungle')
    t.cy.does('giveUp')
    t.cy.locks('rover', 'jungle')
    t.hunts()
    expect(t.open).to.deep.equal({ bea: ['riverReturn'] })
    t.bea.answers('lair')
    expect(t.explores('bea')).to.deep.equal(['jungle'])
    expect(t.explores('cy')).to.deep.equal(['jungle', 'rover'])
  })

  it('[NA-11.06] under an active River the choice is made even if Vortex exchanged one of the two cards', () => {
    const t = notAlone({ bea: { active: 'river', discard: ['rover'], survival: ['vortex'] } })
    t.lockAll({ bea: ['lair', 'river'], cy: 'jungle' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'lair', places: ['rover'] })
    expect(t.open).to.deep.equal({ bea: ['riverReturn'] })
    t.bea.cannot('answer', [['1']], { rule: 'kit', key: 'notOffered' })
    t.bea.answers('river')
    expect(t.explores('bea')).to.deep.equal(['rover'])
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach'])
  })

  it('[NA-11.07] a copied River counts as River: the Artefact is then not usable', () => {
    const t = notAlone({
      bea: { active: 'artefact', hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'artefact'] },
    })
    t.lockAll({ bea: ['lair', 'artefact'], cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.bea.uses('lair', { copy: 'river' })
    t.bea.cannot('usePower', ['artefact', {}], { rule: 'NA-8.14', key: 'notUsable' })
    t.bea.doesNothing('artefact')
    t.cy.doesNothing('jungle')
    t.bea.locks('jungle', 'beach')
    t.lockAll({ cy: 'beach' })
    t.hunts()
    expect(t.open).to.deep.equal({ bea: ['riverReturn'] })
  })

  it('[NA-11.10] the last Will also brings back what was discarded in the same round', () => {
    const t = notAlone({
      seats: FOUR,
      rescue: 6,
      huntLimit: 2,
      hunt: { hand: ['forbidden-zone', 'ascendancy'] },
      bea: { will: 1 },
      cy: { will: 1 },
    })
    t.lockAll({ bea: 'river', cy: 'river', dan: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('lair')
    t.cy.answers('lair')
    t.dan.answers('lair')
    t.ada.plays('ascendancy', { hunted: 'bea' })
    t.bea.answers('beach', 'rover')
    t.hunts({ creature: 'river', artemia: 'river' })
    t.dan.doesNothing('jungle')
    t.bea.answers('beach')
    t.cy.answers('beach')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([3, 3, 3])
    expect(t.bea.discard).to.deep.equal(['river'])
    expect(t.dan.discard).to.deep.equal(['lair', 'jungle'])
  })

  it('[NA-11.10] cards discarded for Scream too', () => {
    const t = notAlone({ hunt: { hand: ['scream'] }, bea: { will: 1 } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('scream')
    t.hunts({ creature: 'river', target: 'river' })
    t.cy.doesNothing('jungle')
    t.bea.answers('discard')
    t.bea.answers('lair', 'jungle')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.bea.discard).to.deep.equal(['river'])
  })

  it('[NA-11.11] the advance of Beach or Wreck comes before any Assimilation of the round', () => {
    for (const [place, hand] of [
      ['beach', ['lair', 'jungle', 'river', 'beach', 'rover']],
      ['wreck', ['lair', 'jungle', 'river', 'beach', 'rover', 'wreck']],
    ] as const) {
      const t = notAlone({ marker: true, rescue: 1, assimilation: 1, bea: { hand }, cy: { will: 1 } })
      t.lockAll({ bea: place, cy: 'river' })
      t.hunts({ creature: 'river' })
      t.bea.uses(place)
      expect(t.ctx.gameover?.winners).to.deep.equal(['1', '2'])
      expect(t.tracks).to.deep.equal({ rescue: 0, assimilation: 1 })
    }
  })

  it('[NA-11.12] the Artemia symbol is looked up at the start of phase 2', () => {
    const t = notAlone({ rescue: 8, marker: true, bea: { survival: ['ingenuity'] } })
    t.lockAll({ bea: 'beach', cy: 'jungle' })
    t.ada.cannot('placeToken', ['artemia', 'river'], { rule: 'NA-5.02' })
    t.hunts()
    t.allPass()
    // The counter comes to 7 in phase 3 and to 6, with a symbol, in phase 4.
    t.bea.uses('beach')
    t.goesOnTo('exploration')
    expect(t.tracks.rescue).to.equal(6)
    // Nothing in phase 1 moves it.
    t.bea.plays('ingenuity')
    t.lockAll({ bea: 'rover', cy: 'rover' })
    expect(t.tracks.rescue).to.equal(6)
    t.ada.places('artemia', 'river')
  })
})

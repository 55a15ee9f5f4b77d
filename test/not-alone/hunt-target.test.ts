/** Section 9: the Hunt cards of phase 2 with the Target symbol. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const

describe('Not Alone, Hunt cards with the Target symbol', () => {
  describe('Scream', () => {
    it('[NA-9.14, NA-9.15] each Hunted hit discards 2 cards or loses 1 Will, and keeps the power of the place', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['scream'] } })
      t.lockAll({ bea: 'river', cy: 'river', dan: 'jungle' })
      t.ada.plays('scream')
      t.hunts({ target: 'river' })
      expect(t.open).to.deep.equal({ dan: ['decide'] })
      t.dan.doesNothing('jungle')
      expect(t.open).to.deep.equal({ bea: ['scream'], cy: ['scream'] })
      t.bea.answers('discard')
      t.bea.cannot('answer', [['1']], { rule: 'kit', key: 'pickCount' })
      t.bea.cannot('answer', [['1', '3']], { rule: 'kit', key: 'notOffered' })
      t.bea.answers('lair', 'rover')
      t.cy.answers('loseWill')
      expect(t.bea.hand).to.deep.equal(['jungle', 'beach'])
      expect(t.ada.sees('bea').discard).to.deep.equal(['lair', 'rover'])
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([3, 2, 3])
      expect(t.cy.hand).to.have.length(4)
      expect(t.dan.hand).to.have.length(4)
      t.bea.uses('river')
      t.cy.uses('river')
      expect(t.reads('pending')).to.have.length(2)
    })

    it('[NA-9.14] with fewer than 2 cards in hand the Will is lost without a question', () => {
      const t = notAlone({
        hunt: { hand: ['scream'] },
        bea: { hand: ['lair', 'river'] },
        cy: { hand: ['lair', 'jungle', 'river'] },
      })
      t.lockAll({ bea: 'river', cy: 'river' })
      t.ada.plays('scream')
      t.hunts({ target: 'river' })
      expect(t.bea.will).to.equal(2)
      expect(t.bea.hand).to.deep.equal(['lair'])
      expect(t.open).to.deep.equal({ cy: ['scream'] })
      t.cy.answers('discard')
      t.cy.answers('lair', 'jungle')
      expect(t.cy.hand).to.deep.equal([])
      expect(t.cy.will).to.equal(3)
    })

    it('[NA-9.14] without its token it does nothing', () => {
      const t = notAlone({ hunt: { hand: ['scream'] } })
      t.lockAll({ bea: 'river', cy: 'river' })
      t.ada.plays('scream')
      t.hunts({ creature: 'river' })
      expect(t.state.round).to.equal(2)
      expect([t.bea.will, t.cy.will]).to.deep.equal([2, 2])
      expect(t.bea.hand).to.have.length(4)
    })
  })

  describe('Toxin', () => {
    it('[NA-9.16] each Hunted hit discards 1 Survival card of own choice, if any, and has no power', () => {
      const t = notAlone({
        seats: FOUR,
        hunt: { hand: ['toxin'] },
        bea: { discard: ['jungle'], survival: ['dodge', 'gate'] },
        dan: { survival: ['detector'] },
      })
      t.lockAll({ bea: 'river', cy: 'river', dan: 'rover' })
      t.ada.plays('toxin')
      t.hunts({ target: 'river' })
      t.allPass()
      t.dan.doesNothing('rover')
      expect(t.open).to.deep.equal({ bea: ['toxinDiscard'] })
      t.bea.answers('gate')
      expect(t.bea.view.hunted['1']?.survival).to.deep.equal(['dodge'])
      expect(t.spectator.view.survivalDiscard).to.deep.equal(['gate'])
      expect(t.dan.view.hunted['3']?.survival).to.deep.equal(['detector'])
      // Nobody on the token decides about the power or takes a card back.
      expect(t.open).to.deep.equal({ bea: ['window'], dan: ['window'] })
      expect(t.state.phase).to.equal('endOfTurn')
      expect(t.bea.discard).to.deep.equal(['jungle'])
      expect(t.spectatorSees('bea').pending).to.equal(null)
      expect([t.bea.will, t.cy.will]).to.deep.equal([3, 3])
    })
  })

  describe('Clone', () => {
    it('[NA-9.17] the Target token catches like a second Creature token', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['clone'] } })
      t.lockAll({ bea: 'river', cy: 'jungle', dan: 'rover' })
      t.ada.plays('clone')
      t.hunts({ creature: 'river', target: 'jungle' })
      t.dan.doesNothing('rover')
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([2, 2, 3])
      expect(t.tracks.assimilation).to.equal(8)
    })

    it('[NA-9.17] without Clone the Target token catches nobody', () => {
      const t = notAlone({ hunt: { hand: ['scream'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('scream')
      t.hunts({ target: 'jungle' })
      t.bea.doesNothing('river')
      t.cy.answers('discard')
      t.cy.answers('lair', 'river')
      t.cy.doesNothing('jungle')
      expect(t.cy.will).to.equal(3)
      expect(t.tracks.assimilation).to.equal(8)
    })

    it('[NA-9.17] the Lair can copy the place of either token', () => {
      const t = notAlone({ hunt: { hand: ['clone'] } })
      t.lockAll({ bea: 'lair', cy: 'rover' })
      t.ada.plays('clone')
      t.hunts({ creature: 'river', target: 'beach' })
      t.bea.cannot('usePower', ['lair', { copy: 'rover', use: { take: 'swamp' } }], { rule: 'NA-8.11' })
      t.bea.uses('lair', { copy: 'beach' })
      expect(t.spectator.view.marker).to.equal(true)
    })

    it('[NA-9.17] Dodge works against it', () => {
      const t = notAlone({ hunt: { hand: ['clone'] }, bea: { survival: ['dodge'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('clone')
      t.hunts({ creature: 'artefact', target: 'river' })
      t.bea.plays('dodge')
      t.cy.doesNothing('jungle')
      t.bea.uses('river')
      expect(t.bea.will).to.equal(3)
      expect(t.tracks.assimilation).to.equal(8)
    })

    it('[NA-9.17] Wrong Track can move it', () => {
      const t = notAlone({ hunt: { hand: ['clone'] }, bea: { survival: ['wrong-track'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.ada.plays('clone')
      t.hunts({ creature: 'artefact', target: 'river' })
      t.bea.plays('wrong-track', { token: 'target', at: 'wreck' })
      expect(t.tokens).to.deep.equal({ creature: ['artefact'], target: ['wreck'], artemia: [] })
    })
  })

  describe('Mirage', () => {
    it('[NA-9.18] the Target token lies on two adjacent places, and neither has a power', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['mirage'] } })
      t.lockAll({ bea: 'river', cy: 'beach', dan: 'rover' })
      t.ada.cannotPlay('mirage', { places: ['river', 'rover'] }, { rule: 'NA-9.18' })
      t.ada.cannotPlay('mirage', {}, { rule: 'NA-9.18' })
      t.ada.plays('mirage', { places: ['beach', 'river'] })
      expect(t.tokens.target).to.have.members(['river', 'beach'])
      t.hunts()
      expect(t.open).to.deep.equal({ dan: ['decide'] })
      t.dan.uses('rover', { take: 'swamp' })
      expect(t.state.round).to.equal(2)
      expect(t.spectatorSees('bea').active).to.equal(null)
      expect(t.spectator.view.marker).to.equal(false)
      expect([t.bea.will, t.cy.will]).to.deep.equal([3, 3])
    })

    it('[NA-9.18] nobody can copy them', () => {
      const t = notAlone({ hunt: { hand: ['mirage'] } })
      t.lockAll({ bea: 'lair', cy: 'rover' })
      t.ada.plays('mirage', { places: ['beach', 'river'] })
      t.hunts({ creature: 'river' })
      t.bea.cannot('usePower', ['lair', { copy: 'river' }], { rule: 'NA-8.03' })
      t.bea.doesNothing('lair')
    })

    it('[NA-9.19] with Clone both places carry a Creature token, for one advance', () => {
      const t = notAlone({
        seats: FOUR,
        huntLimit: 2,
        hunt: { hand: ['mirage', 'clone'] },
        bea: { active: 'artefact' },
      })
      t.lockAll({ bea: ['river', 'beach'], cy: 'beach', dan: 'rover' })
      t.ada.plays('mirage', { places: ['river', 'beach'] })
      t.ada.plays('clone')
      t.hunts({ creature: 'artefact' })
      t.dan.doesNothing('rover')
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([1, 2, 3])
      expect(t.tracks.assimilation).to.equal(8)
    })
  })
})

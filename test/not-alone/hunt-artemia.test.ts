/** Section 9: the Hunt cards of phase 2 with the Artemia symbol. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const

describe('Not Alone, Hunt cards with the Artemia symbol', () => {
  describe('Virus', () => {
    it('[NA-9.11] the Artemia token lies on two adjacent places and works on both', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['virus'] } })
      t.lockAll({ bea: 'river', cy: 'beach', dan: 'rover' })
      t.ada.plays('virus', { places: ['river', 'beach'] })
      expect(t.tokens.artemia).to.deep.equal(['river', 'beach'])
      t.ada.cannot('placeToken', ['artemia', 'rover'], { rule: 'NA-5.07' })
      t.hunts()
      expect(t.open).to.deep.equal({ dan: ['decide'] })
      t.dan.doesNothing('rover')
      expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
      t.bea.answers('lair')
      t.cy.answers('jungle')
      expect(t.bea.hand).to.deep.equal(['jungle', 'beach', 'rover'])
      expect(t.cy.hand).to.deep.equal(['lair', 'river', 'rover'])
      expect(t.dan.hand).to.have.length(4)
    })

    it('[NA-9.11] the two places must be adjacent', () => {
      const t = notAlone({ hunt: { hand: ['virus'] } })
      t.lockAll({ bea: 'river', cy: 'beach' })
      t.ada.cannotPlay('virus', { places: ['lair', 'rover'] }, { rule: 'NA-9.11' })
      t.ada.cannotPlay('virus', { places: ['lair'] }, { rule: 'NA-9.11' })
      t.ada.cannotPlay('virus', {}, { rule: 'NA-9.11' })
      t.ada.plays('virus', { places: ['lair', 'swamp'] })
    })
  })

  describe('Phobia', () => {
    const begin = () => {
      const t = notAlone({
        seats: FOUR,
        hunt: { hand: ['phobia'] },
        dan: { hand: ['lair', 'jungle', 'river'] },
      })
      t.lockAll({ bea: 'river', cy: 'beach', dan: 'lair' })
      return t
    }

    it('[NA-9.12] a Hunted hides 2 cards and shows the others to the Creature alone, to the end of the round', () => {
      const t = begin()
      t.ada.plays('phobia', { hunted: 'bea' })
      expect(t.open).to.deep.equal({ bea: ['phobiaHide'] })
      // The face-down card is not part of the hand.
      t.bea.cannot('answer', [['1', '3']], { rule: 'kit', key: 'notOffered' })
      t.bea.cannot('answer', [['1']], { rule: 'kit', key: 'pickCount' })
      t.bea.answers('lair', 'rover')
      expect(t.ada.sees('bea').shown).to.deep.equal(['jungle', 'beach'])
      expect(t.bea.sees('bea').shown).to.deep.equal(['jungle', 'beach'])
      expect(t.cy.sees('bea').shown).to.deep.equal([null, null])
      expect(t.spectatorSees('bea').shown).to.deep.equal([null, null])
      expect(t.ada.sees('bea').hand).to.deep.equal([null, null, null, null])
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])

      t.ada.places('artemia', 'river')
      t.hunts()
      t.cy.doesNothing('beach')
      t.dan.doesNothing('lair')
      t.bea.answers('jungle')
      expect(t.state.round).to.equal(2)
      expect(t.ada.sees('bea').shown).to.deep.equal([])
    })

    it('[NA-9.12] the list shows the cards as they were when shown, whatever happens to them', () => {
      const t = notAlone({ huntLimit: 2, hunt: { hand: ['phobia', 'forbidden-zone'] } })
      t.lockAll({ bea: 'river', cy: 'beach' })
      t.ada.plays('phobia', { hunted: 'bea' })
      t.bea.answers('lair', 'rover')
      t.ada.plays('forbidden-zone')
      t.bea.answers('jungle')
      t.cy.answers('jungle')
      expect(t.bea.hand).to.deep.equal(['lair', 'beach', 'rover'])
      expect(t.ada.sees('bea').shown).to.deep.equal(['jungle', 'beach'])
    })

    it('[NA-9.12] it must name a Hunted with 3 or more cards in hand where there is one', () => {
      const t = begin()
      t.ada.cannotPlay('phobia', { hunted: 'dan' }, { rule: 'NA-9.12' })
      t.ada.cannotPlay('phobia', {}, { rule: 'NA-9.12' })
      t.ada.cannotPlay('phobia', { hunted: 'ada' }, { rule: 'NA-9.12' })
      t.ada.plays('phobia', { hunted: 'cy' })
    })

    it('[NA-9.12] where nobody has 3 cards in hand it is still good for its token', () => {
      const few = { hand: ['lair', 'jungle', 'river'] } as const
      const t = notAlone({ hunt: { hand: ['phobia'] }, bea: few, cy: few })
      t.lockAll({ bea: 'river', cy: 'river' })
      t.ada.cannotPlay('phobia', { hunted: 'bea' }, { rule: 'NA-9.12' })
      t.ada.plays('phobia')
      t.settled('place')
      expect(t.ada.sees('bea').shown).to.deep.equal([])
      t.ada.places('artemia', 'river')
    })
  })

  describe('Mutation', () => {
    it('[NA-9.13] the Artemia token costs 1 Will beside the card', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['mutation'] } })
      t.lockAll({ bea: 'river', cy: 'river', dan: 'jungle' })
      t.ada.plays('mutation')
      t.ada.places('creature', 'artefact')
      t.hunts({ artemia: 'river' })
      t.dan.doesNothing('jungle')
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([2, 2, 3])
      expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
      t.bea.answers('lair')
      t.cy.answers('lair')
      expect(t.bea.hand).to.have.length(3)
      expect(t.tracks.assimilation).to.equal(9)
    })

    it('[NA-9.13] without its token it does nothing', () => {
      const t = notAlone({ hunt: { hand: ['mutation'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('mutation')
      t.hunts({ creature: 'artefact' })
      t.goesOnTo('exploration')
      expect([t.bea.will, t.cy.will]).to.deep.equal([3, 3])
    })

    it('[NA-9.13] it ends with the round: a symbol then brings the token without it', () => {
      const t = notAlone({ rescue: 7, hunt: { hand: ['mutation'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('mutation')
      t.hunts()
      t.goesOnTo('exploration')
      t.lockAll({ bea: 'beach', cy: 'rover' })
      t.hunts({ artemia: 'beach' })
      t.allPass()
      t.cy.doesNothing('rover')
      t.bea.answers('lair')
      expect(t.bea.will).to.equal(3)
    })
  })
})

/** Section 9: the Hunt cards of phase 2 without a symbol. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const
const WITH_WRECK = ['lair', 'jungle', 'river', 'beach', 'rover', 'wreck'] as const

describe('Not Alone, Hunt cards of phase 2 without a symbol', () => {
  describe('Interference', () => {
    it('[NA-9.04] Beach and Wreck have no power this round; other places are as ever', () => {
      const t = notAlone({
        seats: FOUR,
        hunt: { hand: ['interference'] },
        bea: { discard: ['jungle'] },
        cy: { hand: WITH_WRECK },
      })
      t.lockAll({ bea: 'beach', cy: 'wreck', dan: 'rover' })
      t.ada.plays('interference')
      t.hunts()
      expect(t.open).to.deep.equal({ dan: ['decide'] })
      t.dan.uses('rover', { take: 'swamp' })
      expect(t.dan.hand).to.include('swamp')
      expect(t.state.round).to.equal(2)
      expect(t.spectator.view.marker).to.equal(false)
      // Phase 4 is the only advance of the round.
      expect(t.tracks.rescue).to.equal(14)
      expect(t.bea.discard).to.deep.equal(['jungle', 'beach'])
    })

    it('[NA-9.04] it hinders neither Ingenuity nor Amplifier', () => {
      const t = notAlone({
        hunt: { hand: ['interference'] },
        bea: { survival: ['ingenuity'] },
        cy: { survival: ['amplifier'] },
        huntLimit: 1,
      })
      t.bea.plays('ingenuity')
      t.lockAll({ bea: 'beach', cy: 'beach' })
      t.ada.plays('interference')
      t.hunts()
      t.cy.passes()
      expect(t.state.phase).to.equal('endOfTurn')
      t.cy.plays('amplifier')
      expect(t.tracks.rescue).to.equal(12)
    })

    it('[NA-9.04] the next round the Beach has its power again', () => {
      const t = notAlone({ hunt: { hand: ['interference'] } })
      t.lockAll({ bea: 'beach', cy: 'lair' })
      t.ada.plays('interference')
      t.hunts()
      t.goesOnTo('exploration')
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.hunts()
      t.allPass()
      t.bea.doesNothing('lair')
      t.cy.uses('beach')
      expect(t.spectator.view.marker).to.equal(true)
    })
  })

  describe('Fierceness', () => {
    it('[NA-9.05] each caught Hunted loses 1 Will more, nobody else does', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['fierceness'] } })
      t.lockAll({ bea: 'river', cy: 'river', dan: 'jungle' })
      t.ada.plays('fierceness')
      t.hunts({ creature: 'river' })
      t.dan.doesNothing('jungle')
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([1, 1, 3])
      expect(t.tracks.assimilation).to.equal(8)
    })

    it('[NA-9.05] the Artemia token alone catches nobody', () => {
      const t = notAlone({ rescue: 6, hunt: { hand: ['fierceness'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('fierceness')
      t.hunts({ artemia: 'river' })
      t.cy.doesNothing('jungle')
      t.bea.answers('lair')
      expect(t.bea.will).to.equal(3)
    })

    it('[NA-9.05] it ends with the round', () => {
      const t = notAlone({ hunt: { hand: ['fierceness'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('fierceness')
      t.hunts()
      t.goesOnTo('exploration')
      t.lockAll({ bea: 'beach', cy: 'lair' })
      t.hunts({ creature: 'beach' })
      t.allPass()
      t.cy.doesNothing('lair')
      t.goesOnTo('exploration')
      expect(t.bea.will).to.equal(2)
    })
  })

  describe('Ascendancy', () => {
    it('[NA-9.06] a Hunted with 3 or more cards in hand keeps 2 of own choice', () => {
      const t = notAlone({
        hunt: { hand: ['ascendancy'] },
        cy: { hand: ['lair', 'jungle', 'river'] },
      })
      t.lockAll({ bea: 'rover', cy: 'river' })
      t.ada.cannotPlay('ascendancy', { hunted: 'cy' }, { rule: 'NA-9.06' })
      t.ada.cannotPlay('ascendancy', {}, { rule: 'NA-9.06' })
      t.ada.plays('ascendancy', { hunted: 'bea' })
      expect(t.open).to.deep.equal({ bea: ['ascendancyKeep'] })
      t.bea.cannot('answer', [['1']], { rule: 'kit', key: 'pickCount' })
      t.bea.cannot('answer', [['1', '2', '3']], { rule: 'kit', key: 'pickCount' })
      // The face-down card is not part of the hand.
      t.bea.cannot('answer', [['1', '5']], { rule: 'kit', key: 'notOffered' })
      t.bea.answers('lair', 'beach')
      expect(t.bea.hand).to.deep.equal(['lair', 'beach'])
      expect(t.ada.sees('bea').discard).to.deep.equal(['jungle', 'river'])
      expect(t.bea.locked).to.deep.equal(['rover'])
      expect(t.cy.hand).to.deep.equal(['lair', 'jungle'])
      expect(t.cy.discard).to.deep.equal(['beach', 'rover'])
      t.settled('place')
    })

    it('[NA-9.06] with 3 cards in hand one is lost', () => {
      const t = notAlone({ hunt: { hand: ['ascendancy'] }, bea: { discard: ['rover'] } })
      t.lockAll({ bea: 'river', cy: 'river' })
      t.ada.plays('ascendancy', { hunted: 'bea' })
      t.bea.answers('jungle', 'beach')
      expect(t.bea.discard).to.deep.equal(['rover', 'lair'])
    })

    it('[NA-9.06] it cannot be played while nobody has 3 cards in hand', () => {
      const few = { hand: ['lair', 'jungle', 'river'] } as const
      const t = notAlone({ hunt: { hand: ['ascendancy'] }, bea: few, cy: few })
      t.lockAll({ bea: 'river', cy: 'river' })
      t.ada.cannotPlay('ascendancy', { hunted: 'bea' }, { rule: 'NA-9.06', key: 'nobodyWithThree' })
      t.ada.cannotPlay('ascendancy', {}, { rule: 'NA-9.06', key: 'nobodyWithThree' })
      expect(t.ada.view.huntHand).to.deep.equal(['ascendancy'])
    })
  })

  describe('Anticipation', () => {
    const begin = () => {
      const t = notAlone({ hunt: { hand: ['anticipation'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.cannotPlay('anticipation', { hunted: 'ada' }, { rule: 'NA-9.07' })
      t.ada.cannotPlay('anticipation', {}, { rule: 'NA-9.07' })
      t.ada.plays('anticipation', { hunted: 'bea' })
      expect(t.spectator.view.played).to.deep.equal([
        { card: 'anticipation', as: 'anticipation', hunted: '1' },
      ])
      return t
    }

    it('[NA-9.07] when the Hunted it names is caught, Assimilation advances 1 space more, and no Will more is lost', () => {
      const t = begin()
      t.hunts({ creature: 'river' })
      t.cy.doesNothing('jungle')
      expect(t.tracks.assimilation).to.equal(6)
      expect([t.bea.will, t.cy.will]).to.deep.equal([2, 3])
    })

    it('[NA-9.07] when only somebody else is caught, it does nothing', () => {
      const t = begin()
      t.hunts({ creature: 'jungle' })
      t.bea.doesNothing('river')
      expect(t.tracks.assimilation).to.equal(7)
      expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
    })

    it('[NA-9.07] when nobody is caught, it does nothing', () => {
      const t = begin()
      t.hunts({ creature: 'wreck' })
      t.goesOnTo('exploration')
      expect(t.tracks.assimilation).to.equal(8)
    })
  })

  describe('Forbidden Zone', () => {
    it('[NA-9.08] every Hunted with a card in hand discards 1, all at the same time', () => {
      const t = notAlone({
        seats: FOUR,
        hunt: { hand: ['forbidden-zone'] },
        cy: { hand: ['lair'] },
      })
      t.lockAll({ bea: 'river', cy: 'lair', dan: 'jungle' })
      t.ada.plays('forbidden-zone')
      expect(t.open).to.deep.equal({ bea: ['forbiddenZone'], dan: ['forbiddenZone'] })
      t.bea.cannot('answer', [['3']], { rule: 'kit', key: 'notOffered' })
      t.bea.answers('rover')
      expect(t.bea.discard).to.deep.equal([])
      expect(t.reads('discards')).to.deep.equal([])
      t.dan.answers('lair')
      expect(t.ada.sees('bea').discard).to.deep.equal(['rover'])
      expect(t.ada.sees('dan').discard).to.deep.equal(['lair'])
      expect(t.ada.sees('cy').discard).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach'])
      t.settled('place')
    })
  })
})

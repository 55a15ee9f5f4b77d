/** Section 10: the Survival cards of phase 1. */
import { expect, notAlone } from './support.ts'

describe('Not Alone, Survival cards of phase 1', () => {
  describe('Adrenaline', () => {
    it('[NA-10.01] regains 1 Will', () => {
      const t = notAlone({ bea: { will: 1, survival: ['adrenaline'] }, cy: { will: 1 } })
      t.bea.plays('adrenaline')
      expect([t.bea.will, t.cy.will]).to.deep.equal([2, 1])
      expect(t.spectator.view.survivalDiscard).to.deep.equal(['adrenaline'])
    })

    it('[NA-10.01] cannot be played with 3 Will', () => {
      const t = notAlone({ bea: { survival: ['adrenaline'] } })
      t.bea.cannotPlay('adrenaline', {}, { rule: 'NA-10.01', key: 'fullWill' })
      expect(t.bea.view.hunted['1']?.survival).to.deep.equal(['adrenaline'])
    })
  })

  describe('Sacrifice', () => {
    it('[NA-10.02] costs 1 card of the hand; the Creature can play no Hunt card for the rest of the round', () => {
      const t = notAlone({
        hunt: { hand: ['despair', 'fierceness', 'stasis'] },
        bea: { survival: ['sacrifice'] },
      })
      t.bea.plays('sacrifice', { places: ['rover'] })
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach'])
      expect(t.ada.sees('bea').discard).to.deep.equal(['rover'])
      expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.cannotPlay('fierceness', {}, { rule: 'NA-10.02', key: 'sacrificed' })
      t.hunts()
      t.goesOnTo('exploration')
      expect(t.tracks.rescue).to.equal(13)
      t.ada.plays('despair')
    })

    it('[NA-10.02] exactly 1 own card is discarded', () => {
      const t = notAlone({
        hunt: { hand: ['fierceness'] },
        bea: { discard: ['rover'], survival: ['sacrifice'] },
      })
      const because = { rule: 'NA-10.02', key: 'notThatChoice' }
      t.bea.cannotPlay('sacrifice', {}, because)
      t.bea.cannotPlay('sacrifice', { places: ['river', 'lair'] }, because)
      t.bea.cannotPlay('sacrifice', { places: ['rover'] }, because)
      t.bea.cannotPlay('sacrifice', { places: ['source'] }, because)
    })

    it('[NA-10.03] a locked card will do, since locked cards return first', () => {
      const t = notAlone({
        hunt: { hand: ['fierceness'] },
        bea: { hand: ['river'], survival: ['sacrifice'] },
      })
      t.bea.locks('river')
      t.cy.locks('lair')
      t.bea.plays('sacrifice', { places: ['river'] })
      expect(t.bea.locked).to.deep.equal([])
      expect(t.bea.hand).to.deep.equal([])
      expect(t.bea.discard).to.deep.equal(['lair', 'jungle', 'beach', 'rover', 'river'])
      expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    })

    it('[NA-10.03] without any card, in hand or locked, it cannot be played', () => {
      const t = notAlone({ hunt: { hand: ['fierceness'] }, bea: { hand: [], survival: ['sacrifice'] } })
      t.bea.cannotPlay('sacrifice', { places: ['river'] }, { rule: 'NA-10.03', key: 'sacrificeInVain' })
    })

    it('[NA-10.03] it cannot be played when the Creature has used up its limit', () => {
      const t = notAlone({ hunt: { hand: ['force-field'] }, bea: { survival: ['sacrifice'] } })
      t.ada.plays('force-field', { places: ['lair', 'swamp'] })
      t.bea.cannotPlay('sacrifice', { places: ['river'] }, { rule: 'NA-10.03', key: 'sacrificeInVain' })
    })

    it('[NA-10.04] it ends no effect of cards played before, and hinders no token', () => {
      const t = notAlone({
        rescue: 6,
        huntLimit: 2,
        hunt: { hand: ['force-field', 'fierceness'] },
        bea: { survival: ['sacrifice'] },
      })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      t.bea.plays('sacrifice', { places: ['rover'] })
      t.bea.cannot('lockPlaces', [['river']], { rule: 'NA-4.19' })
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.ada.cannotPlay('fierceness', {}, { rule: 'NA-10.02' })
      t.ada.places('creature', 'beach')
      t.ada.places('artemia', 'beach')
      expect(t.tokens).to.deep.equal({
        creature: ['beach'],
        target: ['jungle', 'river'],
        artemia: ['beach'],
      })
    })
  })

  describe('Ingenuity', () => {
    it('[NA-10.05] puts the Marker counter on the Beach; the one use of the Beach stays free', () => {
      const t = notAlone({ bea: { survival: ['ingenuity'] } })
      t.bea.plays('ingenuity')
      expect(t.spectator.view.marker).to.equal(true)
      t.lockAll({ bea: 'river', cy: 'beach' })
      t.hunts()
      t.bea.doesNothing('river')
      t.cy.uses('beach')
      expect(t.spectator.view.marker).to.equal(false)
      // One space by the Beach and one in phase 4.
      expect(t.tracks.rescue).to.equal(12)
    })

    it('[NA-10.05] cannot be played with the counter on the Beach', () => {
      const t = notAlone({ marker: true, bea: { survival: ['ingenuity'] } })
      t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-10.05', key: 'markerOnBeach' })
    })
  })

  describe('Strike Back', () => {
    const begin = (order: ['scream' | 'clone', 'scream' | 'clone']) => {
      const t = notAlone({
        hunt: { hand: ['scream', 'mirage', 'clone'], deck: ['tracking'] },
        dice: [1, 2],
        bea: { survival: ['strike-back'] },
      })
      t.bea.plays('strike-back')
      t.bea.cannot('answer', [['scream']], { rule: 'kit', key: 'pickCount' })
      t.bea.cannot('answer', [['scream', 'mirage']], { rule: 'kit', key: 'notOffered' })
      t.bea.answers(...order)
      expect(t.ada.view.huntHand).to.deep.equal(['mirage'])
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('exploration')
      return t
    }

    it('[NA-10.06] 2 random Hunt cards go under the deck, the one named first above the other', () => {
      expect(begin(['clone', 'scream']).ada.view.huntHand).to.deep.equal(['mirage', 'tracking', 'clone'])
      expect(begin(['scream', 'clone']).ada.view.huntHand).to.deep.equal(['mirage', 'tracking', 'scream'])
    })

    it('[NA-10.06] which ones is left to chance', () => {
      const left = [
        [1, 1],
        [2, 2],
        [3, 1],
      ].map(dice => {
        const t = notAlone({
          hunt: { hand: ['scream', 'mirage', 'clone'] },
          dice,
          bea: { survival: ['strike-back'] },
        })
        t.bea.plays('strike-back')
        return t.ada.view.huntHand
      })
      expect(left).to.deep.equal([['clone'], ['scream'], ['mirage']])
    })

    it('[NA-10.06] the player of the card and the Creature see them, nobody else does', () => {
      const t = notAlone({
        hunt: { hand: ['scream', 'mirage', 'clone'] },
        dice: [1, 1],
        bea: { survival: ['strike-back'] },
      })
      t.bea.plays('strike-back')
      const seen = { seat: '1', cards: ['scream', 'mirage'] }
      expect(t.bea.view.struckBack).to.deep.equal(seen)
      expect(t.ada.view.struckBack).to.deep.equal(seen)
      expect(t.cy.view.struckBack).to.deep.equal({ seat: '1', cards: [null, null] })
      expect(t.spectator.view.struckBack).to.deep.equal({ seat: '1', cards: [null, null] })
      expect(t.open).to.deep.equal({ bea: ['strikeBackOrder'] })
      t.bea.answers('mirage', 'scream')
      // They lie in the deck now, and nobody sees them any more.
      for (const { view } of [t.ada, t.bea, t.spectator]) expect(view.struckBack).to.equal(null)
    })

    it('[NA-10.07] it takes all cards if there are fewer than 2; the hand is filled in phase 4 only', () => {
      const t = notAlone({
        hunt: { hand: ['scream'], deck: ['tracking', 'stasis', 'detour'] },
        bea: { survival: ['strike-back'] },
      })
      t.bea.plays('strike-back')
      t.bea.answers('scream')
      expect(t.ada.view.huntHand).to.deep.equal([])
      t.lockAll({ bea: 'river', cy: 'jungle' })
      expect(t.ada.view.huntHand).to.deep.equal([])
      t.hunts()
      t.goesOnTo('exploration')
      expect(t.ada.view.huntHand).to.deep.equal(['tracking', 'stasis', 'detour'])
    })

    it('[NA-10.07] it cannot be played against an empty hand', () => {
      const t = notAlone({ bea: { survival: ['strike-back'] } })
      t.bea.cannotPlay('strike-back', {}, { rule: 'NA-10.07', key: 'noHuntCards' })
    })
  })

  describe('Sixth Sense', () => {
    it('[NA-10.08] brings back 2 cards of own choice', () => {
      const t = notAlone({
        bea: { discard: ['lair', 'beach', 'rover'], survival: ['sixth-sense'] },
        cy: { discard: ['jungle'] },
      })
      const because = { rule: 'NA-10.08', key: 'notThatChoice' }
      t.bea.cannotPlay('sixth-sense', { places: ['lair'] }, because)
      t.bea.cannotPlay('sixth-sense', { places: ['lair', 'beach', 'rover'] }, because)
      t.bea.cannotPlay('sixth-sense', { places: ['lair', 'river'] }, because)
      t.bea.cannotPlay('sixth-sense', { places: ['lair', 'lair'] }, because)
      t.bea.plays('sixth-sense', { places: ['rover', 'lair'] })
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'rover'])
      expect(t.ada.sees('bea').discard).to.deep.equal(['beach'])
      expect(t.ada.sees('cy').discard).to.deep.equal(['jungle'])
      expect(t.bea.will).to.equal(3)
    })

    it('[NA-10.08] brings back 1 card where the pile holds no more', () => {
      const t = notAlone({ bea: { discard: ['lair'], survival: ['sixth-sense'] } })
      t.bea.plays('sixth-sense', { places: ['lair'] })
      expect(t.bea.discard).to.deep.equal([])
    })

    it('[NA-10.08] cannot be played with an empty pile', () => {
      const t = notAlone({ bea: { survival: ['sixth-sense'] } })
      t.bea.cannotPlay('sixth-sense', { places: [] }, { rule: 'NA-10.08', key: 'emptyDiscard' })
    })
  })

  describe('Smokescreen', () => {
    it('[NA-10.09, NA-10.18] hides every Place discard pile from the Creature to the end of the round', () => {
      const t = notAlone({
        bea: { discard: ['rover'], survival: ['smokescreen'] },
        cy: { discard: ['lair', 'jungle'] },
      })
      expect(t.ada.sees('cy').discard).to.deep.equal(['lair', 'jungle'])
      t.bea.plays('smokescreen')
      expect(t.ada.sees('bea').discard).to.deep.equal([null])
      expect(t.ada.sees('cy').discard).to.deep.equal([null, null])
      expect(t.bea.sees('cy').discard).to.deep.equal(['lair', 'jungle'])
      expect(t.cy.sees('bea').discard).to.deep.equal(['rover'])
      t.lockAll({ bea: 'river', cy: 'river' })
      t.hunts()
      t.bea.doesNothing('river')
      expect(t.ada.sees('cy').discard).to.deep.equal([null, null])
      t.cy.doesNothing('river')
      expect(t.state.round).to.equal(2)
      expect(t.ada.sees('bea').discard).to.have.members(['rover', 'river'])
      expect(t.ada.sees('cy').discard).to.deep.equal(['lair', 'jungle', 'river'])
    })
  })
})

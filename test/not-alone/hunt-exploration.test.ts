/** Section 9: the Hunt cards of phase 1, Force Field and Despair. */
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { expect, notAlone } from './support.ts'

describe('Not Alone, Hunt cards of phase 1', () => {
  describe('Force Field', () => {
    it('[NA-9.01] puts the Target token on a border at once; neither place can be played', () => {
      const t = notAlone({ hunt: { hand: ['force-field'] } })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      expect(t.tokens).to.deep.equal({ creature: [], target: ['jungle', 'river'], artemia: [] })
      for (const seat of [t.bea, t.cy]) {
        seat.cannot('lockPlaces', [['jungle']], { rule: 'NA-4.19', key: 'forbiddenPlace' })
        seat.cannot('lockPlaces', [['river']], { rule: 'NA-4.19', key: 'forbiddenPlace' })
      }
      t.lockAll({ bea: 'lair', cy: 'beach' })
      expect(t.state.phase).to.equal('hunting')
    })

    it('[NA-9.01] needs two adjacent places', () => {
      const t = notAlone({ hunt: { hand: ['force-field'] } })
      const because = { rule: 'NA-9.01', key: 'notThatChoice' }
      t.ada.cannotPlay('force-field', { places: ['lair', 'river'] }, because)
      t.ada.cannotPlay('force-field', { places: ['rover', 'swamp'] }, because)
      t.ada.cannotPlay('force-field', { places: ['river', 'river'] }, because)
      t.ada.cannotPlay('force-field', { places: ['river'] }, because)
      t.ada.cannotPlay('force-field', {}, because)
      t.ada.plays('force-field', { places: ['river', 'wreck'] })
    })

    it('[NA-9.01, NA-9.02] the ban stays on the two places when Mirage takes the token elsewhere', () => {
      const t = notAlone({
        huntLimit: 2,
        hunt: { hand: ['force-field', 'mirage'] },
        bea: { discard: ['jungle', 'artefact'], survival: ['vortex'] },
      })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.ada.plays('mirage', { places: ['source', 'artefact'] })
      expect(t.tokens.target).to.deep.equal(['source', 'artefact'])
      t.ada.does('endPlacement')
      t.bea.cannotPlay('vortex', { card: 'lair', places: ['jungle'] }, { rule: 'NA-9.02' })
      t.bea.plays('vortex', { card: 'lair', places: ['artefact'] })
    })

    it('[NA-9.01] the ban ends with the round', () => {
      const t = notAlone({ hunt: { hand: ['force-field'] } })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.hunts()
      t.goesOnTo('exploration')
      expect(t.tokens.target).to.deep.equal([])
      t.bea.locks('jungle')
      t.cy.locks('river')
    })

    it('[NA-9.02] with nothing but forbidden cards in the pile Vortex cannot be played', () => {
      const t = notAlone({
        hunt: { hand: ['force-field'] },
        bea: { discard: ['jungle', 'river'], survival: ['vortex'] },
      })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.ada.does('endPlacement')
      t.bea.cannotPlay('vortex', { card: 'lair', places: ['river'] }, { rule: 'NA-9.02' })
      expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['pass'])
    })

    it('[NA-9.02] it hinders no Detour, no copy and no movement between hand and pile', () => {
      const t = notAlone({
        huntLimit: 2,
        hunt: { hand: ['force-field', 'detour'] },
        bea: { discard: ['jungle', 'rover'], survival: ['gate'] },
      })
      t.ada.plays('force-field', { places: ['jungle', 'river'] })
      t.bea.resists('jungle')
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach'])
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.hunts({ creature: 'artefact' })
      t.ada.plays('detour', { hunted: 'cy', card: 'beach', places: ['river'] })
      t.bea.passes()
      t.bea.plays('gate', { card: 'lair', copy: 'jungle', use: { back: ['rover'] } })
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
      t.cy.uses('beach')
      expect(t.reads('pending')).to.deep.equal([{ seat: 'seat:2', power: 'pending:river' }])
    })
  })

  describe('Despair', () => {
    it('[NA-9.03] no Survival card can be played for the rest of the round, nor is anybody asked for one', () => {
      const t = notAlone({
        hunt: { hand: ['despair'] },
        marker: true,
        bea: { will: 2, survival: ['adrenaline', 'dodge'] },
        cy: { survival: ['wrong-track', 'amplifier'] },
      })
      t.ada.plays('despair')
      t.bea.cannotPlay('adrenaline', {}, { rule: 'NA-9.03', key: 'despair' })
      t.lockAll({ bea: 'jungle', cy: 'beach' })
      t.ada.places('creature', 'jungle')
      t.ada.does('endPlacement')
      expect(t.open).to.deep.equal({ cy: ['decide'] })
      t.cy.cannotPlay('wrong-track', { token: 'creature', at: 'river' }, { rule: 'NA-9.03' })
      t.cy.doesNothing('beach')
      expect(t.state.round).to.equal(2)
      expect(t.tracks.rescue).to.equal(13)
      t.bea.plays('adrenaline')
      expect(t.bea.will).to.equal(2)
    })

    it('[NA-9.03] no Survival card can be drawn: Shelter and Source draw nothing', () => {
      const t = notAlone({
        hunt: { hand: ['despair'] },
        bea: { hand: ['shelter', 'lair', 'jungle', 'river', 'beach', 'rover'] },
        cy: { hand: ['source', 'lair', 'jungle', 'river', 'beach', 'rover'], will: 2 },
      })
      t.ada.plays('despair')
      t.lockAll({ bea: 'shelter', cy: 'source' })
      t.hunts()
      t.bea.cannot('usePower', ['shelter', {}], { rule: 'NA-9.03', key: 'noSurvivalDraw' })
      t.bea.doesNothing('shelter')
      t.cy.cannot('usePower', ['source', { draw: true }], { rule: 'NA-9.03', key: 'noSurvivalDraw' })
      t.cy.uses('source', { will: 'cy' })
      expect(t.cy.will).to.equal(3)
      expect(t.spectator.view.survivalDeck).to.have.length(SURVIVAL_CARD_IDS.length)
    })

    it('[NA-9.03] Survival cards played before keep their effect', () => {
      const t = notAlone({
        hunt: { hand: ['despair'] },
        bea: { discard: ['jungle'], survival: ['smokescreen'] },
      })
      t.bea.plays('smokescreen')
      t.ada.plays('despair')
      expect(t.ada.sees('bea').discard).to.deep.equal([null])
      t.lockAll({ bea: 'lair', cy: 'beach' })
      expect(t.ada.sees('bea').discard).to.deep.equal([null])
    })

    it('[NA-9.03] it brings the Artemia token', () => {
      const t = notAlone({ hunt: { hand: ['despair'] } })
      t.ada.plays('despair')
      t.lockAll({ bea: 'lair', cy: 'beach' })
      t.ada.places('artemia', 'lair')
      expect(t.tokens.artemia).to.deep.equal(['lair'])
    })
  })
})

/** Section 9: the Hunt cards of phases 3 and 4. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const

describe('Not Alone, Hunt cards of phases 3 and 4', () => {
  describe('Cataclysm', () => {
    it('[NA-9.20] a place has no power from now on, whoever explores it', () => {
      const t = notAlone({ seats: FOUR, hunt: { hand: ['cataclysm'] } })
      t.lockAll({ bea: 'rover', cy: 'rover', dan: 'beach' })
      t.hunts()
      t.ada.plays('cataclysm', { places: ['rover'] })
      expect(t.open).to.deep.equal({ dan: ['decide'] })
      t.dan.uses('beach')
      expect(t.spectator.view.marker).to.equal(true)
      expect(t.state.round).to.equal(2)
      expect(t.bea.hand).to.have.length(4)
    })

    it('[NA-9.20] a power already used is not undone', () => {
      const t = notAlone({ hunt: { hand: ['cataclysm'] } })
      t.lockAll({ bea: 'rover', cy: 'rover' })
      t.hunts()
      t.ada.passes()
      t.bea.uses('rover', { take: 'wreck' })
      t.ada.plays('cataclysm', { places: ['rover'] })
      expect(t.bea.hand).to.include('wreck')
      expect(t.reads('takesFromReserve')).to.deep.equal([{ seat: 'seat:1', place: 'place:8' }])
      expect(t.state.round).to.equal(2)
    })

    it('[NA-9.20] exactly one of the ten places is named, explored or not', () => {
      const t = notAlone({ hunt: { hand: ['cataclysm'] } })
      t.lockAll({ bea: 'rover', cy: 'rover' })
      t.hunts()
      t.ada.cannotPlay('cataclysm', {}, { rule: 'NA-9.20' })
      t.ada.cannotPlay('cataclysm', { places: ['rover', 'beach'] }, { rule: 'NA-9.20' })
      t.ada.cannotPlay('cataclysm', { places: [11] }, { rule: 'kit', key: 'malformed' })
      t.ada.plays('cataclysm', { places: ['artefact'] })
      t.bea.uses('rover', { take: 'wreck' })
    })
  })

  describe('Detour', () => {
    it('[NA-9.21] moves a Hunted to an adjacent place for the rest of the round', () => {
      const t = notAlone({ hunt: { hand: ['detour'] } })
      t.lockAll({ bea: 'rover', cy: 'jungle' })
      t.hunts({ creature: 'artefact' })
      const because = { rule: 'NA-9.21', key: 'notThatChoice' }
      t.ada.cannotPlay('detour', { hunted: 'bea', card: 'rover', places: ['river'] }, because)
      t.ada.cannotPlay('detour', { hunted: 'bea', card: 'rover', places: ['rover'] }, because)
      t.ada.cannotPlay('detour', { hunted: 'bea', card: 'jungle', places: ['river'] }, because)
      t.ada.cannotPlay('detour', { hunted: 'ada', card: 'rover', places: ['beach'] }, because)
      t.ada.cannotPlay('detour', { hunted: 'bea' }, because)
      t.ada.plays('detour', { hunted: 'bea', card: 'rover', places: ['artefact'] })
      expect(t.explores('bea')).to.deep.equal(['artefact'])
      expect(t.explores('cy')).to.deep.equal(['jungle'])
      t.cy.doesNothing('jungle')
      expect([t.bea.will, t.cy.will]).to.deep.equal([2, 3])
      expect(t.tracks.assimilation).to.equal(7)
    })

    it('[NA-9.22] a location already resolved can be moved: no second decision, but the tokens there work', () => {
      const t = notAlone({ rescue: 6, hunt: { hand: ['detour'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts({ creature: 'beach', artemia: 'beach' })
      t.ada.passes()
      t.bea.uses('river')
      t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
      expect(t.open).to.deep.equal({ cy: ['decide'] })
      t.cy.doesNothing('jungle')
      expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
      t.bea.answers('lair')
      expect(t.bea.will).to.equal(2)
      // What the location gave before is kept.
      expect(t.spectatorSees('bea').active).to.equal('river')
    })

    it('[NA-9.22] so does Scream, once', () => {
      const t = notAlone({ huntLimit: 2, hunt: { hand: ['scream', 'detour'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('scream')
      t.hunts({ target: 'beach' })
      t.ada.passes()
      t.bea.uses('river')
      t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
      t.cy.doesNothing('jungle')
      expect(t.open).to.deep.equal({ bea: ['scream'] })
      t.bea.answers('loseWill')
      expect(t.bea.will).to.equal(2)
      expect(t.state.round).to.equal(2)
    })

    it('[NA-9.23] it changes no card: the one really played is discarded', () => {
      const t = notAlone({ hunt: { hand: ['detour'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
      t.goesOnTo('exploration')
      expect(t.bea.discard).to.deep.equal(['river'])
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    })

    it('[NA-9.24] two locations that became one place are suffered twice', () => {
      const t = notAlone({ hunt: { hand: ['detour'] }, bea: { active: 'artefact' } })
      t.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
      t.hunts({ creature: 'river' })
      t.ada.plays('detour', { hunted: 'bea', card: 'beach', places: ['river'] })
      expect(t.explores('bea')).to.deep.equal(['river', 'river'])
      t.cy.doesNothing('jungle')
      expect(t.bea.will).to.equal(1)
      expect(t.tracks.assimilation).to.equal(7)
    })

    it('[NA-9.24] and resolved twice, each with its own card', () => {
      const t = notAlone({
        hunt: { hand: ['detour'] },
        bea: { active: 'artefact', discard: ['lair', 'rover'] },
      })
      t.lockAll({ bea: ['jungle', 'river'], cy: 'beach' })
      t.hunts()
      t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['jungle'] })
      t.bea.uses('river', { back: ['lair'] })
      expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach'])
      t.bea.uses('jungle', { back: ['rover'] })
      expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    })
  })

  describe('Tracking', () => {
    const NEXT = ['interference', 'fierceness', 'persecution'] as const

    it('[NA-9.25] the next round 2 Hunt cards can be played, and it is lost if unused', () => {
      const t = notAlone({ hunt: { hand: ['tracking'], top: NEXT } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('endOfTurn')
      t.ada.plays('tracking')
      expect(t.state.round).to.equal(2)
      t.lockAll({ bea: 'rover', cy: 'beach' })
      t.ada.plays('interference')
      t.ada.plays('fierceness')
      t.ada.cannotPlay('persecution', {}, { rule: 'NA-3.06', key: 'huntLimit' })
      t.hunts()
      t.goesOnTo('exploration')
      t.lockAll({ bea: 'lair', cy: 'lair' })
      t.ada.plays('persecution')
      expect(t.ada.legal.filter(({ move }) => move === 'playHunt')).to.deep.equal([])
    })

    it('[NA-9.25, NA-9.27] Flashback of it gives 2 as well', () => {
      const t = notAlone({ hunt: { hand: ['flashback'], discard: ['tracking'], top: NEXT } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('endOfTurn')
      t.ada.plays('flashback')
      t.lockAll({ bea: 'rover', cy: 'beach' })
      t.ada.plays('interference')
      t.ada.plays('fierceness')
      t.ada.cannotPlay('persecution', {}, { rule: 'NA-3.06', key: 'huntLimit' })
    })

    it('[NA-9.25] it never becomes more than 2: played in a round with 2 cards it gives 2, not 3', () => {
      const t = notAlone({ huntLimit: 2, hunt: { hand: ['tracking'], top: NEXT } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('endOfTurn')
      t.ada.plays('tracking')
      t.lockAll({ bea: 'rover', cy: 'beach' })
      t.ada.plays('interference')
      t.ada.plays('fierceness')
      t.ada.cannotPlay('persecution', {}, { rule: 'NA-3.06', key: 'huntLimit' })
    })
  })

  describe('Stasis', () => {
    const begin = (hand: ['stasis'] | []) => {
      const t = notAlone({ marker: true, hunt: { hand }, bea: { survival: ['amplifier'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('endOfTurn')
      return t
    }

    it('[NA-9.26] the Rescue counter does not advance in this phase 4', () => {
      const t = begin(['stasis'])
      t.ada.plays('stasis')
      t.bea.cannotPlay('amplifier', {}, { rule: 'NA-10.22' })
      t.bea.passes()
      expect(t.state.round).to.equal(2)
      expect(t.tracks.rescue).to.equal(14)
      t.lockAll({ bea: 'lair', cy: 'lair' })
      t.hunts()
      t.goesOnTo('exploration')
      expect(t.tracks.rescue).to.equal(13)
    })

    it('[NA-9.26] without it the counter advances', () => {
      const t = begin([])
      t.bea.passes()
      expect(t.tracks.rescue).to.equal(13)
    })

    it('[NA-9.26] an advance that came before it in the phase stays', () => {
      const t = begin(['stasis'])
      t.bea.plays('amplifier')
      t.ada.plays('stasis')
      expect(t.state.round).to.equal(2)
      expect(t.tracks.rescue).to.equal(13)
    })
  })
})

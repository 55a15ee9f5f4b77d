/** Section 10: Vortex, and the Survival cards that work against tokens. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const

describe('Not Alone, Survival cards of phases 2 and 3', () => {
  describe('Vortex', () => {
    it('[NA-10.10] exchanges the face-down card for one of the own pile', () => {
      const t = notAlone({
        hunt: { hand: ['fierceness'] },
        bea: { discard: ['beach', 'rover'], survival: ['vortex'] },
        cy: { discard: ['lair'] },
      })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.does('endPlacement')
      const because = { rule: 'NA-10.10', key: 'notThatChoice' }
      t.bea.cannotPlay('vortex', {}, because)
      t.bea.cannotPlay('vortex', { card: 'jungle', places: ['rover'] }, because)
      t.bea.cannotPlay('vortex', { card: 'river', places: ['lair'] }, because)
      t.bea.cannotPlay('vortex', { card: 'river', places: ['beach', 'rover'] }, because)
      t.bea.plays('vortex', { card: 'river', places: ['rover'] })
      expect(t.bea.locked).to.deep.equal(['rover'])
      expect(t.bea.discard).to.have.members(['beach', 'river'])
      expect(t.cy.locked).to.deep.equal(['jungle'])
      expect(t.cy.discard).to.deep.equal(['lair'])
      t.ada.passes()
      expect(t.explores('bea')).to.deep.equal(['rover'])
    })

    it('[NA-10.10] only in step 2B: not while cards are locked, nor in step 2A', () => {
      const t = notAlone({ bea: { discard: ['beach'], survival: ['vortex'] } })
      t.bea.locks('river')
      t.bea.cannotPlay('vortex', { card: 'river', places: ['beach'] }, { rule: 'NA-3.02', key: 'otherPhase' })
      t.lockAll({ cy: 'jungle' })
      expect(t.open).to.deep.equal({ ada: ['place'] })
      t.bea.cannotPlay('vortex', { card: 'river', places: ['beach'] }, { rule: 'kit', key: 'stale' })
    })

    it('[NA-10.10] not with an empty pile', () => {
      const t = notAlone({ bea: { survival: ['vortex'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.does('endPlacement')
      t.bea.cannotPlay('vortex', { card: 'river' }, { rule: 'NA-10.10', key: 'nothingToSwap' })
    })

    it('[NA-10.11] with two face-down cards one of them is chosen', () => {
      const t = notAlone({ bea: { active: 'artefact', discard: ['beach'], survival: ['vortex'] } })
      t.lockAll({ bea: ['river', 'lair'], cy: 'jungle' })
      t.ada.does('endPlacement')
      t.bea.plays('vortex', { card: 'lair', places: ['beach'] })
      expect(t.explores('bea')).to.have.members(['river', 'beach'])
      expect(t.bea.discard).to.deep.equal(['lair'])
    })
  })

  describe('Wrong Track', () => {
    it('[NA-10.12] moves the Creature token to an adjacent place; staying is not moving', () => {
      const t = notAlone({ bea: { survival: ['wrong-track'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'river' })
      const because = { rule: 'NA-10.12', key: 'notThatChoice' }
      t.bea.cannotPlay('wrong-track', { token: 'creature', at: 'river' }, because)
      t.bea.cannotPlay('wrong-track', { token: 'creature', at: 'rover' }, because)
      t.bea.cannotPlay('wrong-track', { token: 'artemia', at: 'beach' }, because)
      t.bea.cannotPlay('wrong-track', {}, because)
      t.bea.plays('wrong-track', { token: 'creature', at: 'wreck' })
      expect(t.tokens).to.deep.equal({ creature: ['wreck'], target: [], artemia: [] })
      t.bea.uses('river')
      t.cy.doesNothing('rover')
      expect(t.bea.will).to.equal(3)
    })

    it('[NA-10.12] the Target token is a Creature token under Clone only', () => {
      const scream = notAlone({ hunt: { hand: ['scream'] }, bea: { survival: ['wrong-track'] } })
      scream.lockAll({ bea: 'river', cy: 'rover' })
      scream.ada.plays('scream')
      scream.hunts({ creature: 'artefact', target: 'river' })
      scream.bea.cannotPlay('wrong-track', { token: 'target', at: 'beach' }, { rule: 'NA-10.12' })

      const clone = notAlone({ hunt: { hand: ['clone'] }, bea: { survival: ['wrong-track'] } })
      clone.lockAll({ bea: 'river', cy: 'rover' })
      clone.ada.plays('clone')
      clone.hunts({ creature: 'artefact', target: 'river' })
      clone.bea.plays('wrong-track', { token: 'target', at: 'beach' })
      expect(clone.tokens).to.deep.equal({ creature: ['artefact'], target: ['beach'], artemia: [] })
    })

    it('[NA-10.12] not while no Creature token lies on a place', () => {
      const t = notAlone({ bea: { survival: ['wrong-track'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts()
      t.bea.cannotPlay(
        'wrong-track',
        { token: 'creature', at: 'river' },
        { rule: 'NA-10.12', key: 'noCreatureToken' },
      )
    })
  })

  describe('Hologram', () => {
    it('[NA-10.13] moves the Artemia token to an adjacent place; staying is not moving', () => {
      const t = notAlone({ rescue: 6, bea: { survival: ['hologram'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'source', artemia: 'river' })
      const because = { rule: 'NA-10.13', key: 'notThatChoice' }
      t.bea.cannotPlay('hologram', { at: 'river' }, because)
      t.bea.cannotPlay('hologram', { at: 'rover' }, because)
      t.bea.cannotPlay('hologram', {}, because)
      t.bea.plays('hologram', { at: 'jungle' })
      expect(t.tokens).to.deep.equal({ creature: ['source'], target: [], artemia: ['jungle'] })
    })

    it('[NA-10.13] not while the Artemia token lies nowhere', () => {
      const t = notAlone({ rescue: 6, bea: { survival: ['hologram'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'river' })
      t.bea.cannotPlay('hologram', { at: 'jungle' }, { rule: 'NA-10.13', key: 'noArtemiaToken' })
    })

    it('[NA-10.14] a token on two places goes to one place next to either of them', () => {
      const t = notAlone({ hunt: { hand: ['virus'] }, bea: { survival: ['hologram'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.ada.plays('virus', { places: ['river', 'beach'] })
      t.hunts()
      const offered = t.bea.legal.flatMap(({ move, args }) => (move === 'playSurvival' ? [args[2]] : []))
      expect(offered).to.deep.equal([{ at: 2 }, { at: 5 }, { at: 8 }, { at: 9 }])
      t.bea.cannotPlay('hologram', { at: 'beach' }, { rule: 'NA-10.13' })
      t.bea.cannotPlay('hologram', { at: 'lair' }, { rule: 'NA-10.13' })
      t.bea.plays('hologram', { at: 'source' })
      expect(t.tokens.artemia).to.deep.equal(['source'])
    })

    it('[NA-10.14] so does a Clone on a border', () => {
      const t = notAlone({
        huntLimit: 2,
        hunt: { hand: ['mirage', 'clone'] },
        bea: { survival: ['wrong-track'] },
      })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.ada.plays('mirage', { places: ['lair', 'swamp'] })
      t.ada.plays('clone')
      t.hunts()
      t.bea.cannotPlay('wrong-track', { token: 'target', at: 'swamp' }, { rule: 'NA-10.12' })
      t.bea.plays('wrong-track', { token: 'target', at: 'shelter' })
      expect(t.tokens.target).to.deep.equal(['shelter'])
    })
  })

  describe('Dodge', () => {
    it('[NA-10.15] the Creature token has no effect on the Hunted, who decides as if it were not there', () => {
      const t = notAlone({ bea: { survival: ['dodge'] } })
      t.lockAll({ bea: 'rover', cy: 'rover' })
      t.hunts({ creature: 'rover' })
      t.bea.plays('dodge')
      expect(t.open).to.deep.equal({ bea: ['decide'] })
      t.bea.uses('rover', { take: 'wreck' })
      expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
      expect(t.tracks.assimilation).to.equal(7)
    })

    it('[NA-10.15] on all own locations, to the end of the round', () => {
      const t = notAlone({
        hunt: { hand: ['detour'] },
        bea: { active: 'artefact', survival: ['dodge'] },
      })
      t.lockAll({ bea: ['rover', 'beach'], cy: 'lair' })
      t.hunts({ creature: 'rover' })
      t.bea.plays('dodge')
      t.ada.plays('detour', { hunted: 'bea', card: 'beach', places: ['rover'] })
      expect(t.explores('bea')).to.deep.equal(['rover', 'rover'])
      t.bea.doesNothing('rover')
      t.bea.doesNothing('beach')
      t.cy.doesNothing('lair')
      expect(t.bea.will).to.equal(3)
      t.lockAll({ bea: 'lair', cy: 'jungle' })
      t.hunts({ creature: 'lair' })
      t.allPass()
      t.cy.doesNothing('jungle')
      t.goesOnTo('exploration')
      expect(t.bea.will).to.equal(1)
    })

    it('[NA-10.15] not while no Creature token lies on an own location', () => {
      const t = notAlone({ rescue: 6, bea: { survival: ['dodge'] } })
      t.lockAll({ bea: 'rover', cy: 'jungle' })
      t.hunts({ creature: 'jungle', artemia: 'rover' })
      t.bea.cannotPlay('dodge', {}, { rule: 'NA-10.15', key: 'creatureNotHere' })
    })
  })

  describe('Detector', () => {
    it('[NA-10.16] the Artemia token has no effect on the Hunted, Mutation and Virus included', () => {
      const t = notAlone({
        seats: FOUR,
        huntLimit: 2,
        hunt: { hand: ['virus', 'mutation'] },
        bea: { active: 'artefact', survival: ['detector'] },
      })
      t.lockAll({ bea: ['river', 'beach'], cy: 'beach', dan: 'lair' })
      t.ada.plays('virus', { places: ['river', 'beach'] })
      t.ada.plays('mutation')
      t.hunts()
      t.bea.plays('detector')
      t.bea.uses('river')
      t.bea.uses('beach')
      t.dan.doesNothing('lair')
      expect(t.open).to.deep.equal({ cy: ['artemiaDiscard'] })
      t.cy.answers('lair')
      expect([t.bea.will, t.cy.will, t.dan.will]).to.deep.equal([3, 2, 3])
    })

    it('[NA-10.16] not while the Artemia token lies on no own location', () => {
      const t = notAlone({ rescue: 6, bea: { survival: ['detector'] } })
      t.lockAll({ bea: 'rover', cy: 'jungle' })
      t.hunts({ creature: 'rover', artemia: 'jungle' })
      t.bea.cannotPlay('detector', {}, { rule: 'NA-10.16', key: 'artemiaNotHere' })
    })
  })
})

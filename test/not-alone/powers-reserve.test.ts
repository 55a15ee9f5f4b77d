/** Section 8: the powers of the places 6 to 10. */
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, powers: the places of the reserve', () => {
  it('[NA-8.19] Swamp: this card and 2 cards of the discard pile', () => {
    const t = notAlone({ bea: { hand: ['swamp', 'river'] } })
    t.lockAll({ bea: 'swamp', cy: 'river' })
    t.hunts()
    t.bea.uses('swamp', { back: ['rover', 'lair'] })
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'rover', 'swamp'])
    expect(t.spectatorSees('bea').discard).to.have.members(['jungle', 'beach'])
  })

  it('[NA-8.20] Shelter: draws 2 Survival cards, keeps 1, discards the other face up', () => {
    const t = notAlone({ bea: { hand: ['shelter'] }, survival: { top: ['dodge', 'gate'] } })
    t.lockAll({ bea: 'shelter', cy: 'river' })
    t.hunts()
    t.bea.uses('shelter')
    const drawn = (reader: { view: (typeof t.spectator)['view'] }) => reader.view.hunted['1']!.drawn
    expect(drawn(t.bea)).to.deep.equal(['dodge', 'gate'])
    for (const reader of [t.ada, t.cy, t.spectator]) {
      expect(drawn(reader)).to.deep.equal([null, null])
      expect(reader.view.survivalDiscard).to.deep.equal([])
      expect(JSON.stringify([reader.view.log, reader.view.asks])).not.to.match(/dodge|gate/)
    }
    t.bea.cannot('answer', [['dodge', 'gate']], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [['drone']], { rule: 'kit', key: 'notOffered' })
    t.bea.answers('gate')
    expect(t.bea.view.hunted['1']).to.deep.include({ survival: ['gate'], drawn: [] })
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['dodge'])
    expect(t.spectator.view.hunted['1']!.survival).to.deep.equal([null])
    expect(JSON.stringify(t.cy.view.log)).to.match(/dodge/).and.not.match(/gate/)
  })

  it('[NA-8.20] Shelter: with only 1 card in deck and discard pile together, this one is kept', () => {
    const others = SURVIVAL_CARD_IDS.filter(card => card !== 'adrenaline')
    const begin = (left: 'deck' | 'discard' | 'nothing') => {
      const t = notAlone({
        bea: { hand: ['shelter'], discard: ['lair', 'jungle', 'river', 'beach', 'rover'] },
        cy: {
          survival: [...others, ...(left === 'nothing' ? (['adrenaline'] as const) : [])],
        },
        survival: left === 'deck' ? { deck: ['adrenaline'] } : { deck: [] },
      })
      t.lockAll({ bea: 'shelter', cy: 'river' })
      t.hunts()
      t.allPass()
      return t
    }
    for (const left of ['deck', 'discard'] as const) {
      const t = begin(left)
      t.bea.uses('shelter')
      expect(t.open).to.deep.equal({ bea: ['window'] })
      expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['adrenaline'])
      expect(t.spectator.view.survivalDiscard).to.deep.equal([])
    }
    const none = begin('nothing')
    none.bea.cannot('usePower', ['shelter', {}], { rule: 'NA-1.14', key: 'noSurvivalDraw' })
  })

  it('[NA-8.21] Wreck: 1 Rescue space, one use per round', () => {
    const t = notAlone({ seats: FOUR, rescue: 12, bea: { hand: ['wreck'] }, cy: { hand: ['wreck'] } })
    t.lockAll({ bea: 'wreck', cy: 'wreck', dee: 'river' })
    t.hunts()
    t.bea.uses('wreck')
    expect(t.tracks.rescue).to.equal(11)
    t.cy.cannot('usePower', ['wreck', {}], { rule: 'NA-8.21', key: 'notUsable' })
    t.cy.takesBack('wreck', 'lair')
    t.dee.doesNothing('river')
    expect(t.tracks.rescue).to.equal(10)
    // Free again in the next round.
    expect(t.spectator.view.used).to.deep.equal([])
  })

  it('[NA-8.22] Source: draws 1 Survival card, seen by the drawer only', () => {
    const t = notAlone({ bea: { hand: ['source'] }, cy: { will: 2 }, survival: { top: ['dodge'] } })
    t.lockAll({ bea: 'source', cy: 'river' })
    t.hunts()
    t.bea.uses('source', { draw: true })
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['dodge'])
    expect(t.cy.view.hunted['1']!.survival).to.deep.equal([null])
    expect(JSON.stringify(t.cy.view.log)).not.to.match(/dodge/)
    expect(t.cy.will).to.equal(2)
  })

  it('[NA-8.22, NA-8.23] Source: or one Hunted with 1 or 2 Will regains 1, self allowed', () => {
    const begin = () => {
      const t = notAlone({
        seats: FOUR,
        bea: { hand: ['source'], will: 2 },
        cy: { will: 1 },
        dee: { will: 3 },
      })
      t.lockAll({ bea: 'source', cy: 'river', dee: 'jungle' })
      t.hunts()
      return t
    }
    const other = begin()
    other.bea.cannot('usePower', ['source', { will: 'dee' }], { rule: 'NA-8.23' })
    other.bea.cannot('usePower', ['source', { will: 'ada' }], { rule: 'NA-8.23' })
    other.bea.cannot('usePower', ['source', { will: 'cy', draw: true }], { rule: 'NA-8.23' })
    other.bea.uses('source', { will: 'cy' })
    expect([other.bea.will, other.cy.will, other.dee.will]).to.deep.equal([2, 2, 3])
    const self = begin()
    self.bea.uses('source', { will: 'bea' })
    expect([self.bea.will, self.cy.will, self.dee.will]).to.deep.equal([3, 1, 3])
    expect(self.bea.view.hunted['1']!.survival).to.deep.equal([])
  })

  it('[NA-8.24] Artefact: next round 2 cards are locked, both are revealed and explored', () => {
    const t = notAlone({ assimilation: 5, bea: { hand: ['artefact', 'river', 'rover', 'lair'] } })
    t.lockAll({ bea: 'artefact', cy: 'jungle' })
    t.hunts()
    t.bea.uses('artefact')
    t.cy.doesNothing('jungle')
    t.bea.cannot('lockPlaces', [['river']], { rule: 'NA-4.02' })
    t.bea.locks('rover', 'lair')
    t.cy.locks('river')
    t.allPass()
    t.hunts({ creature: 'lair' })
    t.allPass()
    expect(t.explores('bea')).to.have.members(['rover', 'lair'])
    // One gives its power, on the other Bea is caught, with the drawback of the Lair.
    t.bea.uses('rover', { take: 'swamp' })
    t.cy.doesNothing('river')
    expect(t.bea.will).to.equal(1)
    expect(t.bea.hand).to.deep.equal(['river', 'swamp'])
    expect(t.tracks.assimilation).to.equal(4)
  })

  it('[NA-8.25] Artefact: a Gate cannot copy it; whoever is moved onto it by Detour can use it', () => {
    const gate = notAlone({ bea: { survival: ['gate'] } })
    gate.lockAll({ bea: 'rover', cy: 'jungle' })
    gate.hunts()
    gate.allPass()
    const copies = gate.bea.legal.filter(({ move }) => move === 'playSurvival').map(({ args }) => args[2])
    expect(copies).to.deep.equal([{ card: 5, copy: 4, use: {} }])

    const moved = notAlone({ hunt: { hand: ['detour'] } })
    moved.lockAll({ bea: 'rover', cy: 'jungle' })
    moved.hunts()
    moved.ada.plays('detour', { hunted: 'bea', card: 'rover', places: ['artefact'] })
    moved.bea.uses('rover')
    expect(moved.spectatorSees('bea').pending).to.equal('artefact')
  })
})

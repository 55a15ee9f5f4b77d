/** Section 9: Flashback. */
import { expect, notAlone } from './support.ts'

describe('Not Alone, Flashback', () => {
  it('[NA-9.27] works as the top card of the Hunt discard pile, in its phase only', () => {
    const t = notAlone({ hunt: { hand: ['flashback'], discard: ['despair', 'fierceness'] } })
    t.ada.cannotPlay('flashback', {}, { rule: 'NA-3.02', key: 'otherPhase' })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('flashback')
    expect(t.spectator.view.played).to.deep.equal([{ card: 'flashback', as: 'fierceness' }])
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect([t.bea.will, t.cy.will]).to.deep.equal([1, 3])
  })

  it('[NA-9.27] in phase 1 it can repeat a card of phase 1', () => {
    const t = notAlone({ hunt: { hand: ['flashback'], discard: ['force-field'] } })
    t.ada.plays('flashback', { places: ['jungle', 'river'] })
    t.bea.cannot('lockPlaces', [['river']], { rule: 'NA-4.19' })
  })

  it('[NA-9.27] in phases 3 and 4 it can repeat a card of these', () => {
    const detour = notAlone({ hunt: { hand: ['flashback'], discard: ['detour'] } })
    detour.lockAll({ bea: 'river', cy: 'jungle' })
    detour.ada.cannotPlay('flashback', {}, { rule: 'NA-3.02' })
    detour.hunts()
    detour.ada.plays('flashback', { hunted: 'bea', card: 'river', places: ['beach'] })
    expect(detour.explores('bea')).to.deep.equal(['beach'])

    const stasis = notAlone({ hunt: { hand: ['flashback'], discard: ['stasis'] } })
    stasis.lockAll({ bea: 'river', cy: 'jungle' })
    stasis.hunts()
    stasis.goesOnTo('endOfTurn')
    stasis.ada.plays('flashback')
    expect(stasis.state.round).to.equal(2)
    expect(stasis.tracks.rescue).to.equal(14)
  })

  it('[NA-9.27] it has the symbol of the card', () => {
    const t = notAlone({ hunt: { hand: ['flashback'], discard: ['scream'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.cannot('placeToken', ['target', 'river'], { rule: 'NA-5.03' })
    t.ada.plays('flashback')
    t.hunts({ target: 'river' })
    t.cy.doesNothing('jungle')
    t.bea.answers('loseWill')
    expect(t.bea.will).to.equal(2)
  })

  it('[NA-9.27] it asks for what the card asks for, and needs what it needs', () => {
    const virus = notAlone({ hunt: { hand: ['flashback'], discard: ['virus'] } })
    virus.lockAll({ bea: 'river', cy: 'jungle' })
    virus.ada.cannotPlay('flashback', {}, { rule: 'NA-9.11' })
    virus.ada.cannotPlay('flashback', { places: ['lair', 'rover'] }, { rule: 'NA-9.11' })
    virus.ada.plays('flashback', { places: ['lair', 'jungle'] })
    expect(virus.tokens.artemia).to.deep.equal(['lair', 'jungle'])

    const few = { hand: ['lair', 'jungle', 'river'] } as const
    const ascendancy = notAlone({
      hunt: { hand: ['flashback'], discard: ['ascendancy'] },
      bea: few,
      cy: few,
    })
    ascendancy.lockAll({ bea: 'river', cy: 'jungle' })
    ascendancy.ada.cannotPlay('flashback', { hunted: 'bea' }, { rule: 'NA-9.06', key: 'nobodyWithThree' })
  })

  it('[NA-9.28] it cannot be played while the pile is empty; a card of this round is not in it yet', () => {
    const t = notAlone({ huntLimit: 2, hunt: { hand: ['flashback', 'fierceness'] } })
    t.ada.cannotPlay('flashback', {}, { rule: 'NA-9.28', key: 'nothingToRepeat' })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.cannotPlay('flashback', {}, { rule: 'NA-9.28', key: 'nothingToRepeat' })
    t.ada.plays('fierceness')
    t.ada.cannotPlay('flashback', {}, { rule: 'NA-9.28', key: 'nothingToRepeat' })
    t.hunts()
    t.goesOnTo('exploration')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.plays('flashback')
    expect(t.spectator.view.played).to.deep.equal([{ card: 'flashback', as: 'fierceness' }])
  })

  it('[NA-9.28] with another card played this round it repeats the one discarded before', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['flashback', 'fierceness'], discard: ['interference'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('fierceness')
    t.ada.plays('flashback')
    expect(t.spectator.view.played).to.deep.equal([
      { card: 'fierceness', as: 'fierceness' },
      { card: 'flashback', as: 'interference' },
    ])
  })

  it('[NA-9.28] cards that Strike Back has put under the deck were never discarded', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness', 'scream', 'flashback'] },
      dice: [1, 1],
      bea: { survival: ['strike-back'] },
    })
    t.bea.plays('strike-back')
    t.bea.answers('fierceness', 'scream')
    t.lockAll({ bea: 'river', cy: 'jungle' })
    expect(t.spectator.view.huntDiscard).to.deep.equal([])
    t.ada.cannotPlay('flashback', {}, { rule: 'NA-9.28' })
  })

  it('[NA-9.29] it counts as 1 card and is discarded in phase 4; the repeated card stays where it is', () => {
    const t = notAlone({ hunt: { hand: ['flashback', 'persecution'], discard: ['fierceness'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('flashback')
    t.ada.cannotPlay('persecution', {}, { rule: 'NA-3.06' })
    expect(t.spectator.view.huntDiscard).to.deep.equal(['fierceness'])
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.spectator.view.huntDiscard).to.deep.equal(['fierceness', 'flashback'])
    expect(t.spectator.view.played).to.deep.equal([])
  })
})

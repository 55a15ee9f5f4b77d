/** Section 10: Gate and Drone, and the Survival cards of phase 4. */
import { expect, notAlone } from './support.ts'

describe('Not Alone, Gate and Drone', () => {
  it('[NA-10.17] Gate uses the power of an adjacent place in place of the own one', () => {
    const t = notAlone({ bea: { survival: ['gate'] } })
    t.lockAll({ bea: 'river', cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'river', copy: 'rover', use: { take: 'wreck' } }, { rule: 'NA-10.17' })
    t.bea.cannotPlay('gate', { card: 'river', copy: 'river' }, { rule: 'NA-10.17' })
    t.bea.cannotPlay('gate', { card: 'river' }, { rule: 'NA-10.17' })
    t.bea.plays('gate', { card: 'river', copy: 'beach' })
    expect(t.spectator.view.marker).to.equal(true)
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    expect(t.spectatorSees('bea').pending).to.equal(null)
  })

  it('[NA-10.17] Drone uses the power of the Rover, wherever the Hunted is', () => {
    const t = notAlone({ bea: { survival: ['drone'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.cannotPlay('drone', { card: 'lair', copy: 'jungle' }, { rule: 'NA-10.17' })
    t.bea.cannotPlay('drone', { card: 'lair', copy: 'rover', use: { take: 'beach' } }, { rule: 'NA-8.18' })
    t.bea.plays('drone', { card: 'lair', copy: 'rover', use: { take: 'source' } })
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover', 'source'])
    expect(t.spectator.view.reserve[9]).to.equal(1)
  })

  it('[NA-10.17] after Detour the destination counts for what is adjacent', () => {
    const t = notAlone({ hunt: { hand: ['detour'] }, bea: { survival: ['gate'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.ada.plays('detour', { hunted: 'bea', card: 'lair', places: ['jungle'] })
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'lair', copy: 'jungle', use: { back: [] } }, { rule: 'NA-10.17' })
    t.bea.plays('gate', { card: 'lair', copy: 'river' })
    expect(t.spectatorSees('bea').pending).to.equal('river')
  })

  it('[NA-10.17, NA-10.20] with two locations due it replaces the power of the one named', () => {
    const t = notAlone({ bea: { active: 'artefact', survival: ['gate'] } })
    t.lockAll({ bea: ['lair', 'river'], cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'lair', copy: 'beach' }, { rule: 'NA-10.17' })
    t.bea.plays('gate', { card: 'river', copy: 'beach' })
    expect(t.spectator.view.marker).to.equal(true)
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.cannot('usePower', ['river', {}], { rule: 'NA-6.13', key: 'notDue' })
    t.bea.doesNothing('lair')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-10.19] not for a location with an effective token', () => {
    const t = notAlone({ bea: { active: 'artefact', survival: ['gate'] } })
    t.lockAll({ bea: ['lair', 'river'], cy: 'lair' })
    t.hunts({ creature: 'river' })
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'river', copy: 'beach' }, { rule: 'NA-10.19', key: 'notDue' })
    t.bea.plays('gate', { card: 'lair', copy: 'jungle', use: { back: [] } })
  })

  it('[NA-10.19] not for a location whose power is ineffective', () => {
    const t = notAlone({
      hunt: { hand: ['cataclysm'] },
      bea: { active: 'artefact', survival: ['drone'] },
    })
    t.lockAll({ bea: ['lair', 'river'], cy: 'jungle' })
    t.hunts()
    t.ada.plays('cataclysm', { places: ['river'] })
    t.allPass()
    const take = { copy: 'rover', use: { take: 'wreck' } }
    t.bea.cannotPlay('drone', { card: 'river', ...take }, { rule: 'NA-10.19', key: 'notDue' })
    t.bea.plays('drone', { card: 'lair', ...take })
  })

  it('[NA-10.19] an ineffective power cannot be copied', () => {
    const t = notAlone({ hunt: { hand: ['interference'] }, bea: { survival: ['gate'] } })
    t.lockAll({ bea: 'river', cy: 'lair' })
    t.ada.plays('interference')
    t.hunts()
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'river', copy: 'beach' }, { rule: 'NA-8.03', key: 'notUsable' })
    t.bea.cannotPlay('gate', { card: 'river', copy: 'wreck' }, { rule: 'NA-8.03', key: 'notUsable' })
    t.bea.plays('gate', { card: 'river', copy: 'jungle', use: { back: [] } })
    expect(t.bea.hand).to.include('river')
  })

  it('[NA-10.19] it can be played if the own power is merely not usable', () => {
    const t = notAlone({ cy: { survival: ['drone'] } })
    t.lockAll({ bea: 'beach', cy: 'beach' })
    t.hunts()
    t.allPass()
    t.bea.uses('beach')
    t.cy.cannot('usePower', ['beach', {}], { rule: 'NA-8.16', key: 'notUsable' })
    t.cy.plays('drone', { card: 'beach', copy: 'rover', use: { take: 'wreck' } })
    expect(t.cy.hand).to.include('wreck')
  })

  it('[NA-10.20] Gate can copy the Lair, and through it the place of a Creature token', () => {
    const t = notAlone({ bea: { discard: ['rover'], survival: ['gate'] } })
    t.lockAll({ bea: 'jungle', cy: 'rover' })
    t.hunts({ creature: 'beach' })
    t.allPass()
    t.bea.cannotPlay(
      'gate',
      { card: 'jungle', copy: 'lair', use: { copy: 'rover', use: { take: 'wreck' } } },
      { rule: 'NA-8.11' },
    )
    t.bea.plays('gate', { card: 'jungle', copy: 'lair', use: { copy: 'beach' } })
    expect(t.spectator.view.marker).to.equal(true)
  })

  it('[NA-10.20] Gate cannot copy the Artefact', () => {
    const t = notAlone({ bea: { survival: ['gate'] } })
    t.lockAll({ bea: 'rover', cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.cannotPlay('gate', { card: 'rover', copy: 'artefact' }, { rule: 'NA-10.20', key: 'notUsable' })
    t.bea.plays('gate', { card: 'rover', copy: 'beach' })
  })

  it('[NA-10.17] cards named in any order are the same cards', () => {
    const t = notAlone({
      bea: { hand: ['lair', 'jungle', 'river'], survival: ['gate'] },
    })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.hunts()
    t.allPass()
    t.bea.plays('gate', { card: 'lair', copy: 'swamp', use: { back: ['rover', 'beach'] } })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
  })
})

describe('Not Alone, Survival cards of phase 4', () => {
  it('[NA-10.21] Double Back takes a card played this round back into hand', () => {
    const t = notAlone({ bea: { active: 'artefact', survival: ['double-back'] } })
    t.lockAll({ bea: ['lair', 'river'], cy: 'jungle' })
    t.hunts({ creature: 'source' })
    t.goesOnTo('endOfTurn')
    t.bea.cannotPlay('double-back', { card: 'jungle' }, { rule: 'NA-10.21' })
    t.bea.cannotPlay('double-back', {}, { rule: 'NA-10.21' })
    t.bea.plays('double-back', { card: 'river' })
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
    expect(t.bea.discard).to.deep.equal(['lair'])
    expect(t.cy.discard).to.deep.equal(['jungle'])
  })

  it('[NA-10.21] not when no played card lies in front any more', () => {
    const t = notAlone({ bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts()
    t.allPass()
    t.bea.uses('jungle', { back: [] })
    t.cy.doesNothing('river')
    t.bea.cannotPlay('double-back', { card: 'jungle' }, { rule: 'NA-10.21', key: 'nothingInFront' })
    t.bea.passes()
    expect(t.bea.discard).to.deep.equal([])
  })

  it('[NA-10.21] not in phase 3', () => {
    const t = notAlone({ bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'river', cy: 'river' })
    t.hunts()
    t.bea.cannotPlay('double-back', { card: 'river' }, { rule: 'NA-3.02', key: 'otherPhase' })
  })

  it('[NA-10.22] Amplifier removes the Marker counter and advances Rescue at once', () => {
    const t = notAlone({
      marker: true,
      bea: { survival: ['amplifier'] },
      cy: { survival: ['double-back'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.bea.plays('amplifier')
    expect(t.spectator.view.marker).to.equal(false)
    expect(t.tracks.rescue).to.equal(13)
    t.cy.passes()
    expect(t.tracks.rescue).to.equal(12)
  })

  it('[NA-10.22] not without the counter on the Beach', () => {
    const t = notAlone({ bea: { survival: ['amplifier'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.bea.cannotPlay('amplifier', {}, { rule: 'NA-10.22', key: 'nothingToAmplify' })
  })

  it('[NA-10.22] not after Stasis', () => {
    const t = notAlone({ marker: true, hunt: { hand: ['stasis'] }, bea: { survival: ['amplifier'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('stasis')
    t.bea.cannotPlay('amplifier', {}, { rule: 'NA-10.22', key: 'nothingToAmplify' })
    t.bea.passes()
    expect(t.spectator.view.marker).to.equal(true)
  })
})

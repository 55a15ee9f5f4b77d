/** Section 8: the powers of the places 1 to 5. */
import { notAlone as module } from '../../games/not-alone/index.ts'
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, powers: the basic places', () => {
  it('[NA-8.10] Lair: the whole discard pile comes back, the revealed Lair does not', () => {
    const t = notAlone({ bea: { hand: ['lair', 'rover'] }, cy: { discard: ['lair'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    const changes = t.changes(() => t.bea.uses('lair', { back: ['beach', 'jungle', 'river'] }))
    expect(changes.of('cy')).to.deep.equal({})
    expect(changes.common).to.deep.equal({})
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
    expect(t.spectatorSees('bea').discard).to.deep.equal([])
    expect(t.spectatorSees('bea').explored[0]!.inFront).to.equal(true)
    t.cy.doesNothing('river')
    expect(t.spectatorSees('bea').discard).to.deep.equal(['lair'])
  })

  it('[NA-8.10] Lair: or it copies the power of the place of the Creature token', () => {
    const t = notAlone({ bea: { hand: ['lair', 'rover'] } })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.hunts({ creature: 'rover' })
    t.bea.cannot('usePower', ['lair', { copy: 'river', use: {} }], { rule: 'NA-8.11' })
    t.bea.uses('lair', { copy: 'rover', use: { take: 'wreck' } })
    expect(t.bea.hand).to.deep.equal(['rover', 'wreck'])
    expect(t.spectatorSees('bea').discard).to.deep.equal(['jungle', 'river', 'beach'])
  })

  it('[NA-8.10] Lair: with an empty pile and nothing to copy it is not usable', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.hunts()
    t.bea.cannot('usePower', ['lair', { back: [] }], { rule: 'NA-8.10', key: 'notUsable' })
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['doNothing'])
  })

  it('[NA-8.11] Lair: with Clone it chooses between the places of both tokens', () => {
    for (const copy of ['river', 'rover'] as const) {
      const t = notAlone({ hunt: { hand: ['clone'] } })
      t.lockAll({ bea: 'lair', cy: 'jungle' })
      t.ada.plays('clone')
      t.hunts({ creature: 'river', target: 'rover' })
      t.bea.uses('lair', { copy, use: copy === 'river' ? {} : { take: 'swamp' } })
      expect(t.spectatorSees('bea').pending).to.equal(copy === 'river' ? 'river' : null)
      expect(t.bea.hand.includes('swamp')).to.equal(copy === 'rover')
    }
    // Two tokens on one place are one place to copy.
    const both = notAlone({ hunt: { hand: ['clone'] } })
    both.lockAll({ bea: 'lair', cy: 'jungle' })
    both.ada.plays('clone')
    both.hunts({ creature: 'river', target: 'river' })
    expect(both.bea.legal.filter(({ move }) => move === 'usePower')).to.have.length(1)
    // A Target token that is no Creature token gives nothing to copy.
    const scream = notAlone({ hunt: { hand: ['scream'] } })
    scream.lockAll({ bea: 'lair', cy: 'jungle' })
    scream.ada.plays('scream')
    scream.hunts({ creature: 'river', target: 'rover' })
    scream.bea.cannot('usePower', ['lair', { copy: 'rover', use: { take: 'swamp' } }], { rule: 'NA-8.11' })
  })

  it('[NA-8.11, NA-8.25] Lair: neither a Lair nor the Artefact can be copied', () => {
    const artefact = notAlone()
    artefact.lockAll({ bea: 'lair', cy: 'jungle' })
    artefact.hunts({ creature: 'artefact' })
    artefact.bea.cannot('usePower', ['lair', { copy: 'artefact', use: {} }], { rule: 'NA-8.25' })
    expect(artefact.bea.legal.map(({ move }) => move)).to.deep.equal(['doNothing'])

    // Bea, who dodges the token on her own Lair, has the discard pile left, and no second Lair.
    const lair = notAlone({ bea: { discard: ['rover'], survival: ['dodge'] } })
    lair.lockAll({ bea: 'lair', cy: 'jungle' })
    lair.hunts({ creature: 'lair' })
    lair.bea.plays('dodge')
    lair.bea.cannot('usePower', ['lair', { copy: 'lair', use: { back: ['rover'] } }], { rule: 'NA-8.11' })
    lair.bea.uses('lair', { back: ['rover'] })
    expect(lair.bea.hand).to.deep.equal(['jungle', 'river', 'beach', 'rover'])
  })

  it('[NA-8.11] Lair: what it copies copies nothing further, however deep a message nests it', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    let deep: object = { copy: 'river' }
    for (let i = 0; i < 20_000; i++) deep = { copy: 'river', use: deep }
    const asked = t.bea.asked('decide').id
    expect(module.refusal(t.bea.view, t.bea.seat, 'usePower', [asked, 1, deep])).to.deep.include({
      rule: 'kit',
    })
    t.bea.cannot('usePower', ['lair', { copy: 'river', use: { copy: 'river' } }], { rule: 'kit' })
    t.bea.uses('lair', { copy: 'river' })
    expect(t.spectatorSees('bea').pending).to.equal('river')
  })

  it('[NA-8.12] Lair: the drawback belongs to the place', () => {
    // Bea copies the Lair from the Jungle and is caught there: 1 Will.
    const copying = notAlone({
      bea: { discard: ['rover'], survival: ['gate'] },
      cy: { survival: ['wrong-track'] },
    })
    copying.lockAll({ bea: 'jungle', cy: 'beach' })
    copying.hunts({ creature: 'river' })
    copying.allPass()
    copying.bea.plays('gate', { card: 'jungle', copy: 'lair', use: { back: ['rover'] } })
    copying.cy.plays('wrong-track', { token: 'creature', at: 'jungle' })
    copying.cy.doesNothing('beach')
    expect(copying.bea.will).to.equal(2)

    // Bea is moved to the Lair and caught there: 2 Will.
    const moved = notAlone({ hunt: { hand: ['detour'] } })
    moved.lockAll({ bea: 'jungle', cy: 'beach' })
    moved.hunts({ creature: 'lair' })
    moved.ada.plays('detour', { hunted: 'bea', card: 'jungle', places: ['lair'] })
    moved.cy.doesNothing('beach')
    expect(moved.bea.will).to.equal(1)

    // Moved away from it: nothing.
    const away = notAlone({ hunt: { hand: ['detour'] } })
    away.lockAll({ bea: 'lair', cy: 'beach' })
    away.hunts({ creature: 'jungle' })
    away.ada.plays('detour', { hunted: 'bea', card: 'lair', places: ['jungle'] })
    away.cy.doesNothing('beach')
    expect(away.bea.will).to.equal(2)
  })

  it('[NA-8.13] Jungle: this card and 1 card of the discard pile', () => {
    const t = notAlone({ bea: { hand: ['jungle', 'river'] } })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts()
    t.bea.uses('jungle', { back: ['beach'] })
    expect(t.bea.hand).to.deep.equal(['jungle', 'river', 'beach'])
    expect(t.spectatorSees('bea').discard).to.have.members(['lair', 'rover'])
    t.cy.doesNothing('river')
    expect(t.spectatorSees('bea').discard).to.have.members(['lair', 'rover'])
  })

  it('[NA-8.14] River and Artefact: a Hunted gains only one of the two in a round', () => {
    for (const [first, second] of [
      ['river', 'artefact'],
      ['artefact', 'river'],
    ] as const) {
      const t = notAlone({
        bea: { active: 'artefact', hand: ['river', 'artefact', 'beach'] },
        cy: { hand: ['river'] },
      })
      t.lockAll({ bea: ['river', 'artefact'], cy: 'river' })
      t.hunts()
      t.bea.uses(first)
      expect(t.spectatorSees('bea').pending).to.equal(first)
      t.bea.cannot('usePower', [second, {}], { rule: 'NA-8.14', key: 'notUsable' })
      t.bea.takesBack(second, 'lair')
      expect(t.spectatorSees('bea').pending).to.equal(first)
      // Another Hunted gains the effect all the same.
      t.cy.uses('river')
      expect(t.spectatorSees('bea').active).to.equal(first)
      expect(t.spectatorSees('cy').active).to.equal('river')
    }
  })

  it('[NA-8.15] River: next round 2 cards are locked and one of them returns before the reveal', () => {
    const t = notAlone()
    t.lockAll({ bea: 'river', cy: 'river' })
    t.hunts()
    t.bea.uses('river')
    t.cy.doesNothing('river')
    t.bea.cannot('lockPlaces', [['lair']], { rule: 'NA-4.02' })
    t.cy.cannot('lockPlaces', [['lair', 'jungle']], { rule: 'NA-4.02' })
    t.lockAll({ bea: ['lair', 'jungle'], cy: 'lair' })
    t.hunts()
    expect(t.open).to.deep.equal({ bea: ['riverReturn'] })
    t.bea.answers('lair')
    expect(t.explores('bea')).to.deep.equal(['jungle'])
    expect(t.bea.hand).to.deep.equal(['lair', 'beach', 'rover'])
  })

  it('[NA-8.16] Beach: the counter goes on if it is off, and comes off for 1 Rescue space if it is on', () => {
    const off = notAlone({ rescue: 12 })
    off.lockAll({ bea: 'beach', cy: 'jungle' })
    off.hunts()
    expect(off.bea.legal.filter(({ move }) => move === 'usePower')).to.have.lengthOf(1)
    off.bea.uses('beach')
    expect(off.spectator.view.marker).to.equal(true)
    expect(off.tracks.rescue).to.equal(12)

    const on = notAlone({ rescue: 12, marker: true })
    on.lockAll({ bea: 'beach', cy: 'jungle' })
    on.hunts()
    expect(on.bea.legal.filter(({ move }) => move === 'usePower')).to.have.lengthOf(1)
    on.bea.uses('beach')
    expect(on.spectator.view.marker).to.equal(false)
    expect(on.tracks.rescue).to.equal(11)
  })

  it('[NA-8.16, NA-8.17] Beach: one use per round, by the first in turn order who wants it', () => {
    const t = notAlone({ seats: FOUR, rescue: 12, marker: true })
    t.lockAll({ bea: 'beach', cy: 'beach', dee: 'beach' })
    t.hunts()
    t.bea.doesNothing('beach')
    t.cy.uses('beach')
    t.dee.cannot('usePower', ['beach', {}], { rule: 'NA-8.16' })
    t.dee.doesNothing('beach')
    expect(t.spectator.view.marker).to.equal(false)
    // 1 for the Beach, 1 for the end of the round.
    expect(t.tracks.rescue).to.equal(10)
  })

  it('[NA-8.18] Rover: a card of the reserve that the Hunted does not own', () => {
    const t = notAlone({
      bea: { hand: ['rover', 'swamp', 'river'], discard: ['lair', 'jungle', 'beach', 'wreck'] },
      cy: { hand: ['rover'] },
      reserve: { swamp: 1, shelter: 1, wreck: 1, source: 0, artefact: 2 },
    })
    t.lockAll({ bea: 'rover', cy: 'rover' })
    t.hunts()
    expect(
      t.bea.legal.filter(({ move }) => move === 'usePower').map(({ args }) => args[2]),
    ).to.have.deep.members([{ take: 7 }, { take: 10 }])
    // In hand, in the discard pile, out of stock, never in the reserve.
    for (const take of ['swamp', 'wreck', 'source', 'lair'])
      t.bea.cannot('usePower', ['rover', { take }], { rule: 'NA-8.18' })
    t.bea.uses('rover', { take: 'shelter' })
    expect(t.bea.hand).to.deep.equal(['river', 'swamp', 'shelter'])
    expect(t.spectator.view.reserve).to.deep.equal({ 6: 1, 7: 0, 8: 1, 9: 0, 10: 2 })
    // That was the last one.
    t.cy.cannot('usePower', ['rover', { take: 'shelter' }], { rule: 'NA-8.18' })
  })

  it('[NA-8.18] Rover: where everything is owned or gone it is not usable', () => {
    const t = notAlone({ reserve: { swamp: 0, shelter: 0, wreck: 0, source: 0, artefact: 0 } })
    t.lockAll({ bea: 'rover', cy: 'river' })
    t.hunts()
    t.bea.cannot('usePower', ['rover', { take: 'swamp' }], { rule: 'NA-8.18', key: 'notUsable' })
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['doNothing'])
  })
})

/** Section 6: step 4, the Creature token. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: the Creature token', () => {
  it('[NA-6.30] costs 1 Will, the power and the card back', () => {
    const t = notAlone({ bea: { discard: ['lair'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.bea.cannot('takeBack', ['river', 'lair'], { rule: 'kit' })
    t.cy.doesNothing('jungle')
    expect(t.spectatorSees('bea')).to.deep.include({ will: 2, active: null, discard: ['lair', 'river'] })
    expect(t.cy.will).to.equal(3)
  })

  it('[NA-6.30] 1 Will for each token on each explored location, resolved ones too', () => {
    const two = notAlone({ hunt: { hand: ['clone'] }, bea: { active: 'artefact' } })
    two.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    two.ada.plays('clone')
    two.hunts({ creature: 'river', target: 'beach' })
    two.cy.doesNothing('jungle')
    expect(two.bea.will).to.equal(1)

    const one = notAlone({ hunt: { hand: ['clone'] }, bea: { active: 'artefact' } })
    one.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    one.ada.plays('clone')
    one.hunts({ creature: 'river', target: 'rover' })
    one.bea.doesNothing('beach')
    one.cy.doesNothing('jungle')
    expect(one.bea.will).to.equal(2)

    const resolved = notAlone({ hunt: { hand: ['detour'] } })
    resolved.lockAll({ bea: 'river', cy: 'jungle' })
    resolved.hunts({ creature: 'beach' })
    resolved.allPass()
    resolved.bea.uses('river')
    resolved.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
    resolved.cy.doesNothing('jungle')
    expect(resolved.spectatorSees('bea')).to.include({ will: 2, active: 'river' })
  })

  it('[NA-6.31] the Creature token and a Clone on one place both count', () => {
    const t = notAlone({ assimilation: 5, hunt: { hand: ['clone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('clone')
    t.hunts({ creature: 'river', target: 'river' })
    t.cy.doesNothing('jungle')
    expect([t.bea.will, t.cy.will]).to.deep.equal([1, 3])
    expect(t.tracks.assimilation).to.equal(4)
  })

  it('[NA-6.32] whoever is caught on the Lair loses 1 more Will, once', () => {
    const t = notAlone({ hunt: { hand: ['clone'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.ada.plays('clone')
    t.hunts({ creature: 'lair', target: 'river' })
    expect([t.bea.will, t.cy.will]).to.deep.equal([1, 2])

    // 1 for each of the two tokens on the Lair, and 1 for the Lair.
    const both = notAlone({ assimilation: 5, hunt: { hand: ['clone'] } })
    both.lockAll({ bea: 'lair', cy: 'river' })
    both.ada.plays('clone')
    both.hunts({ creature: 'lair', target: 'lair' })
    both.cy.doesNothing('river')
    expect(both.reads('losesWill')).to.deep.equal([{ seat: 'seat:1', count: 3 }])
  })

  it('[NA-6.32] also when caught on another location besides, whichever card comes first', () => {
    const caughtOn = (lair: 'lair' | 'swamp') => {
      const t = notAlone({
        huntLimit: 2,
        hunt: { hand: ['clone', 'detour'] },
        bea: { active: 'artefact', hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp'] },
      })
      t.lockAll({ bea: ['jungle', lair], cy: 'river' })
      t.ada.plays('clone')
      t.hunts({ creature: 'jungle', target: 'lair' })
      if (lair === 'swamp') t.ada.plays('detour', { hunted: 'bea', card: 'swamp', places: ['lair'] })
      t.goesOnTo('exploration')
      return t.reads('losesWill')
    }
    // 1 for each of two tokens, and 1 for the Lair.
    expect(caughtOn('lair')).to.deep.equal([{ seat: 'seat:1', count: 3 }])
    expect(caughtOn('swamp')).to.deep.equal([{ seat: 'seat:1', count: 3 }])
  })

  it('[NA-6.32] exploring the Lair costs nothing more when caught elsewhere', () => {
    const t = notAlone({ bea: { active: 'artefact' } })
    t.lockAll({ bea: ['lair', 'river'], cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.bea.doesNothing('lair')
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(2)
  })

  it('[NA-6.33] with Fierceness each caught Hunted loses 1 more Will, once', () => {
    const t = notAlone({
      seats: FOUR,
      huntLimit: 2,
      hunt: { hand: ['fierceness', 'clone'] },
      cy: { active: 'artefact' },
    })
    t.lockAll({ bea: 'river', cy: ['river', 'beach'], dee: 'jungle' })
    t.ada.plays('fierceness')
    t.ada.plays('clone')
    t.hunts({ creature: 'river', target: 'beach' })
    t.dee.doesNothing('jungle')
    expect(t.reads('losesWill')).to.deep.equal([
      { seat: 'seat:1', count: 2 },
      { seat: 'seat:2', count: 3 },
    ])
    expect(t.dee.will).to.equal(3)
  })

  it('[NA-6.34] the Assimilation counter advances once, however many were caught wherever', () => {
    const t = notAlone({ seats: FOUR, assimilation: 5, hunt: { hand: ['clone'] } })
    t.lockAll({ bea: 'river', cy: 'river', dee: 'beach' })
    t.ada.plays('clone')
    t.hunts({ creature: 'river', target: 'beach' })
    expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([2, 2, 2])
    expect(t.tracks.assimilation).to.equal(4)

    const nobody = notAlone({ assimilation: 5 })
    nobody.lockAll({ bea: 'river', cy: 'jungle' })
    nobody.hunts({ creature: 'beach' })
    nobody.goesOnTo('exploration')
    expect(nobody.tracks.assimilation).to.equal(5)
  })

  it('[NA-6.35] 1 space more if the Hunted named by Anticipation was caught', () => {
    for (const [named, distance] of [
      ['bea', 3],
      ['cy', 4],
    ] as const) {
      const t = notAlone({ assimilation: 5, hunt: { hand: ['anticipation'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('anticipation', { hunted: named })
      t.hunts({ creature: 'river' })
      t.cy.doesNothing('jungle')
      expect(t.tracks.assimilation).to.equal(distance)
      expect([t.bea.will, t.cy.will]).to.deep.equal([2, 3])
    }
  })

  it('[NA-6.36] a Hunted who ignores the token is not caught', () => {
    const t = notAlone({
      assimilation: 5,
      huntLimit: 2,
      hunt: { hand: ['anticipation', 'fierceness'] },
      bea: { survival: ['dodge'] },
    })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.ada.plays('anticipation', { hunted: 'bea' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'lair' })
    t.bea.plays('dodge')
    t.bea.doesNothing('lair')
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(3)
    expect(t.tracks.assimilation).to.equal(5)
    expect(t.reads('caught')).to.deep.equal([])
  })

  it('[NA-6.36] the others on that place are caught all the same', () => {
    const t = notAlone({
      assimilation: 5,
      hunt: { hand: ['anticipation'] },
      bea: { survival: ['dodge'] },
    })
    t.lockAll({ bea: 'river', cy: 'river' })
    t.ada.plays('anticipation', { hunted: 'bea' })
    t.hunts({ creature: 'river' })
    t.bea.plays('dodge')
    t.bea.doesNothing('river')
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
    expect(t.tracks.assimilation).to.equal(4)
  })
})

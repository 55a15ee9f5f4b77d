/** Section 6: step 5, the last Will. */
import type { HuntCardId } from '../../games/not-alone/data/hunt-cards.ts'
import { expect, notAlone, type PlaceName } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: the last Will', () => {
  it('[NA-6.37] the Assimilation counter advances 1 space more, however many have lost it', () => {
    const t = notAlone({
      seats: FOUR,
      assimilation: 5,
      bea: { will: 1 },
      cy: { will: 1 },
      dee: { will: 2 },
    })
    t.lockAll({ bea: 'river', cy: 'river', dee: 'river' })
    t.hunts({ creature: 'river' })
    // 1 for the catch, 1 for step 5.
    expect(t.tracks.assimilation).to.equal(3)
    expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([3, 3, 1])
  })

  it('[NA-6.37] with 1 Will left nothing of this happens', () => {
    const t = notAlone({ assimilation: 5, bea: { will: 2, discard: ['lair'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.tracks.assimilation).to.equal(4)
    expect(t.spectatorSees('bea')).to.deep.include({ will: 1, discard: ['lair', 'river'] })
  })

  it('[NA-6.38, NA-6.39] the whole discard pile comes back, but not the card just revealed', () => {
    const t = notAlone({
      assimilation: 5,
      bea: { will: 1, discard: ['lair', 'jungle'], survival: ['amplifier'] },
      cy: { discard: ['lair'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.allPass()
    t.cy.doesNothing('jungle')
    expect(t.ctx.phase).to.equal('endOfTurn')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.spectatorSees('bea')).to.deep.include({ will: 3, discard: [] })
    expect(t.spectatorSees('bea').explored.map(({ card, inFront }) => [card, inFront])).to.deep.equal([
      [3, true],
    ])
    expect(t.spectatorSees('cy').discard).to.deep.equal(['lair'])
    t.allPass()
    expect(t.spectatorSees('bea').discard).to.deep.equal(['river'])
  })

  it('[NA-6.40] it makes no difference what took the last Will: the check comes once, in step 5', () => {
    const scream = notAlone({
      assimilation: 5,
      hunt: { hand: ['scream'] },
      bea: { will: 1, discard: ['lair'] },
    })
    scream.lockAll({ bea: 'river', cy: 'jungle' })
    scream.ada.plays('scream')
    scream.hunts({ target: 'river' })
    scream.cy.doesNothing('jungle')
    scream.bea.answers('loseWill')
    // Step 2: nothing happens yet.
    expect(scream.spectatorSees('bea')).to.deep.include({ will: 0, discard: ['lair'] })
    expect(scream.tracks.assimilation).to.equal(5)
    scream.bea.doesNothing('river')
    expect(scream.bea.will).to.equal(3)
    expect(scream.tracks.assimilation).to.equal(4)

    const mutation = notAlone({ rescue: 6, assimilation: 5, hunt: { hand: ['mutation'] }, bea: { will: 1 } })
    mutation.lockAll({ bea: 'river', cy: 'jungle' })
    mutation.ada.plays('mutation')
    mutation.hunts({ artemia: 'river' })
    mutation.cy.doesNothing('jungle')
    expect(mutation.bea.will).to.equal(0)
    expect(mutation.tracks.assimilation).to.equal(5)
    mutation.bea.answers('lair')
    expect(mutation.bea.will).to.equal(3)
    expect(mutation.tracks.assimilation).to.equal(4)

    // The Creature token takes one, the Lair the other.
    const lair = notAlone({ assimilation: 5, bea: { will: 2 } })
    lair.lockAll({ bea: 'lair', cy: 'jungle' })
    lair.hunts({ creature: 'lair' })
    lair.cy.doesNothing('jungle')
    expect(lair.bea.will).to.equal(3)
    expect(lair.tracks.assimilation).to.equal(3)

    const fierceness = notAlone({ assimilation: 5, hunt: { hand: ['fierceness'] }, bea: { will: 2 } })
    fierceness.lockAll({ bea: 'river', cy: 'jungle' })
    fierceness.ada.plays('fierceness')
    fierceness.hunts({ creature: 'river' })
    fierceness.cy.doesNothing('jungle')
    expect(fierceness.bea.will).to.equal(3)
    expect(fierceness.tracks.assimilation).to.equal(3)
  })

  it('[NA-6.41] until step 5 further losses have no effect', () => {
    const t = notAlone({
      rescue: 6,
      assimilation: 5,
      huntLimit: 2,
      hunt: { hand: ['mutation', 'fierceness'] },
      bea: { will: 1, hand: ['river'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('mutation')
    t.ada.plays('fierceness')
    t.hunts({ creature: 'river', artemia: 'river' })
    t.cy.doesNothing('jungle')
    // Mutation took the last Will, Creature and Fierceness found none: 1 space for the catch, 1 for step 5.
    expect(t.reads('losesWill')).to.deep.equal([{ seat: 'seat:1', count: 1 }])
    expect(t.bea.will).to.equal(3)
    expect(t.tracks.assimilation).to.equal(3)
  })

  it('[NA-6.41] a Hunted at 0 Will cannot be chosen with the Source, not even by themselves', () => {
    const t = notAlone({
      hunt: { hand: ['scream'] },
      bea: { will: 1, hand: ['source'] },
      cy: { will: 1 },
    })
    t.lockAll({ bea: 'source', cy: 'lair' })
    t.ada.plays('scream')
    t.hunts({ target: 'source' })
    t.cy.doesNothing('lair')
    expect(t.bea.will).to.equal(0)
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.cannot('usePower', ['source', { will: 'bea' }], { rule: 'NA-8.23' })
    t.bea.uses('source', { will: 'cy' })
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 2])
  })

  it('[NA-6.42] in the expert variant 2 Will come back instead of 3, and the maximum stays 3', () => {
    const t = notAlone({
      expertVariant: true,
      assimilation: 5,
      bea: { will: 1, discard: ['lair'] },
      cy: { hand: ['source', 'jungle'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.spectatorSees('bea')).to.deep.include({ will: 2, discard: ['river'] })
    expect(t.tracks.assimilation).to.equal(3)
    t.lockAll({ bea: 'lair', cy: 'source' })
    t.hunts()
    t.allPass()
    t.bea.doesNothing('lair')
    t.cy.uses('source', { will: 'bea' })
    expect(t.bea.will).to.equal(3)
  })

  it('[NA-6.43] in phase 1 the last Will cannot be paid', () => {
    const t = notAlone({ bea: { will: 1, discard: ['lair'] } })
    t.bea.cannot('resist', [['lair']], { rule: 'NA-4.08' })
    expect(t.bea.will).to.equal(1)
  })

  it('[NA-6.43] no card of phases 1, 2 and 4 takes Will', () => {
    const border = { places: ['swamp', 'shelter'] }
    const cards: [HuntCardId, 'exploration' | 'hunting' | 'endOfTurn', object?, PlaceName[]?][] = [
      ['force-field', 'exploration', border],
      ['despair', 'exploration'],
      ['interference', 'hunting'],
      ['fierceness', 'hunting'],
      ['ascendancy', 'hunting', { hunted: 'bea' }, ['lair', 'jungle']],
      ['anticipation', 'hunting', { hunted: 'bea' }],
      ['forbidden-zone', 'hunting', {}, ['lair']],
      ['persecution', 'hunting'],
      ['virus', 'hunting', border],
      ['phobia', 'hunting', { hunted: 'bea' }, ['lair', 'jungle']],
      ['mutation', 'hunting'],
      ['scream', 'hunting'],
      ['toxin', 'hunting'],
      ['clone', 'hunting'],
      ['mirage', 'hunting', border],
      ['tracking', 'endOfTurn'],
      ['stasis', 'endOfTurn'],
    ]
    for (const [card, phase, choice, answers] of cards) {
      const t = notAlone({ seats: ['ada', 'bea'], hunt: { hand: [card] }, bea: { will: 1 } })
      if (phase !== 'exploration') t.lockAll({ bea: 'river' })
      if (phase === 'endOfTurn') t.hunts()
      t.goesOnTo(phase)
      t.ada.plays(card, { ...choice })
      if (answers) t.bea.answers(...answers)
      expect(t.spectator.view.played.map(played => played.card)).to.deep.equal(
        phase === 'endOfTurn' ? [] : [card],
      )
      expect(t.bea.will, card).to.equal(1)
      // To the reveal, or to the next round: still nothing.
      if (phase === 'exploration') t.lockAll({ bea: 'river' })
      if (phase !== 'endOfTurn') t.hunts({ creature: 'beach' })
      expect(t.bea.will, card).to.equal(1)
    }
  })
})

/** Section 6: step 2, the Target token. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: the Target token', () => {
  it('[NA-6.18] Scream and Toxin hit everybody on the token, in the order in which they were played', () => {
    for (const order of [['toxin', 'scream'] as const, ['scream', 'toxin'] as const]) {
      const t = notAlone({
        seats: FOUR,
        huntLimit: 2,
        hunt: { hand: ['scream', 'toxin'] },
        bea: { survival: ['adrenaline'] },
        cy: { survival: ['ingenuity'] },
        dee: { survival: ['sacrifice'] },
      })
      t.lockAll({ bea: 'river', cy: 'river', dee: 'jungle' })
      for (const card of order) t.ada.plays(card)
      t.hunts({ target: 'river' })
      t.allPass()
      t.dee.doesNothing('jungle')
      const kinds = { scream: 'scream', toxin: 'toxinDiscard' }
      const answers = { scream: ['loseWill', 'loseWill'], toxin: ['adrenaline', 'ingenuity'] } as const
      for (const card of order) {
        // All Hunted of the first card before the second one hits anybody.
        expect(t.open).to.deep.equal({ bea: [kinds[card]], cy: [kinds[card]] })
        t.bea.answers(answers[card][0])
        expect(t.open).to.deep.equal({ cy: [kinds[card]] })
        t.cy.answers(answers[card][1])
      }
      t.settled('window')
      expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([2, 2, 3])
      expect(t.spectator.view.survivalDiscard).to.deep.equal(['adrenaline', 'ingenuity'])
      expect(t.dee.view.hunted['3']!.survival).to.deep.equal(['sacrifice'])
    }
  })

  it('[NA-6.18] a Target token without Scream or Toxin hits nobody', () => {
    const t = notAlone({ hunt: { hand: ['clone'] }, bea: { survival: ['adrenaline'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('clone')
    t.hunts({ target: 'rover' })
    t.allPass()
    t.bea.doesNothing('river')
    t.cy.doesNothing('jungle')
    t.settled('window')
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 3])
  })

  it('[NA-6.19] two locations on the token are hit once', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['scream', 'mirage'] },
      bea: { active: 'artefact' },
    })
    t.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    t.ada.plays('scream')
    t.ada.plays('mirage', { places: ['river', 'beach'] })
    t.hunts()
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['scream'] })
    t.bea.answers('loseWill')
    expect(t.bea.will).to.equal(2)
    expect(t.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.19] nor is anybody hit again after a restart, but whoever comes onto the token is', () => {
    const t = notAlone({
      seats: FOUR,
      huntLimit: 2,
      hunt: { hand: ['scream', 'detour'] },
    })
    t.lockAll({ bea: 'river', cy: 'rover', dee: 'river' })
    t.ada.plays('scream')
    t.hunts({ target: 'river' })
    t.allPass()
    t.cy.doesNothing('rover')
    t.bea.answers('loseWill')
    t.dee.answers('loseWill')
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    // Detour moves Cy, resolved, from the Rover to the Beach: no hit. The others are not hit again.
    t.ada.plays('detour', { hunted: 'cy', card: 'rover', places: ['beach'] })
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.doesNothing('river')
    t.dee.doesNothing('river')
    expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([2, 3, 2])
  })

  it('[NA-6.19] whoever is moved onto the token after the first hits is hit then', () => {
    const t = notAlone({
      seats: FOUR,
      huntLimit: 2,
      hunt: { hand: ['scream', 'detour'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'rover' })
    t.ada.plays('scream')
    t.hunts({ target: 'river' })
    t.allPass()
    t.cy.doesNothing('jungle')
    t.dee.doesNothing('rover')
    t.bea.answers('loseWill')
    t.ada.plays('detour', { hunted: 'cy', card: 'jungle', places: ['river'] })
    expect(t.open).to.deep.equal({ cy: ['scream'] })
    t.cy.answers('loseWill')
    t.bea.doesNothing('river')
    expect([t.bea.will, t.cy.will, t.dee.will]).to.deep.equal([2, 2, 3])
  })

  it('[NA-6.20] everybody hit by a card chooses at the same time, and each choice counts at once', () => {
    const t = notAlone({ hunt: { hand: ['scream'] } })
    t.lockAll({ bea: 'river', cy: 'river' })
    t.ada.plays('scream')
    t.hunts({ target: 'river' })
    expect(t.open).to.deep.equal({ bea: ['scream'], cy: ['scream'] })
    t.cy.answers('discard')
    t.cy.cannot('answer', [['1']], { rule: 'kit', key: 'pickCount' })
    t.cy.cannot('answer', [['1', '3']], { rule: 'kit', key: 'notOffered' })
    t.cy.answers('lair', 'jungle')
    expect(t.spectatorSees('cy').discard).to.have.members(['lair', 'jungle'])
    expect(t.cy.hand).to.deep.equal(['beach', 'rover'])
    expect(t.open).to.deep.equal({ bea: ['scream'] })
    t.bea.answers('loseWill')
    expect(t.spectatorSees('bea')).to.deep.include({ will: 2, discard: [] })
    expect(t.cy.will).to.equal(3)
    expect(t.open).to.deep.equal({ bea: ['decide'] })
  })

  it('[NA-6.21] afterwards each on the token decides in turn order, as in step 1', () => {
    const t = notAlone({
      seats: FOUR,
      hunt: { hand: ['scream'] },
      bea: { discard: ['lair'] },
      cy: { discard: ['lair'] },
    })
    t.lockAll({ bea: 'river', cy: 'river', dee: 'river' })
    t.ada.plays('scream')
    t.hunts({ creature: 'jungle', target: 'river' })
    for (const hunted of [t.dee, t.cy, t.bea]) hunted.answers('loseWill')
    t.bea.uses('river')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.takesBack('river', 'lair')
    expect(t.open).to.deep.equal({ dee: ['decide'] })
    t.dee.doesNothing('river')
    expect(t.cy.hand).to.include('lair')
    expect([t.bea, t.cy, t.dee].map(({ view, seat }) => view.hunted[seat]!.active)).to.deep.equal([
      'river',
      null,
      null,
    ])
  })

  it('[NA-6.21] whoever has an effective Creature or Artemia token there as well does not decide', () => {
    for (const token of ['creature', 'artemia'] as const) {
      const t = notAlone({ rescue: 6, hunt: { hand: ['scream'] }, bea: { hand: ['river', 'lair'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('scream')
      t.hunts({ target: 'river', [token]: 'river' })
      t.cy.doesNothing('jungle')
      // With one card in hand the Will must be lost: nobody is asked about the Scream.
      if (token === 'artemia') t.bea.answers('lair')
      expect(t.ctx.phase).to.equal('exploration')
      expect(t.bea.will).to.equal(token === 'artemia' ? 2 : 1)
      expect(t.spectatorSees('bea').active).to.equal(null)
    }
  })

  it('[NA-6.22] Dodge and Detector do not protect from Scream and Toxin', () => {
    const dodging = notAlone({
      hunt: { hand: ['scream'] },
      bea: { survival: ['dodge'] },
    })
    dodging.lockAll({ bea: 'river', cy: 'jungle' })
    dodging.ada.plays('scream')
    dodging.hunts({ creature: 'river', target: 'river' })
    dodging.bea.plays('dodge')
    dodging.cy.doesNothing('jungle')
    expect(dodging.open).to.deep.equal({ bea: ['scream'] })
    dodging.bea.answers('loseWill')
    dodging.bea.uses('river')
    expect(dodging.spectatorSees('bea')).to.include({ will: 2, active: 'river' })

    const detecting = notAlone({
      rescue: 6,
      hunt: { hand: ['toxin'] },
      bea: { survival: ['detector', 'adrenaline'] },
    })
    detecting.lockAll({ bea: 'river', cy: 'jungle' })
    detecting.ada.plays('toxin')
    detecting.hunts({ artemia: 'river', target: 'river' })
    detecting.bea.plays('detector')
    detecting.cy.doesNothing('jungle')
    detecting.bea.answers('adrenaline')
    // Detector lies apart until its effect is over.
    expect(detecting.spectator.view.survivalDiscard).to.deep.equal(['adrenaline', 'detector'])
    expect(detecting.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(detecting.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.23] under Clone whoever is on the Target token is treated in step 4, and Scream still hits', () => {
    const t = notAlone({
      assimilation: 5,
      huntLimit: 2,
      hunt: { hand: ['clone', 'scream'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('clone')
    t.ada.plays('scream')
    t.hunts({ creature: 'beach', target: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['scream'] })
    t.bea.answers('loseWill')
    expect(t.bea.will).to.equal(1)
    expect(t.tracks.assimilation).to.equal(4)
    expect(t.cy.will).to.equal(3)
    expect(t.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.23] whoever dodges a Clone decides about that place in step 2', () => {
    const t = notAlone({
      assimilation: 5,
      hunt: { hand: ['clone'] },
      bea: { survival: ['dodge'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('clone')
    t.hunts({ creature: 'beach', target: 'river' })
    t.bea.plays('dodge')
    // Step 1: Cy, although later in turn order.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.doesNothing('jungle')
    t.bea.uses('river')
    expect(t.spectatorSees('bea')).to.include({ will: 3, active: 'river' })
    expect(t.tracks.assimilation).to.equal(5)
  })
})

import { linesOf } from '../../games/kit/index.ts'
import { expect, notAlone } from './support.ts'

describe('Not Alone, section 7: phase 4', () => {
  it('[NA-7.01] first a card window opens; only then is the table tidied', () => {
    const t = notAlone({
      hunt: { hand: ['tracking'] },
      bea: { survival: ['double-back'] },
    })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts({ creature: 'artefact' })
    t.goesOnTo('endOfTurn')
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    const { tokens, rescue, round } = t.spectator.view
    expect([tokens.creature, rescue, round]).to.deep.equal([[10], 14, 1])
    expect(t.spectatorSees('bea').explored.map(({ card, inFront }) => [card, inFront])).to.deep.equal([
      [1, true],
    ])
    expect(t.spectatorSees('bea').discard).to.deep.equal([])
    t.ada.passes()
    expect(t.spectator.view.round).to.equal(1)
    t.bea.passes()
    expect([t.spectator.view.round, t.spectator.view.rescue]).to.deep.equal([2, 13])
  })

  it('[NA-7.01] Stasis, Tracking, Double Back and Amplifier can be played in it', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      marker: true,
      hunt: { hand: ['tracking', 'stasis'] },
      huntLimit: 2,
      bea: { survival: ['double-back'] },
      cy: { survival: ['amplifier'] },
    })
    t.lockAll({ bea: 'lair', cy: 'lair', dot: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('tracking')
    t.cy.plays('amplifier')
    t.bea.plays('double-back', { card: 'lair' })
    t.ada.plays('stasis')
    expect(t.spectator.view.round).to.equal(2)
    expect(t.spectatorSees('bea').discard).to.deep.equal([])
    expect(t.spectatorSees('dot').discard).to.deep.equal(['lair'])
    expect(t.spectator.view.rescue).to.equal(14)
  })

  it('[NA-7.01] with nobody entitled the phase passes without a question', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.bea.doesNothing('lair')
    t.cy.doesNothing('lair')
    expect([t.spectator.view.round, t.spectator.view.phase]).to.deep.equal([2, 'exploration'])
  })

  it('[NA-7.02] played cards that still lie in front go face up on the own discard pile', () => {
    const t = notAlone({
      bea: { active: 'artefact', discard: ['lair'] },
      cy: { discard: ['lair'] },
    })
    t.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
    t.hunts()
    t.bea.doesNothing('river')
    t.bea.doesNothing('beach')
    // The Jungle brings itself back: nothing of Cy's lies there any more.
    t.cy.uses('jungle', { back: ['lair'] })
    expect(t.spectator.view.round).to.equal(2)
    for (const reader of [t.ada, t.cy]) {
      expect(reader.sees('bea').discard).to.deep.equal(['lair', 'river', 'beach'])
      expect(reader.sees('cy').discard).to.deep.equal([])
      expect(reader.sees('bea').explored).to.deep.equal([])
    }
    expect(t.spectatorSees('bea').discard).to.deep.equal(['lair', 'river', 'beach'])
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
  })

  it('[NA-7.03] all Hunt tokens go back to the Creature, who can place them anew', () => {
    const t = notAlone({ rescue: 6, hunt: { hand: ['clone'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.ada.plays('clone')
    t.hunts({ creature: 'rover', target: 'beach', artemia: 'artefact' })
    expect(t.spectator.view.tokens).to.deep.equal({ creature: [5], target: [4], artemia: [10] })
    t.goesOnTo('exploration')
    expect(t.spectator.view.tokens).to.deep.equal({ creature: [], target: [], artemia: [] })
    t.lockAll({ bea: 'jungle', cy: 'jungle' })
    t.hunts({ creature: 'lair', artemia: 'lair' })
    expect(t.spectator.view.tokens).to.deep.equal({ creature: [1], target: [], artemia: [1] })
  })

  it('[NA-7.05] the played Hunt cards go to the discard pile in the order of play, the last on top', () => {
    const t = notAlone({
      hunt: { hand: ['despair', 'fierceness', 'flashback'], discard: ['clone'], top: ['stasis', 'virus'] },
      huntLimit: 2,
    })
    t.ada.plays('despair')
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'artefact' })
    expect(t.spectator.view.huntDiscard).to.deep.equal(['clone'])
    t.goesOnTo('exploration')
    expect(t.spectator.view.huntDiscard).to.deep.equal(['clone', 'despair', 'fierceness'])
    t.lockAll({ bea: 'jungle', cy: 'jungle' })
    t.ada.plays('flashback')
    expect(t.spectator.view.played).to.deep.equal([{ card: 'flashback', as: 'fierceness' }])
    t.hunts({ creature: 'artefact' })
    t.goesOnTo('exploration')
    expect(t.spectator.view.huntDiscard).to.deep.equal(['clone', 'despair', 'fierceness', 'flashback'])
  })

  it('[NA-7.05, NA-7.06] the card just played is in the pile before the Creature draws', () => {
    const t = notAlone({ hunt: { hand: ['stasis', 'clone'], deck: [] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('stasis')
    // All 19 other cards were shuffled together.
    expect(t.spectator.view.huntDiscard).to.deep.equal([])
    expect(t.spectator.view.huntDeck).to.have.lengthOf(17)
    expect(new Set([...t.state.huntDeck, ...t.ada.view.huntHand])).to.include('stasis')
  })

  it('[NA-7.06] the Creature draws until it holds 3 cards, and only it knows which', () => {
    const t = notAlone({ hunt: { hand: ['stasis', 'clone'], top: ['virus', 'toxin'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    expect(t.ada.view.huntHand).to.have.lengthOf(2)
    t.ada.plays('stasis')
    expect(t.ada.view.huntHand).to.deep.equal(['clone', 'virus', 'toxin'])
    expect(t.ada.reads('huntDraws')).to.deep.equal([{ cards: ['hunt:virus', 'hunt:toxin'] }])
    for (const reader of [t.bea, t]) {
      expect(reader.reads('huntDraws')).to.deep.equal([])
      expect(reader.reads('huntDrawsHidden')).to.have.lengthOf(1)
    }
    expect(t.bea.view.huntHand).to.deep.equal([null, null, null])
  })

  it('[NA-7.06] after Strike Back it draws three', () => {
    const t = notAlone({
      hunt: { hand: ['clone', 'detour'], deck: ['virus', 'toxin', 'scream'] },
      bea: { survival: ['strike-back'] },
    })
    t.bea.plays('strike-back')
    t.bea.answers('clone', 'detour')
    expect(t.ada.view.huntHand).to.deep.equal([])
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.ada.view.huntHand).to.deep.equal(['virus', 'toxin', 'scream'])
  })

  it('[NA-7.07] the Rescue counter advances one space; Assimilation does not', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('exploration')
    expect([t.spectator.view.rescue, t.spectator.view.assimilation]).to.deep.equal([13, 8])
    expect(t.reads('rescue')).to.have.lengthOf(1)
  })

  it('[NA-7.07] under Stasis it does not advance', () => {
    const t = notAlone({ hunt: { hand: ['stasis'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('stasis')
    expect([t.spectator.view.rescue, t.spectator.view.round]).to.deep.equal([14, 2])
    expect(t.reads('rescue')).to.deep.equal([])
  })

  it('[NA-7.02, NA-7.03, NA-7.05, NA-7.06, NA-7.07] everything else comes before the advance that may end the game', () => {
    const t = notAlone({ rescue: 1, hunt: { hand: ['fierceness'] } })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'artefact' })
    t.bea.doesNothing('lair')
    t.cy.doesNothing('river')
    const { outcome, rescue, tokens, huntDiscard, huntHand, hunted, phase } = t.spectator.view
    expect([rescue, outcome!.winners]).to.deep.equal([0, ['1', '2']])
    expect(phase).to.equal('endOfTurn')
    expect(Object.values(hunted).map(({ discard }) => discard)).to.deep.equal([[1], [3]])
    expect(tokens.creature).to.deep.equal([])
    expect(huntDiscard).to.deep.equal(['fierceness'])
    expect(huntHand).to.have.lengthOf(3)
    expect(t.open).to.deep.equal({})
  })

  it('[NA-7.08] a new round begins with phase 1', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.hunts()
    t.goesOnTo('exploration')
    expect([t.spectator.view.round, t.ctx.phase]).to.deep.equal([2, 'exploration'])
    expect(t.open).to.deep.equal({ ada: ['watch'], bea: ['explore'], cy: ['explore'] })
    expect(linesOf(t.spectator.view.log).at(-1)!.line!.key).to.equal('log.round')
  })

  it('[NA-7.08] Beach and Wreck can be used again', () => {
    const all = { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'wreck', 'artefact'] } as const
    const t = notAlone({
      rescue: 12,
      bea: { ...all, active: 'artefact' },
      cy: { ...all, active: 'artefact' },
    })
    t.lockAll({ bea: ['beach', 'wreck'], cy: ['beach', 'artefact'] })
    t.hunts()
    t.bea.uses('beach')
    t.bea.uses('wreck')
    t.cy.cannot('usePower', ['beach', {}], { rule: 'NA-8.16' })
    t.cy.uses('artefact')
    t.cy.doesNothing('beach')
    expect([t.spectator.view.marker, t.spectator.view.rescue]).to.deep.equal([true, 10])
    t.bea.resists('beach')
    t.lockAll({ bea: 'beach', cy: ['wreck', 'lair'] })
    t.hunts()
    t.allPass()
    t.bea.uses('beach')
    t.cy.uses('wreck')
    expect([t.spectator.view.marker, t.spectator.view.rescue]).to.deep.equal([false, 8])
  })

  it('[NA-7.08] card limits are reset, a ban by Sacrifice included', () => {
    const t = notAlone({
      hunt: { hand: ['despair', 'clone'], top: ['stasis'] },
      bea: { survival: ['sacrifice', 'ingenuity'] },
    })
    t.bea.plays('sacrifice', { places: ['lair'] })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.ada.cannotPlay('clone', {}, { rule: 'NA-10.02' })
    t.hunts()
    t.goesOnTo('exploration')
    t.bea.plays('ingenuity')
    t.ada.plays('despair')
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.cannotPlay('clone', {}, { rule: 'NA-3.06' })
  })
})

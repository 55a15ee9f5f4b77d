import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { expect, notAlone } from './support.ts'

const takes = (legal: readonly { move: string; args: readonly unknown[] }[]) =>
  legal.flatMap(({ move, args }) => (move === 'usePower' ? [(args[2] as { take?: number }).take] : []))

const SURVIVAL = SURVIVAL_CARD_IDS

describe('Not Alone, section 1: piles of cards', () => {
  it('[NA-1.12] a Hunted never owns two cards of a number: in hand, discarded and played cards count', () => {
    const t = notAlone({
      bea: {
        active: 'artefact',
        hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter'],
        discard: ['wreck'],
      },
    })
    t.lockAll({ bea: ['rover', 'swamp'], cy: 'rover' })
    t.hunts({ creature: 'swamp' })
    expect(takes(t.bea.legal)).to.deep.equal([9, 10])
    for (const take of ['lair', 'swamp', 'shelter', 'wreck'])
      t.bea.cannot('usePower', ['rover', { take }], { rule: 'NA-8.18' })
    t.bea.uses('rover', { take: 'source' })
    expect(t.bea.hand).to.include('source')
    expect(takes(t.cy.legal)).to.deep.equal([6, 7, 8, 9, 10])
  })

  it('[NA-1.12] with all ten numbers owned the Rover has nothing to give', () => {
    const t = notAlone({
      bea: {
        hand: [
          'lair',
          'jungle',
          'river',
          'beach',
          'rover',
          'swamp',
          'shelter',
          'wreck',
          'source',
          'artefact',
        ],
      },
    })
    t.lockAll({ bea: 'rover', cy: 'lair' })
    t.hunts()
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['doNothing'])
  })

  it('[NA-1.13] a taken card lowers the stock of its number by one; at 0 it cannot be taken', () => {
    const t = notAlone({ reserve: { swamp: 1 } })
    t.lockAll({ bea: 'rover', cy: 'rover' })
    t.hunts()
    t.bea.uses('rover', { take: 'swamp' })
    expect(t.spectator.view.reserve).to.deep.equal({ 6: 0, 7: 2, 8: 2, 9: 2, 10: 2 })
    expect(takes(t.cy.legal)).to.deep.equal([7, 8, 9, 10])
    t.cy.cannot('usePower', ['rover', { take: 'swamp' }], { rule: 'NA-8.18' })
  })

  it('[NA-1.13] cards never go back to the reserve: played ones go to the own discard pile', () => {
    const t = notAlone({ bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp'] } })
    expect(t.spectator.view.reserve[6]).to.equal(1)
    t.lockAll({ bea: 'swamp', cy: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.spectator.view.reserve[6]).to.equal(1)
    expect(t.bea.discard).to.deep.equal(['swamp'])
  })

  it('[NA-1.14] an empty Survival deck is made anew from the shuffled discard pile', () => {
    const t = notAlone({
      survival: { deck: [], discard: ['gate'] },
      hunt: { discard: ['stasis'] },
      bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
    })
    expect(t.spectator.view.survivalDiscard).to.have.lengthOf(SURVIVAL.length)
    t.lockAll({ bea: 'source', cy: 'lair' })
    t.hunts()
    t.bea.uses('source', { draw: true })
    const { view } = t.spectator
    expect(view.survivalDiscard).to.deep.equal([])
    expect(view.survivalDeck).to.have.lengthOf(SURVIVAL.length - 1)
    expect(view.hunted['1']!.survival).to.have.lengthOf(1)
    expect(view.huntDiscard).to.deep.equal(['stasis'])
    expect(new Set([...t.state.survivalDeck, ...t.bea.view.hunted['1']!.survival]).size).to.equal(
      SURVIVAL.length,
    )
  })

  it('[NA-1.14] the new deck is shuffled: the same pile does not always give the same card', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => {
      const t = notAlone({
        seed,
        survival: { deck: [], discard: SURVIVAL },
        bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
      })
      t.lockAll({ bea: 'source', cy: 'lair' })
      t.hunts()
      t.bea.uses('source', { draw: true })
      return t.bea.view.hunted['1']!.survival[0]
    })
    expect(new Set(drawn).size).to.be.greaterThan(1)
  })

  it('[NA-1.14] as long as the deck holds a card the discard pile stays as it is', () => {
    const t = notAlone({
      survival: { top: ['gate'], discard: ['drone'] },
      bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
    })
    t.lockAll({ bea: 'source', cy: 'lair' })
    t.hunts()
    t.bea.uses('source', { draw: true })
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['gate'])
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['drone'])
  })

  it('[NA-1.14] with deck and discard pile empty nothing can be drawn', () => {
    const t = notAlone({
      bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source', 'shelter'], active: 'artefact' },
      cy: { survival: SURVIVAL },
    })
    t.lockAll({ bea: ['source', 'shelter'], cy: 'lair' })
    t.hunts()
    t.cy.passes()
    expect(t.bea.legal.map(({ move, args }) => [move, args[1]])).to.deep.equal([
      ['doNothing', 7],
      ['doNothing', 9],
    ])
    t.bea.cannot('usePower', ['source', { draw: true }], { rule: 'NA-1.14' })
    t.bea.cannot('usePower', ['shelter', {}], { rule: 'NA-1.14' })
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal([])
  })

  it('[NA-1.15] of a draw of two, the last card of the deck comes first, the second from the new deck', () => {
    const t = notAlone({
      survival: { deck: ['gate'], discard: ['drone'] },
      bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'shelter'] },
    })
    t.lockAll({ bea: 'shelter', cy: 'lair' })
    t.hunts()
    t.bea.uses('shelter')
    const { drawn } = t.bea.view.hunted['1']!
    expect(drawn).to.have.lengthOf(2)
    expect(drawn[0]).to.equal('gate')
    expect(t.spectator.view.survivalDeck).to.have.lengthOf(SURVIVAL.length - 2)
    expect(t.spectator.view.survivalDiscard).to.deep.equal([])
  })

  it('[NA-1.15] if only one card exists in total, one is drawn', () => {
    const t = notAlone({
      survival: { deck: ['gate'] },
      bea: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'shelter'] },
      cy: { survival: SURVIVAL.filter(card => card !== 'gate') },
    })
    t.lockAll({ bea: 'shelter', cy: 'lair' })
    t.hunts()
    t.cy.passes()
    t.bea.uses('shelter')
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['gate'])
    expect(t.spectator.view.survivalDeck).to.deep.equal([])
    expect(t.bea.isAsked('shelterKeep')).to.equal(false)
  })

  it('[NA-1.16] an empty Hunt deck is made anew from the shuffled discard pile, which is then empty', () => {
    const t = notAlone({ hunt: { hand: ['stasis'], deck: ['clone'] } })
    expect(t.spectator.view.huntDiscard).to.have.lengthOf(18)
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.ada.view.huntHand.slice(0, 2)).to.deep.equal(['stasis', 'clone'])
    expect(t.ada.view.huntHand).to.have.lengthOf(3)
    expect(t.spectator.view.huntDiscard).to.deep.equal([])
    expect(t.spectator.view.huntDeck).to.have.lengthOf(17)
  })

  it('[NA-1.16] no card is drawn from the discard pile while the deck still holds enough', () => {
    const t = notAlone({ hunt: { deck: ['clone', 'virus', 'toxin'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.ada.view.huntHand).to.have.members(['clone', 'virus', 'toxin'])
    expect(t.spectator.view.huntDeck).to.deep.equal([])
    expect(t.spectator.view.huntDiscard).to.have.lengthOf(17)
  })

  it('[NA-1.17] there is no hand limit for the Hunted', () => {
    const t = notAlone({
      bea: {
        hand: ['source'],
        discard: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'artefact'],
        survival: SURVIVAL.filter(card => card !== 'gate'),
      },
    })
    t.bea.does('giveUp')
    expect(t.bea.hand).to.have.lengthOf(10)
    t.lockAll({ bea: 'source', cy: 'lair' })
    t.hunts()
    t.bea.passes()
    t.bea.uses('source', { draw: true })
    expect(t.bea.view.hunted['1']!.survival).to.have.lengthOf(SURVIVAL.length)
    expect(t.bea.hand).to.have.lengthOf(9)
  })

  it('[NA-1.18] the Creature draws only up to 3 Hunt cards', () => {
    for (const [hand, drawn] of [
      [[], 3],
      [['stasis'], 2],
      [['stasis', 'clone', 'virus'], 0],
    ] as const) {
      const t = notAlone({ hunt: { hand } })
      t.lockAll({ bea: 'lair', cy: 'lair' })
      t.hunts()
      t.goesOnTo('exploration')
      expect(t.ada.view.huntHand).to.have.lengthOf(3)
      expect(t.ada.view.huntHand).to.include.members([...hand])
      expect(t.spectator.view.huntDeck).to.have.lengthOf(20 - hand.length - drawn)
    }
  })

  it('[NA-1.19] every Hunted has an own discard pile, apart from those of Survival and Hunt cards', () => {
    const t = notAlone({ hunt: { hand: ['fierceness'] }, bea: { will: 2, survival: ['adrenaline'] } })
    t.bea.plays('adrenaline')
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'artefact' })
    t.goesOnTo('exploration')
    expect(t.spectatorSees('bea').discard).to.deep.equal(['jungle'])
    expect(t.spectatorSees('cy').discard).to.deep.equal(['river'])
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['adrenaline'])
    expect(t.spectator.view.huntDiscard).to.deep.equal(['fierceness'])
    t.bea.does('giveUp')
    expect(t.spectatorSees('bea').discard).to.deep.equal([])
    expect(t.spectatorSees('cy').discard).to.deep.equal(['river'])
  })

  it('[NA-1.20] the Creature can only play Hunt cards or keep them', () => {
    const t = notAlone({ hunt: { hand: ['despair', 'clone', 'stasis'] } })
    const moves = () => new Set(t.ada.legal.map(({ move }) => move))
    expect(moves()).to.have.keys('playHunt', 'pass')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    expect(moves()).to.have.keys('playHunt', 'placeToken', 'endPlacement')
    t.hunts()
    expect(moves()).to.have.keys('pass')
    t.goesOnTo('exploration')
    expect(t.ada.view.huntHand).to.deep.equal(['despair', 'clone', 'stasis'])
  })

  it('[NA-1.20] Strike Back takes Hunt cards; Sacrifice takes none', () => {
    const t = notAlone({
      hunt: { hand: ['forbidden-zone', 'toxin', 'clone'] },
      bea: { survival: ['strike-back'] },
      cy: { survival: ['sacrifice'] },
    })
    t.cy.plays('sacrifice', { places: ['lair'] })
    expect(t.ada.view.huntHand).to.deep.equal(['forbidden-zone', 'toxin', 'clone'])
    t.bea.plays('strike-back')
    expect(t.ada.view.huntHand).to.have.lengthOf(1)
  })

  it('[NA-1.20] what makes everybody discard does not touch the hand of the Creature', () => {
    const t = notAlone({
      hunt: { hand: ['forbidden-zone', 'toxin', 'clone'] },
      huntLimit: 2,
      bea: { survival: ['gate'] },
    })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('beach')
    t.cy.answers('beach')
    t.ada.plays('toxin')
    t.hunts({ creature: 'artefact', target: 'lair' })
    t.allPass()
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['toxinDiscard'] })
    expect(t.ada.view.huntHand).to.deep.equal(['clone'])
  })
})

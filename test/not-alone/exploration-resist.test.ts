import { expect, notAlone } from './support.ts'

const backsOf = (legal: readonly { move: string; args: readonly unknown[] }[]) =>
  legal.flatMap(({ move, args }) => (move === 'resist' ? [(args[1] as number[]).join()] : []))

describe('Not Alone, section 4: Resist and Give Up', () => {
  it('[NA-4.05] Resist pays 1 Will for 2 cards of own choice of the own discard pile', () => {
    const t = notAlone({ bea: { discard: ['lair', 'river', 'rover'] }, cy: { discard: ['beach'] } })
    expect(backsOf(t.bea.legal)).to.have.members(['1', '3', '5', '1,3', '1,5', '3,5'])
    const changes = t.changes(() => t.bea.resists('lair', 'rover'))
    expect(changes.of('bea')).to.deep.equal({
      'hunted.will': [3, 2],
      'hunted.resists': [0, 1],
      'hunted.hand': [
        [2, 4],
        [1, 2, 4, 5],
      ],
      'hunted.discard': [[1, 3, 5], [3]],
    })
    expect(Object.keys(changes.all)).to.have.lengthOf(4)
    expect(t.reads('resists')).to.deep.equal([{ seat: 'seat:1', places: ['place:1', 'place:5'] }])
    // Locking is still to be done.
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
  })

  it('[NA-4.05] Resist brings back no card of another pile, none of the hand, none twice and not three', () => {
    const t = notAlone({ bea: { discard: ['lair', 'river', 'rover'] }, cy: { discard: ['beach'] } })
    t.bea.cannot('resist', [['beach']], { rule: 'NA-4.05', key: 'notInDiscard' })
    t.bea.cannot('resist', [['lair', 'jungle']], { rule: 'NA-4.05', key: 'notInDiscard' })
    t.bea.cannot('resist', [['lair', 'lair']], { rule: 'NA-4.05', key: 'resistCount' })
    t.bea.cannot('resist', [['lair', 'river', 'rover']], { rule: 'NA-4.05', key: 'resistCount' })
    t.bea.cannot('resist', [[]], { rule: 'NA-4.05', key: 'resistCount' })
  })

  it('[NA-4.05] Resist is possible only while nothing of theirs is locked', () => {
    const t = notAlone({ bea: { discard: ['lair', 'river'] } })
    t.bea.locks('rover')
    t.bea.cannot('resist', [['lair', 'river']], { rule: 'NA-4.05', key: 'takeBackFirst' })
  })

  it('[NA-4.05] after taking locked cards back Resist is possible again, whatever others have locked', () => {
    const t = notAlone({ bea: { discard: ['lair', 'river'] }, hunt: { hand: ['stasis'] } })
    t.cy.locks('rover')
    t.bea.locks('rover')
    t.bea.does('unlockPlaces')
    t.bea.resists('lair', 'river')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.cy.locked).to.deep.equal(['rover'])
  })

  it('[NA-4.06] Resist can be done twice: 2 Will for 4 cards', () => {
    const t = notAlone({ bea: { hand: ['lair'] } })
    t.bea.resists('jungle', 'river')
    t.bea.resists('beach', 'rover')
    expect(t.bea.will).to.equal(1)
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.spectatorSees('cy').will).to.equal(3)
  })

  it('[NA-4.06] not a third time, even with Will to pay it', () => {
    const t = notAlone({ bea: { hand: [], survival: ['adrenaline'] } })
    t.bea.resists('jungle')
    t.bea.resists('river')
    t.bea.plays('adrenaline')
    expect(t.bea.will).to.equal(2)
    t.bea.cannot('resist', [['beach']], { rule: 'NA-4.06', key: 'resistTwice' })
    expect(backsOf(t.bea.legal)).to.deep.equal([])
  })

  it('[NA-4.06] the next round it can be done twice again', () => {
    const t = notAlone({ bea: { hand: ['lair'] }, cy: { hand: ['lair'] } })
    t.bea.resists('jungle', 'river')
    t.bea.resists('beach', 'rover')
    t.bea.does('giveUp')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    t.bea.resists('lair')
    expect(t.bea.will).to.equal(2)
    t.cy.resists('jungle', 'river')
    t.cy.resists('beach', 'rover')
    expect(t.cy.will).to.equal(1)
  })

  it('[NA-4.07] with one card in the pile Resist brings back this one for 1 Will', () => {
    const t = notAlone({ bea: { discard: ['river'] } })
    expect(backsOf(t.bea.legal)).to.deep.equal(['3'])
    t.bea.resists('river')
    expect(t.bea.will).to.equal(2)
    expect(t.bea.discard).to.deep.equal([])
  })

  it('[NA-4.07] one of several can be taken back; with an empty pile Resist is illegal', () => {
    const t = notAlone({ bea: { discard: ['river', 'lair'] } })
    t.bea.resists('lair')
    expect(t.bea.will).to.equal(2)
    expect(t.bea.discard).to.deep.equal(['river'])
    t.cy.cannot('resist', [['river']], { rule: 'NA-4.07', key: 'emptyDiscard' })
    t.cy.cannot('resist', [[]], { rule: 'NA-4.07', key: 'emptyDiscard' })
  })

  it('[NA-4.08] the last Will cannot be paid; only Give Up is left', () => {
    const t = notAlone({ bea: { will: 1, hand: [] }, cy: { will: 2, hand: [] } })
    t.bea.cannot('resist', [['river']], { rule: 'NA-4.08', key: 'lastWill' })
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['giveUp'])
    t.cy.resists('river')
    expect(t.cy.will).to.equal(1)
    t.cy.cannot('resist', [['lair']], { rule: 'NA-4.08', key: 'lastWill' })
  })

  it('[NA-4.09] Give Up restores 3 Will and the whole pile, and Assimilation advances at once', () => {
    const t = notAlone({ bea: { will: 1, hand: ['lair'] }, cy: { will: 2, hand: ['lair'] } })
    const changes = t.changes(() => t.bea.does('giveUp'))
    expect(changes.of('bea')).to.deep.equal({
      'hunted.will': [1, 3],
      'hunted.hand': [[1], [1, 2, 3, 4, 5]],
      'hunted.discard': [[2, 3, 4, 5], []],
    })
    expect(changes.common).to.deep.equal({ assimilation: [8, 7] })
    expect(changes.of('cy')).to.deep.equal({})
    expect(t.reads('givesUp')).to.have.lengthOf(1)
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
  })

  it('[NA-4.09] once for each Give Up', () => {
    const t = notAlone({ bea: { hand: ['lair'] }, cy: { will: 1 } })
    t.bea.does('giveUp')
    t.cy.does('giveUp')
    expect(t.spectator.view.assimilation).to.equal(6)
    expect(t.spectator.view.rescue).to.equal(14)
  })

  it('[NA-4.09] Give Up is possible only while nothing of theirs is locked', () => {
    const t = notAlone({ bea: { will: 1, discard: ['lair'] }, cy: { will: 1 } })
    t.bea.locks('river')
    t.bea.cannot('giveUp', [], { rule: 'NA-4.09', key: 'takeBackFirst' })
    t.cy.does('giveUp')
    expect(t.spectator.view.assimilation).to.equal(7)
  })

  it('[NA-4.09] Give Up after Resist, in the same round', () => {
    const t = notAlone({ bea: { hand: ['lair'] } })
    t.bea.resists('jungle', 'river')
    t.bea.does('giveUp')
    expect(t.bea.will).to.equal(3)
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.spectator.view.assimilation).to.equal(7)
  })

  it('[NA-4.10] Give Up is illegal with 3 Will and an empty pile; either is enough to allow it', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      bea: { will: 3 },
      cy: { will: 3, discard: ['lair'] },
      dot: { will: 2 },
    })
    t.bea.cannot('giveUp', [], { rule: 'NA-4.10' })
    t.cy.does('giveUp')
    t.dot.does('giveUp')
    t.dot.cannot('giveUp', [], { rule: 'NA-4.10' })
    expect(t.spectator.view.assimilation).to.equal(7)
  })

  it('[NA-4.11] the expert variant does not change Give Up: it restores 3 Will', () => {
    const t = notAlone({ expertVariant: true, bea: { will: 1, discard: ['lair'] } })
    t.bea.does('giveUp')
    expect(t.spectatorSees('bea').will).to.equal(3)
    expect(t.spectator.view.assimilation).to.equal(7)
  })
})

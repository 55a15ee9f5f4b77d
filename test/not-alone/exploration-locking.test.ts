import { expect, notAlone, type PlaceName } from './support.ts'

const locksOf = (legal: readonly { move: string; args: readonly unknown[] }[]) =>
  legal.flatMap(({ move, args }) => (move === 'lockPlaces' ? [(args[1] as number[]).join()] : []))

const ALL_TEN: PlaceName[] = [
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
]

describe('Not Alone, section 4: locking Place cards', () => {
  it('[NA-4.01] all Hunted lock at the same time, in any order, from their hands', () => {
    const t = notAlone({ seats: ['ada', 'bea', 'cy', 'dot'], cy: { discard: ['river'] } })
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'], dot: ['explore'] })
    t.dot.locks('river')
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.cy.cannot('lockPlaces', [['river']], { rule: 'NA-4.01' })
    t.bea.cannot('lockPlaces', [['artefact']], { rule: 'NA-4.01' })
    const changes = t.changes(() => t.bea.locks('river'))
    expect(changes.of('bea')).to.deep.equal({
      'hunted.hand': [
        [1, 2, 3, 4, 5],
        [1, 2, 4, 5],
      ],
      'hunted.locked': [[], [3]],
    })
    expect(Object.keys(changes.all)).to.have.lengthOf(2)
    expect(t.dot.locked).to.deep.equal(['river'])
    expect(t.dot.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
  })

  it('[NA-4.01] the Creature locks nothing', () => {
    const t = notAlone({ hunt: { hand: ['despair'] } })
    t.ada.cannot('lockPlaces', [['river']], { rule: 'kit', key: 'otherQuestion' })
  })

  it('[NA-4.02] without an effect exactly one card is locked', () => {
    const t = notAlone()
    t.bea.cannot('lockPlaces', [[]], { rule: 'NA-4.02' })
    t.bea.cannot('lockPlaces', [['lair', 'river']], { rule: 'NA-4.02' })
    expect(locksOf(t.bea.legal)).to.deep.equal(['1', '2', '3', '4', '5'])
  })

  for (const active of ['river', 'artefact'] as const) {
    it(`[NA-4.02] with an active ${active} effect exactly two different cards are locked`, () => {
      const t = notAlone({ bea: { active, discard: ['lair', 'jungle'] } })
      t.bea.cannot('lockPlaces', [['river']], { rule: 'NA-4.02' })
      t.bea.cannot('lockPlaces', [['river', 'river']], { rule: 'NA-4.02' })
      t.bea.cannot('lockPlaces', [['river', 'beach', 'rover']], { rule: 'NA-4.02' })
      t.bea.cannot('lockPlaces', [['river', 'lair']], { rule: 'NA-4.01' })
      expect(locksOf(t.bea.legal)).to.deep.equal(['3,4', '3,5', '4,5'])
      t.cy.cannot('lockPlaces', [['river', 'beach']], { rule: 'NA-4.02' })
      t.bea.locks('rover', 'river')
      expect(t.bea.locked).to.have.members(['river', 'rover'])
      expect(t.bea.hand).to.deep.equal(['beach'])
    })
  }

  it('[NA-4.02] the effect comes from the round before and serves one round only', () => {
    const t = notAlone({ bea: { hand: ALL_TEN } })
    t.lockAll({ bea: 'artefact', cy: 'lair' })
    t.hunts()
    t.bea.uses('artefact')
    t.goesOnTo('exploration')
    t.cy.cannot('lockPlaces', [['river', 'beach']], { rule: 'NA-4.02' })
    t.bea.cannot('lockPlaces', [['river']], { rule: 'NA-4.02' })
    t.lockAll({ bea: ['beach', 'rover'], cy: 'jungle' })
    t.creature.does('endPlacement')
    t.goesOnTo('exploration')
    t.bea.cannot('lockPlaces', [['lair', 'jungle']], { rule: 'NA-4.02' })
    t.bea.locks('lair')
    expect(t.bea.locked).to.deep.equal(['lair'])
  })

  it('[NA-4.03] nobody can skip: the phase waits for the last Hunted', () => {
    const t = notAlone()
    t.bea.cannot('pass', [], { rule: 'kit', key: 'otherQuestion' })
    t.cy.locks('lair')
    expect(t.spectator.view.phase).to.equal('exploration')
    expect(t.open).to.deep.equal({ bea: ['explore'] })
    t.ada.cannot('endPlacement', [], { rule: 'kit', key: 'stale' })
  })

  it('[NA-4.04] until the phase ends a Hunted can take locked cards back and choose again', () => {
    const t = notAlone({ bea: { active: 'artefact' } })
    t.bea.cannot('unlockPlaces', [], { rule: 'NA-4.04', key: 'nothingLocked' })
    t.bea.locks('lair', 'jungle')
    t.bea.cannot('lockPlaces', [['river', 'beach']], { rule: 'NA-4.04', key: 'alreadyLocked' })
    t.bea.does('unlockPlaces')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.bea.locked).to.deep.equal([])
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.bea.locks('river', 'beach')
    expect(t.bea.locked).to.deep.equal(['river', 'beach'])
    t.cy.locks('lair')
    expect(t.spectator.view.phase).to.equal('hunting')
    t.bea.cannot('unlockPlaces', [], { rule: 'kit', key: 'stale' })
  })

  it('[NA-4.04] who takes cards back holds up the phase again', () => {
    const t = notAlone({ hunt: { hand: ['stasis'] } })
    t.bea.locks('lair')
    t.cy.locks('lair')
    t.bea.does('unlockPlaces')
    t.ada.passes()
    expect(t.spectator.view.phase).to.equal('exploration')
    expect(t.open).to.deep.equal({ bea: ['explore'] })
    t.bea.locks('jungle')
    expect(t.spectator.view.phase).to.equal('hunting')
  })

  it('[NA-3.20] who has locked can leave it at that, and is asked again when a card is played', () => {
    const t = notAlone({ hunt: { hand: ['despair'] } })
    t.bea.cannot('letBe', [], { rule: 'kit', key: 'awaited' })
    t.bea.locks('lair')
    t.bea.does('letBe')
    expect(t.bea.locked).to.deep.equal(['lair'])
    expect(t.bea.legal).to.deep.equal([])
    t.bea.cannot('unlockPlaces', [], { rule: 'kit', key: 'stale' })
    expect(t.open).to.deep.equal({ ada: ['watch'], cy: ['explore'] })
    t.ada.plays('despair')
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.lockAll({ bea: 'river', cy: 'lair' })
    expect(t.spectator.view.phase).to.equal('hunting')
  })

  it('[NA-4.12] with too few cards in hand nothing can be locked before enough came back', () => {
    const t = notAlone({ bea: { active: 'artefact', hand: ['lair'] } })
    expect(locksOf(t.bea.legal)).to.deep.equal([])
    t.bea.cannot('lockPlaces', [['lair']], { rule: 'NA-4.02' })
    // Nothing comes back by itself: the game waits.
    expect(t.bea.hand).to.deep.equal(['lair'])
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.bea.resists('jungle')
    expect(locksOf(t.bea.legal)).to.deep.equal(['1,2'])
    t.bea.locks('lair', 'jungle')
    expect(t.bea.locked).to.deep.equal(['lair', 'jungle'])
  })

  it('[NA-4.12] an empty hand: Resist, Give Up and Sixth Sense are the ways out', () => {
    const t = notAlone({ bea: { hand: [], will: 1, survival: ['sixth-sense'] } })
    expect(new Set(t.bea.legal.map(({ move }) => move))).to.have.keys('giveUp', 'playSurvival')
    t.bea.plays('sixth-sense', { places: ['river', 'beach'] })
    expect(locksOf(t.bea.legal)).to.deep.equal(['3', '4'])
    const other = notAlone({ bea: { hand: [], will: 1 } })
    expect(other.bea.legal.map(({ move }) => move)).to.deep.equal(['giveUp'])
    other.bea.does('giveUp')
    expect(locksOf(other.bea.legal)).to.deep.equal(['1', '2', '3', '4', '5'])
  })

  it('[NA-4.12] cards that Force Field forbids do not count as playable', () => {
    const t = notAlone({ hunt: { hand: ['force-field'] }, bea: { hand: ['lair', 'jungle'] } })
    t.ada.plays('force-field', { places: ['lair', 'jungle'] })
    expect(locksOf(t.bea.legal)).to.deep.equal([])
    t.bea.resists('beach')
    expect(locksOf(t.bea.legal)).to.deep.equal(['4'])
  })

  it('[NA-4.17] the phase ends when all have locked, if the Creature is not entitled to a card', () => {
    const t = notAlone()
    t.bea.locks('lair')
    expect(t.ctx.phase).to.equal('exploration')
    t.cy.locks('lair')
    expect(t.ctx.phase).to.equal('hunting')
  })

  it('[NA-4.17] else it also needs the pass of the Creature, before or after the last lock', () => {
    const late = notAlone({ hunt: { hand: ['stasis'] } })
    late.bea.locks('lair')
    late.cy.locks('lair')
    expect(late.ctx.phase).to.equal('exploration')
    expect(late.open).to.deep.equal({ ada: ['watch'] })
    late.ada.passes()
    expect(late.ctx.phase).to.equal('hunting')

    const early = notAlone({ hunt: { hand: ['stasis'] } })
    early.ada.passes()
    early.bea.locks('lair')
    expect(early.ctx.phase).to.equal('exploration')
    early.cy.locks('lair')
    expect(early.ctx.phase).to.equal('hunting')
  })

  it('[NA-4.17] a Creature whose limit is used up is not waited for', () => {
    const t = notAlone({ hunt: { hand: ['despair', 'stasis'] } })
    t.ada.plays('despair')
    expect(t.open).to.deep.equal({ bea: ['explore'], cy: ['explore'] })
    t.bea.locks('lair')
    t.cy.locks('lair')
    expect(t.ctx.phase).to.equal('hunting')
  })

  it('[NA-4.20] who has locked and how many is public; which cards is not', () => {
    const t = notAlone({ bea: { active: 'artefact' } })
    t.bea.locks('lair', 'rover')
    for (const reader of [t.ada, t.cy]) {
      expect(reader.sees('bea').locked).to.deep.equal([null, null])
      expect(reader.sees('bea').hand).to.deep.equal([null, null, null])
      expect(reader.sees('cy').locked).to.deep.equal([])
    }
    expect(t.spectatorSees('bea').locked).to.deep.equal([null, null])
    expect(t.spectatorSees('bea').hand).to.deep.equal([null, null, null])
    expect(t.bea.locked).to.deep.equal(['lair', 'rover'])
  })

  it('[NA-4.20] no view and no log line depends on which card was locked', () => {
    const viewsAfter = (place: PlaceName) => {
      const t = notAlone()
      t.bea.locks(place)
      return [t.ada.view, t.cy.view, t.spectator.view]
    }
    expect(viewsAfter('lair')).to.deep.equal(viewsAfter('rover'))
  })
})

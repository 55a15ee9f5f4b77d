/** Section 14: the end of the game. */
import { linesOf } from '../../games/kit/index.ts'
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dan'] as const
const REST = ['lair', 'jungle', 'river', 'beach', 'rover'] as const

type AnyTable = ReturnType<typeof notAlone>

/** Nobody is asked anything any more, nobody can do anything, and the last thing said is where the counter stands. */
function isOver(t: Pick<AnyTable, 'open' | 'ctx' | 'state' | 'spectator'>, winners: string[]) {
  const last = linesOf(t.spectator.view.log).at(-1)?.line
  expect(last).to.deep.equal({ key: last!.key, params: { count: 0 } })
  expect(['log.rescue', 'log.assimilation']).to.include(last!.key)
  expect(t.ctx.gameover?.winners).to.deep.equal(winners)
  expect(t.state.outcome?.winners).to.deep.equal(winners)
  expect(t.open).to.deep.equal({})
}

describe('Not Alone, the end of the game', () => {
  describe('the Creature wins', () => {
    it('[NA-14.01, NA-14.02] by catching somebody', () => {
      const t = notAlone({ assimilation: 1 })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts({ creature: 'river' })
      t.cy.doesNothing('jungle')
      isOver(t, ['0'])
      expect(t.tracks).to.deep.equal({ rescue: 14, assimilation: 0 })
      // At once: phase 4 does not come.
      expect(t.state.phase).to.equal('reckoning')
      expect(t.spectatorSees('bea').discard).to.deep.equal([])
    })

    it('[NA-14.01, NA-14.02] by Anticipation', () => {
      const t = notAlone({ assimilation: 2, hunt: { hand: ['anticipation'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('anticipation', { hunted: 'bea' })
      t.hunts({ creature: 'river' })
      t.cy.doesNothing('jungle')
      isOver(t, ['0'])
    })

    it('[NA-14.01, NA-14.02] by the last Will of a Hunted, who gets nothing back', () => {
      const t = notAlone({ assimilation: 2, bea: { will: 1, discard: ['lair'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts({ creature: 'river' })
      t.cy.doesNothing('jungle')
      isOver(t, ['0'])
      expect(t.spectatorSees('bea').will).to.equal(0)
      expect(t.spectatorSees('bea').discard).to.deep.equal(['lair'])
    })

    it('[NA-14.01, NA-14.02] by Give Up, in the middle of phase 1', () => {
      const t = notAlone({ assimilation: 1, bea: { hand: [] } })
      t.bea.does('giveUp')
      isOver(t, ['0'])
      t.cy.cannot('lockPlaces', [['lair']], { rule: 'kit', key: 'stale' })
      t.ada.cannot('pass', [], { rule: 'kit', key: 'stale' })
    })
  })

  describe('the Hunted win', () => {
    it('[NA-14.01, NA-14.03] all together, by the advance of phase 4', () => {
      const t = notAlone({ seats: FOUR, rescue: 1 })
      t.lockAll({ bea: 'river', cy: 'jungle', dan: 'rover' })
      t.hunts()
      t.bea.doesNothing('river')
      t.cy.doesNothing('jungle')
      t.dan.doesNothing('rover')
      isOver(t, ['1', '2', '3'])
      expect(t.tracks).to.deep.equal({ rescue: 0, assimilation: 9 })
      expect(t.state.round).to.equal(1)
    })

    it('[NA-14.01, NA-14.03] by the Beach, before others decide', () => {
      const t = notAlone({ rescue: 1, marker: true })
      t.lockAll({ bea: 'beach', cy: 'jungle' })
      t.hunts({ creature: 'jungle' })
      t.bea.uses('beach')
      isOver(t, ['1', '2'])
      expect(t.cy.will).to.equal(3)
    })

    it('[NA-14.01, NA-14.03] by the Wreck', () => {
      const t = notAlone({ rescue: 1, bea: { hand: [...REST, 'wreck'] } })
      t.lockAll({ bea: 'wreck', cy: 'jungle' })
      t.hunts()
      t.bea.uses('wreck')
      isOver(t, ['1', '2'])
    })

    it('[NA-14.01, NA-14.03] by Amplifier', () => {
      const t = notAlone({ rescue: 1, marker: true, bea: { survival: ['amplifier'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.hunts()
      t.goesOnTo('endOfTurn')
      t.bea.plays('amplifier')
      isOver(t, ['1', '2'])
    })

    it('[NA-14.03] wherever the Creature sits', () => {
      const t = notAlone({ seats: FOUR, creature: 'cy', rescue: 1, marker: true })
      t.lockAll({ ada: 'beach', bea: 'river', dan: 'jungle' })
      t.hunts()
      t.dan.doesNothing('jungle')
      t.ada.uses('beach')
      expect(t.ctx.gameover?.winners).to.have.members(['0', '1', '3'])
      expect(t.ctx.gameover?.winners).to.have.length(3)
    })
  })

  it('[NA-14.01] one space before the end the game goes on', () => {
    const t = notAlone({ rescue: 2, assimilation: 2 })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.tracks).to.deep.equal({ rescue: 1, assimilation: 1 })
    expect(t.ctx.gameover).to.equal(undefined)
    expect(t.state.round).to.equal(2)
  })

  it('[NA-14.04] counters move one space at a time, and no further advance is carried out', () => {
    const t = notAlone({
      assimilation: 1,
      rescue: 1,
      hunt: { hand: ['anticipation'] },
      bea: { will: 1 },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('anticipation', { hunted: 'bea' })
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    // Catching, Anticipation and the last Will would be 3 spaces.
    expect(t.tracks).to.deep.equal({ rescue: 1, assimilation: 0 })
    expect(t.reads('assimilation')).to.have.length(1)
    isOver(t, ['0'])
  })

  it('[NA-14.05] nobody has points, and nobody is eliminated by losing all Will', () => {
    const t = notAlone({ hunt: { hand: ['fierceness'] }, bea: { will: 2 } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(3)
    expect(t.open).to.have.property('bea').that.deep.equals(['explore'])
    t.bea.locks('lair')

    const over = notAlone({ assimilation: 1, bea: { hand: [] } })
    over.bea.does('giveUp')
    expect(over.ctx.gameover).not.to.have.property('scores')
  })
})

import { expect, notAlone } from './support.ts'

describe('Not Alone: the story of the game', () => {
  it('tells of every round where the counters came to, what was explored and who was caught', () => {
    const t = notAlone({ rescue: 6, hunt: { hand: ['clone'] } })
    expect(t.spectator.view.chronicle).to.deep.equal([])
    t.lockAll({ bea: 'jungle', cy: 'river' })
    expect(t.spectator.view.chronicle).to.deep.equal([])
    t.ada.plays('clone')
    t.hunts({ creature: 'jungle', artemia: 'rover', target: 'lair' })
    t.goesOnTo('exploration')
    expect(t.spectator.view.chronicle).to.deep.equal([
      {
        rescue: 5,
        assimilation: 7,
        tokens: { creature: [2], target: [1], artemia: [5] },
        explored: { 1: [2], 2: [3] },
        caught: ['1'],
      },
    ])
  })

  it('has the round in which the Creature won in the middle', () => {
    const t = notAlone({ assimilation: 1 })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts({ creature: 'jungle' })
    t.cy.doesNothing('river')
    expect(t.spectator.view.outcome!.winners).to.deep.equal(['0'])
    expect(t.spectator.view.chronicle).to.deep.equal([
      {
        rescue: 14,
        assimilation: 0,
        tokens: { creature: [2], target: [], artemia: [] },
        explored: { 1: [2], 2: [3] },
        caught: ['1'],
      },
    ])
  })

  it('has the last round once, whether the game ends in phase 1, 3 or 4', () => {
    const inPhase1 = notAlone({ assimilation: 1, bea: { will: 1 } })
    inPhase1.bea.does('giveUp')
    const inPhase3 = notAlone({ rescue: 1, marker: true })
    inPhase3.lockAll({ bea: 'beach', cy: 'river' })
    inPhase3.hunts()
    inPhase3.bea.uses('beach')
    const inPhase4 = notAlone({ rescue: 1 })
    inPhase4.lockAll({ bea: 'jungle', cy: 'river' })
    inPhase4.hunts()
    inPhase4.bea.doesNothing('jungle')
    inPhase4.cy.doesNothing('river')
    const stories = [inPhase1, inPhase3, inPhase4].map(({ spectator: { view } }) => {
      expect(view.outcome).to.not.equal(null)
      return view.chronicle.map(({ rescue, assimilation, explored }) => [
        rescue,
        assimilation,
        Object.values(explored),
      ])
    })
    expect(stories).to.deep.equal([[[14, 0, [[], []]]], [[0, 8, [[4], [3]]]], [[0, 8, [[2], [3]]]]])
  })
})

import { OBJECTIVES } from '../../games/twilight-imperium-3/data/index.ts'
import { table } from '../support/table.ts'
import { expect, module, ti } from './support.ts'

const NAMES = ['ada', 'bea', 'cy'] as const
const deckOf = (variantObjectives: boolean, seed = 'variant') =>
  table(module, { seats: NAMES, options: { variantObjectives }, seed }).state.decks.objectives.map(
    id => OBJECTIVES[id],
  )

describe('twilight-imperium-3: variant objectives', () => {
  it('[TI-35.01] puts the new public objectives of both stages in the place of the original ones', () => {
    expect(deckOf(true).every(({ set }) => set === 'expansion')).to.equal(true)
    expect(deckOf(false).every(({ set }) => set === 'base')).to.equal(true)
    const seen = new Set(
      Array.from({ length: 60 }, (_, i) => deckOf(true, `variant-${i}`))
        .flat()
        .map(({ id }) => id),
    )
    expect(seen.size).to.equal(20)
  })

  it('[TI-35.02] deals no special objective among them', () => {
    for (let i = 0; i < 20; i++)
      expect(deckOf(true, `special-${i}`).filter(({ deck }) => deck === 'special')).to.deep.equal([])
  })

  it('[TI-35.03] puts an Imperium Rex of its own among the last four, under six of stage I', () => {
    const deck = deckOf(true).toReversed()
    expect(deck.map(({ deck: stage }) => stage)).to.deep.equal([
      ...Array.from({ length: 6 }, () => 'stage1'),
      ...Array.from({ length: 4 }, () => 'stage2'),
    ])
    expect(deck.slice(6).filter(({ endsGame }) => endsGame)).to.have.length(1)
  })

  it('[TI-35.03] ends the game by its own Imperium Rex', () => {
    const t = ti({
      options: { variantObjectives: true },
      ada: { strategy: ['imperial', 'diplomacy'], points: 3 },
      bea: { strategy: ['logistics', 'technology'] },
      also(g) {
        g.decks.objectives = ['variant-imperium-rex']
      },
    })
    while (!t.ada.isAsked('turn')) t.nobodyPlays()
    t.ada.does('strategic', 'imperial', {})
    expect(t.state.outcome!.winners).to.deep.equal(['0'])
  })

  it('[TI-35.01] lets either resources or influence be spent for the same objective', () => {
    const t = ti({
      options: { variantObjectives: true },
      objectives: ['variant-spend-10-resources-or-10-influence'],
      steps: [{ do: 'startStatusPhase' }],
      ada: { tradeGoods: 10 },
    })
    t.ada.cannot('claim', [[{ objective: 'variant-spend-10-resources-or-10-influence' }]], {
      rule: 'TI-7.06',
    })
    t.ada.does('claim', [
      {
        objective: 'variant-spend-10-resources-or-10-influence',
        payment: { planets: [], tradeGoods: 10 },
      },
    ])
    expect(t.ada.has.points).to.equal(1)
  })
})

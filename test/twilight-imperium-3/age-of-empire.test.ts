/** Age of Empire: every public objective lies open. Section 49. */
import { OBJECTIVES, type ObjectiveId } from '../../games/twilight-imperium-3/data/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { claimable } from '../../games/twilight-imperium-3/rules/objectives/claims.ts'
import { table } from '../support/table.ts'
import { expect, ti } from './support.ts'

const options = { ageOfEmpire: true }
const sit = (seed: string, more = {}) =>
  table(module, { seats: ['ada', 'bea', 'cy'] as const, options: { ...options, ...more }, seed }).spectator
    .view

/** A row whose Imperium Rex is the seventh card. */
const ROW: ObjectiveId[] = [
  'all-four-colours',
  ...Object.values(OBJECTIVES)
    .filter(({ id, set, deck }) => set === 'base' && deck === 'stage1' && id !== 'all-four-colours')
    .map(({ id }) => id),
]
const REX = Object.values(OBJECTIVES).find(({ set, endsGame }) => set === 'base' && endsGame)!.id
const STAGE_II = OBJECTIVES['spend-12-trade-goods']

const afterRound = (round: number, objectives: ObjectiveId[], points: number[] = [0, 0, 0]) =>
  ti({
    options,
    round,
    phase: 'status',
    steps: [{ do: 'turnMarker' }, { do: 'startActionPhase' }],
    objectives,
    also(g) {
      for (const [seat, count] of points.entries()) g.players[seat]!.points = count
    },
  })

describe('twilight-imperium-3: Age of Empire', () => {
  it('[TI-49.01] lays out the deck as far as Imperium Rex; nobody sees what comes after it', () => {
    const lengths = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const { objectives, decks } = sit(`age-${i}`)
      expect(objectives.slice(0, 6).every(id => OBJECTIVES[id].deck === 'stage1')).to.equal(true)
      expect(objectives.at(-1)).to.equal(REX)
      expect(objectives.filter(id => OBJECTIVES[id].endsGame)).to.have.length(1)
      expect(decks.objectives).to.deep.equal([])
      lengths.add(objectives.length)
    }
    expect([...lengths].toSorted((one, other) => one - other)).to.deep.equal([7, 8, 9, 10])
  })

  it('[TI-49.02] keeps objectives of stage II for round 4', () => {
    const claiming = (round: number) =>
      ti({
        options,
        round,
        phase: 'status',
        steps: [{ do: 'claims' }, { do: 'startActionPhase' }],
        objectives: [STAGE_II.id, REX],
        ada: { tradeGoods: 12, secrets: ['keeper-of-gates'] },
      })
    const early = claiming(3)
    early.ada.cannot('claim', [[{ objective: STAGE_II.id }]], { rule: 'TI-49.02', key: 'tooEarly' })
    expect(claimable(early.state, '0')).to.deep.equal([])
    const late = claiming(4)
    late.ada.does('claim', [{ objective: STAGE_II.id, payment: { planets: [], tradeGoods: 12 } }])
    expect(late.ada.has.points).to.equal(STAGE_II.points)
  })

  it('[TI-49.03] moves the turn marker after each status phase; on Imperium Rex it ends the game', () => {
    const row = [...ROW.slice(0, 3), REX]
    const goesOn = afterRound(3, row)
    expect(goesOn.state.outcome).to.equal(null)
    expect(goesOn.log.filter(text => text.includes('turn marker'))).to.have.length(1)
    const ends = afterRound(4, row, [2, 5, 1])
    expect(ends.state.outcome!.winners).to.deep.equal(['1'])
    expect(ends.state.outcome!.line.key).to.equal('outcome.imperiumRex')
  })

  it('[TI-49.03] comes at the end of the status phase', () => {
    const t = ti({
      options,
      round: 1,
      phase: 'status',
      steps: [{ do: 'startStatusPhase' }],
      objectives: [REX],
    })
    for (let next = Object.keys(t.open)[0]; next && !t.state.outcome; next = Object.keys(t.open)[0]) {
      const seat = t.seat(next)
      const { move, args } = seat.legal[0]!
      seat.does(move, ...args.slice(1))
    }
    expect(t.state.outcome!.line.key).to.equal('outcome.imperiumRex')
    expect(t.state.round).to.equal(1)
  })

  it('[TI-49.04] brings no other objective into play', () => {
    const t = ti({
      options,
      objectives: [...ROW.slice(0, 2), REX],
      ada: { strategy: ['diplomacy', 'imperial'] },
      bea: { strategy: ['logistics', 'technology'] },
      also(g) {
        g.decks.objectives = []
      },
    })
    t.ada.does('strategic', 'imperial', {})
    expect(t.ada.has.points).to.equal(2)
    expect(t.state.objectives).to.deep.equal([...ROW.slice(0, 2), REX])
  })

  it('[TI-49.01, TI-4.09, TI-34.53] reveals nothing with Bureaucracy', () => {
    const { objectives, decks } = sit('variant', { strategySet: 'variant' })
    expect(objectives.at(-1)).to.equal(REX)
    expect(decks.objectives).to.deep.equal([])
  })
})

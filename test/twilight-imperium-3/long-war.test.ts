/** The Long War: more points, more objectives. Section 50. */
import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { OBJECTIVES, type ObjectiveId } from '../../games/twilight-imperium-3/data/index.ts'
import { table } from '../support/table.ts'
import { expect, module, ti } from './support.ts'

const NAMES = ['ada', 'bea', 'cy'] as const
const sit = (options: SetupValues, seed = 'war') => table(module, { seats: NAMES, options, seed }).state

/** How many of each stage, the one that comes first at the head. */
function deckOf(options: SetupValues, seed?: string) {
  const deck = sit(options, seed).decks.objectives.toReversed()
  return {
    deck,
    stages: deck.map(id => OBJECTIVES[id].deck),
    ends: deck.filter(id => OBJECTIVES[id].endsGame),
  }
}

/** After the last objective, or before it. */
const afterRound = (options: SetupValues, left: ObjectiveId[], points = [0, 0, 0]) =>
  ti({
    options,
    phase: 'status',
    steps: [{ do: 'startStatusPhase' }],
    also(g) {
      g.decks.objectives = left
      for (const [seat, count] of points.entries()) g.players[seat]!.points = count
    },
  })

function playOn(t: ReturnType<typeof afterRound>) {
  for (let next = Object.keys(t.open)[0]; next && t.state.phase === 'status' && !t.state.outcome; ) {
    const seat = t.seat(next)
    const { move, args } = seat.legal[0]!
    seat.does(move, ...args.slice(1))
    next = Object.keys(t.open)[0]
  }
}

describe('twilight-imperium-3: the Long War', () => {
  it('[TI-50.01] is played to 14 victory points', () => {
    expect(sit({ longWar: true }).options.victoryPoints).to.equal(14)
    expect(sit({ longWar: true, victoryPoints: 8 }).options.victoryPoints).to.equal(14)
    expect(sit({}).options).to.not.have.property('longWar')
    const t = ti({
      options: { longWar: true },
      ada: { strategy: ['diplomacy', 'imperial'] },
      also: g => {
        g.players[0]!.points = 11
        g.decks.objectives = ['spend-10-influence', 'spend-10-resources']
      },
    })
    t.ada.does('strategic', 'imperial', {})
    expect(t.ada.has.points).to.be.oneOf([12, 13])
    expect(t.state.outcome).to.equal(null)
  })

  it('[TI-50.02] has eight objectives of stage I over five of stage II and Imperium Rex; one more with Bureaucracy', () => {
    for (const more of [{}, { variantObjectives: true }] as SetupValues[]) {
      const { stages, ends, deck } = deckOf({ longWar: true, ...more })
      expect(stages.slice(0, 8)).to.deep.equal(Array(8).fill('stage1'))
      expect(stages.slice(8)).to.deep.equal(Array(6).fill('stage2'))
      expect(ends).to.have.length(1)
      expect(new Set(deck).size).to.equal(14)
    }
    const variant = sit({ longWar: true, strategySet: 'variant' })
    expect(variant.decks.objectives.length + variant.objectives.length).to.equal(15)
  })

  it('[TI-50.03] ends by Imperium Rex like any other game', () => {
    const rex = deckOf({ longWar: true }).ends[0]!
    const t = ti({
      options: { longWar: true },
      ada: { strategy: ['diplomacy', 'imperial'] },
      also: g => {
        g.decks.objectives = [rex]
      },
    })
    t.ada.does('strategic', 'imperial', {})
    expect(t.state.outcome!.line.key).to.equal('outcome.imperiumRex')
  })

  it('[TI-50.04] without Imperium Rex ends after the round of the last objective: most points win', () => {
    const options = { longWar: true, longWarNoGameOver: true }
    expect(deckOf(options).ends).to.deep.equal([])
    expect(deckOf(options).deck).to.have.length(13)
    const goesOn = afterRound(options, ['spend-10-influence'])
    playOn(goesOn)
    expect(goesOn.state.outcome).to.equal(null)
    expect(goesOn.state.round).to.equal(3)
    const ends = afterRound(options, [], [4, 9, 7])
    expect(ends.state.outcome, 'not before the status phase is over').to.equal(null)
    playOn(ends)
    expect(ends.state.outcome!.winners).to.deep.equal(['1'])
    expect(ends.state.outcome!.line.key).to.equal('outcome.lastObjective')
    const usual = afterRound({ longWar: true }, [], [4, 9, 7])
    playOn(usual)
    expect(usual.state.outcome, 'with Imperium Rex').to.equal(null)
  })

  it('[TI-50.04] needs the Long War, and no Age of Empire', () => {
    const keyOf = (values: SetupValues) => refuseSetup(module.options, values, 3)?.text.key
    expect(keyOf({ longWarNoGameOver: true })).to.equal('refusal.optionNeeds')
    expect(keyOf({ longWarNoGameOver: true, longWar: true })).to.equal(undefined)
    expect(keyOf({ longWarNoGameOver: true, longWar: true, ageOfEmpire: true })).to.equal(
      'refusal.optionNeeds',
    )
  })
})

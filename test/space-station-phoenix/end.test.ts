import { COUNTERS } from '../../games/space-station-phoenix/components.ts'
import { STANDARD } from '../../games/space-station-phoenix/index.ts'
import { expect, type Has, phoenix } from './support.ts'

const NINE = ['111', '121', '131', '211', '221', '231', '311', '321', '331']
const empty = (ids: string[]) => Object.fromEntries(ids.map(id => [id, [] as string[]]))
const NOTHING: Has = { gem: 0, fleet: {}, hub: 'A01' }

/** The final scores of a game that Ada ends now, with what everybody has; A01 pays 3 GEM in the last income. */
function scored(ada: Has, bea: Has = {}, more: Has[] = []) {
  const seats = ['ada', 'bea', 'cy', 'dan'].slice(0, 2 + more.length) as ('ada' | 'bea' | 'cy' | 'dan')[]
  const t = phoenix({
    seats,
    ada: { ...NOTHING, ...ada, score: (ada.score ?? 0) + 40 },
    bea: { ...NOTHING, ...bea },
    cy: { ...NOTHING, ...more[0] },
    dan: { ...NOTHING, ...more[1] },
  })
  for (const name of seats) {
    t[name].takesIncome()
    if (t[name].isAsked('income')) t[name].does('endTurn')
  }
  const { outcome, final } = t.spectator.view
  const scores = Object.values(outcome!.scores!)
  // What everybody scores without anything: 40 points on the track for Ada.
  scores[0] = scores[0]! - 40
  return { t, scores, winners: outcome!.winners, final: final! }
}

describe('Space Station Phoenix: the end of the game', () => {
  it('[SSP-15.01, SSP-15.04, SSP-19.15] ends with one more turn for everybody else after 40 points', () => {
    const seats = ['ada', 'bea', 'cy'] as const
    const t = phoenix({
      seats,
      ada: { gem: 0, fleet: {}, score: 39, station: { 117: ['teal', 'teal', 'teal'] } },
    })
    t.ada.takesIncome()
    expect(t.spectator.view.endedBy).to.equal('0')
    const shipTurn = (name: 'bea' | 'cy') => {
      t[name].uses('L1-EXP')
      const [face] = t.spectator.view.current!.dice
      t[name].does('collect', face, { how: face === 'human' ? 'observe' : 'take' })
      t[name].does('done')
    }
    shipTurn('bea')
    expect(t.open).to.deep.equal({ cy: ['turn'] })
    expect(t.ctx.gameover).to.equal(undefined)
    shipTurn('cy')
    expect(t.ctx.gameover).to.have.property('winners')
    expect(t.open).to.deep.equal({})
    const below = phoenix({ ada: { gem: 0, fleet: {}, score: 39 } })
    below.ada.takesIncome()
    expect(below.spectator.view.endedBy).to.equal(null)
  })

  it('[SSP-15.01, SSP-15.02] ends with nine sectors, or with 4 Aliens or fewer in the supply', () => {
    const nine = phoenix({ ada: { gem: 0, station: empty(NINE) } })
    nine.ada.takesIncome()
    expect(nine.spectator.view.endedBy).to.equal('0')
    const eight = phoenix({ ada: { gem: 0, station: empty(NINE.slice(1)) } })
    eight.ada.takesIncome()
    expect(eight.spectator.view.endedBy).to.equal(null)
    const few = phoenix({ ada: { gem: 0 }, supply: { teal: 1, pink: 1, brown: 1, gold: 1, human: 16 } })
    few.ada.takesIncome()
    expect(few.spectator.view.endedBy, 'Humans do not count').to.equal('0')
    const more = phoenix({ ada: { gem: 0 }, supply: { teal: 2, pink: 1, brown: 1, gold: 1, human: 0 } })
    more.ada.takesIncome()
    expect(more.spectator.view.endedBy).to.equal(null)
  })

  it('[SSP-15.03, SSP-12.13] checks only the active player, at the end of the own turn', () => {
    const t = phoenix({ ada: { gem: 20 }, bea: { gem: 0, fleet: {}, score: 39, levels: { transport: 4 } } })
    t.ada.uses('L1-TRA')
    t.ada.does('transact', 'buy', { gain: 'food' })
    t.ada.does('done')
    t.bea.answers('transport-3')
    expect(t.bea.has.score).to.equal(40)
    expect(t.spectator.view.endedBy).to.equal(null)
    t.bea.takesIncome()
    expect(t.spectator.view.endedBy).to.equal('1')
  })

  it('[SSP-15.05, SSP-15.06, SSP-19.08] plays normal last turns, with fees and bonuses for all', () => {
    const t = phoenix({
      ada: { gem: 0, score: 40, levels: { transport: 1 } },
      bea: { gem: 20, score: 60 },
    })
    t.ada.takesIncome()
    const before = t.ada.has.gem
    t.bea.uses('ada/L1-TRA')
    t.bea.does('transact', 'buy', { gain: 'food' })
    t.bea.does('done')
    expect(t.spectator.view.endedBy, 'Bea’s 60 points change nothing').to.equal('0')
    expect(t.ada.has.gem - before, 'a fee of 1 and a bonus of 1').to.equal(2)
    expect(t.ctx.gameover).to.have.property('winners')
  })

  it('[SSP-15.07, SSP-14.20] ends when everybody has taken income five times in a row', () => {
    const idle: Has = { gem: 0, fleet: {}, hub: 'A01' }
    const t = phoenix({ ada: { ...idle, incomesInARow: 4 }, bea: { ...idle, incomesInARow: 3 } })
    t.ada.takesIncome()
    t.bea.takesIncome()
    expect(t.ctx.gameover).to.equal(undefined)
    t.ada.takesIncome()
    t.bea.takesIncome()
    expect(t.ctx.gameover).to.have.property('winners')
  })

  it('[SSP-15.07] counts only income actions in a row: using a ship begins anew', () => {
    const idle: Has = { gem: 0, fleet: {}, incomesInARow: 4 }
    const t = phoenix({ ada: { ...idle, gem: 4 }, bea: idle })
    t.ada.uses('neutral/N-EXP')
    const [face] = t.spectator.view.current!.dice
    t.ada.does('collect', face, { how: face === 'human' ? 'observe' : 'take' })
    t.ada.does('done')
    for (let turn = 0; turn < 8; turn++) t[turn % 2 === 0 ? 'bea' : 'ada'].takesIncome()
    expect(t.ctx.gameover, 'Ada has taken four').to.equal(undefined)
    t.bea.takesIncome()
    t.ada.takesIncome()
    expect(t.ctx.gameover).to.have.property('winners')
  })

  it('[SSP-15.07, SSP-15.04] plays the last turns where the end has been triggered', () => {
    const idle: Has = { gem: 0, fleet: {}, hub: 'A01', incomesInARow: 5 }
    const t = phoenix({ ada: { ...idle, score: 40 }, bea: idle })
    t.ada.takesIncome()
    expect(t.spectator.view.endedBy).to.equal('0')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    expect(t.log.join('\n')).not.to.include('row')
  })

  it('[SSP-1.10] scores beyond 40 on the track', () => {
    expect(scored({ score: 30 }).scores).to.deep.equal([30, 0])
  })
})

describe('Space Station Phoenix: scoring', () => {
  it('[SSP-16.01, SSP-16.02] scores 4, 6 and 10 points for sectors, occupied or not', () => {
    // A01 pays 2 GEM for each sector besides: below 20 they score nothing.
    expect(scored({ station: empty(['111', '211', '311']) }).scores).to.deep.equal([20, 0])
  })

  it('[SSP-16.03, SSP-16.04] scores 2 points a resident, 10 for the most of a species, 5 for the second most', () => {
    const { scores } = scored(
      { station: { 112: ['teal', 'teal', 'teal'] } },
      { station: { 111: ['teal', 'teal'] } },
      [{ station: { 111: ['teal'] } }],
    )
    expect(scores).to.deep.equal([4 + 6 + 10, 4 + 4 + 5, 4 + 2])
  })

  it('[SSP-16.05] shares 15 points for a tie for first, and nobody is second', () => {
    const two = scored({ station: { 111: ['teal'] } }, { station: { 111: ['teal'] } }, [{}])
    expect(two.scores).to.deep.equal([6 + 7, 6 + 7, 0])
    const three = scored({ station: { 112: ['teal', 'teal'] } }, { station: { 111: ['teal', 'teal'] } }, [
      { station: { 113: ['teal', 'teal'] } },
      { station: { 114: ['teal'] } },
    ])
    expect(three.scores).to.deep.equal([8 + 5, 8 + 5, 8 + 5, 6])
  })

  it('[SSP-16.06, SSP-19.20] shares 5 points for a tie for second; with two players the second still scores', () => {
    const tied = scored({ station: { 112: ['teal', 'teal'] } }, { station: { 111: ['teal'] } }, [
      { station: { 113: ['teal'] } },
    ])
    expect(tied.scores).to.deep.equal([8 + 10, 6 + 2, 6 + 2])
    const pair = scored({ station: { 112: ['teal', 'teal'] } }, { station: { 111: ['teal'] } })
    expect(pair.scores).to.deep.equal([18, 11])
  })

  it('[SSP-16.07] gives nothing for a species that a player does not house', () => {
    expect(scored({ station: { 111: ['teal'] } }, { station: empty(['111']) }).scores).to.deep.equal([
      4 + 2 + 10,
      4,
    ])
  })

  it('[SSP-16.08, SSP-16.11] scores endgame effects of hub and quarters, even those occupied last, up to their maximum', () => {
    // 311/5: 1 point for each teal Alien.
    const teal = ['teal', 'teal', 'teal', 'teal', 'teal@10']
    // 311/4 brings 2 points in the last income.
    expect(scored({ station: { 311: teal } }).scores[0]).to.equal(10 + 10 + 10 + 5 + 2)
    expect(scored({ station: { 311: teal.slice(1) } }).scores[0], 'the fifth quarter is empty').to.equal(
      10 + 8 + 10,
    )
    // B11: 1 point for every 4 residents.
    expect(scored({ hub: 'B11', station: { 311: teal } }).scores[0]).to.equal(10 + 10 + 10 + 5 + 2 + 1)
    // 318/5: 1 point for every 3 GEM, at most 8; 90 GEM also score 4 points by themselves.
    const rich = { gem: 5, score: 0, station: { 318: ['gold', 'gold', 'gold', 'gold', 'gold'] } }
    const { t } = scored(rich)
    expect(t.ada.has.gem).to.be.below(20)
    expect(scored(rich).scores[0]).to.equal(10 + 10 + 10 + Math.floor(t.ada.has.gem / 3))
  })

  it('[SSP-16.09, SSP-16.10] scores 1 point for 20 GEM and for 5 resources, none of them spent', () => {
    const { scores } = scored({ gem: 4, food: 2, water: 2, metal: 1 }, { gem: 7, food: 4, fleet: {} })
    expect(scores, '4 + 3 GEM are too few').to.deep.equal([1, 0])
    const t = phoenix({
      ada: { ...NOTHING, gem: 7, score: 40 },
      bea: { gem: 39, fleet: { 'L1-EXP': 0, 'L1-TRA': 15 }, food: 9 },
    })
    t.ada.takesIncome()
    t.bea.takesIncome()
    // 39 GEM and 2 for the ships; those that lay on a ship went to the supply.
    expect(t.ctx.gameover.scores).to.deep.equal({ 0: 40, 1: 2 + 1 })
  })

  it('[SSP-16.12, SSP-12.04] shows every part of the final score', () => {
    const { final, t } = scored({ station: { 111: ['teal'] }, food: 5 })
    expect(final['0']!.terms.map(({ label, amount }) => [label.key, amount])).to.deep.equal([
      ['score.track', 40],
      ['score.sectors', 4],
      ['score.residents', 2],
      ['score.plurality', 10],
      ['score.resources', 1],
    ])
    expect(final['0']!.total).to.equal(57)
    expect(t.ctx.gameover.scores['0']).to.equal(57)
  })
})

/** A hub that scores a point for each of everything that can be counted. */
const COUNTING = {
  ...STANDARD,
  hubs: STANDARD.hubs.map(hub =>
    hub.id === 'B01'
      ? { ...hub, effects: COUNTERS.map(per => ({ kind: 'endgame' as const, vp: 1, per })) }
      : hub,
  ),
}

/** What Ada's hub counts at the end of a game that she has ended; what counts nothing is left out. */
function counted(ada: Has, bea: Has = {}) {
  const t = phoenix({
    components: COUNTING,
    ada: { ...ada, score: 40, fleet: { 'L1-EXP': 3, ...ada.fleet } },
    bea: { gem: 0, fleet: {}, ...bea },
  })
  t.ada.takesIncome()
  if (t.ada.isAsked('income')) t.ada.does('endTurn')
  t.bea.takesIncome()
  const terms = t.spectator.view.final!['0']!.terms.filter(({ label }) => label.key === 'score.endgame')
  return Object.fromEntries(
    terms.flatMap(({ label: { params }, amount }) =>
      isHub(params!.source!) ? [[String(params!.counter).replace('counter:', ''), amount]] : [],
    ),
  )
}
const isHub = (source: object | string | number) =>
  typeof source === 'object' && 'key' in source && source.key === 'source.hub'

describe('Space Station Phoenix: what is counted', () => {
  const HAS: Has = {
    ...{ gem: 13, food: 3, water: 2, metal: 6, dismantled: 4 },
    fleet: { 'L1-DIP': 0, 'L1-TRA': 0, 'L2-FAR-a': 0, 'L3-ICE-a': 0 },
    levels: { dismantle: 4, construct: 2, transport: 3 },
  }
  // They came on this turn: no quarter pays anything.
  const now = (words: string) => words.split(' ').map(species => `${species}@10`)

  it('[SSP-16.08] every counter of effects, by what a player has', () => {
    const station = {
      111: now('teal teal gold'),
      211: now('gold teal human'),
      311: now('gold'),
      121: now('pink gold pink'),
      221: now('human human'),
      131: now('brown brown'),
    }
    const bea: Has = { levels: { dismantle: 4, construct: 1 } }
    expect(counted({ ...HAS, station }, bea)).to.deep.equal({
      ...{ ships: 5, shipsDismantled: 4, sectors: 6, sectorsL1: 3, sectorsL2: 2, sectorsL3: 1 },
      ...{ fullSectors: 2, completeWings: 1, residents: 14, aliens: 11, humans: 3 },
      ...{ tealAliens: 3, pinkAliens: 2, brownAliens: 2, goldAliens: 4, species: 5, speciesSets: 2 },
      ...{ diplomacyLevels: 9, tracksLed: 2, tracksAtLeast3: 2, gems: 13, resources: 11, metal: 6 },
    })
  })

  it('[SSP-16.08] nothing for sets, wings and sectors that lack something', () => {
    const station = {
      111: now('teal teal'),
      311: now('gold'),
      121: now('pink pink'),
      221: [],
      321: now('pink pink pink pink'),
    }
    const counts = counted({ ...HAS, station })
    expect(counts).to.include({ species: 3, completeWings: 1, sectors: 5 })
    expect(counts).not.to.have.any.keys('fullSectors', 'speciesSets', 'humans', 'brownAliens')
    const noHumans = counted({
      ...HAS,
      station: { 111: now('teal gold'), 121: now('pink'), 131: now('brown') },
    })
    expect(noHumans).to.include({ species: 4, aliens: 4 }).and.not.to.have.property('speciesSets')
    const wings = counted({ ...HAS, station: { 111: [], 211: [], 121: [], 321: [], 131: [], 231: [] } })
    expect(wings).not.to.have.property('completeWings')
  })

  it('[SSP-16.08] an endgame quarter that is occupied on the last turn of all', () => {
    const t = phoenix({
      ada: { gem: 0, score: 40, fleet: {} },
      bea: { food: 1, water: 1, station: { 311: ['teal', 'teal', 'teal', 'teal'] } },
    })
    t.ada.takesIncome()
    t.bea.uses('L1-TRA')
    t.bea.does('transact', 'alien', { species: 'teal', sector: '311' })
    t.bea.does('done')
    // 311/5: 1 point for each teal Alien.
    const terms = t.spectator.view.final!['1']!.terms
    expect(terms.find(({ label }) => label.key === 'score.endgame')?.amount).to.equal(5)
  })
})

describe('Space Station Phoenix: the story of the game', () => {
  it('[SSP-3.01, SSP-16.01] writes down what everybody would have scored, round by round', () => {
    const t = phoenix({
      seats: ['ada', 'bea', 'cy'],
      first: 'bea',
      ada: { ...NOTHING, score: 5 },
      bea: { ...NOTHING, score: 1 },
      cy: { ...NOTHING, score: 38, hub: 'A06' },
    })
    for (const name of ['bea', 'cy'] as const) t[name].takesIncome()
    expect(t.spectator.view.chronicle).to.deep.equal([])
    t.ada.takesIncome()
    expect(t.spectator.view.chronicle).to.deep.equal([{ turn: 12, scores: { 0: 5, 1: 1, 2: 39 } }])
    for (const name of ['bea', 'cy', 'ada', 'bea'] as const) t[name].takesIncome()
    expect(t.ctx.gameover.winners).to.deep.equal(['2'])
    // The game ends in the middle of a round: that is the last entry.
    expect(t.spectator.view.chronicle.map(({ turn, scores }) => [turn, scores['2']])).to.deep.equal([
      [12, 39],
      [15, 40],
      [16, 40],
    ])
  })
})

describe('Space Station Phoenix: the winner', () => {
  it('[SSP-17.01] is who has the highest total', () => {
    expect(scored({}, { score: 41 }).winners).to.deep.equal(['1'])
    expect(scored({}, { score: 39 }).winners).to.deep.equal(['0'])
  })

  it('[SSP-17.02] in a tie who has the most Aliens', () => {
    // Ada: a sector, 1 Alien with 10 for the majority = 16 and 40. Bea: a sector, 2 Humans with 10 = 18 and 38.
    const { scores, winners } = scored(
      { station: { 111: ['teal'] } },
      { score: 38, station: { 111: ['human', 'human'] } },
    )
    expect(scores).to.deep.equal([16, 56])
    expect(winners).to.deep.equal(['0'])
  })

  it('[SSP-17.03] still tied, who has the most Humans', () => {
    // Both 1 Alien. Ada: 4 + 4 + 10 + 10 = 28 and 40. Bea: 4 + 2 + 10 = 16 and 52.
    const { scores, winners } = scored(
      { station: { 111: ['teal', 'human'] } },
      { score: 52, station: { 121: ['pink'] } },
    )
    expect(scores).to.deep.equal([28, 68])
    expect(winners).to.deep.equal(['0'])
  })

  it('[SSP-17.04] still tied, all of them', () => {
    const { winners } = scored({}, { score: 40 })
    expect(winners).to.deep.equal(['0', '1'])
  })
})

import { type Bag, componentsOf, STANDARD } from '../../games/space-station-phoenix/index.ts'
import { rewardsFor } from '../../games/space-station-phoenix/rules/bonuses.ts'
import type { PhoenixSetup } from './support.ts'
import { expect, type Has, phoenix } from './support.ts'

/** Ada uses a transport ship and buys a resource: then come the bonuses of the transport track. */
function transport(
  levels: [ada: number, bea: number],
  more: PhoenixSetup<'ada' | 'bea'> & { ada?: Has } = {},
) {
  const t = phoenix({
    ...more,
    ada: { gem: 20, levels: { transport: levels[0] }, ...more.ada },
    bea: { gem: 20, levels: { transport: levels[1] } },
  })
  t.ada.uses('L1-TRA')
  t.ada.does('transact', 'buy', { gain: 'food' })
  t.ada.does('done')
  return t
}
const offers = (t: ReturnType<typeof transport>, name: 'ada' | 'bea') => {
  const { options, min, max } = t[name].asked('bonus').pick!
  return { levels: options.map(option => Number(option.split('-')[1])), min, max }
}

describe('Space Station Phoenix: diplomacy bonuses', () => {
  it('[SSP-12.01, SSP-12.11, SSP-12.13, SSP-18.10] gives every player a reward after a tracked ship action, in any order', () => {
    // Ada leads alone on level 3, Bea follows on level 2.
    const t = transport([3, 2])
    expect(t.open).to.deep.equal({ ada: ['bonus'] })
    // Bea may only take level 1, so she is not asked: 1 GEM.
    expect(t.bea.has.gem).to.equal(21)
    t.ada.answers('transport-3')
    expect(t.ada.has.score, 'at once').to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    const both = transport([4, 3])
    expect(both.open).to.deep.equal({ ada: ['bonus'], bea: ['bonus'] })
    both.bea.answers('transport-2')
    expect(both.ada.view.players['1']!.gem, 'public at once').to.equal(22)
    expect(both.open, 'the next turn waits').to.deep.equal({ ada: ['bonus'] })
    both.ada.answers('transport-2')
    expect(both.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-12.01] counts ships of opponents and neutral ships as well', () => {
    for (const ship of ['bea/L1-TRA', 'neutral/N-TRA']) {
      const t = phoenix({ ada: { gem: 20, levels: { transport: 1 } } })
      t.ada.uses(ship)
      t.ada.does('transact', 'buy', { gain: 'food' })
      const before = t.ada.has.gem
      t.ada.does('done')
      expect(t.ada.has.gem - before, ship).to.equal(1)
    }
  })

  it('[SSP-12.02, SSP-14.11] gives none for diplomacy, farm and ice ships, income, or bonus actions', () => {
    const levels = { dismantle: 3, construct: 3, transport: 3, expedition: 3 }
    const t = phoenix({ ada: { gem: 20, levels } })
    t.ada.uses('L1-DIP')
    t.ada.does('advance', 'dismantle')
    t.settled('turn')
    const power = phoenix({ ada: { gem: 5, hub: 'A12', levels } })
    power.ada.takesIncome()
    power.ada.does('usePower', 'hub/1', {})
    power.ada.does('transact', 'buy', { gain: 'food' })
    power.settled('turn', 'income')
    expect(power.ada.has.score).to.equal(0)
  })

  it('[SSP-12.03] gives nothing at level 0', () => {
    const t = transport([0, 0])
    expect([t.ada.has.gem, t.bea.has.gem]).to.deep.equal([20 - 3 - 3, 20])
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-12.04] offers the sole leader the own level and all below', () => {
    expect(offers(transport([3, 0]), 'ada')).to.deep.equal({ levels: [1, 2, 3], min: 1, max: 1 })
    expect(offers(transport([2, 1]), 'ada')).to.deep.equal({ levels: [1, 2], min: 1, max: 1 })
  })

  it('[SSP-12.05, SSP-12.12] offers the others only levels below their own, without asking where there is one', () => {
    const tied = transport([3, 3])
    expect(offers(tied, 'ada').levels).to.deep.equal([1, 2])
    expect(offers(tied, 'bea').levels).to.deep.equal([1, 2])
    const low = transport([1, 1])
    expect([low.ada.has.gem, low.bea.has.gem], 'nothing at level 1').to.deep.equal([14, 20])
    const behind = transport([2, 3])
    expect(behind.ada.has.gem, 'level 1 without being asked').to.equal(15)
    behind.bea.cannot('answer', [[]], { rule: 'kit' })
  })

  it('[SSP-12.06, SSP-12.07, SSP-12.08] lets x2 take two rewards of levels 1 to 3, never the same resource twice, or one', () => {
    const t = transport([4, 0])
    expect(offers(t, 'ada')).to.deep.equal({ levels: [1, 2, 3], min: 1, max: 2 })
    t.ada.cannot('answer', [['transport-1', 'transport-1']], { rule: 'kit' })
    t.ada.cannot('answer', [['transport-4']], { rule: 'kit' })
    t.ada.cannot('answer', [['transport-1', 'transport-2']], { rule: 'kit', key: 'pickApart' })
    t.ada.answers('transport-2', 'transport-3')
    expect([t.ada.has.gem, t.ada.has.score]).to.deep.equal([14 + 2, 1])
    expect(offers(transport([4, 4]), 'ada'), 'not sole leader at level 4').to.deep.equal({
      levels: [1, 2, 3],
      min: 1,
      max: 1,
    })
    const five = transport([5, 5])
    expect(offers(five, 'ada').max).to.equal(2)
    expect(offers(five, 'bea').max).to.equal(2)
    five.bea.answers('transport-3')
    expect(five.bea.has.score).to.equal(1)
  })

  it('[SSP-12.07] takes nothing apart that is different, and offers one where all bring the same', () => {
    const t = phoenix({ ada: { levels: { expedition: 4 } }, dice: [1, 1, 1, 1, 1] })
    t.ada.uses('L1-EXP')
    for (let i = 0; i < 4; i++) t.ada.does('collect', 'food', { how: 'take' })
    expect(t.ada.legal.map(({ args }) => args[1])).to.have.length(6)
    t.ada.answers('expedition-1', 'expedition-3')
    expect([t.ada.has.gem, t.ada.has.metal]).to.deep.equal([30 - 3 + 2, 1])

    const { view } = phoenix({ ada: { levels: { transport: 4 } } }).spectator
    const withRewards = (...rewards: readonly (Bag | 'x2')[]) => {
      const levels = rewards.map(reward => ({ lobbyCost: 1, reward }))
      const tracks = STANDARD.tracks.map(one => (one.track === 'transport' ? { ...one, levels } : one))
      return rewardsFor(componentsOf({ ...STANDARD, tracks }), view, '0', 'transport')
    }
    expect(withRewards({ gem: 1 }, { gem: 2 }, { gem: 3 }, 'x2')).to.deep.equal({
      ...{ levels: [1, 2, 3], most: 1 },
      apart: [[1, 2, 3]],
    })
    // The third brings what each of the others does.
    expect(withRewards({ gem: 1 }, { vp: 1 }, { gem: 1, vp: 1 }, 'x2')).to.deep.equal({
      ...{ levels: [1, 2, 3], most: 2 },
      apart: [
        [1, 3],
        [2, 3],
      ],
    })
    expect(withRewards({ gem: 1 }, 'x2')).to.deep.equal({ levels: [1], most: 1, apart: [] })
  })

  it('[SSP-12.09, SSP-12.10] compares positions after the action, and cannot be used in it', () => {
    const t = phoenix({ ada: { gem: 6, levels: { transport: 1 } } })
    t.ada.uses('L1-TRA')
    t.ada.does('transact', 'buy', { gain: 'food' })
    // 0 GEM are left: the action ends by itself, and only then comes the GEM of level 1.
    expect(t.ada.has.gem).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-19.19] judges every bonus by itself', () => {
    const t = phoenix({ ada: { levels: { transport: 1 } }, bea: { levels: { transport: 0 } } })
    t.ada.uses('L1-TRA')
    t.ada.does('transact', 'buy', { gain: 'food' })
    t.ada.does('done')
    expect(t.ada.has.gem).to.equal(30 - 3 - 3 + 1)
    t.bea.uses('L1-DIP')
    t.bea.does('advance', 'transport')
    t.ada.uses('bea/L1-TRA')
    t.ada.does('transact', 'buy', { gain: 'food' })
    t.ada.does('done')
    expect(t.ada.has.gem, 'no sole leader any more').to.equal(25 - 3 - 1 - 3)
  })
})

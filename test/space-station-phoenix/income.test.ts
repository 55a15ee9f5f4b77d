import { expect, phoenix } from './support.ts'

describe('Space Station Phoenix: residents and quarters', () => {
  it('[SSP-13.01, SSP-13.02, SSP-13.03, SSP-9.08] places into the leftmost empty quarter of a chosen sector', () => {
    const t = phoenix({
      ada: {
        gem: 9,
        food: 9,
        water: 9,
        station: { 111: ['gold'], 121: [], 131: ['teal@1', 'gold', 'human'] },
      },
    })
    t.ada.uses('L1-TRA')
    t.ada.does('transact', 'goldAlien', { sector: '121' })
    t.ada.cannot('transact', ['goldAlien', { sector: '131' }], { rule: 'SSP-13.01' })
    t.ada.does('transact', 'alien', { species: 'teal', sector: '111' })
    expect(t.ada.has.station[111]!.map(({ species }) => species)).to.deep.equal(['gold', 'teal'])
  })

  it('[SSP-1.06, SSP-1.07] takes residents from a limited supply', () => {
    const t = phoenix({ ada: { food: 2, water: 2, station: { 111: [] } }, supply: { teal: 1 } })
    t.ada.uses('L1-TRA')
    t.ada.does('transact', 'alien', { species: 'teal', sector: '111' })
    t.ada.cannot('transact', ['alien', { species: 'teal', sector: '111' }], { rule: 'SSP-1.06' })
    expect(t.spectator.view.supply.teal).to.equal(0)
  })

  it('[SSP-13.04, SSP-14.06] works only where somebody lives, whoever it is', () => {
    const gems = (station: { [id: string]: string[] }) => {
      const t = phoenix({ ada: { gem: 0, fleet: {}, station } })
      t.ada.takesIncome()
      return [t.ada.has.gem, t.ada.has.food]
    }
    // 113: 2 GEM, 1 GEM, 1 food.
    expect(gems({ 113: [] })).to.deep.equal([0, 0])
    expect(gems({ 113: ['teal'] })).to.deep.equal([2, 0])
    expect(gems({ 113: ['human', 'gold', 'teal'] })).to.deep.equal([3, 1])
  })

  it('[SSP-13.06, SSP-14.13] does not work on the turn on which its resident came', () => {
    const t = phoenix({ ada: { gem: 0, fleet: {}, station: { 113: ['teal', 'teal@10'], 123: ['gold@10'] } } })
    t.ada.takesIncome()
    expect(t.ada.has.gem).to.equal(2)
    const earlier = phoenix({ ada: { gem: 0, fleet: {}, station: { 113: ['teal', 'teal@9'] } } })
    earlier.ada.takesIncome()
    expect(earlier.ada.has.gem).to.equal(3)
    const power = phoenix({ ada: { gem: 5, fleet: {}, station: { 114: ['teal', 'teal@10'] } } })
    power.ada.takesIncome()
    expect(power.open, 'the power of 114 is not there yet').to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-13.08, SSP-14.07] lets the hub work from the beginning: 1 GEM for each ship left', () => {
    const t = phoenix({ ada: { gem: 0, fleet: { 'L1-DIP': 2, 'L1-TRA': 0, 'L3-CON-a': 5 } } })
    t.ada.takesIncome()
    expect(t.ada.has.gem).to.equal(3)
  })

  it('[SSP-13.11] keeps to the bonuses that worked when the action began', () => {
    // A Human recruited into the quarter with +1 cargo during an expedition does not enlarge that expedition.
    const t = phoenix({
      ada: { food: 1, water: 1, metal: 1, station: { 124: ['pink'] } },
      dice: [6, 1, 1, 1, 1],
    })
    t.ada.uses('L1-EXP')
    t.ada.does('collect', 'human', { how: 'recruit', sector: '124' })
    expect(t.ada.asked('expedition').about).to.deep.equal({ count: 3 })
  })
})

describe('Space Station Phoenix: the income action', () => {
  it('[SSP-14.02] counts own used ships, whoever used them, and no neutral ship', () => {
    phoenix({ ada: { gem: 20, fleet: { 'L1-EXP': 3 } } }).ada.takesIncome()
    const t = phoenix({ ada: { gem: 20, token: 'N-EXP' }, neutral: { 'N-EXP': 4 } })
    t.ada.cannot('takeIncome', [], { rule: 'SSP-14.01' })
  })

  it('[SSP-14.03, SSP-14.04, SSP-14.05, SSP-5.13] brings marker, token and ships back; GEM on them go to the supply', () => {
    const t = phoenix({
      ada: { gem: 0, fleet: { 'L1-EXP': 3, 'L1-TRA': 0 }, marker: '0/L1-EXP', token: 'N-EXP' },
      bea: { fleet: { 'L1-EXP': 3 }, token: 'N-TRA' },
      neutral: { 'N-EXP': 4, 'N-TRA': 4 },
    })
    t.ada.takesIncome()
    const { marker, token, fleet, gem } = t.ada.has
    expect({ marker, token, fleet, gem }).to.deep.equal({
      marker: null,
      token: null,
      fleet: { 'L1-EXP': 0, 'L1-TRA': 0 },
      gem: 2,
    })
    expect(t.spectator.view.neutral).to.deep.include({ 'N-EXP': 0, 'N-TRA': 4 })
    expect(t.bea.has.fleet['L1-EXP'], 'of others they stay').to.equal(3)
  })

  it('[SSP-14.08] counts in full steps', () => {
    const gems = (ships: number) => {
      const fleet = Object.fromEntries(
        ['L1-DIP', 'L1-DIS', 'L1-CON', 'L1-TRA', 'L1-EXP'].slice(0, ships).map(id => [id, 0]),
      )
      const t = phoenix({ ada: { gem: 0, hub: 'A07', fleet } })
      t.ada.takesIncome()
      return t.ada.has.gem
    }
    expect([1, 2, 3, 4, 5].map(gems)).to.deep.equal([0, 1, 1, 2, 2])
  })

  it('[SSP-14.09, SSP-14.10, SSP-19.23] uses each power at most once, if it can be paid', () => {
    // 114/2 and 136/2: pay 2 GEM for a water, for a metal. 127/2: pay 3 GEM for a point.
    const t = phoenix({
      ada: {
        gem: 3,
        fleet: {},
        station: { 114: ['teal', 'gold'], 136: ['brown', 'gold'], 127: ['pink', 'pink'] },
      },
    })
    t.ada.takesIncome()
    // Income: 1 + 2 + 2 GEM.
    expect(t.ada.has.gem).to.equal(8)
    expect(t.spectator.view.income).to.deep.equal({ used: [], relocating: false })
    t.ada.does('usePower', '114/2', {})
    expect(t.spectator.view.income).to.deep.equal({ used: ['114/2'], relocating: false })
    t.ada.cannot('usePower', ['114/2', {}], { rule: 'SSP-14.09' })
    t.ada.cannot('usePower', ['114/1', {}], { rule: 'SSP-14.13' })
    t.ada.does('usePower', '136/2', {})
    expect([t.ada.has.gem, t.ada.has.water, t.ada.has.metal]).to.deep.equal([4, 1, 1])
    t.ada.does('usePower', '127/2', {})
    expect([t.ada.has.gem, t.ada.has.score]).to.deep.equal([1, 1])
  })

  it('[SSP-14.10] refuses a power that cannot be paid or has no possible part', () => {
    const t = phoenix({
      ada: {
        gem: 0,
        fleet: {},
        hub: 'A08',
        station: { 228: ['gold', 'gold', 'gold'], 235: ['gold', 'gold', 'gold'] },
      },
    })
    t.ada.takesIncome()
    t.ada.cannot('usePower', ['228/3', {}], { rule: 'SSP-14.10' })
    t.ada.cannot('usePower', ['hub/1', {}], { rule: 'SSP-6.04' })
    t.ada.cannot('usePower', ['235/3', {}], { rule: 'SSP-7.07' })
  })

  it('[SSP-14.11, SSP-14.12, SSP-19.12] dismantles any own ship by a power, after the hub has paid for it', () => {
    const t = phoenix({ ada: { gem: 1, hub: 'A08', fleet: { 'L1-DIS': 3, 'L1-EXP': 0 } } })
    t.ada.takesIncome()
    expect(t.ada.has.gem, '1 GEM for each of two ships').to.equal(3)
    t.ada.does('usePower', 'hub/1', {})
    t.ada.does('dismantle', 'L1-DIS')
    expect([t.ada.has.metal, t.ada.has.gem]).to.deep.equal([4, 3])
    expect(t.ada.has.marker).to.equal(null)
  })

  it('[SSP-14.14] recruits a Human for the price of the power', () => {
    const t = phoenix({ ada: { gem: 0, fleet: {}, hub: 'A03', food: 1, water: 1, station: { 121: [] } } })
    t.ada.takesIncome()
    t.ada.cannot('usePower', ['hub/1', {}], { rule: 'SSP-13.01' })
    t.ada.does('usePower', 'hub/1', { sector: '121' })
    expect(t.ada.has.station[121]!.map(({ species }) => species)).to.deep.equal(['human'])
    expect([t.ada.has.food, t.ada.has.water]).to.deep.equal([0, 0])
    const none = phoenix({
      ada: { gem: 1, fleet: {}, hub: 'A03', food: 1, water: 1, station: { 121: ['gold'], 111: [] } },
      supply: { human: 0 },
    })
    none.ada.takesIncome()
    none.ada.cannot('usePower', ['hub/1', { sector: '121' }], { rule: 'SSP-1.06' })
  })

  it('[SSP-14.15, SSP-14.16, SSP-19.24] relocates residents for 1 GEM each, to other sectors that may hold them', () => {
    const station = { 111: ['teal', 'gold'], 112: [], 121: ['human'], 131: [] }
    const t = phoenix({ ada: { gem: 2, fleet: {}, station } })
    t.ada.takesIncome()
    const gem = t.ada.has.gem
    t.ada.cannot('relocate', ['111', 1, '131'], { rule: 'SSP-13.01' })
    t.ada.cannot('relocate', ['111', 1, '111'], { rule: 'SSP-14.16' })
    t.ada.cannot('relocate', ['112', 1, '111'], { rule: 'SSP-14.15' })
    t.ada.does('relocate', '111', 1, '112')
    t.ada.does('relocate', '121', 1, '131')
    expect(t.ada.has.gem).to.equal(gem - 2)
    expect(Object.values(t.ada.has.station).map(there => there.map(({ species }) => species))).to.deep.equal([
      ['gold'],
      ['teal'],
      [],
      ['human'],
    ])
  })

  it('[SSP-14.17, SSP-13.07] closes the gap; whoever slides left keeps working', () => {
    const t = phoenix({ ada: { gem: 5, fleet: {}, station: { 111: ['teal', 'gold'], 112: [] } } })
    t.ada.takesIncome()
    t.ada.does('relocate', '111', 1, '112')
    expect(t.ada.has.station[111]).to.deep.equal([{ species: 'gold', since: 1 }])
    expect(t.ada.has.station[112]).to.deep.equal([{ species: 'teal', since: 10 }])
  })

  it('[SSP-14.18] may move the same resident again', () => {
    const t = phoenix({ ada: { gem: 5, fleet: {}, station: { 111: ['gold'], 112: [] } } })
    t.ada.takesIncome()
    t.ada.does('relocate', '111', 1, '112')
    t.ada.does('relocate', '112', 1, '111')
    expect(t.ada.has.station[111]).to.deep.equal([{ species: 'gold', since: 10 }])
  })

  it('[SSP-14.19, SSP-19.14] comes in the order income, powers, relocations', () => {
    const t = phoenix({ ada: { gem: 0, fleet: {}, station: { 136: ['brown', 'brown'], 131: [] } } })
    t.ada.takesIncome()
    // 2 GEM have come in: enough for the power, or for relocations.
    t.ada.does('relocate', '136', 1, '131')
    t.ada.cannot('usePower', ['136/1', {}], { rule: 'SSP-14.13' })
    const power = phoenix({
      ada: { gem: 3, fleet: {}, station: { 136: ['brown', 'brown'], 114: ['gold', 'gold'], 131: [] } },
    })
    power.ada.takesIncome()
    power.ada.does('relocate', '136', 1, '131')
    power.ada.cannot('usePower', ['114/2', {}], { rule: 'SSP-14.19' })
  })

  it('[SSP-14.20] may be taken in turn after turn', () => {
    const t = phoenix({ ada: { gem: 0, fleet: {} }, bea: { gem: 0, fleet: {} } })
    t.ada.takesIncome()
    t.bea.takesIncome()
    t.ada.takesIncome()
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-14.21] ends when the player says so, or when nothing more is possible', () => {
    const t = phoenix({ ada: { gem: 5, station: { 111: ['teal'], 112: [] } } })
    t.ada.takesIncome()
    expect(t.open).to.deep.equal({ ada: ['income'] })
    t.ada.does('endTurn')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    const plain = phoenix({ ada: { gem: 5, station: { 111: ['teal'] } } })
    plain.ada.takesIncome()
    expect(plain.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-14.10, SSP-14.21] is over where a power could only recruit, and there is no Human or no home', () => {
    const has = { gem: 0, fleet: {}, hub: 'A03', food: 1, water: 1 }
    for (const t of [
      phoenix({ ada: { ...has, station: { 121: ['pink'] } }, supply: { human: 0 } }),
      phoenix({ ada: { ...has, station: { 111: ['gold', 'gold', 'gold'] } } }),
      phoenix({ ada: { ...has, water: 0, station: { 121: ['pink'] } } }),
    ]) {
      t.ada.takesIncome()
      expect(t.open).to.deep.equal({ bea: ['turn'] })
    }
  })

  it('[SSP-19.13] fills a sector built by a power in the same step', () => {
    // 235/3 builds, 125/2 recruits a Human for food and water.
    const t = phoenix({
      ada: {
        gem: 0,
        metal: 3,
        food: 1,
        water: 1,
        fleet: {},
        station: { 131: [], 235: ['gold', 'gold', 'gold'], 125: ['pink', 'pink', 'pink'] },
      },
      market: ['111'],
    })
    t.ada.takesIncome()
    t.ada.does('usePower', '235/3', {})
    t.ada.does('build', '111')
    t.ada.does('usePower', '125/2', { sector: '111' })
    expect(t.ada.has.station[111]).to.deep.equal([{ species: 'human', since: 10 }])
  })
})

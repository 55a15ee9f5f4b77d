import { STANDARD } from '../../games/space-station-phoenix/index.ts'
import { expect, phoenix } from './support.ts'

const TOP = { dismantle: 5, construct: 5, transport: 5, expedition: 5 }

describe('Space Station Phoenix: dismantle', () => {
  it('[SSP-6.01, SSP-6.05, SSP-6.06, SSP-6.07] takes one unused own ship out of the game for its metal', () => {
    for (const [ship, bonus] of [
      ['L1-DIS', 0],
      ['L2-DIS-a', 1],
      ['L3-DIS-a', 2],
    ] as const) {
      const t = phoenix({ ada: { fleet: { [ship]: 0, 'L1-CON': 0, 'L1-TRA': 3 } } })
      t.ada.uses(ship)
      t.ada.cannot('dismantle', ['L1-TRA'], { rule: 'SSP-6.01' })
      t.ada.does('dismantle', 'L1-CON')
      expect(t.ada.has.metal, ship).to.equal(4 + bonus)
      expect(t.ada.has.fleet).not.to.have.property('L1-CON')
      expect(t.ada.has.dismantled).to.equal(1)
      expect(t.open).to.deep.equal({ bea: ['turn'] })
    }
  })

  it('[SSP-6.02, SSP-6.03, SSP-6.04] never itself, never ships of others', () => {
    const t = phoenix({ ada: { fleet: { 'L1-DIS': 0 } } })
    t.ada.cannotUse('L1-DIS', 'SSP-6.04')
    const other = phoenix({ ada: { fleet: { 'L1-DIS': 0, 'L1-CON': 0 } } })
    other.ada.uses('L1-DIS')
    other.ada.cannot('dismantle', ['L1-DIS'], { rule: 'SSP-6.03' })
    other.ada.cannot('dismantle', ['N-CON'], { rule: 'SSP-6.02' })
    other.ada.cannot('dismantle', ['L1-EXP'], { rule: 'SSP-6.02' })
  })

  it('[SSP-6.05, SSP-13.09] adds what hub and quarters give', () => {
    const t = phoenix({ ada: { gem: 10, hub: 'A05', station: { 134: ['gold', 'brown'] } } })
    t.ada.uses('L1-DIS')
    t.ada.does('dismantle', 'L1-CON')
    expect([t.ada.has.metal, t.ada.has.gem]).to.deep.equal([4 + 1 + 1, 10 - 3 + 2])
  })

  it('[SSP-6.08] sends the marker on the removed ship home', () => {
    const t = phoenix({ bea: { marker: '0/L1-CON' }, ada: { marker: '0/L1-CON' } })
    t.ada.uses('L1-DIS')
    t.ada.does('dismantle', 'L1-CON')
    expect(t.bea.has.marker).to.equal(null)
    expect(t.ada.has.marker).to.equal('0/L1-DIS')
  })

  it('[SSP-6.09, SSP-19.02] may take the whole fleet apart, the last dismantle ship by that of another', () => {
    const t = phoenix({ ada: { gem: 30, fleet: { 'L1-DIS': 0 } } })
    t.ada.uses('bea/L1-DIS')
    t.ada.does('dismantle', 'L1-DIS')
    expect(t.ada.has.fleet).to.deep.equal({})
    expect(t.ada.has.metal).to.equal(4)
    t.bea.uses('L1-EXP')
    const [face] = t.spectator.view.current!.dice
    t.bea.does('collect', face, { how: face === 'human' ? 'observe' : 'take' })
    t.bea.does('done')
    t.ada.uses('neutral/N-EXP')
  })

  it('[SSP-19.03] cannot take apart a ship that an opponent has used', () => {
    const t = phoenix({ ada: { fleet: { 'L1-DIS': 0, 'L1-EXP': 3, 'L1-TRA': 0 } } })
    t.ada.uses('L1-DIS')
    t.ada.cannot('dismantle', ['L1-EXP'], { rule: 'SSP-6.01' })
    t.ada.does('dismantle', 'L1-TRA')
  })
})

describe('Space Station Phoenix: construction', () => {
  it('[SSP-7.01, SSP-7.08, SSP-7.09] takes one sector from the market for its metal, empty, without points', () => {
    const t = phoenix({ ada: { metal: 3 }, market: ['111', '112', '131'] })
    t.ada.uses('L1-CON')
    t.ada.cannot('build', ['113'], { rule: 'SSP-7.01' })
    t.ada.does('build', '111')
    expect([t.ada.has.metal, t.ada.has.score]).to.deep.equal([0, 0])
    expect(t.ada.has.station).to.deep.equal({ 111: [] })
    expect(t.spectator.view.market).to.deep.equal(['112', '131'])
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-7.02, SSP-7.03, SSP-7.04] builds each wing in the order 1, 2, 3, one sector of each kind', () => {
    const market = ['111', '112', '211', '311', '121', '221']
    const t = phoenix({ ada: { metal: 30, station: { 113: [], 213: [] } }, market })
    t.ada.uses('L1-CON')
    t.ada.cannot('build', ['111'], { rule: 'SSP-7.03' })
    t.ada.cannot('build', ['211'], { rule: 'SSP-7.03' })
    t.ada.cannot('build', ['221'], { rule: 'SSP-7.02' })
    t.ada.does('build', '311')
  })

  it('[SSP-7.05, SSP-7.06] takes the discounts of ship, hub and quarters off, down to 0', () => {
    const pays = (ship: string, hub: string, station: { [id: string]: string[] }, sector: string) => {
      const t = phoenix({ ada: { metal: 9, hub, fleet: { [ship]: 0 }, station }, market: [sector] })
      t.ada.uses(ship)
      t.ada.does('build', sector)
      return 9 - t.ada.has.metal
    }
    expect(pays('L1-CON', 'B01', {}, '111')).to.equal(3)
    expect(pays('L2-CON-a', 'B01', {}, '111')).to.equal(2)
    expect(pays('L3-CON-a', 'B01', {}, '111')).to.equal(1)
    expect(pays('L3-CON-a', 'B08', { 133: ['brown', 'gold'] }, '112'), 'cost 2, 4 off').to.equal(0)
    expect(pays('L1-CON', 'B08', { 133: ['brown'] }, '111'), 'the quarter is empty').to.equal(2)
  })

  it('[SSP-7.07] needs the metal for a legal sector', () => {
    phoenix({ ada: { metal: 2 }, market: ['111'] }).ada.cannotUse('L1-CON', 'SSP-7.07')
    phoenix({ ada: { metal: 9 }, market: ['211'] }).ada.cannotUse('L1-CON', 'SSP-7.07')
    phoenix({ ada: { metal: 3 }, market: ['111'] }).ada.uses('L1-CON')
  })

  it('[SSP-7.10, SSP-19.16] keeps sectors for good, the ninth as well as the first', () => {
    const eight = Object.fromEntries(
      ['111', '121', '131', '211', '221', '231', '311', '321'].map(id => [id, []]),
    )
    const t = phoenix({ ada: { metal: 8, station: eight }, market: ['331'] })
    t.ada.uses('L1-CON')
    t.ada.does('build', '331')
    expect(Object.keys(t.ada.has.station)).to.have.length(9)
    expect(t.spectator.view.market).to.deep.equal([])
    expect(t.spectator.view.endedBy).to.equal('0')
  })
})

describe('Space Station Phoenix: expedition', () => {
  it('[SSP-8.01, SSP-8.02, SSP-8.06] rolls the dice of the ship, faces food, food, water, water, metal, human', () => {
    const t = phoenix({ ada: { fleet: { 'L3-EXP-a': 0 } }, dice: [1, 2, 3, 4, 5, 6, 6] })
    t.ada.uses('L3-EXP-a')
    const faces = ['food', 'food', 'water', 'water', 'metal', 'human', 'human']
    expect(t.spectator.view.current!.dice).to.deep.equal(faces)
    for (const face of ['food', 'water', 'metal']) t.ada.does('collect', face, { how: 'take' })
    const { food, water, metal } = t.ada.has
    expect({ food, water, metal }).to.deep.equal({ food: 1, water: 1, metal: 1 })
  })

  it('[SSP-8.03, SSP-8.04, SSP-8.05] collects one die at a time up to the cargo, at least one', () => {
    const t = phoenix({ dice: [1, 1, 1, 1, 5] })
    t.ada.uses('L1-EXP')
    t.ada.cannot('done', [], { rule: 'SSP-5.16' })
    t.ada.cannot('collect', ['water', { how: 'take' }], { rule: 'SSP-8.03' })
    t.ada.does('collect', 'metal', { how: 'take' })
    t.ada.cannot('collect', ['metal', { how: 'take' }], { rule: 'SSP-8.03' })
    for (let i = 0; i < 3; i++) t.ada.does('collect', 'food', { how: 'take' })
    expect(t.open, 'four dice fill a cargo of 4').to.deep.equal({ bea: ['turn'] })
    expect(t.ada.has.food).to.equal(3)
  })

  it('[SSP-8.07, SSP-8.08] observes a human die for a point, or recruits for food, water and metal', () => {
    const t = phoenix({
      ada: { food: 1, water: 1, metal: 1, station: { 111: [] } },
      dice: [6, 6, 1, 1, 1],
    })
    t.ada.uses('L1-EXP')
    t.ada.cannot('collect', ['human', { how: 'take' }], { rule: 'SSP-8.07' })
    t.ada.cannot('collect', ['food', { how: 'observe' }], { rule: 'SSP-8.07' })
    t.ada.does('collect', 'human', { how: 'observe' })
    expect(t.ada.has.score).to.equal(1)
    t.ada.does('collect', 'human', { how: 'recruit', sector: '111' })
    const { food, water, metal, station } = t.ada.has
    expect({ food, water, metal }).to.deep.equal({ food: 0, water: 0, metal: 0 })
    expect(station[111]!.map(({ species }) => species)).to.deep.equal(['human'])
    expect(t.spectator.view.supply.human).to.equal(15)
  })

  it('[SSP-8.05] lets a die that was just collected pay for a Human', () => {
    const t = phoenix({ ada: { food: 1, water: 1, station: { 111: [] } }, dice: [5, 6, 1, 1, 1] })
    t.ada.uses('L1-EXP')
    t.ada.cannot('collect', ['human', { how: 'recruit', sector: '111' }], { rule: 'SSP-8.08' })
    t.ada.does('collect', 'metal', { how: 'take' })
    t.ada.does('collect', 'human', { how: 'recruit', sector: '111' })
  })

  it('[SSP-8.09, SSP-19.10, SSP-19.22] can only observe without a quarter, a Human or the resources', () => {
    const rich = { food: 9, water: 9, metal: 9 }
    const full = { 111: ['teal', 'teal', 'teal'] }
    const cases = [
      phoenix({ ada: { ...rich, station: full }, dice: [6, 1, 1, 1, 1] }),
      phoenix({ ada: { ...rich, station: { 111: [] } }, supply: { human: 0 }, dice: [6, 1, 1, 1, 1] }),
      phoenix({ ada: { station: { 111: [] } }, dice: [6, 1, 1, 1, 1] }),
    ]
    const rules = ['SSP-9.08', 'SSP-1.06', 'SSP-8.08']
    for (const [i, t] of cases.entries()) {
      t.ada.uses('L1-EXP')
      t.ada.cannot('collect', ['human', { how: 'recruit', sector: '111' }], { rule: rules[i]! })
      t.ada.does('collect', 'human', { how: 'observe' })
    }
  })

  it('[SSP-8.10] adds dice and cargo of hub and quarters; cargo may exceed the dice', () => {
    const t = phoenix({ ada: { hub: 'B10', station: { 223: ['pink', 'pink'], 124: ['pink', 'gold'] } } })
    t.ada.uses('L1-EXP')
    expect(t.spectator.view.current!.dice).to.have.length(6)
    expect(t.ada.asked('expedition').about).to.deep.equal({ count: 6 })
  })

  it('[SSP-5.17, SSP-8.10] ends by itself when the dice are out before the cargo is full', () => {
    const t = phoenix({
      ada: { hub: 'B10', station: { 124: ['pink', 'gold'] } },
      dice: [1, 1, 1, 1, 1],
    })
    t.ada.uses('L1-EXP')
    expect(t.ada.asked('expedition').about).to.deep.equal({ count: 6 })
    for (let i = 0; i < 5; i++) t.ada.does('collect', 'food', { how: 'take' })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    expect(t.ada.has.food).to.equal(5)
  })

  it('[SSP-8.11, SSP-8.12] can always be chosen when paid for, and is never rolled again', () => {
    const t = phoenix({ ada: { gem: 3, fleet: { 'L1-EXP': 0 } }, dice: [6, 6, 6, 6, 6] })
    t.ada.uses('L1-EXP')
    expect(t.ada.legal.map(({ move }) => move)).to.deep.equal(['collect'])
    t.ada.does('collect', 'human', { how: 'observe' })
    expect(t.spectator.view.current!.dice).to.deep.equal(['human', 'human', 'human', 'human'])
  })
})

describe('Space Station Phoenix: transport', () => {
  it('[SSP-9.01] makes up to as many transactions as the ship and the station allow', () => {
    const t = phoenix({ ada: { station: { 112: ['teal', 'gold'] } } })
    t.ada.uses('L1-TRA')
    expect(t.ada.asked('transport').about).to.deep.equal({ count: 5 })
    for (let i = 0; i < 5; i++) t.ada.does('transact', 'buy', { gain: 'food' })
    expect(t.ada.has.food).to.equal(5)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-9.02, SSP-9.08, SSP-13.01] takes an Alien for 1 food and 1 water into a sector of its colour', () => {
    const t = phoenix({
      ada: { gem: 10, food: 3, water: 3, station: { 111: [], 121: [] } },
      supply: { brown: 0 },
    })
    t.ada.uses('L1-TRA')
    t.ada.cannot('transact', ['alien', { species: 'teal', sector: '121' }], { rule: 'SSP-13.01' })
    t.ada.cannot('transact', ['alien', { species: 'brown', sector: '111' }], { rule: 'SSP-1.06' })
    t.ada.does('transact', 'alien', { species: 'teal', sector: '111' })
    expect([t.ada.has.food, t.ada.has.water]).to.deep.equal([2, 2])
    expect(t.ada.has.station[111]).to.deep.equal([{ species: 'teal', since: 10 }])
    expect(t.spectator.view.supply.teal).to.equal(19)
  })

  it('[SSP-9.03, SSP-19.11] takes a gold Alien for 1 GEM more, or without it by a bonus', () => {
    const gems = (hub: string) => {
      const t = phoenix({ ada: { gem: 10, hub, food: 1, water: 1, station: { 131: [] } } })
      t.ada.uses('L1-TRA')
      t.ada.does('transact', 'goldAlien', { sector: '131' })
      return t.ada.has.gem
    }
    expect(gems('B01')).to.equal(10 - 3 - 1)
    expect(gems('A04')).to.equal(10 - 3)
  })

  it('[SSP-9.04, SSP-9.05] swaps any two resources for one, even of a kind just paid', () => {
    const t = phoenix({ ada: { food: 2, metal: 1 } })
    t.ada.uses('L1-TRA')
    t.ada.cannot('transact', ['swap', { pay: ['water', 'food'], gain: 'metal' }], { rule: 'SSP-1.08' })
    t.ada.cannot('transact', ['swap', { pay: ['food'], gain: 'metal' }], { rule: 'SSP-9.04' })
    // Two food for water or metal, a food and a metal for water: nothing for itself is offered, though it is legal.
    const swaps = t.ada.legal.flatMap(({ args: [, offer, deal] }) => (offer === 'swap' ? [deal] : []))
    expect(swaps).to.have.deep.members([
      { pay: ['food', 'food'], gain: 'water' },
      { pay: ['food', 'food'], gain: 'metal' },
      { pay: ['food', 'metal'], gain: 'water' },
    ])
    t.ada.does('transact', 'swap', { pay: ['food', 'metal'], gain: 'metal' })
    const { food, water, metal } = t.ada.has
    expect({ food, water, metal }).to.deep.equal({ food: 1, water: 0, metal: 1 })
  })

  it('[SSP-9.06, SSP-19.09] buys a resource for 3 GEM, and nothing else if the player likes', () => {
    const t = phoenix({ ada: { gem: 12 } })
    t.ada.uses('L1-TRA')
    for (const kind of ['food', 'water', 'metal']) t.ada.does('transact', 'buy', { gain: kind })
    const { gem, food, water, metal } = t.ada.has
    expect({ gem, food, water, metal }).to.deep.equal({ gem: 0, food: 1, water: 1, metal: 1 })
  })

  it('[SSP-9.07] uses in one transaction what the one before gave', () => {
    const t = phoenix({ ada: { gem: 6, water: 1, station: { 111: [] } } })
    t.ada.uses('L1-TRA')
    t.ada.cannot('transact', ['alien', { species: 'teal', sector: '111' }], { rule: 'SSP-1.08' })
    t.ada.does('transact', 'buy', { gain: 'food' })
    t.ada.does('transact', 'alien', { species: 'teal', sector: '111' })
  })

  it('[SSP-9.09] brings no Humans', () => {
    const t = phoenix({ ada: { food: 5, water: 5, metal: 5, station: { 111: [] } } })
    t.ada.uses('L1-TRA')
    t.ada.cannot('transact', ['alien', { species: 'human', sector: '111' }], { rule: 'kit' })
    expect(t.ada.labels.join()).not.to.include('Human')
  })

  it('[SSP-9.10] cannot be chosen without a possible transaction', () => {
    phoenix({ ada: { gem: 3 } }).ada.cannotUse('L1-TRA', 'SSP-9.10')
    phoenix({ ada: { gem: 3, food: 2 } }).ada.uses('L1-TRA')
  })

  it('[SSP-9.08, SSP-9.10] cannot be chosen for an Alien that nobody can take, however cheap it is', () => {
    const { constants } = STANDARD
    const offers = { ...constants.offers, alien: { pay: { food: 1 } } }
    const components = { ...STANDARD, constants: { ...constants, offers } }
    const ada = { gem: 3, food: 1 }
    phoenix({ components, ada: { ...ada, station: { 111: ['teal', 'teal', 'teal'] } } }).ada.cannotUse(
      'L1-TRA',
      'SSP-9.10',
    )
    phoenix({ components, ada: { ...ada, station: { 111: ['teal', 'teal'] } } }).ada.uses('L1-TRA')
  })
})

describe('Space Station Phoenix: farms, ice and diplomacy', () => {
  it('[SSP-10.01, SSP-10.02] gives food or water at once', () => {
    const t = phoenix({ ada: { fleet: { 'L2-FAR-a': 0, 'L3-ICE-a': 0 }, levels: TOP } })
    t.ada.uses('L2-FAR-a')
    expect(t.ada.has.food).to.equal(5)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.uses('ada/L3-ICE-a')
    expect(t.bea.has.water).to.equal(6)
    expect(t.open, 'no diplomacy bonus for anybody').to.deep.equal({ ada: ['turn'] })
  })

  it('[SSP-11.01, SSP-11.05, SSP-11.07] advances one level for its lobbying cost, and gains nothing by it', () => {
    const t = phoenix({
      ada: { gem: 10, levels: { dismantle: 1, expedition: 5 } },
      bea: { levels: { dismantle: 2 } },
    })
    t.ada.uses('L1-DIP')
    t.ada.cannot('advance', ['expedition'], { rule: 'SSP-11.01' })
    t.ada.does('advance', 'dismantle')
    expect(t.ada.has.levels.dismantle, 'beside Bea').to.equal(2)
    const { gem, food, water, metal, score } = t.ada.has
    expect({ gem, food, water, metal, score }).to.deep.equal({
      gem: 10 - 2 - 3,
      food: 0,
      water: 0,
      metal: 0,
      score: 0,
    })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-11.02, SSP-11.08, SSP-19.21] advances two different tracks with a level-3 ship, or one', () => {
    const t = phoenix({ ada: { gem: 20, fleet: { 'L3-DIP-a': 0 } } })
    t.ada.uses('L3-DIP-a')
    t.ada.does('advance', 'dismantle')
    t.ada.cannot('advance', ['dismantle'], { rule: 'SSP-11.02' })
    t.ada.does('advance', 'transport')
    expect(t.ada.has.gem).to.equal(20 - 3 - 2 - 3)
    const one = phoenix({ ada: { gem: 20, fleet: { 'L3-DIP-a': 0 } } })
    one.ada.uses('L3-DIP-a')
    one.ada.does('advance', 'dismantle')
    one.ada.does('done')
    const poor = phoenix({ ada: { gem: 6, fleet: { 'L3-DIP-a': 0 } } })
    poor.ada.uses('L3-DIP-a')
    poor.ada.does('advance', 'construct')
    expect(poor.open, 'the second cannot be paid').to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-11.03, SSP-11.04, SSP-13.10] takes the discounts of ship, hub and quarters off each advance, down to 0', () => {
    const pays = (ship: string, hub: string, station: { [id: string]: string[] }, track: string) => {
      const t = phoenix({ ada: { gem: 20, hub, fleet: { [ship]: 0 }, station } })
      t.ada.uses(ship)
      const before = t.ada.has.gem
      t.ada.does('advance', track)
      return before - t.ada.has.gem
    }
    expect(pays('L1-DIP', 'B01', {}, 'transport')).to.equal(3)
    expect(pays('L2-DIP-a', 'B01', {}, 'transport')).to.equal(2)
    expect(pays('L2-DIP-c', 'B01', {}, 'transport')).to.equal(1)
    expect(pays('L1-DIP', 'B06', {}, 'transport')).to.equal(2)
    expect(pays('L1-DIP', 'B06', { 115: ['teal', 'gold'] }, 'dismantle'), 'cost 2, 3 off').to.equal(0)
  })

  it('[SSP-11.06] needs the GEM for one advance after cost and fee', () => {
    phoenix({ ada: { gem: 3 } }).ada.cannotUse('L1-DIP', 'SSP-11.06')
    phoenix({ ada: { gem: 4 } }).ada.uses('L1-DIP')
    phoenix({ ada: { gem: 4 } }).ada.cannotUse('bea/L1-DIP', 'SSP-11.06')
    phoenix({ ada: { levels: TOP } }).ada.cannotUse('L1-DIP', 'SSP-11.06')
  })
})

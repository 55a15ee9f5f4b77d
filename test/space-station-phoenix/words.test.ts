/** What the players of a game read: the log of what they do, what they are asked and can do, and why not. */
import type { Sum } from '../../games/kit/index.ts'
import { components } from '../../games/space-station-phoenix/index.ts'
import {
  buildCost,
  expeditionOf,
  lobbyCost,
  transactionsOf,
  useCost,
} from '../../games/space-station-phoenix/rules/costs.ts'
import { readingOf, said } from '../support/reading.ts'
import { table } from '../support/table.ts'
import { expect, module, type PhoenixSeat, phoenix } from './support.ts'

const { reader, asked, why } = readingOf(module, ['ada', 'bea', 'cy'])

describe('Space Station Phoenix: what players read of a turn', () => {
  it('[SSP-18.07] which ship is used, and what it costs', () => {
    const begin = () => phoenix({ ada: { gem: 20 }, bea: { hub: 'B12' } })
    const labels = begin().ada.labels
    expect(labels).to.include('Use your Shuttle for 3 GEM')
    expect(labels).to.include('Use Shuttle of bea for 4 GEM')
    expect(labels).to.include('Use Neutral Shuttle for 4 GEM')
    expect(new Set(labels).size, 'each said once').to.equal(labels.length)
    const own = begin()
    expect(said(own, () => own.ada.uses('L1-TRA'))).to.deep.equal(['ada uses Shuttle (3 GEM).'])
    const neutral = begin()
    expect(said(neutral, () => neutral.ada.uses('neutral/N-TRA'))).to.deep.equal([
      'ada uses Neutral Shuttle (4 GEM).',
    ])
    const other = begin()
    expect(said(other, () => other.ada.uses('bea/L1-TRA'))).to.deep.equal([
      'ada uses Shuttle of bea (3 GEM and a fee of 1).',
      'bea gains 1 GEM as the owner of the ship.',
    ])
  })

  it('[SSP-5.01 to SSP-5.08] why a ship cannot be used, or income not be taken', () => {
    const t = phoenix({
      ada: { gem: 8, token: 'N-EXP', fleet: { 'L1-DIS': 0 } },
      bea: { fleet: { 'L1-TRA': 3, 'L3-EXP-a': 0, 'L1-CON': 0, 'L1-DIP': 0 } },
      neutral: { 'N-EXP': 4 },
    })
    expect(why(t.ada, 'useShip', '0/L1-TRA')).to.equal('There is no such ship on the table.')
    expect(why(t.ada, 'useShip', '1/L1-TRA')).to.equal('Shuttle is used: it has GEM on it.')
    expect(why(t.ada, 'useShip', 'neutral/N-DIP')).to.equal(
      'Your neutral-ship token is on a neutral ship until you take income.',
    )
    expect(why(t.ada, 'useShip', '0/L1-DIS')).to.equal('You have no unused ship to dismantle.')
    expect(why(t.ada, 'useShip', '1/L1-CON')).to.equal('There is no sector that you could build and pay for.')
    expect(why(t.ada, 'takeIncome')).to.equal(
      'You may take income with at most 7 GEM, with a used ship of yours, or if you can use no ship.',
    )
    const poor = phoenix({ ada: { gem: 5 } }).ada
    expect(why(poor, 'useShip', '1/L3-EXP-a')).to.equal('There is no such ship on the table.')
    expect(why(poor, 'useShip', '0/L1-TRA')).to.equal('You could not make a single transaction.')
    expect(why(phoenix({ ada: { gem: 3 } }).ada, 'useShip', '0/L1-DIP')).to.equal(
      'You could not pay for a single advance.',
    )
    expect(why(phoenix({ ada: { gem: 2 } }).ada, 'useShip', '0/L1-TRA')).to.equal(
      'It costs 3 GEM and you have 2.',
    )
  })

  it('[SSP-6.01 to SSP-6.05] how a ship is dismantled', () => {
    const t = phoenix({ ada: { hub: 'A05', fleet: { 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 3 } } })
    t.ada.uses('L1-DIS')
    expect(asked(t.ada)).to.equal('Choose the unused ship of your fleet that you take apart for its metal.')
    expect(t.ada.labels).to.deep.equal(['Dismantle Rigger'])
    expect(why(t.ada, 'dismantle', 'L1-DIS')).to.equal('A ship cannot dismantle itself.')
    expect(why(t.ada, 'dismantle', 'L1-TRA')).to.equal('Shuttle is used: it has GEM on it.')
    expect(why(t.ada, 'dismantle', 'N-TRA')).to.equal('That ship is not in your fleet.')
    expect(said(t, () => t.ada.does('dismantle', 'L1-CON'))).to.deep.equal([
      'ada dismantles Rigger for 2 GEM + 5 metal.',
    ])
  })

  it('[SSP-7.01 to SSP-7.07] how a sector is built', () => {
    const t = phoenix({
      ada: { metal: 5, hub: 'B08', station: { 121: [] } },
      market: ['111', '122', '231', '113', '132'],
    })
    t.ada.uses('L1-CON')
    expect(asked(t.ada)).to.equal('Choose the sector that you build.')
    expect(t.ada.labels).to.include('Build Mist Garden for 2 metal')
    expect(why(t.ada, 'build', '112')).to.equal('That sector is not in the market.')
    expect(why(t.ada, 'build', '122')).to.equal('You have a sector of this colour and level already.')
    expect(why(t.ada, 'build', '231')).to.equal('Build the level-1 sector of the brown wing first.')
    expect(said(t, () => t.ada.does('build', '111'))).to.deep.equal(['ada builds Mist Garden for 2 metal.'])
    const poor = phoenix({ ada: { metal: 3 }, market: ['111', '113'] })
    poor.ada.uses('L1-CON')
    expect(why(poor.ada, 'build', '113')).to.equal('It costs 4 metal and you have 3.')
  })

  it('[SSP-8.01 to SSP-8.09] what dice show, and what is done with them', () => {
    const t = phoenix({
      ada: { food: 1, water: 1, metal: 1, station: { 111: [], 121: ['pink', 'pink', 'pink'] } },
      dice: [6, 6, 5, 1, 3],
    })
    expect(said(t, () => t.ada.uses('L1-EXP'))).to.deep.equal([
      'ada uses Probe (3 GEM).',
      'ada rolls human, human, metal, food, and water.',
    ])
    expect(asked(t.ada)).to.equal('Collect a die: there is room for 4 more.')
    expect(t.ada.labels).to.deep.equal([
      'Collect food',
      'Collect water',
      'Collect metal',
      'Observe the human die',
      'Recruit a Human into Mist Garden',
    ])
    expect(why(t.ada, 'done')).to.equal('You must do at least one part of the action.')
    expect(why(t.ada, 'collect', 'human', { how: 'take' })).to.equal('That cannot be done with this die.')
    expect(why(t.ada, 'collect', 'human', { how: 'observe', sector: '111' })).to.equal(
      'That cannot be done with this die.',
    )
    expect(why(t.ada, 'collect', 'human', { how: 'recruit', sector: '121' })).to.equal(
      'A Human cannot go there.',
    )
    const log = said(t, () => {
      t.ada.does('collect', 'human', { how: 'recruit', sector: '111' })
      t.ada.does('collect', 'human', { how: 'observe' })
      t.ada.does('collect', 'metal', { how: 'take' })
    })
    expect(log).to.deep.equal([
      'ada recruits a Human into Mist Garden.',
      'ada observes Humans for 1 point.',
      'ada collects metal.',
    ])
    expect(why(t.ada, 'collect', 'human', { how: 'observe' })).to.equal('There is no human die left.')
    expect(why(t.ada, 'collect', 'metal', { how: 'take' })).to.equal('There is no metal die left.')
    expect(t.ada.labels).to.include('Finish this action')
  })

  it('[SSP-9.01 to SSP-9.10] what is traded', () => {
    const t = phoenix({
      ada: { gem: 10, food: 4, water: 2, station: { 111: [], 121: ['pink', 'pink', 'pink'] } },
      supply: { brown: 0 },
    })
    t.ada.uses('L1-TRA')
    expect(asked(t.ada)).to.equal('Make a transaction: 4 are left.')
    expect(t.ada.labels).to.include.members([
      'Take a teal Alien into Mist Garden',
      'Take a gold Alien into Mist Garden',
      'Swap food and water for metal',
      'Swap food and food for water',
      'Buy water',
    ])
    expect(t.ada.labels).not.to.include('Swap water and food for metal')
    expect(new Set(t.ada.labels).size, 'each said once').to.equal(t.ada.labels.length)
    expect(why(t.ada, 'transact', 'alien', { species: 'pink', sector: '121' })).to.equal(
      'No empty quarter of yours may hold a pink Alien.',
    )
    expect(why(t.ada, 'transact', 'alien', { species: 'teal', sector: '121' })).to.equal(
      'A teal Alien cannot go there.',
    )
    expect(why(t.ada, 'transact', 'alien', { species: 'brown', sector: '111' })).to.equal(
      'No brown Alien is left in the supply.',
    )
    expect(why(t.ada, 'transact', 'buy', { gain: 'food', sector: '111' })).to.equal(
      'That is not how this transaction works.',
    )
    expect(why(t.ada, 'transact', 'swap', { pay: ['food'], gain: 'water' })).to.equal(
      'A swap costs exactly 2 resources.',
    )
    expect(why(t.ada, 'transact', 'swap', { pay: ['metal', 'food'], gain: 'water' })).to.equal(
      'You cannot pay for that.',
    )
    const log = said(t, () => {
      t.ada.does('transact', 'alien', { species: 'teal', sector: '111' })
      t.ada.does('transact', 'goldAlien', { sector: '111' })
      t.ada.does('transact', 'swap', { pay: ['food', 'food'], gain: 'metal' })
      t.ada.does('transact', 'buy', { gain: 'water' })
    })
    expect(log).to.deep.equal([
      'ada takes a teal Alien into Mist Garden.',
      'ada takes a gold Alien into Mist Garden.',
      'ada swaps food and food for metal.',
      'ada buys water.',
    ])
    const bare = phoenix({ ada: { gem: 10 } })
    bare.ada.uses('L1-TRA')
    expect(why(bare.ada, 'transact', 'swap', { pay: ['food', 'food'], gain: 'water' })).to.equal(
      'You need 2 resources for that.',
    )
  })

  it('[SSP-10.01, SSP-11.01, SSP-12.01] harvests, diplomacy and its bonuses', () => {
    const farm = phoenix({ ada: { fleet: { 'L2-FAR-a': 0, 'L2-ICE-a': 0 } } })
    expect(said(farm, () => farm.ada.uses('L2-FAR-a'))[1]).to.equal('ada gains 5 food.')
    const ice = phoenix({ ada: { fleet: { 'L2-ICE-a': 0 } } })
    expect(said(ice, () => ice.ada.uses('L2-ICE-a'))[1]).to.match(/^ada gains \d water\.$/)

    const t = phoenix({
      ada: { gem: 12, fleet: { 'L3-DIP-a': 0 }, levels: { dismantle: 1, expedition: 5, transport: 3 } },
    })
    t.ada.uses('L3-DIP-a')
    expect(asked(t.ada)).to.equal('Choose the track on which you advance.')
    expect(t.ada.labels).to.include('Dismantle: advance to level 2 for 3 GEM')
    expect(why(t.ada, 'advance', 'expedition')).to.equal('You are at the top of the Expedition track.')
    expect(said(t, () => t.ada.does('advance', 'transport'))).to.deep.equal([
      'ada advances to level 4 on the Transport track.',
    ])
    expect(why(t.ada, 'advance', 'transport')).to.equal('The second advance must be on another track.')
    expect(why(phoenixAt(4), 'advance', 'transport')).to.equal('It costs 3 GEM and you have 2.')

    const bonus = phoenix({ ada: { levels: { transport: 4 } }, bea: { levels: { transport: 3 } } })
    bonus.ada.uses('L1-TRA')
    bonus.ada.does('transact', 'buy', { gain: 'food' })
    bonus.ada.does('done')
    expect(asked(bonus.ada)).to.equal(
      'Diplomacy bonus on the Transport track: choose up to 2 of different kinds.',
    )
    expect(asked(bonus.bea)).to.equal('Diplomacy bonus on the Transport track: choose one.')
    expect(bonus.ada.labels).to.deep.equal([
      '1 GEM (level 1)',
      '1 GEM (level 1) and 1 point (level 3)',
      '2 GEM (level 2)',
      '2 GEM (level 2) and 1 point (level 3)',
      '1 point (level 3)',
    ])
    expect(said(bonus, () => bonus.ada.answers('transport-3', 'transport-2'))).to.deep.equal([
      'ada takes the diplomacy bonus for Transport: 2 GEM (level 2) and 1 point (level 3).',
    ])
  })

  it('[SSP-14.06 to SSP-14.21] what income brings, and what follows', () => {
    const station = { 114: ['teal', 'gold'], 121: ['pink'], 122: [], 125: ['pink', 'pink'] }
    const t = phoenix({
      ada: { gem: 1, hub: 'A03', fleet: { 'L1-TRA': 0 }, food: 2, water: 2, station },
    })
    expect(t.ada.labels).to.include('Take income')
    expect(said(t, () => t.ada.takesIncome())).to.deep.equal([
      'ada takes income: the fleet is ready again.',
      `ada gains ${t.ada.has.gem - 1} GEM.`,
    ])
    expect(asked(t.ada)).to.equal(
      'You may use powers, then relocate residents; then end your turn. Income is in.',
    )
    const names = ['114', '121', '122'].map(id => reader.name(`sector:${id}`))
    expect(t.ada.labels).to.include.members([
      `Use the power of ${names[0]}, quarter 2`,
      `Use the power of the hub: into ${names[2]}`,
      `Move a pink Alien from ${names[1]}, quarter 1, to ${names[2]}`,
      'End your turn',
    ])
    expect(why(t.ada, 'usePower', '111/1', {})).to.equal(
      'There is no such power in your station, or it does not work yet this turn.',
    )
    expect(why(t.ada, 'usePower', '114/2', { sector: '122' })).to.equal('This power needs no sector.')
    expect(said(t, () => t.ada.does('usePower', 'hub/1', { sector: '122' }))).to.deep.equal([
      'ada uses the power of the hub.',
    ])
    expect(why(t.ada, 'usePower', 'hub/1', { sector: '122' })).to.equal('You have used this power already.')
    expect(why(t.ada, 'relocate', '122', 2, '121')).to.equal('Nobody lives there.')
    expect(why(t.ada, 'relocate', '121', 1, '121')).to.equal('Choose another sector.')
    expect(why(t.ada, 'relocate', '121', 1, '114')).to.equal('A pink Alien cannot go there.')
    expect(said(t, () => t.ada.does('relocate', '121', 1, '122'))).to.deep.equal([
      `ada moves a pink Alien from ${names[1]} to ${names[2]}.`,
    ])
    expect(why(t.ada, 'usePower', '114/2', {})).to.equal(
      'After the first relocation no power can be used any more.',
    )
  })

  it('[SSP-14.10, SSP-14.14] why a power cannot be used', () => {
    const has = { gem: 3, hub: 'A03', fleet: {}, food: 1, water: 1, station: { 111: ['gold'], 121: [] } }
    const begin = (ada: object, supply = {}) => {
      const t = phoenix({ ada: { ...has, ...ada }, supply })
      t.ada.takesIncome()
      return t.ada
    }
    expect(why(begin({ food: 0 }), 'usePower', 'hub/1', { sector: '121' })).to.equal(
      'You cannot pay for that.',
    )
    expect(why(begin({}, { human: 0 }), 'usePower', 'hub/1', { sector: '121' })).to.equal(
      'No Human is left in the supply.',
    )
    const full = { 111: ['gold', 'gold', 'gold'], 114: ['gold', 'gold', 'gold'] }
    expect(why(begin({ station: full }), 'usePower', 'hub/1', { sector: '111' })).to.equal(
      'No empty quarter of yours may hold a Human.',
    )
  })
})

/** Ada with a diplomacy ship at work and so many GEM after paying for it. */
function phoenixAt(gem: number): PhoenixSeat {
  const t = phoenix({ ada: { gem, fleet: { 'L1-DIP': 0 } } })
  t.ada.uses('L1-DIP')
  return t.ada
}

describe('Space Station Phoenix: what players read of beginning and end', () => {
  it('[SSP-3.13, SSP-3.16] who begins with which ships and which hub', () => {
    const t = phoenix()
    expect(t.log.filter(line => line.includes('begins with'))).to.have.length(2)
    for (const line of t.log) expect(line).to.match(/^(ada|bea) begins with [\w ’-]+\.$/)
  })

  it('[SSP-15.01, SSP-15.07] why the game ends, who wins, and what the score is made of', () => {
    const ends = (ada: object, more: object = {}) => {
      const t = phoenix({ ada: { gem: 0, fleet: {}, ...ada }, bea: { gem: 0, fleet: {} }, ...more })
      return said(t, () => t.ada.takesIncome()).at(-1)
    }
    expect(ends({ score: 41 })).to.equal('ada has 40 points or more: everybody else has one more turn.')
    const nine = ['111', '121', '131', '211', '221', '231', '311', '321', '331']
    expect(ends({ station: Object.fromEntries(nine.map(id => [id, []])) })).to.equal(
      'ada has built 9 sectors: everybody else has one more turn.',
    )
    expect(ends({}, { supply: { teal: 1, pink: 1, brown: 1, gold: 1 } })).to.equal(
      'At most 4 Aliens are left: everybody but ada has one more turn.',
    )
    const idle = { gem: 0, fleet: {}, incomesInARow: 4 }
    const t = phoenix({
      ada: { ...idle, hub: 'B11', food: 5, station: { 111: ['gold', 'gold', 'gold'], 121: ['gold'] } },
      bea: idle,
    })
    t.ada.takesIncome()
    t.ada.does('endTurn')
    const log = said(t, () => t.bea.takesIncome())
    expect(log.at(-1)).to.equal('Everybody has taken income 5 times in a row: nobody can go on.')
    const { outcome, final } = t.spectator.view
    expect(reader.read(outcome!.line)).to.equal('ada wins.')
    expect(final!['0']!.terms.map(({ label, amount }) => `${reader.read(label)}: ${amount}`)).to.deep.equal([
      '2 sectors: 8',
      '4 residents: 8',
      'Most or second most: gold Alien: 10',
      'End of game, the hub: residents: 1',
      '6 resources left: 1',
    ])
  })

  it('[SSP-16.01 to SSP-16.09] what a score of single things and of many GEM is made of', () => {
    const idle = { gem: 0, fleet: {}, incomesInARow: 4 }
    const fleet = { 'L1-TRA': 3 }
    const t = phoenix({
      ada: { ...idle, gem: 41, fleet, score: 3, station: { 111: ['gold@10'] } },
      bea: { ...idle, station: { 121: ['gold@10'] } },
    })
    t.ada.takesIncome()
    t.bea.takesIncome()
    const [ada, bea] = Object.values(t.spectator.view.final!).map(({ terms }) =>
      terms.map(({ label, amount }) => `${reader.read(label)}: ${amount}`),
    )
    expect(ada).to.deep.equal([
      'Score track: 3',
      '1 sector: 4',
      '1 resident: 2',
      'Most or second most: gold Alien: 7',
      '42 GEM left: 2',
    ])
    expect(bea![0]).to.equal('1 sector: 4')
  })

  it('[SSP-5.07, SSP-7.06, SSP-8.10, SSP-9.01, SSP-11.04] what prices and numbers of parts are made of', () => {
    const c = components
    const { view } = phoenix({
      ada: { hub: 'B06', station: { 112: ['teal', 'gold'], 124: ['gold', 'gold'], 128: ['gold', 'gold'] } },
      bea: { fleet: { 'L3-EXP-a': 0 } },
    }).spectator
    const parts = ({ terms, total }: Sum) => [
      ...terms.map(({ label, amount }) => `${reader.read(label)}: ${amount}`),
      total,
    ]
    expect(parts(useCost(c, view, '0', '1/L3-EXP-a'))).to.deep.equal([
      `Cost of ${reader.name('ship:L3-EXP-a')}: 6`,
      'Use fee: 2',
      `${reader.name('sector:128')}, quarter 2: -1`,
      7,
    ])
    expect(parts(useCost(c, view, '0', '0/L1-EXP'))).to.deep.equal(['Cost of Probe: 3', 3])
    const build = { type: 'construct', discount: 2 } as const
    expect(parts(buildCost(c, view, '0', '111', build))).to.deep.equal([
      'Printed cost of Mist Garden: 3',
      'This action: -2',
      1,
    ])
    const advance = { type: 'diplomacy', advances: 1, lobbyDiscount: 1 } as const
    expect(parts(lobbyCost(c, view, '0', 'transport', advance))).to.deep.equal([
      'Lobbying for level 1: 3',
      'This action: -1',
      'the hub: -1',
      1,
    ])
    expect(parts(transactionsOf(c, view, '0', { type: 'transport', transactions: 4 }))).to.deep.equal([
      'This action: 4',
      `${reader.name('sector:112')}, quarter 2: 1`,
      5,
    ])
    const { dice, cargo } = expeditionOf(c, view, '0', { type: 'expedition', dice: 5, cargo: 4 })
    expect(parts(dice)).to.deep.equal(['This action: 5', 5])
    expect(parts(cargo)).to.deep.equal(['This action: 4', `${reader.name('sector:124')}, quarter 2: 1`, 5])
  })

  it('[SSP-3.12, SSP-3.13] what is kept in the draft', () => {
    const t = phoenixDraft()
    const [ship] = t.ada.asked('keepShip').pick!.options
    t.ada.answers(ship!)
    const name = reader.name(`ship:${ship}`)
    expect(t.ada.log.at(-1)).to.equal(`You keep ${name}.`)
    expect(t.bea.log.join()).not.to.include(name)
  })
})

const phoenixDraft = () => table(module, { seats: ['ada', 'bea'] })

import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { components, type PhoenixState, type PhoenixView } from '../../games/space-station-phoenix/index.ts'
import { table } from '../support/table.ts'
import { expect, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dan'] as const
type Name = (typeof NAMES)[number]
const sit = (count: number, options: SetupValues = {}, seed = 'setup') =>
  table<PhoenixState, PhoenixView, Name>(module, { seats: NAMES.slice(0, count), options, seed })
const first = (count: number, options: SetupValues = {}) => sit(count, { shipSetup: 'firstGame', ...options })
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const KINDS = ['11', '12', '13', '21', '22', '23', '31', '32', '33']
const perKind = (market: string[]) => KINDS.map(kind => market.filter(id => id.startsWith(kind)).length)

describe('Space Station Phoenix: components and set-up', () => {
  it('[SSP-1.01, SSP-1.02, SSP-1.03] has hubs, sectors and ships as listed', () => {
    const ships = Object.values(components.ships)
    const level = (number: number) => ships.filter(ship => ship.level === number)
    expect(Object.values(components.hubs).filter(({ tier }) => tier === 'basic')).to.have.length(12)
    expect(Object.values(components.hubs).filter(({ tier }) => tier === 'advanced')).to.have.length(12)
    expect(perKind(Object.keys(components.sectors))).to.deep.equal([8, 8, 8, 8, 8, 8, 8, 8, 8])
    expect([0, 1, 2, 3].map(number => level(number).length)).to.deep.equal([5, 5, 21, 21])
    expect(level(1).every(({ copies }) => copies === 4)).to.equal(true)
    expect(
      level(1)
        .map(({ action }) => action.type)
        .sort(),
    ).to.deep.equal(['construct', 'diplomacy', 'dismantle', 'expedition', 'transport'])
    for (const number of [2, 3])
      for (const type of ['dismantle', 'construct', 'transport', 'expedition', 'diplomacy', 'farm', 'ice'])
        expect(
          level(number).filter(({ action }) => action.type === type),
          type,
        ).to.have.length(3)
    expect(Object.keys(components.tracks)).to.deep.equal([
      'dismantle',
      'construct',
      'transport',
      'expedition',
    ])
    expect(Object.values(components.tracks).map(levels => levels.length)).to.deep.equal([5, 5, 5, 5])
  })

  it('[SSP-1.12, SSP-1.13] numbers sectors by level and colour, with 3, 4 and 5 quarters', () => {
    const digits = { teal: '1', pink: '2', brown: '3' }
    for (const { id, level, color, quarters } of Object.values(components.sectors)) {
      expect(id.slice(0, 2)).to.equal(`${level}${digits[color]}`)
      expect(quarters).to.have.length(level + 2)
    }
  })

  it('[SSP-13.05] has endgame effects only on level-3 sectors and hubs', () => {
    const scoring = Object.values(components.sectors).filter(({ quarters }) =>
      quarters.some(({ kind }) => kind === 'endgame'),
    )
    expect(new Set(scoring.map(({ level }) => level))).to.deep.equal(new Set([3]))
    expect(scoring).to.have.length(24)
  })

  it('[SSP-2.01] is for 2, 3 or 4 players', () => {
    expect([module.meta.minPlayers, module.meta.maxPlayers]).to.deep.equal([2, 4])
    for (const count of [2, 3, 4])
      expect(Object.keys(first(count).spectator.view.players)).to.have.length(count)
    expect(() => sit(1)).to.throw('not for 1')
  })

  it('[SSP-2.02] drafts by default', () => {
    const t = sit(2)
    expect(t.spectator.view.phase).to.equal('draftL3')
    expect(t.open).to.deep.equal({ ada: ['keepShip'], bea: ['keepShip'] })
  })

  it('[SSP-2.03] deals random higher ships face up instead of the draft, then hubs are chosen', () => {
    const t = sit(3, { shipSetup: 'random' })
    expect(t.spectator.view.phase).to.equal('hub')
    const fleets = Object.values(t.spectator.view.players).map(({ fleet }) => Object.keys(fleet))
    for (const fleet of fleets) {
      expect(fleet.filter(id => id.startsWith('L3'))).to.have.length(2)
      expect(fleet.filter(id => id.startsWith('L2'))).to.have.length(2)
    }
    const higher = fleets.flat().filter(id => !id.startsWith('L1'))
    expect(new Set(higher).size).to.equal(12)
    t.ada.answers(t.ada.asked('chooseHub').pick!.options[0]!)
    expect(t.open).to.deep.equal({ bea: ['chooseHub'], cy: ['chooseHub'] })
  })

  it('[SSP-2.04] gives fixed sets in the first game, no set twice', () => {
    const t = first(4)
    const { players, phase } = t.spectator.view
    expect(phase).to.equal('play')
    const hubs = Object.values(players).map(({ hub }) => hub)
    expect(hubs.sort()).to.deep.equal(['B02', 'B03', 'B04', 'B05'])
    const ofB02 = Object.values(players).find(({ hub }) => hub === 'B02')!
    expect(
      Object.keys(ofB02.fleet)
        .filter(id => !id.startsWith('L1'))
        .sort(),
    ).to.deep.equal(['L2-EXP-a', 'L2-ICE-b', 'L3-DIP-b', 'L3-TRA-a'])
  })

  it('[SSP-2.05] uses only sectors numbered 1 to 4 in the first game', () => {
    expect(first(3).spectator.view.market.every(id => Number(id[2]) <= 4)).to.equal(true)
    const others = sit(4).spectator.view.market.filter(id => Number(id[2]) > 4)
    expect(others).not.to.have.length(0)
  })

  it('[SSP-2.06, SSP-2.07] lays out one sector more of each kind in the friendly market, as far as there are', () => {
    expect(perKind(sit(2, { friendly: true }).spectator.view.market)).to.deep.equal(Array(9).fill(3))
    expect(perKind(sit(4, { friendly: true }).spectator.view.market)).to.deep.equal(Array(9).fill(5))
    expect(perKind(first(4, { friendly: true }).spectator.view.market)).to.deep.equal(Array(9).fill(4))
    expect(perKind(first(3, { friendly: true }).spectator.view.market)).to.deep.equal(Array(9).fill(4))
  })

  it('[SSP-2.08] deals hubs of the chosen pool', () => {
    for (const [hubPool, letter] of [
      ['basic', 'B'],
      ['advanced', 'A'],
    ] as const) {
      const t = sit(4, { shipSetup: 'random', hubPool })
      const dealt = NAMES.flatMap(name => t.seat(name).asked('chooseHub').pick!.options)
      expect(dealt).to.have.length(8)
      expect(
        dealt.every(id => id.startsWith(letter)),
        hubPool,
      ).to.equal(true)
    }
    expect(first(4, { hubPool: 'advanced' }).spectator.view.players['0']!.hub).to.match(/^B/)
    expect(refuseSetup(module.options, { hubPool: 'both' }, 2)).to.not.equal(undefined)
  })

  it('[SSP-3.01, SSP-3.02] plays clockwise from a random seat, without compensation', () => {
    const orders = Array.from({ length: 12 }, (_, i) => sit(3, {}, `seed ${i}`).spectator.view.order.join(''))
    expect(new Set(orders).size).to.be.above(1)
    for (const order of orders) expect(['012', '120', '201']).to.include(order)
    const t = first(4)
    const gems = Object.values(t.spectator.view.players).map(({ hub, gem }) => [hub, gem])
    const start = { B02: 22, B03: 22, B04: 22, B05: 26 }
    for (const [hub, gem] of gems) expect(gem).to.equal(start[hub as keyof typeof start])
  })

  it('[SSP-3.03, SSP-3.04] draws Aliens out of 25 of each species, and takes Humans, by number of players', () => {
    for (const [count, humans, aliens] of [
      [2, 16, 50],
      [3, 20, 70],
      [4, 24, 90],
    ] as const) {
      const { human, ...species } = sit(count).spectator.view.supply
      expect(human).to.equal(humans)
      expect(sum(Object.values(species))).to.equal(aliens)
      expect(Math.max(...Object.values(species))).to.be.at.most(25)
    }
  })

  it('[SSP-3.05] lays out as many sectors of each kind as there are players', () => {
    for (const count of [2, 3, 4]) {
      const { market } = sit(count).spectator.view
      expect(perKind(market)).to.deep.equal(Array(9).fill(count))
      expect(new Set(market).size).to.equal(9 * count)
    }
  })

  it('[SSP-3.06, SSP-3.07] lays out five neutral ships and gives everybody the five level-1 ships, unused', () => {
    const { neutral, players } = sit(2, { shipSetup: 'random' }).spectator.view
    expect(neutral).to.deep.equal({ 'N-DIP': 0, 'N-DIS': 0, 'N-CON': 0, 'N-TRA': 0, 'N-EXP': 0 })
    for (const { fleet } of Object.values(players)) {
      const ones = Object.entries(fleet).filter(([id]) => id.startsWith('L1'))
      expect(Object.fromEntries(ones)).to.deep.equal({
        'L1-DIP': 0,
        'L1-DIS': 0,
        'L1-CON': 0,
        'L1-TRA': 0,
        'L1-EXP': 0,
      })
    }
  })

  it('[SSP-1.09, SSP-3.16, SSP-3.20] starts with what the hub gives, markers and tokens at home', () => {
    const t = first(2)
    for (const player of Object.values(t.spectator.view.players)) {
      const { score, marker, token, levels } = player
      expect({ score, marker, token }).to.deep.equal({ score: 0, marker: null, token: null })
      expect(levels).to.deep.equal({ dismantle: 0, construct: 0, transport: 0, expedition: 0 })
      expect(player).to.deep.include({
        ...{ hubs: [], chosenHub: null, hand: [], kept: [], dismantled: 0, station: {}, incomesInARow: 0 },
      })
    }
    expect(t.spectator.view).to.deep.include({
      ...{ phase: 'play', turn: 1, active: t.spectator.view.order[0] },
      ...{ current: null, income: null, endedBy: null, chronicle: [], final: null },
    })
  })
})

/** Starts with these hubs in everybody's hand. */
const withHubs = (ada: string, bea: string) => {
  const t = table(module, {
    seats: ['ada', 'bea'],
    options: { shipSetup: 'random' },
    arrange(g: PhoenixState) {
      const dealt: { [seat: string]: string[] } = { 0: [ada, 'B11'], 1: [bea, 'B12'] }
      for (const [seat, hubs] of Object.entries(dealt)) {
        g.players[seat]!.hubs = hubs
        const open = g.asks.find(one => one.seat === seat)!
        open.pick!.options = [...hubs]
      }
    },
  })
  t.ada.answers(ada)
  t.bea.answers(bea)
  return t
}

describe('Space Station Phoenix: hubs', () => {
  it('[SSP-3.08, SSP-3.15] deals two hubs each, chosen in secret and revealed together', () => {
    const t = sit(2)
    expect(t.ada.view.players['0']!.hubs).to.have.length(2)
    expect(t.spectator.view.players['0']!.hubs).to.deep.equal([null, null])
    const s = sit(2, { shipSetup: 'random' })
    const chosen = s.ada.asked('chooseHub').pick!.options[1]!
    s.ada.answers(chosen)
    expect(s.bea.view.players['0']!.hub).to.equal(null)
    expect(s.bea.view.players['0']!.chosenHub).to.equal(null)
    expect(s.ada.view.players['0']!.chosenHub).to.equal(chosen)
    s.bea.answers(s.bea.asked('chooseHub').pick!.options[0]!)
    expect(s.bea.view.players['0']!.hub).to.equal(chosen)
    expect(s.ada.view.players['0']!.hubs).to.deep.equal([])
  })

  it('[SSP-3.16, SSP-3.19] gives resources and starting levels, which cost and bring nothing', () => {
    const t = withHubs('B06', 'B01')
    const { gem, food, water, metal, score, levels } = t.ada.view.players['0']!
    expect({ gem, food, water, metal, score }).to.deep.equal({
      gem: 22,
      food: 5,
      water: 5,
      metal: 6,
      score: 0,
    })
    expect(levels).to.deep.equal({ dismantle: 0, construct: 0, transport: 1, expedition: 1 })
    expect(t.ada.view.players['1']!.levels).to.deep.equal({
      dismantle: 0,
      construct: 1,
      transport: 0,
      expedition: 0,
    })
    expect(t.ada.view.players['1']!.gem).to.equal(24)
  })

  it('[SSP-3.17] takes a ship away for the penalty removeShip: no metal, not dismantled', () => {
    const t = withHubs('A05', 'B01')
    const { fleet, metal, dismantled } = t.ada.view.players['0']!
    expect(fleet).not.to.have.property('L1-EXP')
    expect({ metal, dismantled }).to.deep.equal({ metal: 10, dismantled: 0 })
    expect(t.ada.view.players['1']!.fleet).to.have.property('L1-EXP')
  })

  it('[SSP-3.18] lays GEM from the supply on ships for the penalty startUsed', () => {
    const t = withHubs('A06', 'B01')
    const { fleet, gem } = t.ada.view.players['0']!
    expect([fleet['L1-CON'], fleet['L1-DIP'], fleet['L1-TRA']]).to.deep.equal([3, 2, 0])
    expect(gem).to.equal(24)
  })

  it('[SSP-3.14] ends with nine ships each, less those that a hub takes', () => {
    const t = withHubs('A05', 'B01')
    const { players } = t.spectator.view
    expect([players['0']!, players['1']!].map(({ fleet }) => Object.keys(fleet).length)).to.deep.equal([8, 9])
  })
})

describe('Space Station Phoenix: the draft', () => {
  const options = (t: ReturnType<typeof sit>, name: Name) => t.seat(name).asked('keepShip').pick!.options

  it('[SSP-3.09, SSP-3.11, SSP-3.12] keeps one of four level-3 ships, and passes the rest to the left when all have', () => {
    const t = sit(3)
    const order = t.spectator.view.order.map(seat => NAMES[Number(seat)]!)
    const [a, b, c] = order as [Name, Name, Name]
    const dealt = new Map(order.map(name => [name, [...options(t, name)]]))
    for (const hand of dealt.values()) {
      expect(hand).to.have.length(4)
      expect(hand.every(id => id.startsWith('L3'))).to.equal(true)
    }
    const id = t.seat(a).asked('keepShip').id
    t.seat(a).cannot('answer', [[]], { rule: 'kit', key: 'pickCount' })
    t.seat(a).cannot('answer', [dealt.get(a)!.slice(0, 2)], { rule: 'kit', key: 'pickCount' })
    t.seat(a).answers(dealt.get(a)![0]!)
    expect(t.seat(a).isAsked('keepShip'), 'a choice is final').to.equal(false)
    expect(id).to.be.a('number')
    expect(options(t, b), 'nothing is passed yet').to.deep.equal(dealt.get(b))
    t.seat(b).answers(dealt.get(b)![1]!)
    t.seat(c).answers(dealt.get(c)![2]!)
    // The left neighbour is next in order of play.
    expect(options(t, b)).to.deep.equal(dealt.get(a)!.slice(1))
    expect(options(t, a)).to.deep.equal(dealt.get(c)!.filter((_, i) => i !== 2))
  })

  it('[SSP-3.10, SSP-3.13, SSP-18.05] drafts level-2 ships to the right, and shows each pair of ships together', () => {
    const t = sit(3)
    const order = t.spectator.view.order.map(seat => NAMES[Number(seat)]!)
    const keepAll = () => {
      for (const name of order) t.seat(name).answers(options(t, name)[0]!)
    }
    const higher = () =>
      Object.values(t.spectator.view.players).map(
        ({ fleet }) => Object.keys(fleet).filter(id => !id.startsWith('L1')).length,
      )
    keepAll()
    expect(higher()).to.deep.equal([0, 0, 0])
    keepAll()
    expect(higher()).to.deep.equal([2, 2, 2])
    expect(t.spectator.view.phase).to.equal('draftL2')
    const dealt = new Map(order.map(name => [name, [...options(t, name)]]))
    for (const hand of dealt.values()) expect(hand.every(id => id.startsWith('L2'))).to.equal(true)
    keepAll()
    const [a, b] = order as [Name, Name]
    expect(options(t, a), 'from the left neighbour, who passes to the right').to.deep.equal(
      dealt.get(b)!.slice(1),
    )
    keepAll()
    expect(higher()).to.deep.equal([4, 4, 4])
    expect(t.spectator.view.phase).to.equal('hub')
    // The rest goes back to the box unseen.
    for (const name of order) {
      const { hand, kept } = t.seat(name).view.players[t.seat(name).seat]!
      expect([hand, kept]).to.deep.equal([[], []])
    }
    for (const { hand, kept } of Object.values(t.spectator.view.players))
      expect([hand, kept]).to.deep.equal([[], []])
    const inFleets = Object.values(t.state.players).flatMap(({ fleet }) => Object.keys(fleet))
    const unkept = [...dealt.values()].flat().filter(id => !inFleets.includes(id))
    expect(unkept).to.have.length(6)
    for (const id of unkept) expect(JSON.stringify(t.state.players)).not.to.include(`"${id}"`)
  })

  it('[SSP-18.03, SSP-18.04, SSP-18.05, SSP-18.10] hides hands and kept ships, but not who has chosen', () => {
    const t = sit(2)
    const kept = options(t, 'ada')[0]!
    t.ada.answers(kept)
    for (const view of [t.bea.view, t.spectator.view]) {
      expect(view.players['0']!.hand).to.deep.equal([null, null, null])
      expect(view.players['0']!.kept).to.deep.equal([null])
      expect(JSON.stringify(view)).not.to.include(kept)
      expect(view.asks.map(({ seat }) => seat)).to.deep.equal(['1'])
    }
    expect(t.ada.view.players['0']!.kept).to.deep.equal([kept])
    t.bea.answers(options(t, 'bea')[0]!)
    t.ada.answers(options(t, 'ada')[0]!)
    const left = t.bea.view.players['1']!.hand.filter(id => id !== options(t, 'bea')[0])
    t.bea.answers(options(t, 'bea')[0]!)
    for (const id of left) expect(JSON.stringify(t.state.players)).not.to.include(id!)
  })
})

import { GALAXY_SETUPS, ringOf, TILES, type TileId } from '../../games/twilight-imperium-3/data/index.ts'
import { placements } from '../../games/twilight-imperium-3/galaxy/building.ts'
import { adjacentTo, cellsOf, stepsFrom, tileAt } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { reachOf } from '../../games/twilight-imperium-3/galaxy/reach.ts'
import type { Galaxy } from '../../games/twilight-imperium-3/state.ts'
import { table } from '../support/table.ts'
import { expect, GALAXY, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const sit = (players: number, options = {}, seed = 'galaxy') =>
  table(module, { seats: NAMES.slice(0, players), options, seed })
type At = ReturnType<typeof sit>

/** Whoever is asked makes a move of the list: the last one, so that special systems come early. */
function playAny(t: At) {
  const seat = t.seat(Object.keys(t.open)[0]!)
  const { move, args } = seat.legal.at(-1)!
  seat.does(move, ...args.slice(1))
}

const whoIs = (t: At) => Object.keys(t.open)[0]!

describe('twilight-imperium-3: building the galaxy', () => {
  for (const players of [3, 4, 5, 6])
    it(`[TI-5.02, TI-5.06, TI-5.15, TI-5.16] fills the board for ${players} at random, homes in the third ring`, () => {
      const { state } = sit(players)
      const { tiles, homes } = state.galaxy
      expect(Object.keys(tiles).sort()).to.deep.equal([...cellsOf(state.galaxy)].sort())
      expect(new Set(Object.values(tiles)).size).to.equal(Object.keys(tiles).length)
      expect(tiles['0-00']).to.equal('mecatol-rex')
      expect(Object.values(homes).every(home => ringOf(home) === 3)).to.equal(true)
      for (const [seat, home] of Object.entries(homes))
        expect(tileAt({ tiles }, home)!.homeOf).to.equal(state.players[seat]!.race)
    })

  it('[TI-5.01, TI-5.04] deals only tiles of the base game that are no homes', () => {
    const { galaxy } = sit(4).state
    const inner = Object.entries(galaxy.tiles).filter(([cell]) => !Object.values(galaxy.homes).includes(cell))
    for (const [, tile] of inner) {
      const { set, back } = TILES[tile as TileId]
      expect(set).to.equal('base')
      expect(back).to.be.oneOf(['mecatol', 'regular', 'empty', 'special'])
    }
  })

  it('[TI-5.11, TI-5.13] lays a special system beside another one only if nothing else can be placed', () => {
    const ring: Galaxy['tiles'] = {
      '0-00': 'mecatol-rex',
      '1-00': 'supernova-1',
      '1-02': 'lodor',
      '1-04': 'saudor',
    }
    const setup = { rings: [1] }
    const galaxy = { setup: 'standard-3', tiles: ring, homes: {} }
    const cells = (tiles: TileId[], more = {}) =>
      placements({ ...galaxy, tiles: { ...ring, ...more } }, setup, { tiles, lastTile: null })
        .filter(({ tile }) => tile === 'nebula-1')
        .map(({ cell }) => cell)
    expect(cells(['nebula-1', 'void-1'])).to.deep.equal(['1-03'])
    expect(cells(['nebula-1', 'void-1'], { '1-03': 'wellon' })).to.deep.equal([])
    expect(cells(['nebula-1'], { '1-03': 'wellon' })).to.deep.equal(['1-01', '1-05'])
  })

  it('[TI-5.07] lets six players choose their homes from the Speaker on; the seats are then ordered clockwise', () => {
    const t = sit(6, { galaxy: 'build' })
    const first = t.state.speaker
    expect(t.open).to.deep.equal({ [NAMES[Number(first)]!]: ['chooseHome'] })
    t.seat(whoIs(t)).answers('3-09')
    t.seat(whoIs(t)).cannot('answer', [['3-09']], { rule: 'kit', key: 'notOffered' })
    while (t.state.phase === 'setup') playAny(t)
    const cells = t.state.order.map(seat => t.state.galaxy.homes[seat])
    expect(cells).to.deep.equal(['3-00', '3-03', '3-06', '3-09', '3-12', '3-15'])
    expect(t.state.galaxy.homes[first]).to.equal('3-09')
  })

  it('[TI-5.07, TI-5.19] gives homes by chance with fewer players', () => {
    const firsts = Array.from(
      { length: 12 },
      (_, i) => sit(3, { galaxy: 'build' }, `homes-${i}`).state.order[0],
    )
    expect(new Set(firsts).size).to.equal(3)
  })

  it('[TI-5.05] shows everybody the own tiles only', () => {
    const t = sit(3, { galaxy: 'build' })
    expect(t.ada.view.players['0']!.tiles.every(tile => tile !== null)).to.equal(true)
    expect(t.ada.view.players['1']!.tiles).to.deep.equal(Array.from({ length: 8 }, () => null))
  })

  it('[TI-5.08, TI-5.10] fills ring after ring, and lays homes with the third', () => {
    const t = sit(3, { galaxy: 'build' })
    const rings: number[] = []
    while (t.state.phase === 'galaxy') {
      const { tiles, homes } = t.state.galaxy
      const ring = ringOf(String(t.seat(whoIs(t)).legal[0]!.args[2]))
      expect(Object.values(homes).every(home => tiles[home] !== undefined)).to.equal(ring === 3)
      rings.push(ring)
      playAny(t)
    }
    expect(rings).to.deep.equal([...Array(6).fill(1), ...Array(12).fill(2), ...Array(6).fill(3)])
  })

  it('[TI-5.08] refuses a tile that is not in hand and a cell of another ring', () => {
    const t = sit(3, { galaxy: 'build' })
    const seat = t.seat(whoIs(t))
    const tile = seat.view.players[seat.seat]!.tiles[0]
    seat.cannot('placeTile', ['mecatol-rex', '1-00'], { rule: 'TI-5.08', key: 'notInHand' })
    seat.cannot('placeTile', [tile, '2-00'], { rule: 'TI-5.08', key: 'otherRing' })
  })

  it('[TI-5.09] goes clockwise from the Speaker and back again', () => {
    const t = sit(3, { galaxy: 'build' })
    const seats: string[] = []
    while (t.state.phase === 'galaxy') {
      seats.push(t.seat(whoIs(t)).seat)
      playAny(t)
    }
    const { order, speaker } = t.state
    const at = order.indexOf(speaker)
    const clockwise = [...order.slice(at), ...order.slice(0, at)]
    const there = [...clockwise, ...clockwise.toReversed()]
    expect(seats).to.deep.equal(Array.from({ length: 4 }, () => there).flat())
  })

  it('[TI-5.11] refuses a special system beside another one', () => {
    const t = sit(3, { galaxy: 'build' })
    const seat = t.seat(whoIs(t))
    arrangeHands(t, { [seat.seat]: ['nebula-1', 'wellon'] })
    t.state.galaxy.tiles['1-00'] = 'supernova-1'
    seat.cannot('placeTile', ['nebula-1', '1-01'], { rule: 'TI-5.11' })
    seat.does('placeTile', 'nebula-1', '1-03')
  })

  it('[TI-5.12, TI-5.14] wants a planet after a system without one, even where that is less apart', () => {
    const t = sit(3, { galaxy: 'build' })
    const seat = t.seat(whoIs(t))
    arrangeHands(t, { [seat.seat]: ['void-1', 'wellon'] })
    t.state.players[seat.seat]!.lastTile = 'void-2'
    seat.cannot('placeTile', ['void-1', '1-01'], { rule: 'TI-5.12' })
    seat.does('placeTile', 'wellon', '1-01')
  })

  it('[TI-5.12] allows any system where the hand has none with a planet', () => {
    const t = sit(3, { galaxy: 'build' })
    const seat = t.seat(whoIs(t))
    arrangeHands(t, { [seat.seat]: ['void-1', 'nebula-1'] })
    t.state.players[seat.seat]!.lastTile = 'void-2'
    seat.does('placeTile', 'void-1', '1-01')
  })

  it('[TI-5.17, TI-56.08] lets the first of five players lay an unseen tile, which is turned up at the end', () => {
    const t = sit(5, { galaxy: 'build' })
    expect(t.open).to.deep.equal({ [NAMES[Number(t.state.speaker)]!]: ['faceDown'] })
    t.seat(whoIs(t)).answers('1-02')
    expect(t.spectator.view.galaxy.tiles['1-02']).to.equal('face-down')
    expect(t.seat(whoIs(t)).view).not.to.have.property('faceDown')
    while (t.state.phase === 'galaxy') playAny(t)
    expect(tileAt(t.state.galaxy, '1-02')).not.to.equal(undefined)
  })

  it('[TI-5.18] makes up for the seats of five players with trade goods', () => {
    const { order, players, galaxy } = sit(5).state
    const goods = Object.fromEntries(order.map(seat => [galaxy.homes[seat], players[seat]!.tradeGoods]))
    expect(goods).to.deep.equal({ '3-02': 0, '3-06': 4, '3-09': 6, '3-12': 4, '3-16': 0 })
  })
})

/** Gives hands after the deal; what is placed later does not matter to these tests. */
function arrangeHands(t: At, hands: { [seat: string]: TileId[] }) {
  for (const [seat, tiles] of Object.entries(hands)) {
    const rest = t.state.players[seat]!.tiles.slice(tiles.length)
    t.state.players[seat]!.tiles = [...tiles, ...rest.map((): TileId => 'void-3')]
  }
}

describe('twilight-imperium-3: the map', () => {
  const tiles: Galaxy['tiles'] = { ...GALAXY, '3-00': 'home-sol' }
  const galaxy = { setup: 'standard-3', tiles, homes: {} }

  it('[TI-1.16] knows which systems share an edge', () => {
    expect(adjacentTo(galaxy, '0-00').sort()).to.deep.equal(['1-00', '1-01', '1-02', '1-03', '1-04', '1-05'])
    expect(adjacentTo(galaxy, '3-00').sort()).to.deep.equal(['2-00', '3-01', '3-17'])
  })

  it('[TI-6.10, TI-6.12] links equal wormholes for movement only', () => {
    // Lodor (1-05) and the alpha wormhole at 2-02; Quann (2-08) and the beta wormhole at 2-07 lie beside each other.
    expect(stepsFrom({ galaxy, laws: [] }, '1-05')).to.include('2-02')
    expect(adjacentTo(galaxy, '1-05')).not.to.include('2-02')
    expect(stepsFrom({ galaxy, laws: [] }, '2-02')).to.include('1-05')
    expect(stepsFrom({ galaxy, laws: [] }, '1-05')).not.to.include('2-07')
  })

  it('[TI-6.11] links nothing where a wormhole is the only one of its kind', () => {
    const { '2-02': _, ...single } = tiles
    expect(stepsFrom({ galaxy: { ...galaxy, tiles: single }, laws: [] }, '1-05')).to.deep.equal(
      adjacentTo({ ...galaxy, tiles: single }, '1-05'),
    )
  })

  it('[TI-5.06] has homes of every setup on its board', () => {
    for (const setup of Object.values(GALAXY_SETUPS))
      for (const { home } of setup.seats) expect(cellsOf({ setup: setup.id, tiles: {} })).to.include(home)
  })
})

describe('twilight-imperium-3: fixed galaxies', () => {
  const fixed = (players: number, presetMap: string, seed?: string) =>
    sit(players, { galaxy: 'preset', presetMap }, seed)
  const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers)

  for (const players of [3, 4, 5, 6])
    for (const presetMap of ['crossroads', 'marches'])
      it(`[TI-5.20] gives each of ${players} homes as much in reach on the map ${presetMap}`, () => {
        const { state } = fixed(players, presetMap)
        const { tiles, homes } = state.galaxy
        expect(Object.keys(tiles).sort()).to.deep.equal([...cellsOf(state.galaxy)].sort())
        expect(new Set(Object.values(tiles)).size).to.equal(Object.keys(tiles).length)
        for (const [cell, tile] of Object.entries(tiles)) {
          const { set, back } = TILES[tile as TileId]
          expect(set).to.equal('base')
          expect(back === 'home').to.equal(Object.values(homes).includes(cell))
        }
        const reach = Object.values(reachOf(state.galaxy))
        expect(reach.map(({ toMecatol }) => toMecatol)).to.deep.equal(Array(players).fill(3))
        expect(spread(reach.map(({ resources }) => resources))).to.be.at.most(1)
        expect(spread(reach.map(({ influence }) => influence))).to.be.at.most(1)
      })

  it('[TI-5.20] gives homes by chance, nobody trade goods, and deals nothing', () => {
    const firsts = Array.from({ length: 8 }, (_, i) => {
      const { state } = fixed(5, 'marches', `fixed-${i}`)
      for (const { tiles, tradeGoods } of Object.values(state.players))
        expect({ tiles, tradeGoods }).to.deep.equal({ tiles: [], tradeGoods: 0 })
      return state.order[0]
    })
    expect(new Set(firsts).size).to.be.above(1)
  })
})

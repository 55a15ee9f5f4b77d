/** Seven and eight players. Section 55. */
import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { GALAXY_SETUPS, idsOf, isIn, ringOf, TILES } from '../../games/twilight-imperium-3/data/index.ts'
import { FACE_DOWN } from '../../games/twilight-imperium-3/galaxy/building.ts'
import { adjacentTo, cellsOf, tileAt } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { table } from '../support/table.ts'
import { expect, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay', 'gil', 'hal'] as const
const sit = (players: number, options: SetupValues = {}, seed = 'eight') =>
  table(module, { seats: NAMES.slice(0, players), options, seed })
type At = ReturnType<typeof sit>

const asked = (t: At) => t.seat(Object.keys(t.open)[0]!)

/** Whoever is asked makes the first move of the list. */
function playAny(t: At) {
  const seat = asked(t)
  const { move, args } = seat.legal[0]!
  seat.does(move, ...args.slice(1))
}

/** A galaxy that the players build, up to the question where the unseen tiles lie. */
function building(players: number, seed?: string): At {
  const t = sit(players, { galaxy: 'build' }, seed)
  expect(t.open).to.deep.equal({ [NAMES[Number(t.state.speaker)]!]: ['faceDown'] })
  return t
}

/** The same, with the unseen tiles on their places. */
function laid(players: number, seed?: string): At {
  const t = building(players, seed)
  asked(t).answers('1-00', '1-01', '1-03', '1-04')
  return t
}

function built(t: At): At {
  while (t.state.phase === 'galaxy') playAny(t)
  return t
}

/** Tiles that are no home, on the map, unseen or in hands. */
const inPlay = ({ state: { galaxy, faceDown, players } }: At) => [
  ...Object.values(galaxy.tiles).filter(tile =>
    ['regular', 'empty', 'special'].includes(isIn(TILES, tile) ? TILES[tile].back : ''),
  ),
  ...Object.values(faceDown),
  ...Object.values(players).flatMap(({ tiles }) => tiles),
]

const HANDS = { 7: 7, 8: 6 }
const REMOVED = { 7: 2, 8: 3 }
const HOMES = {
  7: ['4-02', '4-06', '4-09', '4-12', '4-15', '4-18', '4-22'],
  8: ['4-00', '4-03', '4-06', '4-09', '4-12', '4-15', '4-18', '4-21'],
}

describe('twilight-imperium-3: seven and eight players', () => {
  it('[TI-3.01, TI-55.07] always have the systems of the expansion, and no map without them', () => {
    for (const players of [7, 8]) {
      for (const options of [{}, { expansionTiles: false }] as SetupValues[])
        expect(sit(players, options).state.options).to.include({ expansionTiles: true })
      for (const presetMap of ['crossroads', 'marches'])
        expect(refuseSetup(module.options, { galaxy: 'preset', presetMap }, players)?.text.key).to.equal(
          'refusal.option',
        )
      expect(sit(players, { galaxy: 'preset' }).state.options).to.include({ presetMap: 'preset' })
      expect(sit(players, { largerGalaxy: true }).state.options).to.not.have.property('largerGalaxy')
    }
    expect(sit(6).state.options).to.not.have.property('expansionTiles')
  })

  for (const players of [7, 8] as const) {
    it(`[TI-55.01] takes ${REMOVED[players]} tiles out at random, unseen, with ${players} players`, () => {
      const kept = ['one', 'two'].map(seed => {
        const tiles = inPlay(sit(players, {}, seed))
        expect(new Set(tiles).size).to.equal(tiles.length)
        expect(tiles).to.have.length(55 - REMOVED[players])
        return tiles.toSorted()
      })
      expect(kept[0]).to.not.deep.equal(kept[1])
    })

    it(`[TI-55.02] deals ${HANDS[players]} each to ${players}; the Speaker lays four more face down beside Mecatol Rex`, () => {
      const t = building(players)
      const speaker = asked(t)
      expect(Object.values(t.spectator.view.players).map(({ tiles }) => tiles.length)).to.deep.equal(
        Array(players).fill(HANDS[players]),
      )
      speaker.cannot('answer', [['1-00', '1-01', '1-03']], { rule: 'kit' })
      speaker.cannot('answer', [['1-00', '1-01', '1-03', '2-00']], { rule: 'kit', key: 'notOffered' })
      speaker.answers('1-00', '1-01', '1-03', '1-04')
      const { tiles } = t.state.galaxy
      expect(Object.keys(tiles).filter(cell => tiles[cell] === FACE_DOWN)).to.have.members([
        '1-00',
        '1-01',
        '1-03',
        '1-04',
      ])
      expect(inPlay(t)).to.have.length(55 - REMOVED[players])
    })

    it(`[TI-55.03, TI-5.06] fills four rings for ${players}, homes in the fourth, clockwise in the order of play`, () => {
      for (const t of [sit(players), built(laid(players))]) {
        const { galaxy, order } = t.state
        expect(Object.keys(galaxy.tiles).toSorted()).to.deep.equal([...cellsOf(galaxy)].toSorted())
        expect(cellsOf(galaxy)).to.have.length(61)
        expect(order.map(seat => galaxy.homes[seat])).to.deep.equal(HOMES[players])
        expect(Object.values(galaxy.tiles)).to.not.include(FACE_DOWN)
        for (const home of HOMES[players]) expect(tileAt(galaxy, home)!.back).to.equal('home')
      }
    })

    it(`[TI-55.03, TI-5.08] builds ring by ring with ${players}, around what is unseen`, () => {
      const t = laid(players)
      const rings: number[] = []
      while (t.state.phase === 'galaxy') {
        rings.push(ringOf(String(asked(t).legal[0]!.args[2])))
        playAny(t)
      }
      expect(rings).to.deep.equal([
        ...Array(2).fill(1),
        ...Array(12).fill(2),
        ...Array(18).fill(3),
        ...Array(24 - players).fill(4),
      ])
    })

    it(`[TI-55.03, TI-48.08] has a map of its own for ${players}`, () => {
      const { galaxy } = sit(players, { galaxy: 'preset' }).state
      expect(Object.keys(galaxy.tiles).toSorted()).to.deep.equal([...cellsOf(galaxy)].toSorted())
      expect(Object.values(galaxy.homes)).to.have.members(HOMES[players])
    })
  }

  it('[TI-55.02, TI-5.17] tells nobody what lies face down, and asks for no planet after it', () => {
    const t = laid(8)
    for (const seat of NAMES) {
      expect(t[seat].view).to.not.have.property('faceDown')
      for (const hidden of Object.values(t.state.faceDown))
        expect(JSON.stringify(t[seat].view)).to.not.include(`"${hidden}"`)
    }
    expect(Object.values(t.state.players).every(({ lastTile }) => lastTile === null)).to.equal(true)
  })

  it('[TI-55.04] turns the four up at the end, rearranged by chance', () => {
    const moved = ['one', 'two', 'three', 'four'].map(seed => {
      const t = laid(8, seed)
      const hidden = { ...t.state.faceDown }
      built(t)
      const tiles = Object.keys(hidden).map(cell => t.state.galaxy.tiles[cell])
      expect(tiles).to.have.members(Object.values(hidden))
      expect(t.log.filter(text => text.includes('unseen tile is'))).to.have.length(4)
      return Object.keys(hidden).filter(cell => hidden[cell] !== t.state.galaxy.tiles[cell]).length
    })
    expect(Math.max(...moved)).to.be.above(0)
  })

  it('[TI-55.05] makes up for three seats of seven with trade goods', () => {
    const goodsOf = (options: SetupValues) => {
      const { galaxy, order, players } = sit(7, options).state
      return order
        .map(seat => [galaxy.homes[seat], players[seat]!.tradeGoods])
        .filter(([, goods]) => goods !== 0)
    }
    const wanted = [
      ['4-09', 4],
      ['4-12', 6],
      ['4-15', 4],
    ]
    expect(goodsOf({})).to.deep.equal(wanted)
    expect(goodsOf({ galaxy: 'preset' })).to.deep.equal(wanted)
    expect(GALAXY_SETUPS['standard-8']!.seats.every(({ tradeGoods }) => tradeGoods === undefined)).to.equal(
      true,
    )
  })

  /** Everybody takes the first strategy card that is left. */
  function chosen(players: number): At {
    const t = sit(players)
    while (t.state.phase !== 'action') playAny(t)
    return t
  }

  it('[TI-55.06, TI-11.02, TI-11.04] seven take one strategy card each and leave one, with a Bonus Counter', () => {
    const { common, players } = chosen(7).state
    expect(Object.values(players).map(({ strategy }) => idsOf(strategy).length)).to.deep.equal(
      Array(7).fill(1),
    )
    expect(Object.values(common)).to.deep.equal([1])
  })

  it('[TI-55.06, TI-11.02, TI-11.04] eight take all strategy cards', () => {
    const { common, players } = chosen(8).state
    expect(Object.values(players).map(({ strategy }) => idsOf(strategy).length)).to.deep.equal(
      Array(8).fill(1),
    )
    expect(common).to.deep.equal({})
  })

  it('[TI-55.06, TI-4.04] eight play without Strategic Flexibility and Strategic Shift', () => {
    const REMOVED_CARDS = ['strategic-flexibility', 'strategic-shift']
    expect(sit(7).state.decks.actionCards).to.include.members(REMOVED_CARDS)
    expect(sit(8).state.decks.actionCards).to.not.include.oneOf(REMOVED_CARDS)
    expect(sit(7).state.decks.actionCards.length - sit(8).state.decks.actionCards.length).to.equal(2)
  })

  it('[TI-4.02] have a race each, also from the ten of the base game', () => {
    const { players } = sit(8).state
    expect(new Set(Object.values(players).map(({ race }) => race)).size).to.equal(8)
  })

  it('[TI-55.03] gives every home of eight as long a way to Mecatol Rex', () => {
    const { galaxy } = sit(8).state
    const far = (cell: string) => {
      const steps = new Map([[cell, 0]])
      for (const [at, n] of steps)
        for (const next of adjacentTo(galaxy, at)) if (!steps.has(next)) steps.set(next, n + 1)
      return steps.get('0-00')
    }
    expect(HOMES[8].map(far)).to.deep.equal(Array(8).fill(4))
  })
})

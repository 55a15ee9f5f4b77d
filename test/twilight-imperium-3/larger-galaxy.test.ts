/** The larger galaxy, for five and six players. Section 54. */
import { refuseSetup } from '../../games/kit/index.ts'
import { ringOf, TILES } from '../../games/twilight-imperium-3/data/index.ts'
import { cellsOf } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { table } from '../support/table.ts'
import { expect, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const sit = (players: number, more = {}) =>
  table(module, {
    seats: NAMES.slice(0, players),
    options: { expansionTiles: true, largerGalaxy: true, ...more },
    seed: 'larger',
  })

/** Tiles of the map that were dealt. */
const dealtOf = ({ galaxy }: ReturnType<typeof sit>['state']) =>
  Object.values(galaxy.tiles).filter(
    tile => tile !== 'face-down' && !['home', 'mecatol'].includes(TILES[tile].back),
  )

describe('twilight-imperium-3: the larger galaxy', () => {
  it('[TI-54.01] deals all 55 tiles to five players, 11 each, and puts none face down', () => {
    const t = sit(5, { galaxy: 'build' })
    const { view } = t.spectator
    expect(Object.values(view.players).map(({ tiles }) => tiles.length)).to.deep.equal(Array(5).fill(11))
    expect(Object.values(view.galaxy.tiles)).to.deep.equal(['mecatol-rex'])
    expect(Object.values(t.open)).to.deep.equal([['placeTile']])
    expect(new Set(dealtOf(sit(5).state)).size).to.equal(55)
  })

  it('[TI-54.02] deals nine each to six players, and leaves one out', () => {
    expect(new Set(dealtOf(sit(6).state)).size).to.equal(54)
  })

  for (const players of [5, 6])
    it(`[TI-54.03] fills four rings for ${players}, homes in the third`, () => {
      const { galaxy } = sit(players).state
      expect(Object.keys(galaxy.tiles).sort()).to.deep.equal([...cellsOf(galaxy)].sort())
      expect(cellsOf(galaxy)).to.have.length(61)
      for (const home of Object.values(galaxy.homes)) expect(ringOf(home)).to.equal(3)
    })

  /** The rings in the order in which they are begun. */
  function ringsOf(players: number) {
    const t = sit(players, { galaxy: 'build' })
    while (t.state.phase !== 'galaxy') {
      const seat = t.seat(Object.keys(t.open)[0]!)
      const { move, args } = seat.legal[0]!
      seat.does(move, ...args.slice(1))
    }
    const rings: number[] = []
    while (t.state.phase === 'galaxy') {
      const seat = t.seat(Object.keys(t.open)[0]!)
      const { move, args } = seat.legal[0]!
      rings.push(ringOf(String(args[2])))
      seat.does(move, ...args.slice(1))
    }
    return [...new Set(rings)]
  }

  it('[TI-54.04] is built ring by ring, with six players the fourth before the third', () => {
    expect(ringsOf(5)).to.deep.equal([1, 2, 3, 4])
    expect(ringsOf(6)).to.deep.equal([1, 2, 4, 3])
  })

  it('[TI-54.05, TI-5.18] makes up for seats of five with trade goods', () => {
    const { galaxy, players } = sit(5).state
    const goods = Object.fromEntries(
      Object.entries(galaxy.homes).map(([seat, home]) => [home, players[seat]!.tradeGoods]),
    )
    expect(goods).to.deep.equal({ '3-02': 0, '3-06': 4, '3-09': 6, '3-12': 4, '3-16': 0 })
  })

  it('[TI-54.01, TI-3.01] is for five and six with more systems, and for no preset map', () => {
    const options = { expansionTiles: true, largerGalaxy: true }
    const keyOf = (players: number, more = {}) =>
      refuseSetup(module.options, { ...options, ...more }, players)?.text.key
    expect(keyOf(5)).to.equal(undefined)
    expect(keyOf(5, { expansionTiles: false })).to.equal('refusal.optionNeeds')
    expect(keyOf(6, { galaxy: 'preset' })).to.equal('refusal.optionExcludes')
    // With fewer players it means nothing.
    expect(sit(4).state.options).to.not.have.property('largerGalaxy')
    expect(sit(4).state.galaxy.setup).to.equal('standard-4')
  })
})

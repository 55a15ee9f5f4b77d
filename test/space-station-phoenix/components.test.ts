import {
  type ComponentLists,
  componentsOf,
  moduleWith,
  problemsOf,
  STANDARD,
} from '../../games/space-station-phoenix/index.ts'
import { table } from '../support/table.ts'
import { expect } from './support.ts'

/** A box that holds just enough for two players: other hubs, sectors and ships, the same rules. */
function tinySet(): ComponentLists {
  const colors = ['teal', 'pink', 'brown'] as const
  const types = ['diplomacy', 'dismantle', 'construct', 'transport', 'expedition'] as const
  const actions = {
    diplomacy: { type: 'diplomacy', advances: 1, lobbyDiscount: 0 },
    dismantle: { type: 'dismantle', bonusMetal: 5 },
    construct: { type: 'construct', discount: 0 },
    transport: { type: 'transport', transactions: 2 },
    expedition: { type: 'expedition', dice: 2, cargo: 1 },
  } as const
  const ship = (id: string, level: 0 | 1 | 2 | 3, type: (typeof types)[number]) => ({
    id,
    level,
    cost: 1,
    useFee: 0,
    metal: level === 0 ? null : 9,
    copies: level === 1 ? (4 as const) : (1 as const),
    action: actions[type],
  })
  return {
    sectors: ([1, 2, 3] as const).flatMap(level =>
      colors.flatMap((color, c) =>
        [1, 2].map(number => ({
          id: `${level}${c + 1}${number}`,
          level,
          color,
          cost: 1,
          points: 7,
          firstGame: true,
          quarters: [{ kind: 'income' as const, gain: { vp: 3 } }],
        })),
      ),
    ),
    hubs: ['H1', 'H2', 'H3', 'H4'].map(id => ({
      id,
      tier: 'basic' as const,
      start: { gem: 9, food: 1, water: 1, metal: 9 },
      startDiplomacy: {},
      penalties: [],
      effects: [{ kind: 'passive' as const, on: 'dismantle' as const, gain: { vp: 2 } }],
    })),
    ships: [
      ...types.map(type => ship(`one-${type}`, 1, type)),
      ...types.map(type => ship(`free-${type}`, 0, type)),
      ...[1, 2, 3, 4].flatMap(i => [ship(`two-${i}`, 2, 'dismantle'), ship(`three-${i}`, 3, 'transport')]),
    ],
    tracks: STANDARD.tracks,
    constants: {
      ...STANDARD.constants,
      players: { 2: { humans: 2, aliens: 40 } },
      quarters: { 1: 1, 2: 1, 3: 1 },
      draft: { hand: 2, keep: 1 },
      firstGameSets: [
        { hub: 'H1', ships: ['two-1', 'three-1'] },
        { hub: 'H2', ships: ['two-2', 'three-2'] },
      ],
    },
  }
}

describe('Space Station Phoenix: other components', () => {
  it('plays with another set of components, without a change of code', () => {
    const t = table(moduleWith(tinySet()), {
      seats: ['ada', 'bea'],
      options: { shipSetup: 'firstGame' },
      dice: [1],
    })
    t.ada.does('useShip', '0/one-dismantle')
    const mine = Object.keys(t.ada.view.players['0']!.fleet).find(id => id.startsWith('two-'))
    t.ada.does('dismantle', mine)
    // 9 at the start, 9 for the ship, 5 of the ship used; 2 points of the hub.
    expect([t.ada.view.players['0']!.metal, t.ada.view.players['0']!.score]).to.deep.equal([23, 2])
    t.bea.does('useShip', '1/one-construct')
    t.bea.does('build', '111')
    expect(t.bea.view.players['1']!.metal).to.equal(8)
  })

  it('drafts from another set', () => {
    const t = table(moduleWith(tinySet()), { seats: ['ada', 'bea'] })
    expect(t.ada.asked('keepShip').pick!.options).to.have.length(2)
    for (const name of ['ada', 'bea', 'ada', 'bea'] as const)
      t[name].answers(t[name].asked('keepShip').pick!.options[0]!)
    expect(t.open).to.deep.equal({ ada: ['chooseHub'], bea: ['chooseHub'] })
  })

  it('finds nothing wrong with the standard set, and makes it readable by id', () => {
    expect(problemsOf(STANDARD)).to.deep.equal([])
    expect(problemsOf(tinySet())).to.deep.equal([])
    expect(componentsOf(STANDARD).sectors['331']!.color).to.equal('brown')
  })

  it('says what is wrong: missing fields, unknown effects, counts that do not add up', () => {
    const set = tinySet()
    const { cost: _, ...costless } = set.ships[0]!
    const [sector] = set.sectors
    const broken = (changes: object) => problemsOf({ ...set, ...changes })
    expect(broken({ ships: [costless, ...set.ships.slice(1)] })).to.deep.equal([
      'ships[0].cost: missing, or no number',
    ])
    expect(
      broken({ sectors: [{ ...sector, quarters: [{ kind: 'song' }] }, ...set.sectors.slice(1)] }),
    ).to.deep.equal(['sectors[0].quarters[0].kind: unknown kind'])
    expect(broken({ sectors: set.sectors.slice(1) })).to.deep.equal([
      'teal sectors of level 1: 1, but 2 players need 2',
    ])
    expect(broken({ hubs: set.hubs.slice(1) })).to.include('hubs: 3, but 2 players are dealt 4')
    expect(broken({ ships: [...set.ships, set.ships[0]] })).to.deep.equal([
      'ship one-diplomacy: there are several with this id',
    ])
    expect(broken({ ships: set.ships.map(ship => ({ ...ship, cost: 0 })) })[0]).to.equal(
      'ships[0].cost: must be at least 1',
    )
    for (const junk of [null, 42, 'x', [], { sectors: 1 }]) expect(problemsOf(junk)).not.to.have.length(0)
    expect(() => moduleWith({ ...set, hubs: [] })).to.throw('hubs: 0')
  })
})

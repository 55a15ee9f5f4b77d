import { componentsOf, moduleWith, problemsOf, STANDARD } from '../../games/space-station-phoenix/index.ts'
import { table } from '../support/table.ts'
import { expect } from './support.ts'
import { tinySet } from './tiny-set.ts'

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

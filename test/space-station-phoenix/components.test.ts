import { componentsOf, moduleWith, STANDARD } from '../../games/space-station-phoenix/index.ts'
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

  it('makes the standard set readable by id', () => {
    expect(componentsOf(STANDARD).sectors['331']!.color).to.equal('brown')
  })
})

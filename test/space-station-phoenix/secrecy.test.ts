import type { PhoenixState, PhoenixView } from '../../games/space-station-phoenix/index.ts'
import { table } from '../support/table.ts'
import { expect, module, phoenix } from './support.ts'

type Name = 'ada' | 'bea'
const sit = (options = {}) =>
  table<PhoenixState, PhoenixView, Name>(module, { seats: ['ada', 'bea'], options })

describe('Space Station Phoenix: secrets', () => {
  it('[SSP-18.01, SSP-18.02] keeps dealt hubs and the choice to their player, and the rejected hub for ever', () => {
    const t = sit({ shipSetup: 'random' })
    const [chosen, rejected] = t.ada.asked('chooseHub').pick!.options as [string, string]
    for (const view of [t.bea.view, t.spectator.view]) {
      expect(JSON.stringify(view)).not.to.include(chosen)
      expect(JSON.stringify(view)).not.to.include(rejected)
    }
    t.ada.answers(chosen)
    for (const view of [t.bea.view, t.spectator.view]) expect(JSON.stringify(view)).not.to.include(chosen)
    t.bea.answers(t.bea.asked('chooseHub').pick!.options[0]!)
    expect(t.bea.view.players['0']!.hub).to.equal(chosen)
    expect(JSON.stringify([t.bea.view, t.spectator.view, t.bea.log])).not.to.include(rejected)
  })

  it('[SSP-18.06] keeps nothing that was not drawn: there is nothing to find', () => {
    const t = sit({ shipSetup: 'random' })
    const state = JSON.stringify(t.state)
    const laidOut = new Set(t.state.market)
    const others = ['111', '112', '113', '114', '115', '116', '117', '118'].filter(id => !laidOut.has(id))
    for (const id of others) expect(state).not.to.include(`"${id}"`)
  })

  it('[SSP-18.07, SSP-18.09] shows everything else to everybody, spectators included', () => {
    const t = phoenix({ ada: { gem: 12, food: 1, station: { 111: ['teal'] } } })
    expect(t.spectator.view.players).to.deep.equal(t.ada.view.players)
    expect(t.bea.view.players).to.deep.equal(t.ada.view.players)
    expect(t.spectator.view.players['0']!.station).to.deep.equal({ 111: [{ species: 'teal', since: 1 }] })
    expect(t.spectator.view).to.include.keys('supply', 'market', 'neutral', 'order', 'active')
    expect(t.spectator.view).not.to.have.property('steps')
  })

  it('[SSP-18.08] shows dice to all at once, after the payment', () => {
    const t = phoenix({ dice: [1, 2, 3, 4, 5] })
    expect(t.spectator.view.current).to.equal(null)
    t.ada.uses('L1-EXP')
    const dice = ['food', 'food', 'water', 'water', 'metal']
    for (const { view } of [t.ada, t.bea, t.spectator]) expect(view.current!.dice).to.deep.equal(dice)
  })
})

describe('Space Station Phoenix: amounts', () => {
  it('[SSP-1.04, SSP-1.05] never runs out of GEM and resources', () => {
    const t = phoenix({ ada: { gem: 1000, food: 500, fleet: { 'L3-FAR-c': 0 } } })
    t.ada.uses('L3-FAR-c')
    expect([t.ada.has.gem, t.ada.has.food]).to.deep.equal([993, 507])
  })

  it('[SSP-1.08, SSP-1.11] starts no payment that cannot be made in full, and has no gifts', () => {
    const t = phoenix({ ada: { gem: 2 } })
    t.ada.cannotUse('L1-EXP', 'SSP-5.08')
    for (const gift of ['give', 'trade', 'lend']) t.ada.cannot(gift, ['1', { gem: 1 }], { rule: 'kit' })
    expect(t.ada.has.gem).to.equal(2)
  })
})

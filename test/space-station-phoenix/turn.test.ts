import { expect, module, phoenix } from './support.ts'

describe('Space Station Phoenix: the turn and its ships', () => {
  it('[SSP-4.01, SSP-4.02] takes turns in order: a ship or income, never nothing', () => {
    const t = phoenix({ ada: { gem: 5 } })
    expect(t.open).to.deep.equal({ ada: ['turn'] })
    expect(t.ada.legal.every(({ move }) => move === 'useShip' || move === 'takeIncome')).to.equal(true)
    const turn = () => [module.turnOf!(t.state), t.spectator.view.active]
    expect(turn(), 'as all may know').to.deep.equal(['0', '0'])
    t.ada.takesIncome()
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    expect(turn()).to.deep.equal(['1', '1'])
    t.bea.cannot('pass', [], { rule: 'kit' })
    t.ada.cannot('takeIncome', [], { rule: 'kit' })
  })

  it('[SSP-4.03, SSP-4.04, SSP-14.01] allows income with at most 7 GEM, with a used ship, or when no ship can be used', () => {
    phoenix({ ada: { gem: 7 } }).ada.takesIncome()
    const rich = phoenix({ ada: { gem: 8 } })
    rich.ada.cannot('takeIncome', [], { rule: 'SSP-14.01' })
    phoenix({ ada: { gem: 8, fleet: { 'L1-DIP': 2 } } }).ada.takesIncome()
    // Nothing to dismantle, build, transact or lobby for; the expedition ships are used.
    const stuck = phoenix({
      ada: {
        gem: 8,
        fleet: {},
        token: 'N-EXP',
        levels: { dismantle: 5, construct: 5, transport: 5, expedition: 5 },
      },
      bea: { fleet: { 'L1-EXP': 3 } },
      neutral: { 'N-EXP': 4 },
    })
    stuck.ada.takesIncome()
  })

  it('[SSP-4.05, SSP-4.06] pays first, acts, then come bonuses, then the end of the turn', () => {
    const t = phoenix({
      ada: { gem: 3, score: 39, food: 1, station: { 111: [] } },
      bea: { levels: { transport: 2, construct: 1 } },
      dice: [6, 1, 1, 1, 1],
    })
    t.ada.uses('L1-EXP')
    expect(t.ada.has.gem).to.equal(0)
    t.ada.does('collect', 'human', { how: 'observe' })
    expect(t.spectator.view.endedBy, 'checked only at the end of the turn').to.equal(null)
    t.ada.does('done')
    expect(t.spectator.view.endedBy).to.equal('0')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-5.01, SSP-5.02, SSP-19.04] uses any unused ship on the table, without asking its owner', () => {
    const t = phoenix({ bea: { fleet: { 'L1-EXP': 0, 'L1-TRA': 3 } }, neutral: { 'N-EXP': 0, 'N-TRA': 4 } })
    t.ada.cannotUse('bea/L1-TRA', 'SSP-5.02')
    t.ada.cannotUse('neutral/N-TRA', 'SSP-5.02')
    t.ada.cannotUse('bea/L3-EXP-a', 'SSP-5.01')
    const offered = t.ada.legal.flatMap(({ move, args }) => (move === 'useShip' ? [args[1]] : []))
    expect(offered, 'each ship once').to.have.length(new Set(offered).size)
    t.ada.uses('bea/L1-EXP')
    t.bea.cannot('useShip', ['0/L1-EXP'], { rule: 'kit' })
    expect(t.open).to.deep.equal({ ada: ['expedition'] })
  })

  it('[SSP-5.03] refuses a ship of whose action no part could be carried out', () => {
    const t = phoenix({ ada: { gem: 3, fleet: { 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 0, 'L1-DIP': 0 } } })
    t.ada.cannotUse('L1-CON', 'SSP-7.07')
    t.ada.cannotUse('L1-TRA', 'SSP-9.10')
    t.ada.cannotUse('L1-DIP', 'SSP-11.06')
    t.ada.uses('L1-DIS')
  })

  it('[SSP-5.04, SSP-5.05, SSP-5.09, SSP-19.06] uses one neutral ship until income brings the token back', () => {
    const t = phoenix({ ada: { gem: 40 } })
    t.ada.uses('neutral/N-EXP')
    t.ada.does('collect', t.spectator.view.current!.dice[0], {
      how: t.spectator.view.current!.dice[0] === 'human' ? 'observe' : 'take',
    })
    t.ada.does('done')
    expect(t.ada.has.token).to.equal('N-EXP')
    t.bea.cannotUse('neutral/N-EXP', 'SSP-5.02')
    t.bea.uses('neutral/N-TRA')
    t.bea.does('transact', 'buy', { gain: 'food' })
    t.bea.does('done')
    t.ada.cannotUse('neutral/N-DIP', 'SSP-5.04')
    expect(t.spectator.view.neutral).to.deep.include({ 'N-EXP': 4, 'N-TRA': 4, 'N-DIP': 0 })
  })

  it('[SSP-5.06, SSP-5.10, SSP-5.13] lays the cost on the ship and the marker beside it', () => {
    const t = phoenix({ ada: { gem: 10 } })
    const changes = t.changes(() => t.ada.uses('L1-TRA')).of('ada')
    expect(changes['players.gem']).to.deep.equal([10, 7])
    expect(changes['players.fleet.L1-TRA']).to.deep.equal([0, 3])
    expect(t.ada.has.marker).to.equal('0/L1-TRA')
    t.ada.does('transact', 'buy', { gain: 'food' })
    t.ada.does('done')
    expect(t.ada.has.fleet['L1-TRA'], 'they stay').to.equal(3)
  })

  it('[SSP-5.07, SSP-1.11, SSP-19.01] pays the use fee to the owner of an opponent’s ship, on top of the cost', () => {
    const t = phoenix({ ada: { gem: 8 }, bea: { gem: 10, fleet: { 'L3-EXP-a': 0 } } })
    const changes = t.changes(() => t.ada.uses('bea/L3-EXP-a'))
    expect(changes.of('ada')['players.gem']).to.deep.equal([8, 0])
    expect(changes.of('bea')['players.gem']).to.deep.equal([10, 12])
    expect(t.bea.has.fleet['L3-EXP-a']).to.equal(6)
    const neutral = phoenix({ ada: { gem: 10 } })
    neutral.ada.uses('neutral/N-EXP')
    expect(neutral.ada.has.gem).to.equal(6)
  })

  it('[SSP-5.08, SSP-1.08] needs cost and fee before the action', () => {
    const t = phoenix({ ada: { gem: 7 }, bea: { fleet: { 'L3-EXP-a': 0 } } })
    t.ada.cannotUse('bea/L3-EXP-a', 'SSP-5.08')
    phoenix({ ada: { gem: 6, fleet: { 'L3-EXP-a': 0 } } }).ada.uses('L3-EXP-a')
  })

  it('[SSP-5.11] adds up fee discounts, down to 0', () => {
    const fees = (station: { [id: string]: string[] }, hub = 'B01') => {
      const t = phoenix({ ada: { gem: 20, hub, station }, bea: { gem: 0, fleet: { 'L3-EXP-a': 0 } } })
      t.ada.uses('bea/L3-EXP-a')
      return [t.ada.has.gem, t.bea.has.gem]
    }
    expect(fees({})).to.deep.equal([12, 2])
    expect(fees({ 128: ['pink', 'pink'] })).to.deep.equal([13, 1])
    expect(fees({ 128: ['pink', 'pink'], 228: ['pink', 'pink'] })).to.deep.equal([14, 0])
    expect(fees({}, 'A09'), '3 off a fee of 2').to.deep.equal([14, 0])
  })

  it('[SSP-5.12, SSP-13.12] gives the owner bonuses for the use, even without a fee', () => {
    const t = phoenix({ ada: { gem: 20, hub: 'A09' }, bea: { gem: 0, hub: 'B12', fleet: { 'L3-EXP-a': 0 } } })
    t.ada.uses('bea/L3-EXP-a')
    expect(t.bea.has.gem).to.equal(1)
    const own = phoenix({ ada: { gem: 20, hub: 'B12' } })
    own.ada.uses('L1-EXP')
    expect(own.ada.has.gem).to.equal(17)
  })

  it('[SSP-5.14] lets the user’s own station add to the action of an opponent’s ship', () => {
    const t = phoenix({ ada: { hub: 'B09' }, bea: { hub: 'B09' } })
    t.ada.uses('bea/L1-TRA')
    expect(t.spectator.view.current).to.deep.equal({
      ...{ action: { type: 'transport', transactions: 4 }, source: '1/L1-TRA', byShip: true },
      ...{ done: 0, dice: [], advanced: [] },
    })
    // 4 transactions of the ship and 1 of the own hub; the owner's hub adds nothing.
    expect(t.ada.asked('transport').about).to.deep.equal({ count: 5 })
    const without = phoenix({ bea: { hub: 'B09' } })
    without.ada.uses('bea/L1-TRA')
    expect(without.ada.asked('transport').about).to.deep.equal({ count: 4 })
    expect(t.bea.has.fleet).to.have.property('L1-TRA', 3)
  })

  it('[SSP-5.15] has no ship without a cost', () => {
    const t = phoenix({ ada: { hub: 'A09' } })
    t.ada.uses('L1-EXP')
    expect(t.ada.has.fleet['L1-EXP']).to.equal(3)
  })

  it('[SSP-5.16] must carry out one part, and may stop then', () => {
    const t = phoenix()
    t.ada.uses('L1-TRA')
    t.ada.cannot('done', [], { rule: 'SSP-5.16' })
    t.ada.does('transact', 'buy', { gain: 'water' })
    t.ada.does('done')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[SSP-5.17] ends by itself when all parts are done or no further one is possible', () => {
    const poor = phoenix({ ada: { gem: 6 } })
    poor.ada.uses('L1-TRA')
    poor.ada.does('transact', 'buy', { gain: 'water' })
    expect(poor.open, 'nothing left to pay with').to.deep.equal({ bea: ['turn'] })
    const rich = phoenix()
    rich.ada.uses('L1-TRA')
    for (let i = 0; i < 4; i++) rich.ada.does('transact', 'buy', { gain: 'water' })
    expect(rich.open).to.deep.equal({ bea: ['turn'] })
    expect(rich.spectator.view.current, 'no action is going on any more').to.equal(null)
  })

  it('[SSP-19.05] may use several ships of one opponent in successive turns', () => {
    const t = phoenix({ bea: { gem: 3 } })
    for (const ship of ['bea/L1-EXP', 'bea/L1-TRA']) {
      t.ada.uses(ship)
      if (ship === 'bea/L1-TRA') t.ada.does('transact', 'buy', { gain: 'food' })
      else {
        const [face] = t.spectator.view.current!.dice
        t.ada.does('collect', face, { how: face === 'human' ? 'observe' : 'take' })
      }
      t.ada.does('done')
      t.bea.takesIncome()
      if (ship === 'bea/L1-EXP') expect(t.bea.has.fleet['L1-EXP']).to.equal(0)
    }
  })

  it('[SSP-19.07] always leaves a neutral ship free with four players', () => {
    const t = phoenix({ seats: ['ada', 'bea', 'cy', 'dan'] })
    expect(Object.keys(t.spectator.view.neutral)).to.have.length(5)
    expect(Object.keys(t.spectator.view.players)).to.have.length(4)
  })

  it('[SSP-19.17, SSP-19.18] must use a ship with 8 GEM, no used own ship and any legal ship', () => {
    const t = phoenix({ ada: { gem: 8, fleet: {} }, bea: { fleet: { 'L1-EXP': 0 } } })
    t.ada.cannot('takeIncome', [], { rule: 'SSP-14.01' })
    t.ada.uses('bea/L1-EXP')
  })
})

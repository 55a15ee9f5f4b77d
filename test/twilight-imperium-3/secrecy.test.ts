/** Who sees what. Section 56. */
import { table } from '../support/table.ts'
import { expect, module, ti } from './support.ts'

describe('twilight-imperium-3: secrecy', () => {
  it('[TI-56.06] shows nobody what lies in the deck of objectives, but how many cards do', () => {
    const t = ti()
    const { objectives } = t.state.decks
    expect(objectives).to.have.length(10)
    for (const { view } of [t.ada, t.bea, t.cy, t.spectator]) {
      expect(view.decks.objectives).to.deep.equal(objectives.map(() => null))
      for (const objective of objectives) expect(JSON.stringify(view)).not.to.include(`"${objective}"`)
    }
  })

  it('[TI-56.07] shows system tiles in hand to their owner, and those that were placed to everybody', () => {
    const t = table(module, { seats: ['ada', 'bea', 'cy'], options: { galaxy: 'build' } })
    while (t.state.phase !== 'galaxy') {
      const seat = t.seat(Object.keys(t.open)[0]!)
      const { move, args } = seat.legal[0]!
      seat.does(move, ...args.slice(1))
    }
    const hand = t.state.players['1']!.tiles
    expect(hand.length).to.be.at.least(4)
    expect(t.bea.view.players['1']!.tiles).to.deep.equal(hand)
    for (const { view } of [t.ada, t.cy, t.spectator])
      expect(view.players['1']!.tiles).to.deep.equal(hand.map(() => null))
    const seat = t.seat(Object.keys(t.open)[0]!)
    const { args } = seat.legal.find(({ move }) => move === 'placeTile')!
    seat.does('placeTile', ...args.slice(1))
    const [, tile] = args as [number, string]
    for (const { view } of [t.ada, t.bea, t.cy, t.spectator])
      expect(Object.values(view.galaxy.tiles)).to.include(tile)
  })

  it('[TI-56.12] shows the dice that were rolled to everybody, at once', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { pds: 1 } } },
      dice: [4],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    for (const { log } of [t.ada, t.bea, t.cy, t.spectator])
      expect(log).to.include('bea rolls for 1 PDS (PDS fire, 6 or more): 4. 0 hits.')
  })

  it('[TI-56.13] tells nobody what else is planned while others decide', () => {
    const t = ti({
      ada: {
        space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      },
      bea: { planets: { wellon: { pds: 1 } } },
    })
    const plan = {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    }
    t.ada.does('act', '1-00', plan)
    expect(t.open).to.deep.equal({ bea: ['firePds'] })
    expect(t.ada.view.plans['0']).to.deep.equal(plan)
    for (const { view, log } of [t.bea, t.cy, t.spectator]) {
      expect(view.plans).to.deep.equal({})
      expect(JSON.stringify([view, log])).not.to.include('landings')
    }
  })

  it('[TI-56.16] shows spectators what everybody sees, and no hand', () => {
    const t = ti({ ada: { secrets: ['conqueror'] }, bea: { secrets: ['technocrat'], tradeGoods: 3 } })
    const { view } = t.spectator
    expect(Object.values(view.players).map(({ secrets }) => secrets)).to.deep.equal([[null], [null], []])
    expect(view.planets).to.deep.equal(t.ada.view.planets)
    expect(view.players['1']!.tradeGoods).to.equal(3)
    expect(view.plans).to.deep.equal({})
  })

  it('[TI-7.11] shows planets, whether they are exhausted, and trade goods to everybody', () => {
    const t = ti({ bea: { planets: { wellon: { exhausted: true } }, tradeGoods: 4 } })
    for (const { view } of [t.ada, t.cy, t.spectator]) {
      expect(view.planets.wellon).to.include({ by: '1', exhausted: true })
      expect(view.players['1']!.tradeGoods).to.equal(4)
    }
  })
})

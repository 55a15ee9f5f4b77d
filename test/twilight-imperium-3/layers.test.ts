import { factsOf } from '../../games/twilight-imperium-3/board/map/facts.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/index.ts'
import { played } from '../support/stage/by-chance.ts'
import { expect, module, ti } from './support.ts'

describe('twilight-imperium-3 board: layers of the map', () => {
  const t = () =>
    ti({
      ada: {
        technologies: [],
        space: { '2-00': { cruiser: 2, carrier: 1 } },
        planets: { jord: { spaceDock: 1 }, wellon: { groundForce: 1 } },
      },
      bea: { technologies: [], space: { '1-02': { destroyer: 1 } } },
      also: g => {
        g.activated['1-00'] = ['1']
        g.planets.wellon!.exhausted = true
      },
    })
  const factsIn = (view: TiView, layer: Parameters<typeof factsOf>[1], cell: string) =>
    factsOf(view, layer, '0').get(cell) ?? []

  it('tell who controls a system and who has only a part of it', () => {
    const view = module.view(t().state, null)
    expect(factsIn(view, 'control', '2-00')).to.deep.equal([{ seat: '0', isPart: true }])
    expect(factsIn(view, 'control', '1-02')).to.deep.equal([{ seat: '1' }])
    expect(factsIn(view, 'control', '1-00')).to.deep.equal([{ seat: '0', isPart: true }])
    expect(factsIn(view, 'control', '2-01')).to.deep.equal([])
  })

  it('tell whose Command Counters lie where, what can be built, which planets are ready', () => {
    const view = module.view(t().state, null)
    expect(factsIn(view, 'counters', '1-00')).to.deep.equal([{ seat: '1' }])
    expect(factsIn(view, 'production', '3-00')).to.deep.equal([{ seat: '0', value: 6 }])
    expect(factsIn(view, 'ready', '1-00')).to.deep.equal([{ seat: '0', value: 0, of: 1 }])
  })

  it('tell how many ships come, of others as of oneself, and none where one has a counter', () => {
    const view = module.view(t().state, null)
    // Cruisers go two steps, Carriers one.
    expect(factsIn(view, 'reach', '1-00')).to.deep.equal([{ seat: '0', value: 3 }])
    expect(factsIn(view, 'reach', '0-00')).to.deep.equal([{ seat: '0', value: 2 }])
    expect(factsIn(view, 'threat', '1-01')).to.deep.equal([{ seat: '1', value: 1 }])
    expect(factsIn(view, 'threat', '1-00')).to.deep.equal([])
  })

  it('agree with the rules: where ships are said to come, a turn can bring them', () => {
    const { states } = played(module, { title: '', players: 3, options: {}, seed: 'layers' }, 900)
    let seen = 0
    const turns = states.filter(({ asks }) => asks.some(({ kind }) => kind === 'turn'))
    for (const state of turns.filter((_, i) => i % 4 === 0)) {
      const { seat } = state.asks.find(({ kind }) => kind === 'turn')!
      const view = module.view(state as TiState, seat)
      const acts = module.legalMoves(view, seat).flatMap(({ move, args }) => {
        const [, cell, plan] = args as [
          number,
          string,
          { moves: { from: string }[]; cards?: unknown } | undefined,
        ]
        // Cards for the way bring ships farther.
        return move === 'act' && !plan?.cards && plan?.moves.some(({ from }) => from !== cell) ? [cell] : []
      })
      for (const cell of new Set(acts)) {
        expect(factsOf(view, 'reach', seat).get(cell)?.[0]?.value, cell).to.be.above(0)
        seen += 1
      }
    }
    expect(seen).to.be.above(20)
  })
})

/** Action cards for the system that is activated. */
import { expect, ti } from './support.ts'

const FLANK_SPEED = [{ card: 'flank-speed', args: {} }]

describe('twilight-imperium-3: action cards of activations', () => {
  it('[TI-26.02] Flank Speed lets ships go one step farther into the system that is activated', () => {
    const t = ti({
      ada: { actionCards: ['flank-speed'], technologies: [], space: { '3-00': { carrier: 1 } } },
    })
    const moves = [{ from: '3-00', ship: 'carrier', count: 1 }]
    t.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-15.02' })
    t.ada.does('act', '1-00', { cards: FLANK_SPEED, moves })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1 })
    expect(t.ada.has.actionCards).to.deep.equal([])
    expect(t.log).to.include('ada plays Flank Speed.')
    // For this activation only.
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-26.06, TI-15.15] asks again for the movement where Flank Speed was cancelled', () => {
    const t = ti({
      ada: { actionCards: ['flank-speed'], technologies: [], space: { '3-00': { carrier: 1 } } },
      bea: { actionCards: ['sabotage'] },
    })
    t.ada.does('act', '1-00', {
      cards: FLANK_SPEED,
      moves: [{ from: '3-00', ship: 'carrier', count: 1 }],
    })
    t.bea.plays('sabotage')
    expect(t.open).to.deep.equal({ ada: ['move'] })
    t.ada.does('move', [])
    expect(t.ada.ships('3-00')).to.deep.equal({ carrier: 1 })
  })

  it('[TI-26.08] refuses two of a kind for one activation', () => {
    const t = ti({ ada: { actionCards: ['flank-speed', 'flank-speed'] } })
    t.ada.cannot('act', ['1-00', { cards: [...FLANK_SPEED, ...FLANK_SPEED], moves: [] }], {
      rule: 'TI-26.08',
    })
  })
})

/** Action cards for the system that is activated. */
import type { TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
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

  it('[TI-26.02, TI-15.09] Flank Speed makes no Fighters fly that do not fly by themselves', () => {
    const plays = (technologies: TechnologyId[]) =>
      ti({ ada: { actionCards: ['flank-speed'], technologies, space: { '3-00': { fighter: 2 } } } })
    const moves = [{ from: '3-00', ship: 'fighter', count: 1 }]
    plays([]).ada.cannot('act', ['2-00', { cards: FLANK_SPEED, moves }], { rule: 'TI-15.09' })
    const t = plays(['advanced-fighters'])
    t.ada.does('act', '0-00', { cards: FLANK_SPEED, moves })
    expect(t.ada.ships('0-00')).to.deep.equal({ fighter: 1 })
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

  it('[TI-32.16] In the Silence of Space lets a fleet pass one system with enemy ships, not stop there', () => {
    const t = ti({
      ada: {
        actionCards: ['in-the-silence-of-space'],
        technologies: [],
        space: { '3-00': { cruiser: 1, carrier: 1 } },
      },
      // Every way from home to the middle, but for the wormholes.
      bea: { space: { '2-00': { cruiser: 1 } } },
    })
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1, via: ['2-00'] }]
    const cards = [{ card: 'in-the-silence-of-space', args: { cell: '3-00' } }]
    t.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-15.03' })
    t.ada.cannot('act', ['1-00', { cards, moves: [{ ...moves[0], ship: 'carrier' }] }], { rule: 'TI-15.02' })
    t.ada.does('act', '1-00', { cards, moves })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-26.17] Emergency Repairs mend Dreadnoughts and War Suns of a system in any window', () => {
    const t = ti({
      ada: {
        technologies: [],
        actionCards: ['emergency-repairs'],
        space: { '2-00': { cruiser: 1, dreadnought: 1, damaged: { dreadnought: 1 } } },
      },
      bea: { space: { '1-00': { cruiser: 1 } } },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.ada.cannot('playCard', ['emergency-repairs', { cell: '1-00' }], { rule: 'TI-26.05' })
    t.ada.plays('emergency-repairs', { cell: '2-00' })
    expect(t.state.space['2-00']!['0']!.damaged).to.deep.equal({})
  })
})

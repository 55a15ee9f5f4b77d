/** Cards that can be played at any time, and windows that are passed in advance. TI-26.14, TI-26.17. */

import { makeMove } from '../../games/kit/index.ts'
import type { ActionCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { en } from '../../games/twilight-imperium-3/text/en.ts'
import { expect, type Has, module, ti } from './support.ts'

/** A copy of the state, in which anybody can play a card at any time. */
function aside(state: TiState) {
  const g = structuredClone(state)
  const never = () => {
    throw new Error('no chance is needed')
  }
  const random = { Die: never, Number: never, Shuffle: never }
  const plays = (seat: string, card: string, args: object) =>
    makeMove(definition, { g, random }, seat, 'playAnytime', [card, args])
  return { g, plays }
}

const DAMAGED: Has['space'] = { '2-00': { dreadnought: 1, damaged: { dreadnought: 1 } } }

describe('twilight-imperium-3: at any time', () => {
  it('[TI-26.17] plays a card while somebody else decides, who then goes on', () => {
    const t = ti({ bea: { actionCards: ['emergency-repairs'], space: DAMAGED } })
    t.cy.cannot('playAnytime', ['emergency-repairs', { cell: '2-00' }], { rule: 'TI-26.01' })
    // boardgame.io's own client lets nobody move who is not asked.
    const { g, plays } = aside(t.state)
    expect(plays('1', 'emergency-repairs', { cell: '1-00' })?.rule).to.equal('TI-26.05')
    expect(plays('1', 'emergency-repairs', { cell: '2-00' })).to.equal(undefined)
    expect(g.space['2-00']!['1']!.damaged).to.deep.equal({})
    expect(g.discards.actionCards).to.deep.equal(['emergency-repairs'])
    expect(Object.values(g.asks).map(({ seat, kind }) => [seat, kind])).to.deep.equal([['0', 'turn']])
  })

  it('[TI-26.17, TI-26.06] has a window of its own for Sabotage', () => {
    const t = ti({
      ada: { actionCards: ['emergency-repairs'], space: DAMAGED },
      bea: { actionCards: ['sabotage'] },
    })
    t.ada.does('playAnytime', 'emergency-repairs', { cell: '2-00' })
    t.bea.plays('sabotage')
    expect(t.state.space['2-00']!['0']!.damaged).to.deep.equal({ dreadnought: 1 })
    // It was no action.
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-26.17] waits while secret answers are collected', () => {
    const t = ti({
      ada: { actionCards: ['good-year'] },
      bea: { actionCards: ['emergency-repairs'], space: DAMAGED },
    })
    t.ada.plays('good-year')
    expect(t.open).to.deep.equal({ bea: ['window'] })
    t.bea.cannot('playAnytime', ['emergency-repairs', { cell: '2-00' }], {
      rule: 'TI-26.17',
      key: 'blindNow',
    })
    // Whoever is asked there can play it in the window.
    t.bea.plays('emergency-repairs', { cell: '2-00' })
  })

  it('[TI-26.17] asks anew, as things are after the card', () => {
    const t = ti({
      ada: { technologies: [], counters: { fleet: 9 }, space: { '2-00': { cruiser: 1 } } },
      bea: {
        race: 'yssaril',
        technologies: [],
        actionCards: ['emergency-repairs'],
        space: { '1-00': { dreadnought: 2, damaged: { dreadnought: 2 }, cruiser: 1 } },
      },
      dice: [7, 1, 1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ bea: ['takeHits'] })
    expect(t.bea.labels).not.to.include('damage 1 Dreadnought')
    t.bea.does('playAnytime', 'emergency-repairs', { cell: '1-00' })
    expect(t.bea.labels).to.include('damage 1 Dreadnought')
  })

  it('[TI-56.02] Disclosure shows a hand to one player, who has a card of it discarded', () => {
    const t = ti({
      ada: { actionCards: ['disclosure'] },
      bea: { actionCards: ['sabotage', 'sabotage', 'recheck'] },
      cy: { actionCards: [] },
    })
    t.ada.does('playAnytime', 'disclosure', { seat: '1' })
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ ada: ['disclose'] })
    expect(t.ada.asked().pick!.options).to.have.members(['sabotage', 'recheck'])
    expect(t.ada.log.join()).to.match(/bea holds .*Recheck/)
    expect(t.cy.log).to.include('ada looks at the action cards of bea.')
    expect(JSON.stringify([t.cy.view, t.cy.log])).not.to.include('recheck')
    t.ada.answers('recheck')
    expect(t.bea.has.actionCards).to.deep.equal(['sabotage', 'sabotage'])
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-26.02] Touch of Genius does what a card of the discards does, for 3 influence', () => {
    const t = ti({
      ada: { actionCards: ['touch-of-genius'], tradeGoods: 3, planets: { wellon: {} } },
      also: g => {
        g.discards.actionCards = ['good-year', 'morale-boost']
      },
    })
    const price = { planets: [], tradeGoods: 3 }
    t.ada.cannot('playAction', ['touch-of-genius', { copy: 'morale-boost', price }], { rule: 'TI-26.05' })
    t.ada.cannot(
      'playAction',
      ['touch-of-genius', { copy: 'good-year', price: { planets: [], tradeGoods: 2 } }],
      {
        rule: 'TI-7.06',
      },
    )
    t.ada.plays('touch-of-genius', { copy: 'good-year', price })
    expect(t.ada.has.tradeGoods).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.02] Touch of Genius can be any card of an activation, too', () => {
    const t = ti({
      ada: {
        actionCards: ['touch-of-genius'],
        tradeGoods: 3,
        technologies: [],
        space: { '3-00': { carrier: 1 } },
      },
      also: g => {
        g.discards.actionCards = ['flank-speed']
      },
    })
    t.ada.does('act', '1-00', {
      cards: [
        { card: 'touch-of-genius', args: { copy: 'flank-speed', price: { planets: [], tradeGoods: 3 } } },
      ],
      moves: [{ from: '3-00', ship: 'carrier', count: 1 }],
    })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1 })
    expect(t.ada.has.tradeGoods).to.equal(0)
  })
})

describe('twilight-imperium-3: windows passed in advance', () => {
  const PASS = { kinds: ['window'], move: 'passWindow', args: [], guards: {}, lasts: {} }

  function attack(ada: ActionCardId[], bea: ActionCardId[]) {
    return ti({
      ada: { technologies: [], actionCards: ada, space: { '2-00': { cruiser: 1 } } },
      bea: { race: 'yssaril', technologies: [], actionCards: bea, space: { '1-00': { cruiser: 1 } } },
      dice: [7, 1],
    })
  }
  const MOVES = { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] }

  it('[TI-26.14] stops nobody in a battle where all have passed in advance', () => {
    const t = attack(['good-year'], ['good-year'])
    t.ada.does('setStanding', PASS)
    t.ada.does('act', '1-00', MOVES)
    // From now on.
    t.bea.does('setStanding', PASS)
    expect(t.log).to.include('ada wins the battle in Wellon.')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.14, TI-56.15] shows nobody that a player has passed in advance, while others are asked', () => {
    const seen = [false, true].map(inAdvance => {
      const t = attack(['good-year'], ['good-year'])
      t.ada.does('act', '1-00', MOVES)
      if (inAdvance) t.bea.does('setStanding', PASS)
      while (t.state.window?.id !== 'W11')
        for (const seat of [t.ada, t.bea]) if (seat.isAsked('window')) seat.does('passWindow')
      return [t.ada.view, t.cy.view, t.spectator.view, t.ctx.activePlayers].map(one =>
        JSON.stringify(one).replace(/"id":\d+|"\d+":/g, ''),
      )
    })
    expect(seen[0]).to.deep.equal(seen[1])
  })

  it('[TI-26.14] passes one kind of window only, as long as the hand is the same', () => {
    const t = attack(['good-year'], ['morale-boost'])
    t.ada.does('setStanding', PASS)
    const hand = { hand: 'morale-boost' }
    t.ada.does('act', '1-00', MOVES)
    expect(t.state.window).to.include({ id: 'W08' })
    t.bea.does('setStanding', { ...PASS, about: { window: 'W10' }, guards: hand })
    t.bea.does('setStanding', { ...PASS, about: { window: 'W08' }, guards: hand })
    expect(t.state.window).to.include({ id: 'W11' })
    expect(t.bea.isAsked('window')).to.equal(true)
  })

  it('[TI-26.14] is offered for every kind of window that asks, and said from the list of all that can be', () => {
    const t = attack(['good-year'], ['morale-boost'])
    const rows = () => module.ahead!(t.bea.view, '1')
    const windows = rows().flatMap(({ ways }) =>
      ways.flatMap(
        ({ args: [wish] }) => (wish as typeof PASS & { about?: { window?: string } })?.about?.window ?? [],
      ),
    )
    const asking = Object.keys(en.moment).filter(id => id.startsWith('W'))
    expect([...new Set(windows)].sort()).to.deep.equal(asking.sort())
    t.ada.does('setStanding', PASS)
    t.ada.does('act', '1-00', MOVES)
    for (const id of ['W10', 'W08']) {
      const row = rows().find(({ label }) => label.key === `ahead.moment.${id}`)!
      const { move, args } = row.ways[1]!
      t.bea.does(move as 'setStanding', ...(args as [never]))
    }
    expect(t.state.window).to.include({ id: 'W11' })
    expect(rows().filter(({ ways }) => !ways[0]!.isNow)).to.have.length(2)
  })
})

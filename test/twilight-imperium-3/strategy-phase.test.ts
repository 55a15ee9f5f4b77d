import { idsOf } from '../../games/twilight-imperium-3/data/index.ts'
import { table } from '../support/table.ts'
import { expect, module, type Scenario, ti } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const

/** A strategy phase about to begin, with Bonus Counters on some cards. */
const selecting = (common: { [card: string]: number } = {}, also: Scenario = {}) =>
  ti({
    round: 1,
    ...also,
    also: g => {
      for (const player of Object.values(g.players)) player.strategy = {}
      g.common = {
        ...Object.fromEntries(
          [
            'initiative',
            'diplomacy',
            'political',
            'logistics',
            'trade',
            'warfare',
            'technology',
            'imperial',
          ].map(card => [card, common[card] ?? 0]),
        ),
      }
      also?.also?.(g)
    },
    steps: [{ do: 'startRound' }],
  })

/** The first of a fresh match: everybody has taken what comes first. */
function sit(players: number) {
  const t = table(module, { seats: NAMES.slice(0, players) })
  while (t.state.phase === 'setup') {
    const seat = t.seat(Object.keys(t.open)[0]!)
    const { move, args } = seat.legal[0]!
    seat.does(move, ...args.slice(1))
  }
  return t
}

describe('twilight-imperium-3: strategy phase', () => {
  it('[TI-11.01, TI-57.01] lets the Speaker take a card first, then the others clockwise', () => {
    const t = selecting({}, { speaker: 'bea' })
    expect(t.open).to.deep.equal({ bea: ['pickStrategy'] })
    t.bea.answers('trade')
    expect(t.open).to.deep.equal({ cy: ['pickStrategy'] })
    t.cy.cannot('answer', [['trade']], { rule: 'kit', key: 'notOffered' })
    t.cy.answers('imperial')
    expect(t.open).to.deep.equal({ ada: ['pickStrategy'] })
    expect(t.bea.has.strategy).to.deep.equal({ trade: 'ready' })
  })

  for (const [players, each] of [
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
  ] as const)
    it(`[TI-11.02] gives ${each} strategy cards to each of ${players} players`, () => {
      const t = sit(players)
      let taken = 0
      while (t.state.phase === 'strategy') {
        const seat = t.seat(Object.keys(t.open)[0]!)
        seat.answers(seat.asked().pick!.options[0]!)
        taken += 1
      }
      expect(taken).to.equal(players * each)
      for (const { strategy } of Object.values(t.state.players)) expect(idsOf(strategy)).to.have.length(each)
    })

  it('[TI-11.03] turns each Bonus Counter into a trade good or a Command Counter', () => {
    const t = selecting({ trade: 2 })
    t.ada.answers('trade')
    t.ada.cannot('convertBonus', [{ tradeGoods: 1, counters: {} }], { rule: 'TI-11.03' })
    t.ada.cannot('convertBonus', [{ tradeGoods: 2, counters: { fleet: 1 } }], { rule: 'TI-11.03' })
    t.ada.does('convertBonus', { tradeGoods: 1, counters: { fleet: 1 } })
    expect(t.ada.has.tradeGoods).to.equal(1)
    expect(t.ada.has.counters).to.deep.equal({ strategy: 2, command: 3, fleet: 4 })
    expect(t.open).to.deep.equal({ bea: ['pickStrategy'] })
    expect(t.bea.has.tradeGoods).to.equal(0)
  })

  it('[TI-11.03, TI-2.08] makes trade goods of Bonus Counters where no Command Counter is left', () => {
    const t = selecting({ trade: 1 }, { ada: { counters: { strategy: 6, command: 5, fleet: 5 } } })
    t.ada.answers('trade')
    t.ada.cannot('convertBonus', [{ tradeGoods: 0, counters: { fleet: 1 } }], { rule: 'TI-2.08' })
    t.ada.does('convertBonus', { tradeGoods: 1, counters: {} })
  })

  it('[TI-11.03, TI-2.10] makes Command Counters of Bonus Counters where the 40 trade goods are out', () => {
    const t = selecting({ trade: 1 }, { cy: { tradeGoods: 40 } })
    t.ada.answers('trade')
    t.ada.cannot('convertBonus', [{ tradeGoods: 1, counters: {} }], { rule: 'TI-2.10' })
    t.ada.does('convertBonus', { tradeGoods: 0, counters: { command: 1 } })
  })

  it('[TI-11.04] adds a Bonus Counter to each card that nobody took, on top of older ones', () => {
    const t = selecting({ warfare: 1 })
    t.ada.answers('initiative')
    t.bea.answers('diplomacy')
    t.cy.answers('political')
    t.ada.answers('logistics')
    t.bea.answers('technology')
    t.cy.answers('imperial')
    expect(t.state.common).to.deep.equal({ trade: 1, warfare: 2 })
  })

  it('[TI-11.05] keeps Initiative from whoever held it in the round before', () => {
    const t = selecting({}, { ada: { before: ['initiative', 'trade'] } })
    t.ada.cannot('answer', [['initiative']], { rule: 'kit', key: 'notOffered' })
    t.ada.answers('trade')
    expect(t.bea.asked().pick!.options).to.include('initiative')
  })

  it('[TI-11.05, TI-11.09] gives Initiative again where no other card is left', () => {
    const t = selecting(
      {},
      {
        ada: { before: ['initiative'] },
        also: g => {
          g.common = { initiative: 0, trade: 0, warfare: 0, technology: 0, imperial: 0, logistics: 0 }
        },
      },
    )
    t.ada.answers('trade')
    t.bea.answers('warfare')
    t.cy.answers('technology')
    t.ada.answers('imperial')
    t.bea.answers('logistics')
    expect(t.cy.asked().pick!.options).to.deep.equal(['initiative'])
  })

  it('[TI-11.06] gives the Speaker token to whoever takes Initiative, without changing who comes next', () => {
    const t = selecting()
    t.ada.answers('trade')
    t.bea.answers('initiative')
    expect(t.state.speaker).to.equal('1')
    expect(t.open).to.deep.equal({ cy: ['pickStrategy'] })
    t.cy.answers('diplomacy')
    expect(t.open).to.deep.equal({ ada: ['pickStrategy'] })
  })

  it('[TI-11.08, TI-1.06, TI-12.01] plays in the order of the lower cards of each player', () => {
    const t = selecting()
    t.ada.answers('imperial')
    t.bea.answers('technology')
    t.cy.answers('diplomacy')
    t.ada.answers('trade')
    t.bea.answers('logistics')
    t.cy.answers('warfare')
    expect(t.log.at(-1)).to.equal('Order of play: cy, bea, and ada.')
    expect(t.open).to.deep.equal({ cy: ['turn'] })
  })

  it('[TI-31.05] lets the Naalu come first with any card', () => {
    const t = selecting({}, { cy: { race: 'naalu' } })
    t.ada.answers('initiative')
    t.bea.answers('diplomacy')
    t.cy.answers('imperial')
    t.ada.answers('trade')
    t.bea.answers('technology')
    t.cy.answers('warfare')
    expect(t.open).to.deep.equal({ cy: ['turn'] })
  })
})

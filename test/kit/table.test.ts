import { expect } from 'chai'
import { type ToyState, toy } from '../../games/toy/index.ts'
import { table } from '../support/table.ts'

/** Three players with known hands; the rest of the cards in the deck, the last one on top. */
function deal(g: ToyState) {
  const hands: Record<string, string[]> = {
    0: ['1', '2', 'spark-a'],
    1: ['5', '6', '7'],
    2: ['9', '10', 'spark-b'],
  }
  for (const [seat, hand] of Object.entries(hands)) g.players[seat]!.hand = hand
  g.deck = ['12', '11', '8', '4', '3']
}
const seats = ['ada', 'bea', 'cy'] as const
const dealt = (more: object = {}) => table(toy, { seats, arrange: deal, ...more })

/** Everybody has chosen and ada plays the spark; cy wins the round with 9. */
function won(more: object = {}) {
  const t = dealt(more)
  t.ada.does('choose', '1')
  t.bea.does('choose', '7')
  t.cy.does('choose', '9')
  t.ada.does('spark', 'spark-a')
  for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
  return t
}

describe('scenario table', () => {
  it('reads like a report of play', () => {
    const t = dealt({ options: { rounds: 1, handicap: 1 } })
    t.settled('choose')
    t.ada.does('choose', '1')
    t.bea.does('choose', '7')
    expect(t.open).to.deep.equal({ cy: ['choose'] })
    expect(t.bea.isAsked('choose')).to.equal(false)
    expect(t.bea.isAsked('swap')).to.equal(true)
    t.cy.does('choose', '9')
    t.settled('react')
    t.ada.does('spark', 'spark-a')
    for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
    t.cy.answers('1')
    t.bea.answers('keep')
    t.cy.answers('9', '7')
    t.settled()
    expect(t.state.outcome?.winners).to.deep.equal(['0', '1', '2'])
    expect(t.ctx.gameover).to.deep.equal(t.state.outcome)
    expect(t.state.deck.slice(-2)).to.deep.equal(['9', '7'])
  })

  it('shows each seat its view, its log and its moves', () => {
    const t = dealt()
    expect(t.bea.view.players['1']?.hand).to.deep.equal(['5', '6', '7'])
    expect(t.bea.view.players['0']?.hand).to.deep.equal([null, null, null])
    expect(t.spectator.view.players['1']?.hand).to.deep.equal([null, null, null])
    expect(t.state.players['0']?.hand).to.deep.equal(['1', '2', 'spark-a'])
    expect(t.bea.log[2]).to.match(/^You draw/)
    expect(t.log[2]).to.equal('bea draws 3 cards.')
    expect(t.read('1', 'ja')[0]).to.equal('第1ラウンド')
    expect(t.ada.labels).to.include('Choose Card 1').and.not.include('Choose Red spark')
    expect(t.seat('cy')).to.equal(t.cy)
    expect(t.ada.asked('swap').kind).to.equal('swap')
  })

  it('refuses to make a refused move, and says why', () => {
    const t = dealt()
    expect(() => t.ada.does('choose', 'spark-a')).to.throw(/TOY-1\.03.+Red spark is a spark/)
    expect(() => t.ada.does('choose', '9')).to.throw('TOY-1.02')
    expect(() => t.ada.does('fly')).to.throw(/there is no move fly; there are choose,.* spark/)
    t.ada.does('choose', '1')
    expect(() => t.ada.does('choose', '2')).to.throw(/not what you are being asked.+"bea"/)
    expect(() => t.ada.answers('keep')).to.throw('not what you are being asked')
  })

  it('asserts refusals with their rule, and notices when there is none or another', () => {
    const t = dealt()
    t.ada.cannot('choose', ['spark-a'], { rule: 'TOY-1.03', key: 'sparkChosen' })
    expect(() => t.ada.cannot('choose', ['1'], { rule: 'TOY-1.03' })).to.throw(
      'is legal, but should be refused',
    )
    expect(() => t.ada.cannot('choose', ['9'], { rule: 'TOY-1.03' })).to.throw('instead of TOY-1.03')
    expect(() => t.ada.cannot('choose', ['9'], { rule: 'TOY-1.02', key: 'x' })).to.throw('instead of')
    const end = dealt({ options: { rounds: 1 }, arrange: finish })
    end.ada.cannot('choose', ['1'], { rule: 'kit', key: 'stale' })
  })

  it('notices when boardgame.io disagrees with the rules', () => {
    const lax = { ...toy, refusal: () => undefined }
    const t = table(lax, { seats, arrange: deal })
    expect(() => t.ada.does('choose', '9')).to.throw('boardgame.io refuses it')
    const strict = { ...toy, refusal: () => ({ rule: 'TOY-9.99', text: { key: 'refusal.notHeld' } }) }
    const s = table(strict, { seats, arrange: deal })
    expect(() => s.ada.cannot('choose', ['1'], { rule: 'TOY-9.99' })).to.throw('boardgame.io accepts it')
  })

  it('knows what an act changes, for whom', () => {
    const t = dealt()
    const changed = t.changes(() => t.ada.does('choose', '1'))
    expect(changed.all).to.deep.equal({
      'players.ada.hand': [
        ['1', '2', 'spark-a'],
        ['2', 'spark-a'],
      ],
      'players.ada.chosen': [[], ['1']],
    })
    expect(changed.of('ada')).to.have.keys('players.hand', 'players.chosen')
    expect(changed.of('bea')).to.deep.equal({})
    expect(changed.common).to.deep.equal({})
    expect(() => changed.of('dan')).to.throw('nobody at this table')
    expect(t.changes(() => t.bea.does('swap', '5')).common).to.have.keys('deck', 'discard')
  })

  it('insists that nothing is left open', () => {
    const t = won({ options: { rounds: 1 } })
    expect(() => t.settled()).to.throw('{"cy":["gift"]}')
    t.settled('gift')
  })

  it('lets dice be chosen, and notices those that nobody rolls or that cannot be', () => {
    const bonus = { options: { bonus: true, bonusSize: 3 } }
    expect(won({ ...bonus, dice: [4] }).state.players['2']?.score).to.equal(5)
    expect(won({ ...bonus, dice: [3] }).state.players['2']?.score).to.equal(2)
    expect(() => won({ ...bonus, dice: [7] })).to.throw('cannot show 7')
    const t = won({ ...bonus, dice: [4, 5] })
    expect(() => t.settled('gift')).to.throw('dice that nobody rolled: 5')
    t.rolls(6)
    expect(() => t.settled('gift')).to.throw('5, 6')
  })

  it('follows its seed', () => {
    const hands = (seed: string) => table(toy, { seats, seed }).state.players
    expect(hands('a')).to.deep.equal(hands('a'))
    expect(hands('a')).to.not.deep.equal(hands('b'))
  })

  it('arranges other phases too', () => {
    const t = dealt({
      arrange: (g: ToyState) => {
        deal(g)
        g.phase = 'reveal'
        g.asks = [{ id: 9, seat: '1', kind: 'react', required: true }]
        g.lastAsk = 9
      },
    })
    expect(t.ctx.phase).to.equal('reveal')
    expect(t.ctx.activePlayers).to.deep.equal({ 1: 'react' })
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['pass'])
  })
})

function finish(g: ToyState) {
  g.outcome = { winners: ['0'], line: { key: 'end.points', params: { seats: ['seat:0'], count: 1 } } }
  g.asks = []
}

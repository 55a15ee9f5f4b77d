import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { type ToyState, toy } from '../../games/toy/index.ts'
import { engineOf } from '../support/bgio.ts'
import { table } from '../support/table.ts'

const HANDS = { ada: ['1', '2', '3'], bea: ['4', '5', '6'], cy: ['7', '8', '9'] }

/** Everybody chooses blindly. */
function choosing(choice: 'open' | 'secret') {
  return table(toy, {
    seats: ['ada', 'bea', 'cy'],
    options: { choice, rounds: 1 },
    arrange(g) {
      const hands = Object.values(HANDS)
      g.deck = ['10', '11', '12', 'spark-a', 'spark-b']
      for (const [seat, hand] of hands.entries()) g.players[seat]!.hand = [...hand]
    },
  })
}
const asked = (view: { asks: kit.Asks }, kind = 'choose') => view.asks.filter(one => one.kind === kind)

describe('kit: blind groups', () => {
  it('[TOY-1.05] keep the answers until all have answered, and carry them out together', () => {
    const t = choosing('open')
    t.ada.does('choose', '2')
    t.bea.does('choose', '5')
    expect(t.state.players[0]!.chosen).to.deep.equal([])
    expect(t.ada.view.players[0]!.hand).to.include('2')
    t.cy.does('choose', '9')
    expect(Object.values(t.state.players).map(({ chosen }) => chosen)).to.deep.equal([['2'], ['5'], ['9']])
    expect(t.log.filter(line => line.includes('reveals'))).to.deep.equal([
      'ada reveals Card 2.',
      'bea reveals Card 5.',
      'cy reveals Card 9.',
    ])
  })

  it('[TOY-1.05] take another answer instead, as often as one likes, and wait again for one that is taken back', () => {
    const t = choosing('open')
    t.ada.does('choose', '2')
    t.bea.does('choose', '5')
    t.ada.does('choose', '3')
    t.ada.does('choose', '1')
    t.bea.does('reconsider')
    t.cy.does('choose', '9')
    expect(t.open).to.deep.equal({ bea: ['choose'] })
    t.bea.cannot('reconsider', [], { rule: 'kit', key: 'notAnswered' })
    t.bea.does('choose', '6')
    expect(Object.values(t.state.players).map(({ chosen }) => chosen)).to.deep.equal([['1'], ['6'], ['9']])
  })

  it('show a seat its own answer in words, and offer no change of it in the list', () => {
    const t = choosing('secret')
    t.ada.does('choose', '2')
    const [given] = toy.given(t.ada.view, '0')
    expect(given!.label).to.deep.equal({ key: 'move.choose', params: { card: 'card:2' } })
    expect(t.ada.legal.map(({ move }) => move)).to.deep.equal(['swap', 'swap', 'swap'])
    expect(t.ada.asks.map(({ kind }) => kind)).to.deep.equal(['swap'])
    expect(toy.given(t.bea.view, '1')).to.deep.equal([])
  })

  it('tell the others who has answered where they are open, and never what', () => {
    const t = choosing('open')
    t.ada.does('choose', '2')
    for (const reader of [t.bea, t.spectator]) {
      const [adas, beas] = asked(reader.view)
      expect(adas).to.deep.include({ seat: '0', answered: true, required: false })
      expect(adas).not.to.have.property('answer')
      expect(beas).to.deep.include({ seat: '1', required: true })
    }
    const seen = t.bea.view
    t.ada.does('choose', '3')
    expect(t.bea.view).to.deep.equal(seen)
  })

  it('tell the others nothing at all where they are secret, not even who is active', () => {
    const t = choosing('secret')
    const [before, active] = [[t.bea.view, t.spectator.view], t.ctx.activePlayers]
    t.ada.does('choose', '2')
    t.ada.does('reconsider')
    t.ada.does('choose', '3')
    t.cy.does('choose', '9')
    expect([t.bea.view, t.spectator.view]).to.deep.equal(before)
    expect(t.ctx.activePlayers).to.deep.equal(active)
    expect(t.ctx.turn).to.equal(1)
  })

  it('ask again for what an earlier answer or another move has made impossible', () => {
    const t = choosing('open')
    t.ada.does('choose', '2')
    t.ada.does('swap', '2')
    t.bea.does('choose', '5')
    t.cy.does('choose', '9')
    expect(t.open).to.deep.equal({ ada: ['choose'] })
    expect(t.ada.asked('choose')).to.include({ blind: 'open' }).and.not.to.have.property('answer')
    t.ada.does('choose', '3')
    expect(t.log).to.include('ada reveals Card 3.')
  })

  it('refuse a wrong answer at once, and keep the one before it', () => {
    const t = choosing('open')
    t.ada.does('choose', '2')
    t.ada.cannot('choose', ['9'], { rule: 'TOY-1.02' })
    expect(toy.given(t.ada.view, '0')).to.have.length(1)
    t.ada.cannot('seal', ['choose', '9'], { rule: 'TOY-1.02' })
    t.ada.cannot('seal', ['fly'], { rule: 'kit', key: 'unknownMove' })
    t.ada.cannot('seal', [{}], { rule: 'kit', key: 'unknownMove' })
    t.bea.cannot('seal', [], { rule: 'kit', key: 'notAnswered' })
  })

  it('take no such moves where a question is not blind', () => {
    const t = table(toy, { seats: ['ada', 'bea'] })
    const { id } = t.ada.asked('choose')
    for (const move of ['reconsider', 'seal'])
      expect(toy.refusal(t.ada.view, '0', move, [id])).to.deep.equal(kit.refuse('kit', 'otherQuestion'))
  })

  it('let a seat answer for good: it is not active any more, and cannot change it', () => {
    const t = choosing('secret')
    t.ada.does('choose', '1')
    t.ada.does('swap', '3')
    t.ada.does('seal')
    expect(t.ctx.activePlayers).to.have.all.keys('1', '2')
    t.ada.cannot('choose', ['2'], { rule: 'kit', key: 'answered' })
    t.ada.cannot('reconsider', [], { rule: 'kit', key: 'answered' })
  })

  for (const choice of ['final', 'open', 'secret'])
    it(`reach every bot of boardgame.io, which always asks the first active one (${choice})`, () => {
      const game = { ...toy.createGame(), seed: choice }
      const engine = engineOf<ToyState>(game)
      let match = engine.start(3, { choice, rounds: 2 })
      for (let moves = 0; !match.ctx.gameover; moves++) {
        expect(moves).to.be.below(200)
        const [seat] = Object.keys(match.ctx.activePlayers!) as [string]
        const offers = game.ai!.enumerate(match.G, match.ctx, seat) as { move: string; args: unknown[] }[]
        const { move, args } = offers.at(moves % offers.length)!
        const after = engine.move(match, seat, move, args)
        expect(after, `${seat} ${move} ${args}`).not.to.equal(match)
        match = after
      }
    })
})

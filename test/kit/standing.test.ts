import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import * as kit from '../../games/kit/index.ts'
import { type ToyState, type ToyView, toy } from '../../games/toy/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import { quietly, engineOf as reducerOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { table } from '../support/table.ts'

const HANDS = [
  ['1', '2', 'spark-a'],
  ['4', '5', 'spark-b'],
  ['7', '8', '9'],
]
const seats = ['ada', 'bea', 'cy'] as const

const dealt = (choice = 'final', rounds = 2) =>
  table(toy, {
    seats,
    options: { choice, rounds },
    arrange(g: ToyState) {
      for (const [seat, hand] of HANDS.entries()) g.players[seat]!.hand = [...hand]
      g.deck = ['3', '6', '10', '11', '12']
    },
  })

const wish = (changes: Partial<kit.StandingWish> = {}): kit.StandingWish => ({
  kinds: ['react'],
  move: 'pass',
  args: [],
  guards: {},
  lasts: {},
  ...changes,
})
const said = ({ view }: { view: ToyView }, seat: string) => toy.standing!.given(view, seat)

describe('kit: answers in advance', () => {
  it('[TOY-1.06] answer within the move that opens the question, as if the seat had done so', () => {
    const t = dealt()
    t.bea.does('setStanding', wish())
    t.cy.does('setStanding', wish())
    t.ada.does('choose', '1')
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    expect(t.open).to.deep.equal({ ada: ['react'] })
    t.ada.does('pass')
    expect(t.open, 'the round goes on').to.deep.equal({ cy: ['gift'] })
  })

  it('answer what is asked already, too', () => {
    const t = dealt()
    t.ada.does('choose', '1')
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    t.bea.does('setStanding', wish())
    expect(t.open).to.deep.equal({ ada: ['react'], cy: ['react'] })
  })

  it('are gone once they are over, and stay otherwise', () => {
    const t = dealt()
    t.bea.does('setStanding', wish({ lasts: { round: 1 } }))
    t.cy.does('setStanding', wish())
    t.ada.does('choose', '1')
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    t.ada.does('pass')
    t.cy.answers()
    t.cy.answers()
    expect(t.state.round).to.equal(2)
    expect(t.state.standing!['1']).to.deep.equal({})
    expect(Object.keys(t.state.standing!['2']!)).to.deep.equal(['1'])
  })

  it('are left where a fact is not as it was seen: the seat is asked, and reads what changed', () => {
    const t = dealt()
    t.bea.does('setStanding', wish({ guards: { 'score:2': 1, hand: HANDS[1]!, round: 1 } }))
    t.ada.does('choose', '1')
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    expect(t.open).to.deep.equal({ ada: ['react'], bea: ['react'], cy: ['react'] })
    const [held] = said(t.bea, '1')
    expect(held!.label).to.deep.equal({ key: 'move.pass' })
    const reader = kit.readerOf(toy.text, 'en', seat => seat)
    expect(held!.held.map(one => reader.read(one))).to.deep.equal(['Your hand has changed.'])
    expect(said(t.ada, '0')).to.deep.equal([])
    t.bea.does('pass')
    t.ada.does('pass')
    t.cy.does('pass')
    t.cy.answers()
    t.cy.answers()
    t.ada.does('choose', '2')
    t.bea.does('choose', '5')
    t.cy.does('choose', '8')
    expect(said(t.bea, '1')[0]!.held.map(one => reader.read(one))).to.deep.equal([
      'The score of seat 2 has changed: 1 became 2.',
      'Your hand has changed.',
      'The round has changed: 1 became 2.',
    ])
  })

  it('are left where the move is refused, and answer with the first that is not', () => {
    const t = dealt('open')
    t.ada.does('setStanding', wish({ kinds: ['choose'], move: 'choose', args: ['2'] }))
    expect(t.ada.asks.map(({ kind }) => kind)).to.deep.equal(['swap'])
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
    t.cy.answers()
    t.cy.answers()
    expect(t.open).to.have.property('ada')
    expect(said(t.ada, '0')[0]!.held).to.deep.equal([{ key: 'refusal.notHeld' }])
    const card = t.ada.view.players[0]!.hand.find(one => one !== null && !one.startsWith('spark'))
    t.ada.does('setStanding', wish({ kinds: ['choose'], move: 'choose', args: [card] }))
    expect(t.open).not.to.have.property('ada')
    expect(toy.given(t.ada.view, '0')[0]!.label.params).to.deep.equal({ card: `card:${card}` })
  })

  it('complete a blind group, and do not answer again what was taken back', () => {
    const t = dealt('secret')
    t.ada.does('setStanding', wish({ kinds: ['choose'], move: 'choose', args: ['1'] }))
    t.ada.does('reconsider')
    expect(t.ada.asked('choose')).to.include({ unaided: true })
    expect(kit.askWith(t.bea.view, t.ada.asked('choose').id)).not.to.have.property('unaided')
    t.bea.does('choose', '4')
    t.cy.does('choose', '7')
    expect(t.open).to.deep.equal({ ada: ['choose'] })
    t.ada.does('choose', '2')
    expect(t.state.phase).to.equal('reveal')
    t.bea.does('setStanding', wish({ kinds: ['choose'], move: 'choose', args: ['5'] }))
    for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
    t.cy.answers()
    t.cy.answers()
    expect(t.open, 'what ada said answers the next round').to.deep.equal({ cy: ['choose'] })
    t.cy.does('choose', '8')
    expect(Object.values(t.state.players).map(({ chosen }) => chosen)).to.deep.equal([['1'], ['5'], ['8']])
  })

  it('are revoked, replaced by another of the same, and counted', () => {
    const t = dealt()
    t.bea.does('setStanding', wish())
    t.bea.does('setStanding', wish({ lasts: { round: 1 } }))
    expect(said(t.bea, '1').map(one => [one.id, one.wish.lasts])).to.deep.equal([[1, { round: 1 }]])
    t.bea.cannot('dropStanding', [7], { rule: 'kit', key: 'noStanding' })
    t.ada.cannot('dropStanding', [1], { rule: 'kit', key: 'noStanding' })
    t.bea.does('dropStanding', 1)
    expect(said(t.bea, '1')).to.deep.equal([])
    for (let score = 0; score < 24; score++) t.bea.does('setStanding', wish({ about: { about: score } }))
    t.bea.cannot('setStanding', [wish()], { rule: 'kit', key: 'standingTooMany' })
  })

  it('are refused where nothing of the kind can be answered so, or nobody has seen such facts', () => {
    const t = dealt()
    const cannot = (changes: object, key: string) =>
      t.ada.cannot('setStanding', [{ ...wish(), ...changes }], { rule: 'kit', key })
    cannot({ kinds: ['stack'] }, 'notInAdvance')
    cannot({ kinds: ['choose'] }, 'notInAdvance')
    cannot({ kinds: [] }, 'malformed')
    cannot({ move: 'fly' }, 'unknownMove')
    cannot({ move: 'setStanding' }, 'unknownMove')
    cannot({ move: 'reconsider' }, 'unknownMove')
    cannot({ args: ['1'] }, 'malformed')
    cannot({ guards: { weather: 'fair' } }, 'malformed')
    cannot({ guards: { constructor: 1 } }, 'malformed')
    cannot({ guards: { 'score:7': 1 } }, 'malformed')
    cannot({ guards: { round: 2 } }, 'factChanged')
    cannot({ lasts: { round: 2 } }, 'factChanged')
    cannot(
      { about: { words: Array(40).fill('long words in a list of words, which nobody asks about') } },
      'standingTooMany',
    )
    cannot({ more: 1 }, 'malformed')
  })

  it('are taken from seats that are asked nothing, by the lobby', () => {
    const engine = engineOf(toy)
    const start = engine.begin(3, { rounds: 1 }, 'a')
    const game = { ...toy.createGame(), seed: 'inactive' }
    const chosen = ['0', '1'].reduce((state, seat) => {
      const { move, args } = toy.anyMove(toy.view(state.G as ToyState, seat), seat, () => 0)!
      const next = engine.apply(state, seat, move, args)!
      const swap = next.G.asks.find(one => one.seat === seat)!
      const card = (next.G as ToyState).players[seat]!.hand[0]
      return engine.apply(next, seat, 'swap', [swap.id, card])!
    }, start)
    expect(chosen.ctx.activePlayers).to.have.all.keys('2')
    expect(reducerOf(game).move(chosen as never, '0', 'setStanding', [wish()])).to.equal(chosen)
    const after = engine.apply(chosen, '0', 'setStanding', [wish()])!
    expect(after.G.standing!['0']).to.have.property('1')
    expect(after.ctx.activePlayers).to.deep.equal(chosen.ctx.activePlayers)
    quietly(() => {
      expect(engine.apply(chosen, '0', 'swap', [1, 'x'])).to.equal(undefined)
      expect(engine.apply(chosen, '9', 'setStanding', [wish()])).to.equal(undefined)
      expect(engine.apply(chosen, '__proto__', 'setStanding', [wish()])).to.equal(undefined)
    })
  })

  it('are seen by nobody else, whatever is said and for whatever it waits: a property of random games', () => {
    for (let n = 0; n < 8; n++) {
      const chance = chanceOf(`standing/${n}`)
      const engine = engineOf(toy)
      let match = engine.begin(3, { choice: chance.pick(['final', 'open', 'secret']), rounds: 2 }, String(n))
      while (!match.ctx.gameover) {
        const seat = chance.pick(['0', '1', '2'])
        const facts = { guards: { hand: null }, lasts: {} }
        const other = structuredClone(match)
        // Something that never fits, so that nothing else differs.
        other.G.standing![seat] = {
          1: { ...wish({ kinds: ['gift'], move: 'answer', args: [['x']], ...facts }), id: 1 },
        }
        const play = chance.shuffle(['0', '1', '2']).flatMap(one => {
          const made = toy.anyMove(toy.view(match.G as ToyState, one), one, chance.number)
          return made ? [[one, made] as const] : []
        })[0]!
        const [mover, { move, args }] = play
        const [next, same] = [match, other].map(state => engine.apply(state, mover, move, args)!)
        for (const reader of ['0', '1', '2', null]) {
          if (reader === seat) continue
          expect(engine.view(same!, reader)).to.deep.equal(engine.view(next!, reader))
        }
        expect(same!.ctx).to.deep.equal(next!.ctx)
        match = next!
      }
    }
  })

  it('that pass give the same moments to everybody as passes by hand', () => {
    const byHand = dealt()
    const ahead = dealt()
    ahead.bea.does('setStanding', wish())
    for (const t of [byHand, ahead]) {
      t.ada.does('choose', '1')
      t.bea.does('choose', '4')
      t.cy.does('choose', '7')
    }
    byHand.bea.does('pass')
    expect(ahead.ada.view).to.deep.equal(byHand.ada.view)
    expect(ahead.spectator.view).to.deep.equal(byHand.spectator.view)
    expect(ahead.log).to.deep.equal(byHand.log)
  })

  it('have words in every game for what they can depend on', async () => {
    for (const { load } of Object.values(catalogue)) {
      const { standing, text } = await load()
      for (const fact of standing?.facts ?? [])
        for (const language of kit.LANGUAGES)
          expect(
            kit.readerOf(text, language, seat => seat).read({ key: `fact.${fact}`, params: { of: '1' } }),
          ).not.to.include('fact.')
    }
  })
})

describe('kit: all that can be said in advance', () => {
  const rowsOf = (t: ReturnType<typeof dealt>, seat = '1') =>
    toy.ahead!(t.bea.view, seat).map(({ label, ways, held, help }) => ({
      label: reader.read(label),
      ways: ways.map(way => reader.read(way.label)),
      now: ways.findIndex(({ isNow }) => isNow),
      ...(help && { help: reader.read(help) }),
      ...(held.length > 0 && { held: held.map(reader.read) }),
    }))
  const reader = kit.readerOf(toy.text, 'en', seat => `Seat ${seat}`)
  const WAYS = [
    'Ask me',
    'Pass, until the round ends',
    'Pass, until the round ends or your hand changes',
    'Pass, every time',
  ]

  it('is a row of ways, of which the first asks; each is said by its move', () => {
    const t = dealt()
    expect(rowsOf(t)).to.deep.equal([{ label: 'Sparks', ways: WAYS, now: 0 }])
    for (const now of [1, 2, 3, 0]) {
      const { move, args } = toy.ahead!(t.bea.view, '1')[0]!.ways[now]!
      t.bea.does(move as 'setStanding', ...(args as [never]))
      expect(rowsOf(t)).to.deep.equal([{ label: 'Sparks', ways: WAYS, now }])
    }
  })

  it('names what was said in another way than it is offered, and what it depends on', () => {
    const t = dealt()
    t.bea.does('setStanding', wish({ guards: { hand: HANDS[1]! } }))
    t.bea.does(
      'setStanding',
      wish({
        kinds: ['gift'],
        move: 'answer',
        args: [[]],
        lasts: { 'score:0': t.state.players['0']!.score },
      }),
    )
    const [sparks, gifts] = rowsOf(t)
    expect(sparks).to.deep.equal({
      label: 'Sparks',
      ways: [...WAYS, 'Pass, every time, only if…'],
      now: 4,
      help: 'Only while this stays as it was: Your hand. Otherwise you are asked.',
    })
    expect(gifts).to.include({ label: 'Gifts', now: 1 })
    expect(gifts!.ways[1]).to.match(/, until the score of seat 0 changes$/)
  })
})

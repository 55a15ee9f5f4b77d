import { expect } from 'chai'
import { closeAll, type GameModule } from '../../games/kit/index.ts'
import { game, type ToyState, toy } from '../../games/toy/index.ts'
import { table } from '../support/table.ts'

const seats = ['ada', 'bea', 'cy'] as const
const arranged = (arrange: (g: ToyState) => void) => () => table(toy, { seats, arrange })

describe('scenario table, on what it does not know', () => {
  it('refuses a game in place of its module', () => {
    expect(() => table(game as unknown as GameModule, { seats })).to.throw(
      /^a table is for the module of a game.+which has meta, createGame,.+the boardgame.io game toy is none$/,
    )
    expect(() => table(undefined as unknown as GameModule, { seats })).to.throw('this undefined is none')
  })

  it('refuses seats that the game is not for, or that cannot be called so', () => {
    expect(() => table(toy, { seats: ['ada'] })).to.throw('not for 1 players, but for 2 to 4')
    expect(() => table(toy, { seats: ['ada', 'ada'] })).to.throw('two seats of one name: ada, ada')
    expect(() => table(toy, { seats: ['ada', 'log'] })).to.throw('cannot be called log')
    for (const nonsense of [undefined, 'ada', [1, 2], ['ada', '']])
      expect(() => table(toy, { seats: nonsense as string[] })).to.throw('wants the names of its seats')
  })

  it('refuses keys of the setup, options and values that there are not, and lists those that there are', () => {
    expect(() => table(toy, { seats, arranged: () => {} } as never)).to.throw(
      'there is no part of a setup called arranged; there are seats, position, options, seed, arrange, dice',
    )
    const options = (values: object) => () => table(toy, { seats, options: values as never })
    expect(options({ colour: 'red' })).to.throw('no option “colour”. There are: deck, rounds, bonus')
    expect(options({ rounds: 99 })).to.throw('Rounds” (rounds) takes a whole number from 1 to 5')
    expect(options({ deck: 'big' })).to.throw('(deck) takes one of these: sparks and plain')
    expect(options({ bonus: 1 })).to.throw('(bonus) takes true or false')
    expect(options({ handicap: 3 })).to.throw('(handicap) takes a whole number from 0 to 2')
  })

  it('refuses arranged cards, seats, fields and questions that there are not', () => {
    expect(arranged(g => g.players['1']!.hand.push('spark-c'))).to.throw(
      /^players\.1\.hand: there is no card spark-c; there are 1, 2, .+, spark-a, spark-b$/,
    )
    expect(arranged(g => g.deck.push('13'))).to.throw('deck: there is no card 13')
    expect(
      arranged(g => {
        g.players['7'] = g.players['0']!
      }),
    ).to.throw('players: there is no seat 7; there are 0, 1, 2')
    expect(arranged(g => Object.assign(g, { dekc: [] }))).to.throw(
      /^there is no field of the state called dekc; there are .+deck/,
    )
    expect(arranged(g => Object.assign(g.players['0']!, { hnad: [] }))).to.throw(
      'no field of players called hnad; there are hand, chosen, sparks, score',
    )
    const asking = (seat: string, kind: string) =>
      arranged(g => {
        g.asks = [{ id: 9, seat, kind: kind as 'choose', required: true }]
      })
    expect(asking('3', 'choose')).to.throw('no seat 3; there are 0, 1, 2')
    expect(asking('1', 'chose')).to.throw('no question chose; there are choose, swap')
    expect(arranged(g => closeAll(g))).to.throw('nobody is asked')
  })

  it('refuses names, moves, questions, languages and readers that there are not', () => {
    const t = table(toy, { seats })
    expect(() => t.seat('dan')).to.throw('nobody at this table is called dan; there are ada, bea, cy')
    // @ts-expect-error nobody of this name sits here
    expect(() => t.dan).to.throw('nobody at this table is called dan')
    expect(() => t.ada.does('fly')).to.throw('no move fly; there are choose')
    expect(() => t.ada.cannot('fly', [], { rule: 'TOY-1.02' })).to.throw('no move fly')
    t.ada.cannot('fly', [], { rule: 'kit', key: 'unknownMove' })
    expect(() => t.ada.asked('gift')).to.throw('ada is not asked gift; open: {"ada":["choose"]')
    for (const kind of [() => t.ada.asked('gitf'), () => t.ada.isAsked('gitf'), () => t.settled('gitf')])
      expect(kind).to.throw('no question gitf; there are choose, swap, react')
    expect(() => t.read('3', 'en')).to.throw('no seat 3; there are 0, 1, 2')
    expect(() => t.read(null, 'de' as never)).to.throw('no language de; there are en, ja')
  })

  it('refuses a refusal without its rule, and says which one it is', () => {
    const t = table(toy, {
      seats,
      arrange: g => {
        g.players['0']!.hand = ['1', '2', 'spark-a']
      },
    })
    const because = (reason: unknown) => () => t.ada.cannot('choose', ['spark-a'], reason as { rule: string })
    expect(because(undefined)).to.throw(
      /^say by which rule ada choose \["spark-a"\] is refused, \{ rule: … \}: it is refused by \[TOY-1\.03\] Red/,
    )
    expect(because({})).to.throw('say by which rule')
    expect(because({ rul: 'TOY-1.03' })).to.throw('no part of a reason called rul; there are rule, key')
    expect(() => t.ada.cannot('choose', ['1'], {} as never)).to.throw('it is legal')
    expect(because({ rule: 'TOY-1.03' })).not.to.throw()
  })

  it('lets itself be awaited and printed', async () => {
    const t = table(toy, { seats })
    expect(await t).to.equal(t)
    expect(Object.keys(t)).to.include.members([...seats])
  })
})

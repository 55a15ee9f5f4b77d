import { expect } from 'chai'
import * as z from 'zod/mini'
import * as kit from '../../games/kit/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { stateWith, unrandom } from './state.ts'

type State = kit.KitState & { gold: number; chosen?: string[] }

const move = kit.moveOf<State, State>()
const moves: kit.MoveTable<State, State> = {
  /** Buys for up to the gold there is. */
  buy: move({
    during: ['shop'],
    args: z.tuple([z.int().check(z.minimum(1), z.maximum(9)), z.enum(['sword', 'shield'])]),
    candidates: ({ gold }) => [
      [gold, 'sword'],
      [gold, 'shield'],
      [gold + 1, 'sword'],
    ],
    refusal: ({ gold }, _, [price]) => (price > gold ? kit.refuse('T-1', 'tooDear', { gold }) : undefined),
    act({ g }, { ask }, [price]) {
      g.gold -= price
      kit.close(g, ask)
    },
    label: (_view, { seat }, [price, what]) => kit.line('move.buy', { seat, price, what }),
  }),
  leave: move({
    during: ['shop', 'inn'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act: ({ g }, { ask }) => kit.close(g, ask),
    label: () => kit.line('move.leave'),
  }),
  letBe: kit.letBeMove<State, State>()(['inn', 'shop']),
  answer: kit.answerMove<State, State>({
    gift({ g }, _, chosen) {
      g.chosen = chosen
    },
    empty() {},
  }),
}

/** A state with 3 gold in which seat 0 is in the shop (question 1) and seat 1 in the inn (question 2). */
function town(): State {
  const g: State = stateWith({ gold: 3 })
  kit.ask(g, { seat: '0', kind: 'shop', required: true })
  kit.ask(g, { seat: '1', kind: 'inn', required: true })
  return g
}

const keyOf = (g: State, seat: string, name: string, args: unknown) => {
  const found = kit.findMove(moves, g, seat, name, args as unknown[])
  return 'spec' in found ? 'legal' : found.text.key.replace('refusal.', '')
}

describe('kit: moves', () => {
  it('lists what a seat can do, without what is refused', () => {
    expect(kit.legalMovesIn(moves, town(), '0')).to.deep.equal([
      {
        move: 'buy',
        args: [1, 3, 'sword'],
        label: { key: 'move.buy', params: { seat: '0', price: 3, what: 'sword' } },
      },
      {
        move: 'buy',
        args: [1, 3, 'shield'],
        label: { key: 'move.buy', params: { seat: '0', price: 3, what: 'shield' } },
      },
      { move: 'leave', args: [1], label: { key: 'move.leave' } },
    ])
    expect(kit.legalMovesIn(moves, town(), '1').map(({ move: name }) => name)).to.deep.equal(['leave'])
    expect(kit.legalMovesIn(moves, town(), '2')).to.deep.equal([])
  })

  it('lists the same without words, for those who need none', () => {
    const named = kit.legalMovesIn(moves, town(), '0').map(({ move: name, args }) => ({ move: name, args }))
    expect(kit.legalPlaysIn(moves, town(), '0')).to.deep.equal(named)
  })

  it('takes any legal move, each as often as any other, and none where there is none', () => {
    const random = chanceOf('any move').number
    const legal = kit.legalPlaysIn(moves, town(), '0').map(play => JSON.stringify(play))
    const made = new Map(legal.map(play => [play, 0]))
    for (let i = 0; i < 3000; i++) {
      const play = JSON.stringify(kit.anyPlayIn(moves, town(), '0', random))
      expect(legal).to.include(play)
      made.set(play, made.get(play)! + 1)
    }
    expect(Math.min(...made.values())).to.be.greaterThan(900)
    expect(kit.anyPlayIn(moves, town(), '2', random)).to.equal(undefined)
  })

  it('draws a move and then its arguments, where a question has a move with a sample', () => {
    const random = chanceOf('samples').number
    const sampled: kit.MoveTable<State, State> = {
      ...moves,
      buy: { ...moves.buy!, often: 3, sample: (_, __, chance) => [1 + Math.floor(chance() * 4), 'shield'] },
    }
    const made = { buy: 0, leave: 0 }
    for (let i = 0; i < 1000; i++) {
      const { move, args } = kit.anyPlayIn(sampled, town(), '0', random)!
      made[move as 'buy' | 'leave'] += 1
      // What is drawn is judged like any other: of 4 gold there are only 3.
      if (move === 'buy') expect(args[1]).to.be.within(1, 3)
    }
    expect(made.buy).to.be.within(600, 780)
    const never = { ...sampled, buy: { ...sampled.buy!, often: 1e9, sample: () => undefined } }
    expect(kit.legalPlaysIn(never, town(), '0')).to.deep.include(kit.anyPlayIn(never, town(), '0', random))
  })

  it('draws moves for any time, too, if they have a sample; no question is named before their arguments', () => {
    const random = chanceOf('any time').number
    const anytime: kit.MoveTable<State, State> = {
      ...moves,
      buy: { ...moves.buy!, sample: () => [1, 'shield'] },
      shout: { ...moves.leave!, during: [], anytime: true, sample: () => [] },
    }
    const made = Array.from({ length: 50 }, () => kit.anyPlayIn(anytime, town(), '0', random)!)
    expect(made).to.deep.include({ move: 'shout', args: [] })
    expect(made).to.deep.include({ move: 'buy', args: [1, 1, 'shield'] })
  })

  it('finds a legal move with its arguments, and can carry it out', () => {
    const g = town()
    const found = kit.findMove(moves, g, '0', 'buy', [1, 2, 'shield'])
    if (!('spec' in found)) throw new Error('refused')
    expect(found.args).to.deep.equal([2, 'shield'])
    found.spec.act({ g, random: unrandom }, found.actor, found.args)
    expect(g.gold).to.equal(1)
    expect(kit.asksOf(g, '0')).to.deep.equal([])
  })

  it('refuses by the rule of the game', () => {
    expect(kit.findMove(moves, town(), '0', 'buy', [1, 4, 'sword'])).to.deep.equal({
      rule: 'T-1',
      text: { key: 'refusal.tooDear', params: { gold: 3 } },
    })
  })

  it('refuses moves that do not exist, prototype names among them', () => {
    const strange = [undefined, null, 7, {}, [], { toString: 1 }, Symbol('buy')] as unknown as string[]
    for (const name of ['fly', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ...strange]) {
      expect(keyOf(town(), '0', name, [1])).to.equal('unknownMove')
    }
  })

  it('refuses an answer to a question that is settled, unknown, or somebody else’s', () => {
    const g = town()
    kit.close(g, { id: 1 })
    for (const id of [
      1,
      3,
      0,
      -1,
      1.5,
      Number.NaN,
      '2',
      'constructor',
      '__proto__',
      null,
      undefined,
      {},
      [2],
    ]) {
      expect(keyOf(g, '1', 'leave', [id]), String(id)).to.equal('stale')
    }
    expect(keyOf(g, '1', 'leave', [2])).to.equal('legal')
    expect(keyOf(g, '0', 'leave', [2])).to.equal('stale')
    expect(keyOf(g, '__proto__', 'leave', [2])).to.equal('stale')
    expect(keyOf(g, '1', 'leave', [])).to.equal('stale')
  })

  it('refuses a move that does not answer this question', () => {
    expect(keyOf(town(), '1', 'buy', [2, 1, 'sword'])).to.equal('otherQuestion')
  })

  it('refuses malformed arguments', () => {
    const bad = [
      [1],
      [1, 1],
      [1, 1, 'sword', 'more'],
      [1, '1', 'sword'],
      [1, 1.5, 'sword'],
      [1, Number.NaN, 'sword'],
      [1, 0, 'sword'],
      [1, 1, 'spoon'],
      [1, 1, ['sword']],
      [1, null, null],
      [1, { toString: 1 }, 'sword'],
    ]
    for (const args of bad)
      expect(keyOf(town(), '0', 'buy', args), JSON.stringify(args)).to.equal('malformed')
    for (const args of [undefined, null, 'leave', { length: 1, 0: 1 }]) {
      expect(keyOf(town(), '0', 'leave', args)).to.equal('malformed')
    }
  })

  it('lets be only what nobody waits for, and that always', () => {
    expect(keyOf(town(), '1', 'letBe', [2])).to.equal('awaited')
    const g = town()
    g.asks.at(-1)!.required = false
    const plays = kit.legalPlaysIn(moves, g, '1').map(({ move: name }) => name)
    expect(plays).to.deep.equal(['leave', 'letBe'])
    const found = kit.findMove(moves, g, '1', 'letBe', [2])
    if (!('spec' in found)) throw new Error('refused')
    found.spec.act({ g, random: unrandom }, found.actor, found.args)
    expect(kit.asksOf(g, '1')).to.deep.equal([])
  })

  it('changes nothing while it looks', () => {
    const g = town()
    const before = structuredClone(g)
    kit.legalMovesIn(moves, g, '0')
    keyOf(g, '0', 'buy', [1, 4, 'sword'])
    expect(g).to.deep.equal(before)
  })
})

describe('kit: answers to a pick', () => {
  function offered(pick: Partial<kit.Pick> = {}): State {
    const g: State = stateWith({ gold: 0 })
    kit.ask(g, {
      seat: '0',
      kind: 'gift',
      required: true,
      pick: { of: 'card', options: ['a', 'b', 'c'], min: 1, max: 2, ...pick },
    })
    return g
  }

  it('are listed with what is chosen', () => {
    const legal = kit.legalMovesIn(moves, offered({ min: 0 }), '0')
    expect(legal.map(({ args: [, chosen] }) => chosen)).to.deep.equal([
      [],
      ['a'],
      ['a', 'b'],
      ['a', 'c'],
      ['b'],
      ['b', 'c'],
      ['c'],
    ])
    expect(legal[0]?.label).to.deep.equal({ key: 'move.answerNothing' })
    expect(legal[2]?.label).to.deep.equal({ key: 'move.answer', params: { chosen: ['card:a', 'card:b'] } })
  })

  it('close the question before the game goes on', () => {
    const g = offered()
    const found = kit.findMove(moves, g, '0', 'answer', [1, ['b', 'a']])
    if (!('spec' in found)) throw new Error('refused')
    found.spec.act({ g, random: unrandom }, found.actor, found.args)
    expect(g.chosen).to.deep.equal(['b', 'a'])
    expect(g.asks).to.deep.equal([])
  })

  it('are refused when too few, too many, twice the same or not offered', () => {
    const g = offered()
    expect(keyOf(g, '0', 'answer', [1, []])).to.equal('pickCount')
    expect(keyOf(g, '0', 'answer', [1, ['a', 'b', 'c']])).to.equal('pickCount')
    expect(keyOf(g, '0', 'answer', [1, ['a', 'a']])).to.equal('pickTwice')
    expect(keyOf(g, '0', 'answer', [1, ['d']])).to.equal('notOffered')
    expect(keyOf(g, '0', 'answer', [1, 'a'])).to.equal('malformed')
    expect(keyOf(g, '0', 'answer', [1, [1]])).to.equal('malformed')
    expect(keyOf(g, '0', 'answer', [1, Array(1000).fill('a')])).to.equal('malformed')
  })

  it('are refused with two that cannot be chosen together', () => {
    const g = offered({ max: 3, apart: [['a', 'c']] })
    expect(keyOf(g, '0', 'answer', [1, ['c', 'b', 'a']])).to.equal('pickApart')
    expect(keyOf(g, '0', 'answer', [1, ['b', 'a']])).to.equal('legal')
    expect(kit.legalMovesIn(moves, g, '0').map(({ args: [, chosen] }) => chosen)).to.deep.equal([
      ['a'],
      ['a', 'b'],
      ['b'],
      ['b', 'c'],
      ['c'],
    ])
  })

  it('are refused where one comes before another that it comes after', () => {
    const g = offered({ max: 3, ordered: true, after: { c: 'a' } })
    expect(keyOf(g, '0', 'answer', [1, ['c', 'b', 'a']])).to.equal('pickOrder')
    expect(keyOf(g, '0', 'answer', [1, ['a', 'b', 'c']])).to.equal('legal')
    expect(keyOf(g, '0', 'answer', [1, ['c', 'b']])).to.equal('legal')
  })

  it('are refused, not thrown, for a question that offers nothing', () => {
    const g: State = stateWith({ gold: 0 })
    kit.ask(g, { seat: '0', kind: 'empty', required: true })
    expect(keyOf(g, '0', 'answer', [1, []])).to.equal('otherQuestion')
    expect(kit.legalMovesIn(moves, g, '0')).to.deep.equal([])
  })
})

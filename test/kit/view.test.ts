import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'

interface Secretive {
  board: { tokens: string[] }
  deck: string[]
  hands: Record<string, string[]>
  notes: string[]
  night?: boolean
}

const state: Secretive = {
  board: { tokens: ['red'] },
  deck: ['a', 'b', 'c'],
  hands: { 0: ['d'], 1: ['e', 'f'] },
  notes: ['n'],
}

const seen = kit.fields<Secretive, Secretive>({
  board: kit.open,
  deck: kit.countOnly,
  hands: kit.bySeat(owner => kit.ownerElse(owner, kit.countOnly)),
  notes: kit.openIf(({ state: { night } }) => night === true, kit.hidden),
  night: kit.open,
})
const viewOf = (g: Secretive, seat: string | null) => seen(g, { seat, state: g })

describe('kit: views', () => {
  it('show a seat its own, and of the others only how many', () => {
    expect(viewOf(state, '0')).to.deep.equal({
      board: { tokens: ['red'] },
      deck: [null, null, null],
      hands: { 0: ['d'], 1: [null, null] },
    })
    expect(viewOf(state, null).hands).to.deep.equal({ 0: [null], 1: [null, null] })
  })

  it('deny what the table does not name', () => {
    const leaky = { ...state, secret: 'x' }
    expect(viewOf(leaky, '0')).not.to.have.property('secret')
    // @ts-expect-error a table must name every field
    kit.fields<Secretive, Secretive>({ board: kit.open })
  })

  it('hide and show by a condition on the whole state', () => {
    expect(viewOf(state, '0')).not.to.have.property('notes')
    expect(viewOf({ ...state, night: true }, '0').notes).to.deep.equal(['n'])
  })

  it('hand on the same reference for what everybody sees, so that unchanged parts cost nothing', () => {
    expect(viewOf(state, '0').board).to.equal(state.board)
    expect(viewOf(state, '0').hands?.['0']).to.equal(state.hands['0'])
  })

  it('show piles of a size, and what has two sides, as the same objects to all who see the same', () => {
    const sides = kit.fields<Secretive, Pick<Secretive, 'hands' | 'deck'>>({
      deck: kit.countOnly,
      hands: kit.bySeat(owner =>
        kit.twoSided(
          owner,
          kit.ownerElse(owner, pile => ['hidden', pile.length]),
        ),
      ),
    })
    // As boardgame.io hands states on.
    for (const hand of Object.values(state.hands)) Object.freeze(hand)
    const [own, other, third] = ['0', '1', null].map(seat => sides(state, { seat, state: state as never }))
    expect(own!.hands).to.deep.equal({ 0: ['d'], 1: ['hidden', 2] })
    expect(other!.hands).to.deep.equal({ 0: ['hidden', 1], 1: ['e', 'f'] })
    expect(third!.hands![0]).to.equal(other!.hands![0])
    expect(third!.hands![1]).to.equal(own!.hands![1])
    expect(own!.deck).to.equal(other!.deck)
    const next = { ...state, hands: { ...state.hands, 1: ['g'] } }
    expect(sides(next, { seat: '0', state: next as never }).hands).to.deep.equal({
      0: ['d'],
      1: ['hidden', 1],
    })
  })

  it('show what can change in place as it is now, whoever looked at it before', () => {
    const changing = { ...state, hands: { 0: ['d'], 1: ['e'] } }
    const sight = kit.bySeat<Secretive, string[]>(owner =>
      kit.twoSided(owner, (hand, { seat }) => [`${seat}: ${hand.length}`]),
    )
    const seen = () => sight(changing.hands, { seat: '0', state: changing as never })
    expect(seen()).to.deep.equal({ 0: ['0: 1'], 1: ['0: 1'] })
    changing.hands[1].push('f')
    expect(seen()).to.deep.equal({ 0: ['0: 1'], 1: ['0: 2'] })
  })

  it('do not change the state', () => {
    const before = structuredClone(state)
    viewOf(state, '1')
    expect(state).to.deep.equal(before)
  })
})

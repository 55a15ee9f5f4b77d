import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { type ToyState, toy } from '../../games/toy/index.ts'
import { table } from '../support/table.ts'
import { stateWith } from './state.ts'

const seats = ['ada', 'bea'] as const
const dealt = (options: kit.SetupValues = {}) =>
  table(toy, {
    seats,
    options: { rounds: 1, ...options },
    arrange(g: ToyState) {
      g.players[0]!.hand = ['1', '2', 'spark-a']
      g.players[1]!.hand = ['4', '5', '6']
      g.deck = ['10', '11', '12']
    },
  })

/** Whether ada can take back what she does. */
function can(t: ReturnType<typeof dealt>, move: string, ...args: unknown[]): boolean {
  const before = t.state
  const { id } = t.ada.asks.find(ask => !toy.refusal(t.ada.view, '0', move, [ask.id, ...args]))!
  t.ada.does(move, ...args)
  return kit.canTakeBack(toy, ['0', '1'], { before, after: t.state, seat: '0', args: [id, ...args] })
}

describe('kit: take-back', () => {
  it('is possible for what only moves what the mover knows, and gives the state back as it was', () => {
    const t = dealt()
    const before = t.state
    expect(can(t, 'choose', '2')).to.equal(true)
    const back = kit.takenBack(before, t.state, '0')
    expect({ ...back, log: null }).to.deep.equal({ ...before, log: null })
    const reader = kit.readerOf(toy.text, 'en', seat => seats[Number(seat)]!)
    expect(kit.linesOf(back.log).map(({ line }) => reader.read(line!))).to.deep.equal([
      ...t.log,
      'ada takes back the last move.',
    ])
    expect(kit.linesOf(t.state.log), 'the log before it').to.have.length(t.log.length)
  })

  it('is not, once something was drawn, shown or said, or goes on for others', () => {
    expect(can(dealt(), 'swap', '1'), 'draws').to.equal(false)
    const revealed = dealt()
    revealed.bea.does('choose', '4')
    expect(can(revealed, 'choose', '1'), 'reveals, and asks bea').to.equal(false)
    expect(can(revealed, 'spark', 'spark-a'), 'shows a card').to.equal(false)
    revealed.bea.does('pass')
    const last = dealt()
    last.bea.does('choose', '4')
    last.ada.does('choose', '1')
    expect(can(last, 'pass'), 'closes an own question').to.equal(true)
    const end = dealt()
    end.bea.does('choose', '4')
    end.ada.does('choose', '1')
    end.bea.does('pass')
    expect(can(end, 'pass'), 'asks bea something').to.equal(false)
  })

  it('is not for answers that can be changed anyway, nor while others may answer in secret', () => {
    expect(can(dealt({ choice: 'open' }), 'choose', '1')).to.equal(false)
    expect(can(dealt({ choice: 'secret' }), 'choose', '1')).to.equal(false)
  })

  it('is with everybody’s consent also where others were asked or have acted, but never behind what was told', () => {
    const bar = (t: ReturnType<typeof dealt>, who: 'ada' | 'bea', move: string, ...args: unknown[]) => {
      const before = t.state
      const seat = who === 'ada' ? '0' : '1'
      const ask = t[who].asks.find(one => !toy.refusal(t[who].view, seat, move, [one.id, ...args]))!
      t[who].does(move, ...args)
      return kit.barTo(toy, ['0', '1'], { before, after: t.state, seat, args: [ask.id, ...args] })
    }
    const t = dealt()
    expect(bar(t, 'bea', 'choose', '4')).to.equal(undefined)
    expect(bar(t, 'ada', 'choose', '1'), 'reveals').to.equal('shown')
    expect(bar(t, 'ada', 'pass')).to.equal(undefined)
    const over = { before: t.state, after: { ...t.state, outcome: { winners: [] } }, seat: '0', args: [] }
    expect(kit.barTo(toy, ['0', '1'], over as never)).to.equal('over')
    expect(bar(dealt(), 'ada', 'swap', '1'), 'draws').to.equal('shown')
    expect(bar(dealt({ choice: 'open' }), 'ada', 'choose', '1')).to.equal('secret')
    const secret = dealt({ choice: 'secret' }).state
    const made = { before: secret, after: secret, seat: '0', args: [] }
    expect(kit.barTo(toy, ['0', '1'], made), 'while others may answer in secret').to.equal('secret')
  })

  it('keeps what games say is said in advance, and counts what is lost with it', () => {
    const before = { ...dealt().state, plans: 1, other: 1 }
    const after = { ...before, plans: 2, other: 2 }
    const back = kit.takenBack(before, after, '0', 3, ['plans'])
    expect(back).to.include({ plans: 2, other: 1 })
    expect(kit.linesOf(back.log).at(-1)!.line).to.deep.equal({
      key: 'log.movesTakenBack',
      params: { seat: 'seat:0', count: 3 },
    })
    expect(kit.isKept({ said: ['plans'] }, before, { ...before, plans: 2 } as typeof before)).to.equal(true)
    expect(kit.isKept({ said: ['plans'] }, before, after)).to.equal(false)
  })

  it('does not take who plays for a secret, whatever they keep for themselves', () => {
    const secret = { ...toy, pieces: { ...toy.pieces, 'standing.@': 'seat' } }
    const t = dealt()
    const before = t.state
    const { id } = t.ada.asks[0]!
    const after = structuredClone(t.state)
    kit.close(after, { id })
    kit.say(after, kit.line('log.swapped', { seat: 'seat:1', card: '' }))
    expect(kit.canTakeBack(secret, ['0', '1'], { before, after, seat: '0', args: [id] })).to.equal(true)
  })

  it('is not where somebody else has answered in advance within the move', () => {
    const t = dealt()
    t.bea.does('setStanding', { kinds: ['react'], move: 'pass', args: [], guards: {}, lasts: {} })
    t.bea.does('choose', '4')
    expect(can(t, 'choose', '1')).to.equal(false)
  })

  it('keeps what is said in advance, and gives no id of a question twice', () => {
    const t = dealt()
    const before = t.state
    t.ada.does('choose', '2')
    t.ada.does('setStanding', { kinds: ['react'], move: 'pass', args: [], guards: {}, lasts: {} })
    const after = { ...t.state, lastAsk: 17 }
    const back = kit.takenBack(before, after, '0')
    expect(back.standing!['0']).to.have.property('1')
    expect(back).to.include({ lastAsk: 17 })
  })
})

interface Piles extends kit.KitState {
  deck: string[]
  covered: string[]
  shown: string[]
  hands: Record<string, string[]>
  bids: Record<string, number | null>
}

/** A game that is nothing but piles: a deck and a pile that nobody sees, one that all see, hands and bids. */
const view = kit.fields<Piles, Piles>({
  ...kit.kitSights,
  deck: kit.countOnly,
  covered: kit.countOnly,
  shown: kit.open,
  hands: kit.bySeat(owner => kit.ownerElse<Piles, string[]>(owner, kit.countOnly)),
  bids: kit.bySeat(owner => kit.ownerElse<Piles, number | null>(owner, () => null)),
})
const module = {
  view: (g: Piles, seat: string | null) => view(g, { seat, state: g }),
  pieces: { deck: 'card', covered: 'card', shown: 'card', 'hands.*': 'card' },
} as unknown as kit.GameModule<Piles>

const ask = (id: number, seat = '0', more: Partial<kit.Ask> = {}): kit.Ask => ({
  id,
  seat,
  kind: 'move',
  required: true,
  ...more,
})
const piles = (own: Partial<Piles> = {}): Piles =>
  stateWith({
    deck: ['x', 'y', 'z'],
    covered: ['w'],
    shown: ['s'],
    hands: { 0: ['x', 'a'], 1: ['b'] },
    bids: { 0: 3, 1: 4 },
    ...own,
    asks: own.asks ?? [ask(1)],
    lastAsk: own.lastAsk ?? 1,
  })
const canFrom = (after: Partial<Piles>, before: Partial<Piles> = {}, said: unknown[] = []) =>
  kit.canTakeBack(module, ['0', '1'], {
    before: piles(before),
    after: piles(after),
    seat: '0',
    args: [1, ...said],
  })

describe('kit: what a move tells', () => {
  it('is nothing where a card goes from a hand under another one', () => {
    expect(canFrom({ covered: ['w', 'a'], hands: { 0: ['x'], 1: ['b'] } })).to.equal(true)
  })

  it('is a card that is drawn, whatever is laid down for it', () => {
    expect(canFrom({ deck: ['x', 'y'], hands: { 0: ['x', 'a', 'z'], 1: ['b'] } })).to.equal(false)
    expect(canFrom({ deck: ['x', 'y'], covered: ['w', 'a'], hands: { 0: ['x', 'z'], 1: ['b'] } })).to.equal(
      false,
    )
  })

  it('is one drawn for one just like it', () => {
    expect(canFrom({ deck: ['y', 'z'], covered: ['w', 'x'], hands: { 0: ['a', 'x'], 1: ['b'] } })).to.equal(
      false,
    )
  })

  it('is one that others see, though another is covered', () => {
    expect(canFrom({ shown: ['s', 'a'], hands: { 0: ['x'], 1: ['b'] } })).to.equal(false)
    expect(canFrom({ shown: ['a'], hands: { 0: ['x', 's'], 1: ['b'] } })).to.equal(false)
    expect(canFrom({ shown: [], hands: { 0: ['x', 'a', 's'], 1: ['b'] } }), 'taken from the table').to.equal(
      true,
    )
  })

  it('is a number that was secret', () => {
    const open = { bids: { 0: 3, 1: 4 }, hands: { 0: ['x', 'a'], 1: [] } }
    expect(canFrom(open)).to.equal(false)
    expect(canFrom({ bids: { 0: 5, 1: 4 } })).to.equal(true)
    expect(canFrom({ bids: { 0: 5, 1: null } })).to.equal(false)
  })

  it('is what a question or the log names', () => {
    const pick = { of: 'card', options: ['z'], min: 1, max: 1 }
    expect(canFrom({ asks: [ask(2, '0', { pick })], lastAsk: 2 })).to.equal(false)
    expect(canFrom({ asks: [ask(2, '0', { pick: { ...pick, options: ['a'] } })], lastAsk: 2 })).to.equal(true)
    const told = (to: string[]) => {
      const log = kit.emptyLog()
      kit.sayTo({ log }, to, kit.line('looks', { card: 'card:z#2' }), kit.line('looks'))
      return canFrom({ log })
    }
    expect(told(['0'])).to.equal(false)
    expect(told(['1'])).to.equal(false)
    expect(told([])).to.equal(true)
  })

  it('is which copy it is, where copies have numbers', () => {
    const before = { hands: { 0: ['x', 'a#2'], 1: ['b'] }, shown: ['a#1'] }
    expect(canFrom({ ...before, hands: { 0: ['x', 'a#1'], 1: ['b'] }, shown: ['a#2'] }, before)).to.equal(
      false,
    )
    const deck = { deck: ['y', 'z#2'], shown: ['z#1'] }
    const asked = (option: string) => {
      const pick = { of: 'card', options: [option], min: 1, max: 1 }
      return canFrom({ ...deck, asks: [ask(2, '0', { pick })], lastAsk: 2 }, deck)
    }
    expect(asked('z#2'), 'it lies in the deck').to.equal(false)
    expect(asked('z#1'), 'it lies open').to.equal(true)
  })

  it('is a hidden card with another one like it in sight, as far as anybody can tell', () => {
    const alike = { shown: ['b'], hands: { 0: ['x', 'a'], 1: ['b', 'a'] } }
    const told = (card: string, said: unknown[] = []) => {
      const log = kit.emptyLog()
      kit.sayTo({ log }, ['0'], kit.line('looks', { card }), null)
      return canFrom({ ...alike, log }, alike, said)
    }
    expect(told('card:b'), 'in the hand of the other').to.equal(false)
    expect(told('card:a', ['a']), 'named by the mover').to.equal(true)
    expect(told('card:s'), 'nowhere').to.equal(true)
  })

  it('is not looked at where others were asked, or where the game does not name its pieces', () => {
    const both = [ask(1), ask(2, '1')]
    expect(canFrom({ asks: [ask(2, '1')], lastAsk: 2 }, { asks: both, lastAsk: 2 })).to.equal(true)
    expect(canFrom({ asks: [], lastAsk: 2 }, { asks: both, lastAsk: 2 })).to.equal(false)
    expect(canFrom({ asks: [ask(1), ask(3, '1')], lastAsk: 3 })).to.equal(false)
    expect(canFrom({ lastAsk: 2 }), 'asked and answered in between').to.equal(false)
    const secret = [ask(1), ask(2, '1', { blind: 'secret' })]
    expect(canFrom({ asks: secret, lastAsk: 2 }, { asks: secret, lastAsk: 2 })).to.equal(false)
    const unnamed = { ...module, pieces: undefined } as unknown as typeof module
    const made = { before: piles(), after: piles(), seat: '0', args: [1] }
    expect(kit.canTakeBack(unnamed, ['0', '1'], made)).to.equal(false)
    expect(kit.canTakeBack(module, ['0', '1'], { ...made, seat: '1' })).to.equal(false)
  })
})

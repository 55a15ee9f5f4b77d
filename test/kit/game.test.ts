import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { type ToyState, toy } from '../../games/toy/index.ts'
import { Client, engineOf, INVALID_MOVE, quietly } from '../support/bgio.ts'

const seeded = (seed = 'kit') => ({ ...toy.createGame(), seed })
const engine = engineOf(seeded())
const start = (players = 3, options: object = { rounds: 1 }) => engine.start(players, options)
type Match = ReturnType<typeof start>

/** Makes the first legal move of this name, or whose arguments begin with `args`. */
function act(match: Match, seat: string, name: string): Match {
  const found = toy.legalMoves(toy.view(match.G, seat), seat).find(({ move }) => move === name)
  if (!found) throw new Error(`${seat} cannot ${name}`)
  const after = engine.move(match, seat, name, found.args)
  if (after === match) throw new Error(`${seat} ${name} refused`)
  return after
}
const all = (match: Match, name: string, seats: string[]) =>
  seats.reduce((m, seat) => act(m, seat, name), match)

/** Plays on with the first move there is (but no optional change) until the end. */
function playOut(match: Match): Match {
  while (!match.ctx.gameover) {
    const open = match.G.asks.find(({ required }) => required)!
    const [first] = toy
      .legalMoves(toy.view(match.G, open.seat), open.seat)
      .filter(({ move }) => move !== 'swap')
    match = engine.move(match, open.seat, first!.move, first!.args)
  }
  return match
}

describe('kit: boardgameOf', () => {
  it('refuses with the very constant of boardgame.io', () => {
    expect(kit.INVALID_MOVE).to.equal(INVALID_MOVE)
  })

  it('makes a fresh game each time, since boardgame.io writes into it', () => {
    expect(toy.createGame()).not.to.equal(toy.createGame())
    expect(toy.createGame().phases).not.to.equal(toy.createGame().phases)
  })

  it('lets everybody who is asked act, in the stage of the question', () => {
    const match = start()
    expect(match.ctx.phase).to.equal('choose')
    expect(match.ctx.activePlayers).to.deep.equal({ 0: 'answer', 1: 'answer', 2: 'answer' })
    const changed = act(match, '1', 'swap')
    expect(changed.ctx.activePlayers).to.deep.equal({ 0: 'answer', 1: 'choose', 2: 'answer' })
  })

  it('gives a seat with questions of several stages all their moves', () => {
    const match = start()
    expect(toy.legalMoves(toy.view(match.G, '0'), '0').map(({ move }) => move)).to.include.members([
      'choose',
      'swap',
    ])
    for (const order of [
      ['swap', 'choose'],
      ['choose', 'swap'],
    ]) {
      const after = order.reduce((m, name) => act(m, '0', name), match)
      expect(after.G.players['0']?.chosen).to.have.length(1)
    }
  })

  it('takes simultaneous answers in any order, with the same result', () => {
    const choices = (seats: string[]) => all(start(), 'choose', seats).G
    const { asks: _, ...rest } = choices(['0', '1', '2'])
    for (const seats of [
      ['2', '1', '0'],
      ['1', '2', '0'],
      ['0', '2', '1'],
    ]) {
      const { asks, ...other } = choices(seats)
      expect(other).to.deep.equal(rest)
      expect(asks.map(({ kind }) => kind)).to.deep.equal(['react', 'react', 'react'])
    }
  })

  it('follows the state into its phase, in the same move', () => {
    const match = all(start(), 'choose', ['0', '1', '2'])
    expect(match.G.phase).to.equal('reveal')
    expect(match.ctx.phase).to.equal('reveal')
    expect(match.ctx.activePlayers).to.deep.equal({ 0: 'react', 1: 'react', 2: 'react' })
  })

  it('says of phase, turn and players at every step what boardgame.io’s own events would make of them', () => {
    const byEvents = seeded()
    for (const [name, phase] of Object.entries(byEvents.phases!))
      phase.endIf = ({ G }) => (G.phase === name ? undefined : { next: G.phase })
    const slow = engineOf(byEvents)
    let [match, other] = [start(3, { rounds: 3 }), slow.start(3, { rounds: 3 })]
    const phases: unknown[] = []
    while (!match.ctx.gameover) {
      expect(match.ctx).to.deep.equal(other.ctx)
      expect(match.ctx.phase).to.equal(match.G.phase)
      phases.push(match.ctx.phase)
      const open = match.G.asks.find(({ required }) => required)!
      const [first] = toy.legalMoves(toy.view(match.G, open.seat), open.seat)
      // A match that was stored when events changed the phases goes on in the same way.
      const stored = JSON.parse(JSON.stringify(other)) as Match
      match = engine.move(match, open.seat, first!.move, first!.args)
      expect(engine.move(stored, open.seat, first!.move, first!.args).ctx).to.deep.equal(match.ctx)
      other = slow.move(other, open.seat, first!.move, first!.args)
    }
    expect(match.ctx).to.deep.equal(other.ctx)
    expect(phases.filter((phase, i) => phase !== phases[i - 1])).to.deep.equal(
      [1, 2, 3].flatMap(() => ['choose', 'reveal']),
    )
    expect(match.ctx).to.deep.include({ turn: 6, currentPlayer: '0', phase: null, gameover: match.G.outcome })
  })

  it('refuses a late click on a question that was asked again', () => {
    const match = all(start(), 'choose', ['0', '1', '2'])
    const holder = ['0', '1', '2'].find(seat =>
      match.G.players[seat]!.hand.some(card => card.startsWith('spark')),
    )
    if (!holder) throw new Error('choose a seed that deals a spark')
    const [passer] = ['0', '1', '2'].filter(seat => seat !== holder) as [string]
    const early = kit.asksOf(match.G, passer)[0]!
    const reopened = act(act(match, passer, 'pass'), holder, 'spark')
    expect(kit.asksOf(reopened.G, passer).map(({ kind }) => kind)).to.deep.equal(['react'])
    expect(engine.move(reopened, passer, 'pass', [early.id])).to.equal(reopened)
    expect(toy.refusal(toy.view(reopened.G, passer), passer, 'pass', [early.id])?.text.key).to.equal(
      'refusal.stale',
    )
  })

  it('ends the game with the outcome of the state, and nobody is asked any more', () => {
    const match = playOut(start())
    expect(match.ctx.gameover).to.deep.equal(match.G.outcome)
    expect(match.G.asks).to.deep.equal([])
    expect(engine.move(match, '0', 'pass', [1])).to.equal(match)
  })

  it('goes on in the same way from a copy of its JSON', () => {
    let straight = start(4, { rounds: 2, bonus: true })
    let restored = straight
    while (!straight.ctx.gameover) {
      const open = straight.G.asks.find(({ required }) => required)!
      const [first] = toy.legalMoves(toy.view(straight.G, open.seat), open.seat)
      straight = engine.move(straight, open.seat, first!.move, first!.args)
      const saved = JSON.parse(JSON.stringify(restored)) as Match
      restored = engineOf(seeded()).move(saved, open.seat, first!.move, first!.args)
      expect(JSON.stringify(restored.G)).to.equal(JSON.stringify(straight.G))
    }
    expect(restored.ctx.gameover).to.deep.equal(straight.ctx.gameover)
  })

  it('is not fooled by prototype names, foreign seats and raw events', () => {
    const match = start()
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
      for (const seat of ['0', 'constructor', '__proto__', '7', '']) {
        expect(engine.move(match, seat, name, []), `${seat} ${name}`).to.equal(match)
        expect(engine.move(match, seat, name, [1, 'x']), `${seat} ${name}`).to.equal(match)
      }
    }
  })

  it('checks options', () => {
    const { validateSetupData } = toy.createGame()
    expect(validateSetupData!({ rounds: 3 }, 2)).to.equal(undefined)
    const words = (data: unknown) => validateSetupData!(data as object, 2)
    expect(words({ rounds: 99 })).to.equal('The option “Rounds” (rounds) takes a whole number from 1 to 5.')
    expect(words({ handicap: 2 })).to.include('(handicap) takes a whole number from 0 to 1.')
    expect(words({ bonus: 1 })).to.include('(bonus) takes true or false.')
    expect(words({ deck: 'new' })).to.include('(deck) takes one of these: sparks and plain.')
    expect(words({ moons: 2 })).to.equal(
      'There is no option “moons”. There are: deck, rounds, bonus, bonusSize, handicap, and choice.',
    )
    expect(words(7)).to.match(/^Options are an object with some of these: deck, /)
    expect(() => start(2, { rounds: 99 })).to.throw()
  })

  it('offers its legal moves to boardgame.io’s bots', () => {
    const match = start()
    const offered = toy.createGame().ai!.enumerate(match.G, match.ctx, '0')
    const legal = toy.legalMoves(toy.view(match.G, '0'), '0')
    expect(offered).to.deep.equal(legal.map(({ move, args }) => ({ move, args })))
  })

  it('shows each client the view of its seat, and plays on boardgame.io’s own client', () => {
    const client = Client<ToyState>({ game: seeded(), numPlayers: 2, debug: false })
    for (const seat of ['1', '0']) {
      client.updatePlayerID(seat)
      const view = client.getState()!.G
      expect(view).to.deep.equal(toy.view(client.store.getState().G, seat))
      expect(view).not.to.have.any.keys('steps', 'lastAsk')
      const choice = toy.legalMoves(toy.view(view, seat), seat).find(({ move }) => move === 'choose')!
      client.moves.choose?.(...choice.args)
    }
    expect(client.getState()?.ctx).to.deep.include({
      phase: 'reveal',
      turn: 2,
      numMoves: 0,
      activePlayers: { 0: 'react', 1: 'react' },
    })
    const before = client.getState()?._stateID
    quietly(() => client.moves.choose?.(1, '1'))
    expect(client.getState()?._stateID).to.equal(before)
  })

  it('keeps every move long form: only on the server, secret, and never stale by number', () => {
    const { phases } = toy.createGame()
    const stages = Object.values(phases!).flatMap(({ turn }) => Object.values(turn!.stages!))
    const moves = stages.flatMap(({ moves: own }) => Object.values(own!))
    expect(moves).to.have.length.above(10)
    for (const move of moves) {
      expect(move).to.include({ client: false, redact: true, ignoreStaleStateID: true, undoable: false })
    }
  })
})

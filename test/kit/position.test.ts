import { expect } from 'chai'
import fc from 'fast-check'
import * as kit from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { Client, engineOf } from '../support/bgio.ts'
import { table } from '../support/table.ts'

const OPTIONS = { rounds: 1, deck: 'plain' }

/** A game of two after the first choice. */
function begun() {
  const t = table(toy, { seats: ['ada', 'bea'], options: OPTIONS })
  const [{ args }] = t.ada.legal.filter(({ move }) => move === 'choose') as [kit.LegalMove]
  t.ada.does('choose', args[1])
  return { t, position: kit.positionOf(toy, t.state, 2, OPTIONS) }
}
const read = (data: unknown) => kit.readPosition(toy, data)
const keyOf = (data: unknown) => {
  const found = read(data)
  return 'rule' in found ? found.text.key : 'a position'
}

describe('kit: positions', () => {
  it('are plain JSON, and stay what they were when the game goes on', () => {
    const { t, position } = begun()
    const json = JSON.stringify(position)
    const [{ args }] = t.bea.legal.filter(({ move }) => move === 'choose') as [kit.LegalMove]
    t.bea.does('choose', args[1])
    expect(JSON.stringify(position)).to.equal(json)
    expect(JSON.parse(json)).to.deep.equal(position)
    expect(position).to.include({ game: 'toy', rulesVersion: toy.meta.rulesVersion, players: 2 })
  })

  it('are played on from with boardgame.io’s own client, to the end', () => {
    const { position } = begun()
    const client = Client({ game: kit.gameFrom(toy, position), numPlayers: 2 })
    const G = () => client.store.getState().G as typeof position.state
    expect(G()).to.deep.equal(position.state)
    for (let moves = 0; !client.getState()!.ctx.gameover; moves++) {
      expect(moves).to.be.below(50)
      const { seat } = G().asks.find(({ required }) => required)!
      client.updatePlayerID(seat)
      const play = toy.anyMove(toy.view(G(), seat), seat, () => 0.5)!
      client.moves[play.move]!(...play.args)
    }
  })

  it('begin with the right seats active, in the right phase', () => {
    const { position } = begun()
    const { ctx } = engineOf(kit.gameFrom(toy, position)).start(2, {})
    expect(ctx.phase).to.equal('choose')
    expect(Object.keys(ctx.activePlayers!)).to.deep.equal(['0', '1'])
  })

  it('are read again, and do not share what they were read from', () => {
    const { position } = begun()
    const again = read(position) as kit.Position
    expect(again).to.deep.equal(position)
    expect(again.state).not.to.equal(position.state)
  })

  it('of an older version of the rules go on under those of today', () => {
    const { position } = begun()
    const newer = {
      ...toy,
      meta: { ...toy.meta, rulesVersion: 2 },
      migrate: (stored: kit.KitState) =>
        kit.migrate({ 1: kit.asItIs }, 2, stored) as typeof position.state | undefined,
    }
    const found = kit.readPosition(newer, { ...position, state: { ...position.state, rulesVersion: 1 } })
    expect(found).to.include({ rulesVersion: 2 }).and.to.have.nested.property('state.rulesVersion', 2)
  })

  it('are refused in words where they are of another game, of other rules, or of none', () => {
    const { position } = begun()
    expect(keyOf({ ...position, game: 'chess' })).to.equal('refusal.otherGame')
    expect(keyOf({ ...position, state: { ...position.state, rulesVersion: 99 } })).to.equal(
      'refusal.otherRules',
    )
    expect(keyOf({ ...position, options: { moons: 3 } })).to.equal('refusal.unknownOption')
    expect(keyOf({ ...position, players: 9 })).to.equal('refusal.noPosition')
    expect(keyOf({ ...position, more: 1 })).to.equal('refusal.noPosition')
    expect(keyOf({ ...position, state: { rulesVersion: 1 } })).to.equal('refusal.noPosition')
    expect(keyOf({ ...position, state: { ...position.state, asks: [] } })).to.equal('refusal.noPosition')
    expect(keyOf(null)).to.equal('refusal.noPosition')
  })

  it('never throw, whatever they are read from', () => {
    const { position } = begun()
    const names = Object.keys(position.state) as (keyof typeof position.state)[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        read({ ...position, state: { ...position.state, [name]: value } })
        read(value)
      }),
    )
  })
})
